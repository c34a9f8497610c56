package org.marienbad.ai.mcts.selection;

/**
 * The legal actions at one node of a search tree, as a {@link SelectionRule} sees them. They are numbered from 0 to
 * {@link #count} − 1, with payoffs scaled to [0, 1] and seen by the seat that moves there. Valid only while the rule is
 * asked.
 */
public interface Siblings {
    /** How many actions there are, at least 1. */
    int count();

    /** Visits of the action, those under way in other simulations included: n(a) in the papers. */
    int visits(int index);

    /**
     * How often the action could have been chosen: N, the visits of the node. With hidden information only those in which
     * the action was legal count (Cowling, Powley and Whitehouse 2012).
     */
    int opportunities(int index);

    /**
     * The value of the action: the mean payoff backed up, mixed with the backed-up estimate of implicit minimax, and
     * within the bounds proven. Of an action without visits it is the estimate, or 0.5, plus the first-play urgency.
     * The urgency is so large that such actions come first unless it has been set.
     */
    double value(int index);

    /** Whether the action is proven to be no better than another one that is not ruled out: it is not worth a visit. */
    boolean isRuledOut(int index);

    /** Prior probability of the action; all are equally likely if the search has no {@link Prior}. */
    double prior(int index);

    /** Simulations that went through the reference node and in which the seat played the action later; 0 if not kept. */
    int amafVisits(int index);

    /** Mean payoff of those simulations; not asked where there are none. */
    double amafMean(int index);

    /**
     * For a {@link MixedSelection}: the sum over the visits of the payoff above a tie (0.5), divided by the probability
     * of the action drawn. On average over the visits to the node, that is the payoff that the action would have
     * brought. Asked by no other rule.
     */
    double weightedPayoffs(int index);

    /** For a {@link MixedSelection}: the payoff of its own strategy in the same visits, estimated in the same way. */
    double playedPayoffs();

    /** Width of the range of the payoffs that the search has seen so far, from 0 (all were equal) to 1. */
    double payoffRange();
}
