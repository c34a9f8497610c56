package org.marienbad.games.draughts;

/**
 * Plays captures out, each seat choosing among its own, and judges what is then quiet (quiescence search; captures are
 * compulsory, so nobody may stand pat).
 */
abstract class CaptureSearch {
    /**
     * The payoff that {@code seat}, which is to move, cannot capture and can move, may expect; the other may expect the
     * opposite.
     */
    abstract double quiet(long own, long other, long kings, int seat);

    /** The payoff of a seat that cannot move: the least value there is. */
    abstract double loss();

    /** The payoff that the seat to move may expect. */
    final double value(DraughtsState position) {
        int seat = position.side();
        return value(position.piecesOf(seat), position.piecesOf(1 - seat), position.kings(), seat, position.jumper());
    }

    /** {@code jumper} is the piece that must jump on, 0 at the start of a turn. */
    private double value(long own, long other, long kings, int seat, long jumper) {
        long from = jumper == 0 ? own : jumper;
        double best = Double.NEGATIVE_INFINITY;
        for (int direction = 0; direction < DraughtsBits.DIRECTIONS; direction++) {
            long jumps = DraughtsBits.jumps(own, other, kings, seat, direction) & from;
            for (; jumps != 0; jumps &= jumps - 1) {
                best = Math.max(best, valueOfJump(own, other, kings, seat, jumps & -jumps, direction));
            }
        }
        if (best > Double.NEGATIVE_INFINITY) {
            return best;
        }
        return DraughtsBits.canStep(own, other, kings, seat) ? quiet(own, other, kings, seat) : loss();
    }

    private double valueOfJump(long own, long other, long kings, int seat, long from, int direction) {
        long over = DraughtsBits.shift(from, direction);
        long to = DraughtsBits.shift(over, direction);
        long ownNow = own ^ from ^ to;
        long otherNow = other ^ over;
        boolean isKing = (kings & from) != 0;
        boolean crowned = !isKing && (to & DraughtsBits.crowning(seat)) != 0;
        long kingsNow = kings & ~over & ~from | (isKing || crowned ? to : 0);
        if (!crowned && (to & DraughtsBits.jumpers(ownNow, otherNow, kingsNow, seat)) != 0) {
            return value(ownNow, otherNow, kingsNow, seat, to);
        }
        return 0 - value(otherNow, ownNow, kingsNow, 1 - seat, 0);
    }
}
