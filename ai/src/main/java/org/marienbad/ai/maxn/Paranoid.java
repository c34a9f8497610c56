package org.marienbad.ai.maxn;

import org.marienbad.ai.search.deepening.IterativeDeepening;
import org.marienbad.ai.search.depthfirst.StarSearch;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;

/**
 * Paranoid search for any number of seats: all others are one coalition, which only means to keep the payoff of the
 * seat to move low.
 *
 * <p>The value of a position is one number, the payoff of the seat that decides at the root. The seat itself takes the
 * maximum, and all others take the minimum. So a game for many is searched like one for two, with the whole of
 * alpha-beta. It looks about twice as deep as {@link MaxN} in the same time, at the price of an assumption that is too
 * dark. The value is the least that the seat gets against any others. Payoffs of other seats are not known (NaN),
 * unless there are two with a constant sum.
 *
 * <p>For any number of seats and any payoffs; a seat may move several times in a row. Not for chance ({@code
 * Expectiminimax}) or hidden information. Iterative deepening; the same positions and iterations give the same
 * decisions.
 *
 * <p>Sturtevant and Korf: On Pruning Techniques for Multi-Player Games (2000).
 */
public final class Paranoid {
    private Paranoid() {}

    /**
     * Begins a search of {@code game}.
     *
     * @throws IllegalArgumentException if the game has chance or hidden information
     */
    public static IterativeDeepening.Builder of(Game game) {
        Requirement.require("Paranoid", game, Requirement.NO_CHANCE, Requirement.NO_HIDDEN_INFORMATION);
        return new IterativeDeepening.Builder(
                game, (searched, evaluator) -> new StarSearch(searched, evaluator, Integer.MAX_VALUE, 0));
    }
}
