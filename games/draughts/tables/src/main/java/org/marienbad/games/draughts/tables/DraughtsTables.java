package org.marienbad.games.draughts.tables;

import org.marienbad.games.draughts.DraughtsBits;
import org.marienbad.games.draughts.DraughtsState;

/**
 * The worth of every position with up to so many pieces to the seat to move. It is won, lost or drawn, with the plies
 * to the end if the winner hurries and the loser delays. Infinite play is a draw. Positions are those of {@link
 * Material}.
 */
final class DraughtsTables {
    /** A draw. Wins in n plies are n + 1, losses −n − 1. */
    static final int DRAW = 0;

    /** More than any distance. */
    private static final int WORTH = 1 << 14;

    private final short[][] tables = new short[Material.codes()][];
    /** Grows as tables are computed, which other threads may read meanwhile. */
    private volatile int most = 1;

    /** All positions with so many pieces are known. */
    int most() {
        return most;
    }

    /** All positions with {@code pieces} pieces are known from now on, as those of fewer were before. */
    void complete(int pieces) {
        most = pieces;
    }

    /** The values of all positions of {@code material} by number, which a builder fills. */
    short[] table(Material material) {
        int code = material.code();
        if (tables[code] == null) {
            tables[code] = new short[material.size()];
        }
        return tables[code];
    }

    long bytes() {
        long bytes = 0;
        for (short[] table : tables) {
            bytes += table == null ? 0 : 2L * table.length;
        }
        return bytes;
    }

    static int plies(int value) {
        return Math.abs(value) - 1;
    }

    /** The value for the seat that moves {@code plies} plies earlier, and then the other one. */
    static int before(int value, int plies) {
        return value > 0 ? -value - plies : value < 0 ? -value + plies : DRAW;
    }

    /** The same if the same seat moves on after {@code plies} plies. */
    static int beforeJump(int value) {
        return value > 0 ? value + 1 : value < 0 ? value - 1 : DRAW;
    }

    /** Whether {@code one} is better than {@code other}: a win soon, a win, a draw, a loss late, a loss. */
    static boolean isBetter(int one, int other) {
        return worth(one) > worth(other);
    }

    private static int worth(int value) {
        return value > 0 ? WORTH - value : value < 0 ? -WORTH - value : 0;
    }

    /** At the beginning of a turn. {@code own} moves down the board, and may have no pieces. */
    int value(long own, long other, long kings) {
        if (own == 0) {
            return -1;
        }
        Material material = Material.of(own, other, kings);
        return tables[material.code()][material.index(own, other, kings)];
    }

    /**
     * The worth of the best capture; of captures of {@code jumper} alone if it is not 0. {@code Integer.MIN_VALUE} if
     * there is none.
     */
    int bestCapture(long own, long other, long kings, long jumper) {
        int best = Integer.MIN_VALUE;
        long from = jumper == 0 ? own : jumper;
        for (int direction = 0; direction < DraughtsBits.DIRECTIONS; direction++) {
            long jumps = DraughtsBits.jumps(own, other, kings, 0, direction) & from;
            for (; jumps != 0; jumps &= jumps - 1) {
                int value = valueOfJump(own, other, kings, jumps & -jumps, direction);
                best = best == Integer.MIN_VALUE || isBetter(value, best) ? value : best;
            }
        }
        return best;
    }

    private int valueOfJump(long own, long other, long kings, long from, int direction) {
        long over = DraughtsBits.shift(from, direction);
        long to = DraughtsBits.shift(over, direction);
        long ownNow = own ^ from ^ to;
        long otherNow = other ^ over;
        boolean isKing = (kings & from) != 0;
        boolean crowned = !isKing && (to & DraughtsBits.crowning(0)) != 0;
        long kingsNow = kings & ~over & ~from | (isKing || crowned ? to : 0);
        if (!crowned && (to & DraughtsBits.jumpers(ownNow, otherNow, kingsNow, 0)) != 0) {
            return beforeJump(bestCapture(ownNow, otherNow, kingsNow, to));
        }
        return before(valueTurned(ownNow, otherNow, kingsNow), 1);
    }

    /** For the seat to move in {@code before}, if it plays {@code action}. */
    int valueOf(DraughtsState before, int action) {
        DraughtsState after = before.copy();
        after.apply(action);
        return after.jumper() == 0 ? before(value(after), 1) : beforeJump(value(after));
    }

    /** For the seat to move; its own past does not count. */
    int value(DraughtsState state) {
        int seat = state.side();
        long own = state.piecesOf(seat);
        long other = state.piecesOf(1 - seat);
        long kings = state.kings();
        long jumper = state.jumper();
        if (seat == 1) {
            own = TablePosition.turned(own);
            other = TablePosition.turned(other);
            kings = TablePosition.turned(kings);
            jumper = TablePosition.turned(jumper);
        }
        return jumper == 0 ? value(own, other, kings) : bestCapture(own, other, kings, jumper);
    }

    /** For the other seat, which is to move once {@code own} has moved. */
    int valueTurned(long own, long other, long kings) {
        return value(TablePosition.turned(other), TablePosition.turned(own), TablePosition.turned(kings));
    }
}
