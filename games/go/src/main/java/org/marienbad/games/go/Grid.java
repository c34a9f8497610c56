package org.marienbad.games.go;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.SquareBoard;

/** Which points of a square board are beside each other, and keys for hashing. */
final class Grid {
    private static final int[][] BESIDE = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    private static final int[][] DIAGONAL = {{-1, -1}, {-1, 1}, {1, -1}, {1, 1}};
    private static final int[][] AROUND = {{-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}};

    final int size;
    /** By point those beside it. */
    final int[][] beside;
    /** By point those diagonally beside it. */
    final int[][] diagonal;
    /** By point the eight around it, clockwise; −1 where there is none. */
    final int[][] around;
    /** All points, those of the first and of the last column, as bits. */
    final long[] all;

    final long[] firstColumn;
    final long[] lastColumn;
    /** By seat and point, what a stone there adds to the key of a board. */
    final long[][] keys;

    Grid(int size) {
        this.size = size;
        beside = SquareBoard.neighbours(size, BESIDE);
        diagonal = SquareBoard.neighbours(size, DIAGONAL);
        around = SquareBoard.at(size, AROUND);
        all = new long[words()];
        firstColumn = new long[words()];
        lastColumn = new long[words()];
        for (int point = 0; point < points(); point++) {
            all[point >> 6] |= 1L << point;
            firstColumn[point >> 6] |= point % size == 0 ? 1L << point : 0;
            lastColumn[point >> 6] |= point % size == size - 1 ? 1L << point : 0;
        }
        keys = new long[2][points()];
        for (int point = 0; point < points(); point++) {
            keys[0][point] = Seeds.split(0, "go", 2L * point);
            keys[1][point] = Seeds.split(0, "go", 2L * point + 1);
        }
    }

    int points() {
        return size * size;
    }

    /** How many words hold a bit for every point. */
    int words() {
        return (points() + Long.SIZE - 1) / Long.SIZE;
    }

    /** The points marked by dots on a real board: the middle, the corners' and, on large boards, the sides'. */
    List<Integer> stars() {
        if (size < 5) {
            return List.of();
        }
        int near = size < 13 ? 2 : 3;
        int middle = size / 2;
        Set<Integer> stars = new TreeSet<>();
        for (int row : new int[] {near, size - 1 - near}) {
            for (int column : new int[] {near, size - 1 - near}) {
                if (size > 6) {
                    stars.add(row * size + column);
                }
                if (size % 2 == 1 && size > 13) {
                    stars.add(row * size + middle);
                    stars.add(middle * size + column);
                }
            }
        }
        if (size % 2 == 1) {
            stars.add(middle * size + middle);
        }
        return List.copyOf(stars);
    }
}
