package org.marienbad.ai.minimax;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * Alpha-beta as textbooks print it (Russell and Norvig 2020, figure 5.7, signed by actor). It has the game's order
 * alone, and a fresh copy and a fresh list for each node. The yardstick for {@link AlphaBeta}.
 */
final class PlainAlphaBeta {
    private final Game game;
    private final Evaluator evaluator;
    long nodes;

    PlainAlphaBeta(Game game, Evaluator evaluator) {
        this.game = game;
        this.evaluator = evaluator;
    }

    /** The value of {@code state} for its actor. */
    double value(State state, int depth, double alpha, double beta) {
        int[] actions = new int[game.info().maxLegalActions()];
        int count = state.legalActions(actions);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count && best < beta; i++) {
            State child = state.copy();
            child.apply(actions[i]);
            nodes++;
            int actor = state.actor();
            double value;
            if (child.actor() == State.TERMINAL || depth == 1) {
                double[] payoffs = new double[2];
                if (child.actor() == State.TERMINAL) {
                    child.payoffs(payoffs);
                } else {
                    evaluator.evaluate(child, payoffs);
                }
                value = payoffs[actor];
            } else if (child.actor() == actor) {
                value = value(child, depth - 1, alpha, beta);
            } else {
                value = -value(child, depth - 1, -beta, -alpha);
            }
            best = Math.max(best, value);
            alpha = Math.max(alpha, best);
        }
        return best;
    }
}
