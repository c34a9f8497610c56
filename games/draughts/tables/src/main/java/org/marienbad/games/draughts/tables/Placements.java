package org.marienbad.games.draughts.tables;

import org.marienbad.games.draughts.DraughtsBits;

/** All ways to put a few equal pieces on squares in a row, numbered in colexicographic order. */
final class Placements {
    static final int MOST = 4;

    private static final int[][] BINOMIALS = binomials();
    /** By number of pieces: kings stand anywhere, men of the seat to move not in the last row, others not in the first. */
    private static final long[][] ANYWHERE = lists(0, 32);

    private static final long[][] OWN_MEN = lists(0, 28);
    private static final long[][] OTHER_MEN = lists(4, 32);

    private Placements() {}

    private static int[][] binomials() {
        int[][] table = new int[33][MOST + 1];
        for (int n = 0; n <= 32; n++) {
            table[n][0] = 1;
            for (int k = 1; k <= MOST && n > 0; k++) {
                table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            }
        }
        return table;
    }

    private static long[][] lists(int first, int end) {
        long[][] lists = new long[MOST + 1][];
        for (int pieces = 0; pieces <= MOST; pieces++) {
            lists[pieces] = new long[BINOMIALS[end - first][pieces]];
            fill(lists[pieces], pieces, first, end, 0, first);
        }
        return lists;
    }

    /** Adds {@code pieces} more pieces on squares below {@code end} to {@code above}. */
    private static void fill(long[] list, int pieces, int first, int end, long above, int lowest) {
        if (pieces == 0) {
            list[rank(above, lowest)] = above;
            return;
        }
        for (int square = first; square < end; square++) {
            fill(list, pieces - 1, first, square, above | DraughtsBits.bit(square), lowest);
        }
    }

    static int rank(long pieces, int first) {
        int rank = 0;
        int count = 0;
        for (long left = pieces; left != 0; left &= left - 1) {
            rank += BINOMIALS[DraughtsBits.index(left) - first][++count];
        }
        return rank;
    }

    static long[] kings(int pieces) {
        return ANYWHERE[pieces];
    }

    static long[] ownMen(int pieces) {
        return OWN_MEN[pieces];
    }

    static long[] otherMen(int pieces) {
        return OTHER_MEN[pieces];
    }
}
