package org.marienbad.ai.mcts.finalmove;

import java.util.Comparator;

/**
 * Which action is played after the search (Chaslot, Winands, van den Herik, Uiterwijk and Bouzy 2008: Progressive
 * Strategies for Monte-Carlo Tree Search). Proofs come first: the search asks only about actions of which none is
 * proven better than another.
 */
@FunctionalInterface
public interface FinalMove {
    /**
     * The order in which {@code seat} prefers candidates, the one to play last.
     *
     * @param payoffRange width of the game's payoff range, in payoffs
     */
    Comparator<RootCandidate> order(int seat, double payoffRange);
}
