package org.marienbad.games.backgammon;

import java.util.Arrays;

/**
 * All distributions of up to so many men over the six points of a home, numbered from 0, all borne off. It also has the
 * results of the 21 rolls, if nobody is in the way. For one thread.
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

    /** The boards found after the present roll, and by board at which roll it was met last. */
    private int[] found = new int[64];

    private int count;
    private final int[] metAt;
    private int roll;

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
        metAt = new int[boards.length];
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
        count = 0;
        roll++;
        if (high == low) {
            addAfterEqual(boards[number], high, 4, FACES);
        } else {
            addAfterTwo(boards[number], high, low);
            addAfterTwo(boards[number], low, high);
        }
        return Arrays.copyOf(found, count);
    }

    /** The farthest men first: the order does not matter. */
    private void addAfterEqual(int board, int die, int times, int farthest) {
        if (times == 0 || board == 0) {
            add(board);
            return;
        }
        for (int point = farthest; point > 0; point--) {
            int next = step(board, point, die);
            if (next >= 0) {
                addAfterEqual(next, die, times - 1, point);
            }
        }
    }

    private void addAfterTwo(int board, int first, int second) {
        for (int point = 1; point <= POINTS; point++) {
            int once = step(board, point, first);
            if (once == 0) {
                add(once);
            }
            for (int other = 1; other <= POINTS && once > 0; other++) {
                int twice = step(once, other, second);
                if (twice >= 0) {
                    add(twice);
                }
            }
        }
    }

    private void add(int board) {
        int number = numberOf(board);
        if (metAt[number] != roll) {
            metAt[number] = roll;
            if (count == found.length) {
                found = Arrays.copyOf(found, 2 * count);
            }
            found[count++] = number;
        }
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
