package org.marienbad.framework.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The cells of a square board, numbered row by row, for {@link Cells} and {@link Symmetries}. A symmetry is a set of three
 * steps, taken in their order; 0 is the identity.
 */
public final class SquareBoard {
    public static final int MIRROR_COLUMNS = 1;
    public static final int MIRROR_ROWS = 2;
    public static final int TRANSPOSE = 4;
    /** How many symmetries there are. */
    public static final int SYMMETRIES = 8;

    private SquareBoard() {}

    /** By symmetry, the identity left out, where each cell goes. */
    public static List<int[]> images(int size) {
        List<int[]> images = new ArrayList<>();
        for (int symmetry = 1; symmetry < SYMMETRIES; symmetry++) {
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

    /**
     * By cell and step the cell there, −1 where there is none.
     *
     * @param steps rows and columns away
     */
    public static int[][] at(int size, int[][] steps) {
        return IntStream.range(0, size * size)
                .mapToObj(cell -> Arrays.stream(steps)
                        .mapToInt(step -> at(size, cell / size + step[0], cell % size + step[1]))
                        .toArray())
                .toArray(int[][]::new);
    }

    private static int at(int size, int row, int column) {
        return row >= 0 && row < size && column >= 0 && column < size ? row * size + column : -1;
    }

    /** By cell those that are so many rows and columns away. */
    public static int[][] neighbours(int size, int[][] steps) {
        return Arrays.stream(at(size, steps))
                .map(cells -> Arrays.stream(cells).filter(cell -> cell >= 0).toArray())
                .toArray(int[][]::new);
    }
}
