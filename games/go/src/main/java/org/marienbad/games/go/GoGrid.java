package org.marienbad.games.go;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.marienbad.board.Board;
import org.marienbad.framework.game.Seeds;

/** Which points of a square board are beside each other, and keys for hashing. */
final class GoGrid {
    final int size;
    final List<int[]> symmetries;
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
    /** By seat and point, the part of a stone there in the key of a board. */
    final long[][] keys;

    GoGrid(int size) {
        this.size = size;
        Board board = Board.crossings(size, size);
        symmetries = board.symmetries();
        beside = existing(steps(board, Board.S, Board.W, Board.E, Board.N));
        diagonal = existing(steps(board, Board.SW, Board.SE, Board.NW, Board.NE));
        around = steps(board, Board.SW, Board.S, Board.SE, Board.E, Board.NE, Board.N, Board.NW, Board.W);
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

    private static int[][] steps(Board board, int... directions) {
        return IntStream.range(0, board.size())
                .mapToObj(point -> Arrays.stream(directions)
                        .map(direction -> board.step(point, direction))
                        .toArray())
                .toArray(int[][]::new);
    }

    private static int[][] existing(int[][] steps) {
        return Arrays.stream(steps)
                .map(around -> Arrays.stream(around).filter(point -> point >= 0).toArray())
                .toArray(int[][]::new);
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
