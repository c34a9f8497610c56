package org.marienbad.ai.search.deepening;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/** Orders actions by a look at what they lead to. Confined to one thread; allocates only at construction. */
final class EvaluatorOrdering {
    private final Evaluator evaluator;
    private final double range;
    private final double[] payoffs;
    private final double[] keys;

    EvaluatorOrdering(Game game, Evaluator evaluator) {
        this.evaluator = evaluator.forThread();
        GameInfo info = game.info();
        range = info.maxPayoff() - info.minPayoff();
        payoffs = new double[info.seats()];
        keys = new double[info.maxLegalActions()];
    }

    /**
     * Puts first what lets {@code actor} move again, then what looks best for {@code seat}, or worst where {@code sign}
     * is −1; equals stay in order.
     *
     * @param child room for the position after an action
     */
    void sort(State state, State child, int[] actions, int count, int actor, int seat, int sign) {
        for (int i = 0; i < count; i++) {
            int action = actions[i];
            child.copyFrom(state);
            child.apply(action);
            int next = child.actor();
            if (next == State.TERMINAL) {
                child.payoffs(payoffs);
            } else {
                evaluator.evaluate(child, payoffs);
            }
            double key = sign * payoffs[seat] + (next == actor ? range : 0);
            int j = i;
            for (; j > 0 && keys[j - 1] < key; j--) {
                keys[j] = keys[j - 1];
                actions[j] = actions[j - 1];
            }
            keys[j] = key;
            actions[j] = action;
        }
    }
}
