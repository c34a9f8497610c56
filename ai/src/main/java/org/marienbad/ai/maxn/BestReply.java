package org.marienbad.ai.maxn;

import org.marienbad.ai.search.deepening.IterativeDeepening;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;

/**
 * Best-reply search for three seats and more. Between two moves of the seat at the root, only one opponent, the one
 * that can hurt it most, has a choice. The others play their usual actions.
 *
 * <p>If the seat of the root moves, the value is the maximum over its actions. If an opponent moves, it is the minimum
 * of the values after each of its actions. The value after its usual action, with the reply left to a later opponent,
 * counts, too. Once one has replied, the others have their usual action only, the one after which the evaluator
 * promises them most. So the tree grows with the sum of the opponents' actions, not with their product as that of
 * {@link Paranoid}. Not all conspire at once. All positions can really arise, for nobody passes (that is the variant
 * BRS+).
 *
 * <p>The result is the action with the greatest value for the seat to move. Payoffs of others are not known (NaN), and
 * nothing is ever proven. For any number of seats and any payoffs; with two it is alpha-beta. Not for chance or hidden
 * information. Iterative deepening; the same positions and iterations give the same decisions.
 *
 * <p>Schadd and Winands: Best Reply Search for Multiplayer Games (2011). Esser, Gras, Winands, Schadd and Lanctot:
 * Improving Best-Reply Search (2013).
 */
public final class BestReply {
    private BestReply() {}

    /**
     * Begins a search of {@code game}.
     *
     * @throws IllegalArgumentException if the game has chance or hidden information
     */
    public static IterativeDeepening.Builder of(Game game) {
        Requirement.require("BestReply", game, Requirement.NO_CHANCE, Requirement.NO_HIDDEN_INFORMATION);
        return new IterativeDeepening.Builder(game, BestReplySearch::new);
    }
}
