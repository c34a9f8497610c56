package org.marienbad.learn.feature;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.learn.feature.TuplePlaces.Placed;

/**
 * An n-tuple network with fewer lookups and the same sums. The weight of a single cell is added to the table of a
 * longer tuple that has the cell. Single cells make learning faster, but cost a search as much as others.
 *
 * @param places those that are left
 * @param weights of which some are those of two tables
 */
public record FoldedTuples(TuplePlaces places, short[] weights) {
    /** A digit of the tuples that share a table, which begins where {@code tuple}'s does. */
    private record Digit(Placed tuple, int digit) {}

    /** @param weights in parts that are laid out alike, each {@code features.tableSize()} long; not changed */
    public static FoldedTuples of(TupleFeatures features, short[] weights) {
        short[] folded = weights.clone();
        Map<Integer, List<Placed>> tables = new LinkedHashMap<>();
        for (Placed place : features.places().placed()) {
            tables.computeIfAbsent(place.table(), table -> new ArrayList<>()).add(place);
        }
        Map<List<Integer>, List<Digit>> digits = digits(tables.values());
        List<Placed> left = new ArrayList<>();
        for (List<Placed> table : tables.values()) {
            Placed first = table.get(0);
            List<Digit> takers =
                    first.cells().length == 1 ? digits.getOrDefault(cells(table, 0), List.of()) : List.of();
            if (takers.stream().noneMatch(taker -> add(features, folded, first, taker))) {
                left.addAll(table);
            }
        }
        return new FoldedTuples(features.places().with(left), folded);
    }

    /** By cells the digits of longer tuples that stand for each of them once. */
    private static Map<List<Integer>, List<Digit>> digits(Iterable<List<Placed>> tables) {
        Map<List<Integer>, List<Digit>> digits = new HashMap<>();
        for (List<Placed> table : tables) {
            Placed tuple = table.get(0);
            for (int digit = 0; digit < tuple.cells().length && tuple.cells().length > 1; digit++) {
                digits.computeIfAbsent(cells(table, digit), cells -> new ArrayList<>())
                        .add(new Digit(tuple, digit));
            }
        }
        return digits;
    }

    /** Those of a digit in all places: a cell that two images of a tuple share is there twice, and equals no single one. */
    private static List<Integer> cells(List<Placed> table, int digit) {
        return table.stream().map(place -> place.cells()[digit]).sorted().toList();
    }

    /** Adds the weights of {@code single} to those of {@code taker}'s table, if there is room for all the sums. */
    private static boolean add(TupleFeatures features, short[] weights, Placed single, Digit taker) {
        Placed to = taker.tuple;
        int digit = taker.digit;
        int stride = 1;
        for (int i = 0; i < digit; i++) {
            stride *= features.places().states(to.cells()[i]);
        }
        int states = features.places().states(to.cells()[digit]);
        int entries = stride;
        for (int i = digit; i < to.cells().length; i++) {
            entries *= features.places().states(to.cells()[i]);
        }
        short[] sums = new short[entries * (weights.length / features.tableSize())];
        int next = 0;
        for (int part = 0; part < weights.length; part += features.tableSize()) {
            for (int entry = 0; entry < entries; entry++) {
                int sum = weights[part + to.table() + entry] + weights[part + single.table() + entry / stride % states];
                sums[next++] = (short) sum;
                if (sum != (short) sum) {
                    return false;
                }
            }
        }
        for (int part = 0, read = 0; part < weights.length; part += features.tableSize(), read += entries) {
            System.arraycopy(sums, read, weights, part + to.table(), entries);
        }
        return true;
    }
}
