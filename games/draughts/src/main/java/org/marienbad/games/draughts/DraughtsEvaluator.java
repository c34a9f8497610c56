package org.marienbad.games.draughts;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/**
 * Estimates by pieces and where they stand (A. Samuel, Some Studies in Machine Learning Using the Game of Checkers, 1959),
 * never where a capture is due. Values are hundredths of a man.
 */
final class DraughtsEvaluator extends CaptureSearch implements Evaluator {
    private static final int MAN = 100;
    private static final int KING = 130;
    /** A seat that cannot move has lost. */
    private static final int LOSS = 5000;
    /** A lead of one man is half of a win. */
    private static final double SCALE = 100;

    private static final int ALL_PIECES = 24;
    private static final int FEW_PIECES = 8;

    /** The squares from which a guard keeps the other seat's men from the king row: 1 and 3, 30 and 32. */
    private static final long[] BRIDGES = {squares(1, 3), squares(30, 32)};

    private static final long[] HOME_ROWS = {squares(1, 2, 3, 4), squares(29, 30, 31, 32)};
    private static final long CENTRE = squares(10, 11, 14, 15, 18, 19, 22, 23);
    private static final long EDGES = squares(4, 5, 12, 13, 20, 21, 28, 29);
    /** The squares on which a single king holds out longest against two. */
    private static final long DOUBLE_CORNERS = squares(1, 5, 28, 32);

    private static final int BRIDGE = 10;
    private static final int HOME = 4;
    private static final int CENTRAL = 3;
    private static final int SIDE = -2;
    private static final int ADVANCE = 2;
    private static final int CENTRAL_KING = 6;
    private static final int REFUGE = 12;
    private static final int DISTANCE = 3;

    private final boolean places;

    /** @param places whether it counts the places of pieces, not only their kinds */
    DraughtsEvaluator(boolean places) {
        this.places = places;
    }

    private static long squares(int... numbers) {
        long squares = 0;
        for (int number : numbers) {
            squares |= DraughtsBits.bit(number - 1);
        }
        return squares;
    }

    @Override
    public void evaluate(State state, double[] out) {
        DraughtsState position = (DraughtsState) state;
        int seat = position.side();
        double lead = value(position) / SCALE;
        double value = lead / (1 + Math.abs(lead));
        out[seat] = value;
        out[1 - seat] = 0 - value;
    }

    @Override
    double quiet(long own, long other, long kings, int seat) {
        return estimate(own, other, kings, seat);
    }

    @Override
    double loss() {
        return -LOSS;
    }

    private int estimate(long own, long other, long kings, int seat) {
        int ownKings = Long.bitCount(own & kings);
        int otherKings = Long.bitCount(other & kings);
        int ownMen = Long.bitCount(own) - ownKings;
        int otherMen = Long.bitCount(other) - otherKings;
        int lead = MAN * (ownMen - otherMen) + KING * (ownKings - otherKings);
        if (!places) {
            return lead;
        }
        int pieces = ownMen + ownKings + otherMen + otherKings;
        // Who is ahead gains by every exchange.
        lead += lead * (ALL_PIECES - pieces) / (2 * ALL_PIECES);
        lead += standing(own, other, kings, seat) - standing(other, own, kings, 1 - seat);
        if (pieces <= FEW_PIECES && ownKings > 0 && otherKings > 0) {
            lead += hunt(own, other, kings, lead);
        }
        return lead;
    }

    private static int standing(long own, long other, long kings, int seat) {
        long men = own & ~kings;
        int value = CENTRAL * Long.bitCount(men & CENTRE) + SIDE * Long.bitCount(men & EDGES);
        value += CENTRAL_KING * Long.bitCount(own & kings & CENTRE);
        if ((other & ~kings) != 0) {
            value += HOME * Long.bitCount(men & HOME_ROWS[seat]);
            value += (men & BRIDGES[seat]) == BRIDGES[seat] ? BRIDGE : 0;
        }
        return value + ADVANCE * advance(men, seat);
    }

    /** The rows that all men together have gone. */
    private static int advance(long men, int seat) {
        int rows = 0;
        for (long left = men; left != 0; left &= left - 1) {
            int row = Squares.row(DraughtsBits.index(left));
            rows += seat == DraughtsState.BLACK ? row : Squares.ROWS - 1 - row;
        }
        return rows;
    }

    /** The side ahead should go near, the side behind into a double corner. */
    private static int hunt(long own, long other, long kings, int lead) {
        if (lead == 0) {
            return 0;
        }
        long strong = kings & (lead > 0 ? own : other);
        long weak = kings & (lead > 0 ? other : own);
        int value = -REFUGE * Long.bitCount(weak & DOUBLE_CORNERS);
        for (long left = strong; left != 0; left &= left - 1) {
            value -= DISTANCE * distance(DraughtsBits.index(left), weak);
        }
        return lead > 0 ? value : -value;
    }

    private static int distance(int square, long kings) {
        int least = Squares.ROWS;
        for (long left = kings; left != 0; left &= left - 1) {
            int king = DraughtsBits.index(left);
            int rows = Math.abs(Squares.row(king) - Squares.row(square));
            int columns = Math.abs(Squares.column(king) - Squares.column(square));
            least = Math.min(least, Math.max(rows, columns));
        }
        return least;
    }
}
