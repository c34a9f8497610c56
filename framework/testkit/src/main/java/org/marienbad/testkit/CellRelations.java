package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Cells;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;

/** The relations of cells: neighbors, a part of check FEATURES, and symmetries, a part of check SYMMETRIES. */
final class CellRelations {
    private CellRelations() {}

    static void check(Cells cells) {
        requireNeighbors(cells);
        cells.cellSymmetries().forEach(symmetry -> requirePermutation(cells, symmetry));
    }

    private static void requireNeighbors(Cells cells) {
        int[][] neighbours = cells.neighbours();
        if (neighbours.length != 0 && neighbours.length != cells.cellCount()) {
            throw Violation.of("cells with neighbours", "0 or " + cells.cellCount(), neighbours.length);
        }
        for (int cell = 0; cell < neighbours.length; cell++) {
            int self = cell;
            int[] others = Arrays.stream(neighbours[cell])
                    .filter(other -> other != self && other >= 0 && other < cells.cellCount())
                    .distinct()
                    .toArray();
            if (!Arrays.equals(others, neighbours[cell])) {
                throw Violation.of(
                        "neighbours of cell " + cell, "different other cells", Arrays.toString(neighbours[cell]));
            }
        }
    }

    private static void requirePermutation(Cells cells, int[] symmetry) {
        int[] sorted = symmetry.clone();
        Arrays.sort(sorted);
        if (!Arrays.equals(sorted, IntStream.range(0, cells.cellCount()).toArray())) {
            throw Violation.of(
                    "symmetry of the cells",
                    "a permutation of " + cells.cellCount() + " cells",
                    Arrays.toString(symmetry));
        }
    }

    /** The symmetries' images of the cells of {@code state} must be the cells of its images. */
    static void requireImages(Sample sample, Cells cells, Symmetries symmetries, State state) {
        Set<List<Integer>> images = new HashSet<>();
        for (int symmetry = 0; symmetry < symmetries.symmetries(); symmetry++) {
            State image = sample.subject().start(0);
            symmetries.image(symmetry, state, image);
            images.add(read(cells, image));
        }
        List<Integer> read = read(cells, state);
        for (int[] symmetry : cells.cellSymmetries()) {
            List<Integer> permuted = new ArrayList<>(read);
            for (int cell = 0; cell < symmetry.length; cell++) {
                permuted.set(symmetry[cell], read.get(cell));
            }
            if (!images.contains(permuted)) {
                throw Violation.of("cells by symmetry " + Arrays.toString(symmetry), "one of " + images, permuted);
            }
        }
    }

    private static List<Integer> read(Cells cells, State state) {
        int[] out = new int[cells.cellCount()];
        cells.readCells(state, 0, out);
        return Arrays.stream(out).boxed().toList();
    }
}
