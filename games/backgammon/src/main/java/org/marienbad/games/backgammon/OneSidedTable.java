package org.marienbad.games.backgammon;

import java.util.Arrays;
import java.util.Comparator;

/**
 * How many rolls it takes to bear off up to fifteen men from a home, if each play leaves the fewest rolls on average. Exact,
 * but it looks at one side only: a seat that is behind may do better by taking risks.
 */
public final class OneSidedTable {
    private static final int MEN = 15;
    private static final double OUTCOMES = 36;

    private final HomeBoards boards = new HomeBoards(MEN);
    private final double[] means = new double[boards.size()];
    /** By board, the probabilities to be done after exactly 0, 1, … rolls. */
    private final float[][] chances = new float[boards.size()][];

    private OneSidedTable() {
        chances[0] = new float[] {1};
        Integer[] order = new Integer[boards.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        Arrays.sort(order, Comparator.comparingInt(boards::pips));
        for (int i = 1; i < order.length; i++) {
            compute(order[i]);
        }
    }

    private static final class Computed {
        static final OneSidedTable TABLE = new OneSidedTable();
    }

    /** The table, computed when it is asked for first, within about a second. */
    public static OneSidedTable table() {
        return Computed.TABLE;
    }

    private void compute(int board) {
        int[] best = new int[HomeBoards.FACES * HomeBoards.FACES];
        int rolls = 0;
        int longest = 0;
        double mean = 0;
        for (int high = 1; high <= HomeBoards.FACES; high++) {
            for (int low = 1; low <= high; low++) {
                int quickest = quickest(boards.successors(board, high, low));
                for (int weight = high == low ? 1 : 2; weight > 0; weight--) {
                    best[rolls++] = quickest;
                    mean += means[quickest];
                }
                longest = Math.max(longest, chances[quickest].length);
            }
        }
        means[board] = 1 + mean / OUTCOMES;
        float[] mixed = new float[longest + 1];
        for (int next : best) {
            for (int n = 0; n < chances[next].length; n++) {
                mixed[n + 1] += (float) (chances[next][n] / OUTCOMES);
            }
        }
        chances[board] = mixed;
    }

    private int quickest(int... successors) {
        int best = successors[0];
        for (int next : successors) {
            best = means[next] < means[best] ? next : best;
        }
        return best;
    }

    /** The number of a board in this table; {@code men[0]} men stand on point 1, and so on. */
    public int number(int... men) {
        return boards.number(men);
    }

    /** How many rolls the board of this number takes on average. */
    public double rolls(int number) {
        return means[number];
    }

    /** The chance that the seat with board {@code mover}, about to roll, is done before the one with {@code other}. */
    public double winChance(int mover, int other) {
        double win = 0;
        double otherStillOn = 1;
        float[] own = chances[mover];
        float[] theirs = chances[other];
        for (int n = 0; n < own.length; n++) {
            // The mover is done with its n-th roll; the other one has rolled n − 1 times then.
            otherStillOn -= n > 0 && n - 1 < theirs.length ? theirs[n - 1] : 0;
            win += own[n] * otherStillOn;
        }
        return Math.max(0, Math.min(1, win));
    }
}
