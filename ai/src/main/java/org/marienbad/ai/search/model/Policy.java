package org.marienbad.ai.search.model;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** How likely a model takes each action of a position to be the best. */
@FunctionalInterface
public interface Policy {
    /**
     * Writes a weight for each of the first {@code count} of {@code actions}, which are all the legal ones of {@code
     * state} in any order. Weights are finite, not negative, not all 0. Allocates nothing.
     */
    void weigh(State state, int[] actions, int count, double[] out);

    /** The policy for one thread that searches {@code game}; one with working memory returns a new instance. */
    default Policy forThread(Game game) {
        return this;
    }
}
