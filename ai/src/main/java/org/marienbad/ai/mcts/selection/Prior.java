package org.marienbad.ai.mcts.selection;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** How likely each action of a position is to be the best, before any search: a policy, learned or written by hand. */
@FunctionalInterface
public interface Prior {
    /**
     * Writes a weight for each of the first {@code count} of {@code actions}, which are all the legal ones of {@code
     * state} in any order. Weights are finite, not negative, not all 0. The search divides them by their sum. Allocates
     * nothing.
     */
    void weigh(State state, int[] actions, int count, double[] out);

    /** The prior for one thread that searches {@code game}; one with working memory returns a new instance. */
    default Prior forThread(Game game) {
        return this;
    }
}
