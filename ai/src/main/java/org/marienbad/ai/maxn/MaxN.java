package org.marienbad.ai.maxn;

import org.marienbad.ai.search.deepening.IterativeDeepening;
import org.marienbad.ai.search.depthfirst.MaxNSearch;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;

/**
 * Max^n search for any number of seats: everybody maximizes its own payoff.
 *
 * <p>A value is a payoff for each seat. At the end of the game it is the payoff, at the search depth the evaluator's
 * estimate. Otherwise it is that of the action with most for the seat to move: {@code v(s) = v(s·a)} for the action a
 * with the greatest {@code v(s·a)[actor(s)]}. Of equal payoffs a seat takes the one that leaves its strongest rival
 * least, then the next seats in turn. So the value does not depend on the order of search. <em>Immediate pruning</em>
 * drops the other actions once the actor has all there is. <em>Shallow pruning</em>, for a constant sum, does so once
 * too little is left for the seat that moved before. Deeper pruning, as of alpha-beta, could change the value and is
 * not done, so max^n looks less far ahead than {@link Paranoid}.
 *
 * <p>The result is the action whose value has most for the seat to move, and the payoffs of all seats. For any number
 * of seats and any payoffs, constant sum or not; a seat may move several times in a row. Not for chance ({@code
 * Expectiminimax}) or hidden information. Iterative deepening; the same positions and iterations give the same
 * decisions.
 *
 * <p>Luckhardt and Irani: An Algorithmic Solution of N-Person Games (1986). Korf: Multi-Player Alpha-Beta Pruning
 * (1991).
 */
public final class MaxN {
    private MaxN() {}

    /**
     * Begins a search of {@code game}.
     *
     * @throws IllegalArgumentException if the game has chance or hidden information
     */
    public static IterativeDeepening.Builder of(Game game) {
        Requirement.require("MaxN", game, Requirement.NO_CHANCE, Requirement.NO_HIDDEN_INFORMATION);
        return new IterativeDeepening.Builder(
                game, (searched, evaluator) -> new MaxNSearch(searched, evaluator, Integer.MAX_VALUE, 0));
    }
}
