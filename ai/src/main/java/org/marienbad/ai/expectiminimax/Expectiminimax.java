package org.marienbad.ai.expectiminimax;

import org.marienbad.ai.search.deepening.DeepeningBuilder;
import org.marienbad.ai.search.deepening.DepthSearch;
import org.marienbad.ai.search.deepening.IterativeDeepening;
import org.marienbad.ai.search.depthfirst.MaxNSearch;
import org.marienbad.ai.search.depthfirst.StarSearch;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;

/**
 * Expectiminimax: minimax search for games with dice, cards and other chance.
 *
 * <p>At a chance node, the value of a position is the mean over its outcomes o, {@code v(s) = sum over o of P(o)
 * v(s·o)}. Elsewhere it is that of minimax. <em>Star1</em> bounds the mean while outcomes are still missing, by the
 * least and the greatest payoff. It stops once the mean has left the alpha-beta window, so each outcome has a window of
 * its own. <em>Star2</em> first looks at one action after each outcome, which bounds most outcomes cheaply. If chance
 * has more outcomes than {@link Builder#outcomes}, as many are drawn instead, the same for the same position, and
 * nothing counts as proven.
 *
 * <p>For two seats with a constant sum this is alpha-beta with chance nodes. For more seats or other payoffs it is
 * expecti-max^n: every seat maximizes its own expected payoff. With or without chance; not for hidden information.
 * Chance is a ply of the depth. Iterative deepening; the same seed, positions and iterations give the same decisions.
 *
 * <p>Michie (1966). Ballard: The *-Minimax Search Procedure for Trees Containing Chance Nodes (1983), Star1 and Star2.
 * Luckhardt and Irani (1986), max^n.
 */
public final class Expectiminimax {
    private Expectiminimax() {}

    /**
     * Begins a search of {@code game}.
     *
     * @throws IllegalArgumentException if the game has hidden information
     */
    public static Builder of(Game game) {
        return new Builder(game);
    }

    /** Tells expectiminimax how to search. */
    public static final class Builder extends DeepeningBuilder<Builder> {
        private int outcomes = 40;

        private Builder(Game game) {
            super(game);
            Requirement.require("Expectiminimax", game, Requirement.NO_HIDDEN_INFORMATION);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /** How many outcomes of a chance node are searched, 40 unless set; a sample of as many draws where there are more. */
        public Builder outcomes(int most) {
            if (most < 1) {
                throw new IllegalArgumentException("outcomes is " + most + ", but must be at least 1");
            }
            outcomes = most;
            return this;
        }

        /** @param seed of the samples of outcomes */
        public IterativeDeepening build(long seed) {
            GameInfo info = game().info();
            boolean duel = info.seats() == 2 && info.has(GameInfo.Trait.CONSTANT_SUM);
            DepthSearch search = duel
                    ? new StarSearch(game(), evaluator(), outcomes, seed)
                    : new MaxNSearch(game(), evaluator(), outcomes, seed);
            return deepening(search);
        }
    }
}
