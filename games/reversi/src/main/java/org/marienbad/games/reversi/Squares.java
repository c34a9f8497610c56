package org.marienbad.games.reversi;

import java.util.ArrayList;
import java.util.List;

/** The symmetries of the square as sets of three steps, in this order; 0 is the identity. */
final class Squares {
    static final int MIRROR_COLUMNS = 1;
    static final int MIRROR_ROWS = 2;
    static final int TRANSPOSE = 4;
    /** How many there are. */
    static final int COUNT = 8;

    private Squares() {}

    /** By symmetry, the identity left out, where each cell goes. */
    static List<int[]> images(int size) {
        List<int[]> images = new ArrayList<>();
        for (int symmetry = 1; symmetry < COUNT; symmetry++) {
            int[] cells = new int[size * size];
            for (int cell = 0; cell < cells.length; cell++) {
                int column = (symmetry & MIRROR_COLUMNS) == 0 ? cell % size : size - 1 - cell % size;
                int row = (symmetry & MIRROR_ROWS) == 0 ? cell / size : size - 1 - cell / size;
                cells[cell] = (symmetry & TRANSPOSE) == 0 ? row * size + column : column * size + row;
            }
            images.add(cells);
        }
        return images;
    }

    /** By cell the cells around it. */
    static int[][] neighbours(int size) {
        int[][] neighbours = new int[size * size][];
        for (int cell = 0; cell < neighbours.length; cell++) {
            List<Integer> around = new ArrayList<>();
            for (int row = Math.max(0, cell / size - 1); row < Math.min(size, cell / size + 2); row++) {
                for (int column = Math.max(0, cell % size - 1); column < Math.min(size, cell % size + 2); column++) {
                    if (row * size + column != cell) {
                        around.add(row * size + column);
                    }
                }
            }
            neighbours[cell] = around.stream().mapToInt(Integer::intValue).toArray();
        }
        return neighbours;
    }
}
