package org.marienbad.games.backgammon;

import java.util.Arrays;

/**
 * All ways in which up to so many men stand on the six points of a home, numbered from 0, all borne off, on; and where the
 * 21 rolls lead, if nobody is in the way.
 */
final class HomeBoards {
    static final int POINTS = 6;
    static final int FACES = 6;
    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;

    private final int[][] choose;
    private final int[] boards;
    /** By number, how many pips its men have to go. */
    private final int[] pips;

    HomeBoards(int men) {
        choose = new int[men + POINTS + 1][POINTS + 1];
        for (int n = 0; n < choose.length; n++) {
            choose[n][0] = 1;
            for (int k = 1; k <= Math.min(n, POINTS); k++) {
                choose[n][k] = choose[n - 1][k - 1] + (k < n ? choose[n - 1][k] : 0);
            }
        }
        boards = new int[choose[men + POINTS][POINTS]];
        pips = new int[boards.length];
        fill(0, 0, men);
    }

    private void fill(int board, int point, int left) {
        if (point == POINTS) {
            int number = numberOf(board);
            boards[number] = board;
            for (int p = 0; p < POINTS; p++) {
                pips[number] += (p + 1) * men(board, p);
            }
            return;
        }
        for (int men = 0; men <= left; men++) {
            fill(board | men << BITS * point, point + 1, left - men);
        }
    }

    private static int men(int board, int point) {
        return board >>> BITS * point & MASK;
    }

    /** How many boards there are with up to so many men. */
    static long count(int men) {
        long count = 1;
        for (int i = 1; i <= POINTS; i++) {
            count = count * (men + i) / i;
        }
        return count;
    }

    int size() {
        return boards.length;
    }

    int pips(int number) {
        return pips[number];
    }

    /** The number of the board with {@code men[0]} men on point 1, and so on. */
    int number(int... men) {
        int board = 0;
        for (int point = 0; point < POINTS; point++) {
            board |= men[point] << BITS * point;
        }
        return numberOf(board);
    }

    /** Ranks by the combinatorial number system: the men up to each point and the points before it choose the places. */
    private int numberOf(int board) {
        int number = 0;
        int before = 0;
        for (int point = 0; point < POINTS; point++) {
            before += men(board, point);
            number += choose[before + point][point + 1];
        }
        return number;
    }

    /** The different boards to which {@code number} may lead by a roll, by number; equal faces are played four times. */
    int[] successors(int number, int high, int low) {
        int[] found = new int[0];
        if (high == low) {
            return afterEqual(boards[number], high, 4, FACES, found);
        }
        found = afterTwo(boards[number], high, low, found);
        return afterTwo(boards[number], low, high, found);
    }

    private int[] afterEqual(int board, int die, int times, int highest, int... found) {
        if (times == 0 || board == 0) {
            return with(found, board);
        }
        int[] all = found;
        for (int point = highest; point > 0; point--) {
            int next = step(board, point, die);
            if (next >= 0) {
                all = afterEqual(next, die, times - 1, point, all);
            }
        }
        return all;
    }

    private int[] afterTwo(int board, int first, int second, int... found) {
        int[] all = found;
        for (int point = 1; point <= POINTS; point++) {
            int once = step(board, point, first);
            for (int other = 1; other <= POINTS && once > 0; other++) {
                int twice = step(once, other, second);
                all = twice >= 0 ? with(all, twice) : all;
            }
            all = once == 0 ? with(all, once) : all;
        }
        return all;
    }

    private int[] with(int[] found, int board) {
        int number = numberOf(board);
        if (Arrays.stream(found).anyMatch(known -> known == number)) {
            return found;
        }
        int[] more = Arrays.copyOf(found, found.length + 1);
        more[found.length] = number;
        return more;
    }

    /** The board after a man on {@code point} has gone {@code die} pips; −1 if it cannot. */
    private static int step(int board, int point, int die) {
        int place = BITS * (point - 1);
        boolean held = men(board, point - 1) > 0;
        boolean tooFar = point < die && board >>> place + BITS != 0;
        if (!held || tooFar) {
            return -1;
        }
        int less = board - (1 << place);
        return point > die ? less + (1 << BITS * (point - die - 1)) : less;
    }
}
