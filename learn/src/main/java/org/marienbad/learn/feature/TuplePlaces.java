package org.marienbad.learn.feature;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The lookups of tuples of cells. The index of a tuple is that of its table plus, for each of its cells, the cell's
 * state times a stride. Immutable.
 */
public final class TuplePlaces {
    /** By place, longer tuples first, where its table begins. */
    private final int[] tables;
    /** By place, where its cells begin in those of all places, and its end. */
    private final int[] starts;

    private final int[] cells;
    private final int[] strides;
    private final int[] statesOfCells;
    /** By cell, where its places begin in those of all cells, and the end. */
    private final int[] startsOfCells;
    /** Places of cells, each with the part of every state of the cell in the index. */
    private final int[] placesOfCells;

    private final int[] stridesOfCells;

    TuplePlaces(CellView view, List<TupleDraw.Tuple> tuples) {
        this(IntStream.range(0, view.cellCount()).map(view::cellStates).toArray(), placed(tuples));
    }

    private TuplePlaces(int[] statesOfCells, List<Placed> placed) {
        this.statesOfCells = statesOfCells;
        tables = placed.stream().mapToInt(Placed::table).toArray();
        cells = placed.stream().flatMapToInt(place -> IntStream.of(place.cells)).toArray();
        strides = new int[cells.length];
        starts = new int[tables.length + 1];
        for (int place = 0; place < tables.length; place++) {
            starts[place + 1] = starts[place] + placed.get(place).cells.length;
            int stride = 1;
            for (int i = starts[place]; i < starts[place + 1]; i++) {
                strides[i] = stride;
                stride *= statesOfCells[cells[i]];
            }
        }
        startsOfCells = new int[statesOfCells.length + 1];
        for (int cell : cells) {
            startsOfCells[cell + 1]++;
        }
        for (int cell = 0; cell < statesOfCells.length; cell++) {
            startsOfCells[cell + 1] += startsOfCells[cell];
        }
        placesOfCells = new int[cells.length];
        stridesOfCells = new int[cells.length];
        int[] next = startsOfCells.clone();
        for (int place = 0; place < tables.length; place++) {
            for (int i = starts[place]; i < starts[place + 1]; i++) {
                int at = next[cells[i]]++;
                placesOfCells[at] = place;
                stridesOfCells[at] = strides[i];
            }
        }
    }

    /** A place of a tuple: where its table begins, and its cells. */
    record Placed(int table, int[] cells) {}

    private static List<Placed> placed(List<TupleDraw.Tuple> tuples) {
        List<Placed> placed = new ArrayList<>();
        int table = 0;
        for (TupleDraw.Tuple tuple : tuples) {
            for (int[] cells : tuple.places()) {
                placed.add(new Placed(table, cells));
            }
            table = Math.addExact(table, tuple.entries());
        }
        placed.sort(Comparator.comparingInt(place -> -place.cells.length));
        return placed;
    }

    List<Placed> placed() {
        return IntStream.range(0, tables.length)
                .mapToObj(
                        place -> new Placed(tables[place], Arrays.copyOfRange(cells, starts[place], starts[place + 1])))
                .toList();
    }

    /** The same with other places. */
    TuplePlaces with(List<Placed> others) {
        return new TuplePlaces(statesOfCells, others);
    }

    int states(int cell) {
        return statesOfCells[cell];
    }

    public int count() {
        return tables.length;
    }

    /** Writes the index of each place, to which {@code first} is added. */
    public void write(int[] states, int first, int[] out) {
        for (int place = 0; place < tables.length; place++) {
            out[place] = first + index(place, states);
        }
    }

    private int index(int place, int[] states) {
        int index = tables[place];
        int i = starts[place];
        int end = starts[place + 1];
        for (; i + 2 < end; i += 3) {
            index += states[cells[i]] * strides[i]
                    + states[cells[i + 1]] * strides[i + 1]
                    + states[cells[i + 2]] * strides[i + 2];
        }
        for (; i < end; i++) {
            index += states[cells[i]] * strides[i];
        }
        return index;
    }

    /** In how many places {@code cell} is. */
    public int placesOf(int cell) {
        return startsOfCells[cell + 1] - startsOfCells[cell];
    }

    /**
     * Changes the indices of the places of {@code cell}, whose state grows by {@code difference}.
     *
     * @param indices of all places, from {@code at} on
     */
    public void move(int cell, int difference, double[] indices, int at) {
        int end = startsOfCells[cell + 1];
        for (int i = startsOfCells[cell]; i < end; i++) {
            indices[at + placesOfCells[i]] += difference * stridesOfCells[i];
        }
    }

    /** As {@link #move(int, int, double[], int)}. Returns by how much that changes the sum of {@code weights} at the indices plus {@code first}. */
    public int move(int cell, int difference, double[] indices, int at, short[] weights, int first) {
        int change = 0;
        int end = startsOfCells[cell + 1];
        for (int i = startsOfCells[cell]; i < end; i++) {
            int place = at + placesOfCells[i];
            int before = first + (int) indices[place];
            int after = before + difference * stridesOfCells[i];
            change += weights[after] - weights[before];
            indices[place] = after - first;
        }
        return change;
    }
}
