package org.marienbad.framework.game;

/** What learned evaluators see of a position with the eyes of a seat. */
public interface SeatViews {
    /**
     * Whether equal views by different seats mean equal prospects, as where a seat sees its own pieces and those of others
     * rather than white and black ones: what is learned for one seat then holds for all.
     */
    default boolean seatsAlike() {
        return false;
    }

    /**
     * Whether what is seen of {@code state}, which is not terminal, tells its worth. It need not within a turn of several
     * plies, with dice left to play; such positions are not learned from, and {@link #evaluator} looks beyond them.
     */
    default boolean isSettled(State state) {
        return true;
    }

    /**
     * Who is to move next where {@code state} is a chance node, if its outcome does not matter for that; −1 if that is not known, and
     * is found out by looking at an outcome.
     */
    default int moverAfterChance(State state) {
        return -1;
    }

    /** An evaluator of all positions by {@code settled}, which is asked for settled ones only. */
    default Evaluator evaluator(Evaluator settled) {
        return settled;
    }
}
