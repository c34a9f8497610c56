package org.marienbad.framework.game;

/** A position from a seat's point of view, for learned evaluators. */
public interface SeatViews {
    /**
     * Whether equal views by different seats mean equal prospects, for example because a seat sees own and other pieces
     * instead of white and black. One seat's experience then holds for all.
     */
    default boolean seatsAlike() {
        return false;
    }

    /**
     * Whether the view of {@code state}, which is not terminal, tells its worth. It need not within a turn of several
     * plies, with dice left to play; such positions are not learned from, and {@link #evaluator} looks beyond them.
     */
    default boolean isSettled(State state) {
        return true;
    }

    /**
     * The actor after the chance node {@code state}, if its outcome does not matter for that. The value −1 means
     * unknown; the caller then looks at an outcome.
     */
    default int moverAfterChance(State state) {
        return -1;
    }

    /** An evaluator of all positions by {@code settled}, which is asked for settled ones only. */
    default Evaluator evaluator(Evaluator settled) {
        return settled;
    }
}
