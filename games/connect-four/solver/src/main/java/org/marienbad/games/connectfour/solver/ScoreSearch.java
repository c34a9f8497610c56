package org.marienbad.games.connectfour.solver;

import java.util.function.BooleanSupplier;
import org.marienbad.games.connectfour.ConnectFourGrid;

/**
 * Scores of positions by null-window alpha-beta with a transposition table (J. Tromp's Fhourstones; P. Pons, "Solving
 * Connect 4"). The score k of a position is the number of men that the winner has left when he wins, the winning one
 * counted. The winner hurries and the other one delays. It is negative if the seat to move loses, 0 for a draw.
 *
 * <p>A position is the discs of the seat to move and all discs. For one thread.
 */
final class ScoreSearch {
    /** Nodes between two questions whether to stop. */
    private static final int POLL = 1 << 12;
    /** Up to this ply, mirrored positions share an entry: later there are few left to share. */
    private static final int MIRRORED_PLIES = 14;

    /** The search was told to stop; what the table holds stays true. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private static final Stopped NOW = new Stopped();

        private Stopped() {
            super(null, null, false, false);
        }
    }

    private final ConnectFourGrid grid;
    private final int cells;
    private final int columns;
    private final long bottom;
    /** The cells of each column, the columns from the middle outwards. */
    private final long[] columnsByOrder;

    private final ScoreTable table;
    /** By ply and rank, the moves of the nodes on the path and how many threats each makes. */
    private final long[] moves;

    private final int[] threats;
    private BooleanSupplier stop = () -> false;
    private long nodes;

    ScoreSearch(ConnectFourGrid grid, ScoreTable table) {
        this.grid = grid;
        this.table = table;
        cells = grid.cellCount();
        columns = grid.columns();
        bottom = grid.bottom();
        columnsByOrder = new long[columns];
        for (int i = 0; i < columns; i++) {
            columnsByOrder[i] = grid.columnCells(order(columns, i));
        }
        moves = new long[cells * columns];
        threats = new int[cells * columns];
    }

    /** The {@code i}-th column from the middle outwards. */
    static int order(int columns, int i) {
        return (columns - 1) / 2 + (i % 2 == 0 ? -1 : 1) * ((i + 1) / 2);
    }

    /** Positions visited since it was made. */
    long nodes() {
        return nodes;
    }

    /** From now on, {@link Stopped} is thrown soon after {@code condition} becomes true. */
    void stopWhen(BooleanSupplier condition) {
        stop = condition;
    }

    /** Most that the seat to move can still score after {@code plies} discs. */
    int most(int plies) {
        return (cells + 1 - plies) / 2;
    }

    /** Whether the seat to move completes a line at once. */
    boolean winsAtOnce(long own, long all) {
        return (grid.completing(own) & grid.landings(all)) != 0;
    }

    /** The score, which is known to be from {@code low} to {@code high}; bounds close to 0 are tried first. */
    int score(long own, long all, int low, int high) {
        int least = low;
        int most = high;
        while (least < most) {
            int middle = least + (most - least) / 2;
            if (middle <= 0 && least / 2 < middle) {
                middle = least / 2;
            } else if (middle >= 0 && most / 2 > middle) {
                middle = most / 2;
            }
            if (exceeds(own, all, middle)) {
                least = middle + 1;
            } else {
                most = middle;
            }
        }
        return least;
    }

    /** Whether the score is more than {@code bound}. */
    boolean exceeds(long own, long all, int bound) {
        int plies = Long.bitCount(all);
        if (plies == cells) {
            return 0 > bound;
        }
        if (winsAtOnce(own, all)) {
            return most(plies) > bound;
        }
        return search(own, all, plies, bound, bound + 1) > bound;
    }

    /** A bound of the score outside of the window or the score in it; the seat to move cannot win at once. */
    private int search(long own, long all, int plies, int windowLow, int windowHigh) {
        if ((++nodes & POLL - 1) == 0 && stop.getAsBoolean()) {
            throw Stopped.NOW;
        }
        // 1. Moves after which the other seat does not win at once.
        long candidates = notLosing(own, all);
        if (candidates == 0) {
            return -((cells - plies) / 2);
        }
        if (plies >= cells - 2) {
            return 0;
        }
        // 2. No win is possible with the next disc of either seat.
        int low = Math.max(windowLow, -((cells - 2 - plies) / 2));
        if (low >= windowHigh) {
            return low;
        }
        int high = Math.min(windowHigh, (cells - 1 - plies) / 2);
        if (low >= high) {
            return high;
        }
        // 3. Transposition table.
        long key = key(own, all, plies);
        int entry = table.get(key);
        if (entry != 0) {
            int known = ScoreTable.score(entry);
            if (ScoreTable.isLower(entry)) {
                low = Math.max(low, known);
            } else {
                high = Math.min(high, known);
            }
            if (low >= high) {
                return known;
            }
        }
        // 4. Moves that make most threats first, of equal ones those in the middle.
        int first = plies * columns;
        int count = order(own, all, candidates, first);
        long other = own ^ all;
        for (int i = first; i < first + count; i++) {
            int score = -search(other, all | moves[i], plies + 1, -high, -low);
            if (score >= high) {
                table.put(key, score, true);
                return score;
            }
            low = Math.max(low, score);
        }
        table.put(key, low, false);
        return low;
    }

    private long notLosing(long own, long all) {
        long landings = grid.landings(all);
        long enemy = grid.completing(own ^ all) & ~all;
        long forced = landings & enemy;
        if (forced != 0) {
            landings = (forced & forced - 1) == 0 ? forced : 0;
        }
        return landings & ~(enemy >>> 1);
    }

    /** Unique for a position: a bit above each column's highest disc, and below it the discs of the seat to move. */
    private long key(long own, long all, int plies) {
        long key = own + all + bottom;
        if (plies > MIRRORED_PLIES) {
            return key;
        }
        long mirrored = grid.mirrored(own) + grid.mirrored(all) + bottom;
        return Math.min(key, mirrored);
    }

    private int order(long own, long all, long candidates, int first) {
        int count = 0;
        for (int i = 0; i < columns; i++) {
            long move = candidates & columnsByOrder[i];
            if (move != 0) {
                int made = Long.bitCount(grid.completing(own | move) & ~all);
                int place = first + count++;
                while (place > first && threats[place - 1] < made) {
                    threats[place] = threats[place - 1];
                    moves[place] = moves[place - 1];
                    place--;
                }
                threats[place] = made;
                moves[place] = move;
            }
        }
        return count;
    }
}
