package org.marienbad.games.testgames;

import java.util.ArrayList;
import java.util.List;

/** The symmetries of a square grid, the identity left out. Cells are numbered column times rows plus row. */
final class GridSymmetries {
    private static final int FLIP_COLUMNS = 1;
    private static final int FLIP_ROWS = 2;
    private static final int TRANSPOSE = 4;

    private final Grid grid;
    /** By symmetry, where each cell goes. */
    private final List<int[]> cells = new ArrayList<>();

    GridSymmetries(Grid grid) {
        this.grid = grid;
        for (int symmetry = 1; symmetry < 2 * TRANSPOSE; symmetry++) {
            cells.add(cells(symmetry));
        }
    }

    private int[] cells(int symmetry) {
        int[] images = new int[grid.cells()];
        for (int column = 0; column < grid.columns(); column++) {
            for (int row = 0; row < grid.rows(); row++) {
                int x = (symmetry & FLIP_COLUMNS) == 0 ? column : grid.columns() - 1 - column;
                int y = (symmetry & FLIP_ROWS) == 0 ? row : grid.rows() - 1 - row;
                images[column * grid.rows() + row] = (symmetry & TRANSPOSE) == 0 ? cell(x, y) : cell(y, x);
            }
        }
        return images;
    }

    private int cell(int column, int row) {
        return column * grid.rows() + row;
    }

    List<int[]> cells() {
        return cells;
    }

    /** The cell in the image. */
    int image(int symmetry, int cell) {
        return cells.get(symmetry)[cell];
    }

    /** The marks, as bits, in the image. */
    long image(int symmetry, long marks) {
        int[] images = cells.get(symmetry);
        long mirrored = 0;
        for (long rest = marks; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            int cell = images[cell(bit / (grid.rows() + 1), bit % (grid.rows() + 1))];
            mirrored |= 1L << grid.bit(cell / grid.rows(), cell % grid.rows());
        }
        return mirrored;
    }

    /** By cell the cells around it. */
    int[][] neighbours() {
        int[][] neighbours = new int[grid.cells()][];
        for (int cell = 0; cell < neighbours.length; cell++) {
            neighbours[cell] = around(cell / grid.rows(), cell % grid.rows());
        }
        return neighbours;
    }

    private int[] around(int column, int row) {
        List<Integer> around = new ArrayList<>();
        for (int x = Math.max(0, column - 1); x < Math.min(grid.columns(), column + 2); x++) {
            for (int y = Math.max(0, row - 1); y < Math.min(grid.rows(), row + 2); y++) {
                if (x != column || y != row) {
                    around.add(cell(x, y));
                }
            }
        }
        return around.stream().mapToInt(Integer::intValue).toArray();
    }
}
