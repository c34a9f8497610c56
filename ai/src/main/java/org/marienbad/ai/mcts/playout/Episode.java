package org.marienbad.ai.mcts.playout;

/** The plies of one simulation, those in the tree included, from which a {@link PlayoutPolicy} learns. */
public interface Episode {
    /** Number of plies. */
    int length();

    /** Who acted at the ply: a seat, or less than 0 for chance. */
    int actor(int ply);

    int action(int ply);

    /** Payoff of a seat at the end, scaled to [0, 1]. */
    double payoff(int seat);
}
