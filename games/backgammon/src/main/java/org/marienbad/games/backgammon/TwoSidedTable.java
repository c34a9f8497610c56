package org.marienbad.games.backgammon;

import java.util.Arrays;
import java.util.Comparator;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * The exact chance to win of the seat on roll if both have up to so many men left, all at home. Both play perfectly for
 * the win. A man is always on its way off, so that positions follow in the order of the pips of both.
 */
public final class TwoSidedTable {
    /** With more men than these on a side the table would take minutes and gigabytes. */
    public static final int MOST_MEN = 8;

    private static final double OUTCOMES = 36;
    private static final int ROLLS = 21;

    private final HomeBoards boards;
    private final double[] chances;
    /** By board and then roll, where it leads. */
    private final int[][][] successors;

    /**
     * @param men most men of a side, up to {@link #MOST_MEN}
     * @param stop asked now and then
     * @throws CancellationException if it was stopped
     */
    public TwoSidedTable(int men, BooleanSupplier stop) {
        boards = new HomeBoards(men);
        int size = boards.size();
        chances = new double[size * size];
        successors = new int[size][][];
        for (int board = 1; board < size; board++) {
            successors[board] = successors(board);
        }
        int[][] byPips = boardsByPips();
        for (int sum = 1; sum <= 2 * (byPips.length - 1); sum++) {
            for (int own = Math.max(1, sum - byPips.length + 1); own <= Math.min(sum - 1, byPips.length - 1); own++) {
                if (stop.getAsBoolean()) {
                    throw new CancellationException();
                }
                for (int mover : byPips[own]) {
                    for (int other : byPips[sum - own]) {
                        chances[mover * size + other] = compute(mover, other);
                    }
                }
            }
        }
    }

    private int[][] successors(int board) {
        int[][] rolls = new int[ROLLS][];
        int roll = 0;
        for (int high = 1; high <= HomeBoards.FACES; high++) {
            for (int low = 1; low <= high; low++) {
                rolls[roll++] = boards.successors(board, high, low);
            }
        }
        return rolls;
    }

    private int[][] boardsByPips() {
        Integer[] order = new Integer[boards.size()];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, Comparator.comparingInt(boards::pips));
        int[][] byPips = new int[boards.pips(order[order.length - 1]) + 1][0];
        for (int board : order) {
            int pips = boards.pips(board);
            byPips[pips] = Arrays.copyOf(byPips[pips], byPips[pips].length + 1);
            byPips[pips][byPips[pips].length - 1] = board;
        }
        return byPips;
    }

    private double compute(int mover, int other) {
        double sum = 0;
        int roll = 0;
        for (int high = 1; high <= HomeBoards.FACES; high++) {
            for (int low = 1; low <= high; low++) {
                double best = 0;
                for (int next : successors[mover][roll]) {
                    best = Math.max(best, 1 - chance(other, next));
                }
                sum += (high == low ? 1 : 2) * best;
                roll++;
            }
        }
        return sum / OUTCOMES;
    }

    private double chance(int mover, int other) {
        // A player without men has won; the mover never does both.
        return other == 0 ? 0 : chances[mover * boards.size() + other];
    }

    /** The chance to win of the side that is about to roll; {@code mover[0]} of its men stand on point 1, and so on. */
    public double winChance(int[] mover, int[] other) {
        int own = boards.number(mover);
        return own == 0 ? 1 : chance(own, boards.number(other));
    }

    /** The memory of a table for so many men. */
    public static long bytes(int men) {
        long boards = HomeBoards.count(men);
        return Double.BYTES * boards * boards;
    }

    public int positions() {
        return chances.length;
    }
}
