package org.marienbad.games.go;

import java.util.Arrays;

/**
 * The owners of points, as J. Tromp and B. Taylor count: the stones, and the empty regions that touch stones of one
 * seat only. Has room to work in, so it belongs to one thread.
 */
final class Area {
    /** The region touches both seats, or none. */
    static final int NOBODY = -1;

    private static final int UNKNOWN = -2;

    private final int[][] beside;
    /** By point the seat that holds it, or {@link #NOBODY}. */
    private final int[] holder;

    private final int[] region;
    private final int[] points = new int[2];

    Area(GoGrid grid) {
        beside = grid.beside;
        holder = new int[grid.points()];
        region = new int[grid.points()];
    }

    Area count(GoBoard board) {
        Arrays.fill(points, 0);
        for (int point = 0; point < holder.length; point++) {
            holder[point] = board.owner(point) == GoBoard.EMPTY ? UNKNOWN : board.owner(point);
            if (holder[point] >= 0) {
                points[holder[point]]++;
            }
        }
        for (int point = 0; point < holder.length; point++) {
            if (holder[point] == UNKNOWN) {
                fill(board, point);
            }
        }
        return this;
    }

    /** Gives the empty region of {@code first} to whom it belongs. */
    private void fill(GoBoard board, int first) {
        int size = 1;
        int touched = 0;
        region[0] = first;
        holder[first] = NOBODY;
        for (int i = 0; i < size; i++) {
            for (int other : beside[region[i]]) {
                int owner = board.owner(other);
                if (owner != GoBoard.EMPTY) {
                    touched |= 1 << owner;
                } else if (holder[other] == UNKNOWN) {
                    holder[other] = NOBODY;
                    region[size++] = other;
                }
            }
        }
        if (touched == 1 || touched == 2) {
            int seat = touched - 1;
            points[seat] += size;
            for (int i = 0; i < size; i++) {
                holder[region[i]] = seat;
            }
        }
    }

    int points(int seat) {
        return points[seat];
    }

    int holder(int point) {
        return holder[point];
    }
}
