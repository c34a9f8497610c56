package org.marienbad.ai.mcts.selection;

/**
 * How an iteration selects at a decision that others make without seeing it, and where any action that is certain can
 * be exploited: it draws. The distribution changes from visit to visit; the average over the visits is the strategy to
 * play. One instance serves all threads, so it keeps nothing between two calls.
 *
 * <p>Lanctot, Wittlinger, Winands and Den Teuling (2013): Monte Carlo Tree Search for Simultaneous Move Games. Lisý,
 * Kovařík, Lanctot and Bošanský (2013): Convergence of Monte Carlo Tree Search in Simultaneous Move Games.
 */
public interface MixedSelection {
    /**
     * Writes the strategy of the next visit: the probabilities of the actions, which sum to 1. Allocates nothing, and with
     * equal siblings always writes the same.
     */
    void mix(Siblings siblings, double[] out);

    /**
     * The share of the visits, above 0 and at most 1, that draw from all actions alike. So every action is tried again
     * and again. They do not count in the average strategy.
     */
    double exploration();
}
