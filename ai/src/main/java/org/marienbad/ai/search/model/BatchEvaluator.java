package org.marienbad.ai.search.model;

import org.marienbad.framework.game.State;

/**
 * Evaluates many leaves at once, values and policy together: the seam for learned models, whose cost per position falls
 * with the size of the batch.
 */
public interface BatchEvaluator {
    /** Most leaves of a batch, 1 to 1024. Fewer are evaluated at the end of a search, or where leaves have known payoffs. */
    int batchSize();

    /**
     * Evaluates the first {@code count} of {@code leaves}, in none of which the game is over.
     *
     * @param payoffs to write: by leaf and seat the expected payoff, within the game's payoff range
     * @param priors to write: by leaf the weights of its legal actions in ascending order, finite and not negative; all
     *     0 for equally likely ones. Nothing is to be written where chance decides
     */
    void evaluate(State[] leaves, int count, double[][] payoffs, double[][] priors);
}
