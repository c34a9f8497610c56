package org.marienbad.ai.montecarlo;

/**
 * Which action gets the next playout: the strategy of a multi-armed bandit, whose arms are the actions of one position.
 * Built-in: {@link UniformAllocation}, {@link Ucb1Allocation}, {@link SequentialHalving}. One instance belongs to one
 * search and thread; it allocates nothing for a playout.
 */
public interface PlayoutAllocation {
    /** A total that is not limited. */
    long ENDLESS = Long.MAX_VALUE;

    /**
     * Spends {@code total} playouts by {@link Playouts#play}, or fewer where that returns false.
     *
     * @param playouts of a new position: nothing of the last one holds any more
     * @param total {@link #ENDLESS} to go on until the budget is used up
     */
    void spend(Playouts playouts, long total);

    /** The score by which it compares actions, for people who watch; NaN, as unless overridden, if it does not. */
    default double score(Playouts playouts, int index) {
        return Double.NaN;
    }

    /** The parts of the score, in the order of the formula that {@link #formula} names. */
    default double[] parts(Playouts playouts, int index) {
        return new double[] {playouts.mean(index), playouts.visits(index)};
    }

    /** The key of the formula of the score in words. */
    default String formula() {
        return "turn";
    }

    /** How much the allocation itself thinks of an action; of those with most, the one with the best mean is played. */
    default double rank(Playouts playouts, int index) {
        return 0;
    }
}
