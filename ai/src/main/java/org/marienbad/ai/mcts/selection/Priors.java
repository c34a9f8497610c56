package org.marienbad.ai.mcts.selection;

import java.util.Arrays;
import java.util.Objects;
import org.marienbad.ai.search.model.Policy;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/** The built-in priors. */
public final class Priors {
    private Priors() {}

    /** All actions are equally likely. */
    public static Prior uniform() {
        return (state, actions, count, out) -> Arrays.fill(out, 0, count, 1);
    }

    /**
     * The softmax of an evaluator's estimates of the positions after the actions.
     *
     * @param temperature in parts of the game's payoff range, above 0: the greater, the more equal the priors
     */
    public static Prior softmax(Evaluator evaluator, double temperature) {
        Objects.requireNonNull(evaluator, "evaluator");
        if (!(temperature > 0)) {
            throw new IllegalArgumentException("the temperature is " + temperature + ", but must be above 0");
        }
        return new Softmax(evaluator, temperature);
    }

    /** The probabilities of a trained model. */
    public static Prior learned(Policy policy) {
        return new Learned(Objects.requireNonNull(policy, "policy"));
    }

    private record Learned(Policy policy) implements Prior {
        @Override
        public void weigh(State state, int[] actions, int count, double[] out) {
            policy.weigh(state, actions, count, out);
        }

        @Override
        public Prior forThread(Game game) {
            return new Learned(policy.forThread(game));
        }
    }

    private record Softmax(Evaluator evaluator, double temperature) implements Prior {
        @Override
        public void weigh(State state, int[] actions, int count, double[] out) {
            throw new IllegalStateException("the prior has no working memory before forThread");
        }

        @Override
        public Prior forThread(Game game) {
            Evaluator own = evaluator.forThread();
            State trial = game.newInitialState();
            GameInfo info = game.info();
            double[] values = new double[info.seats()];
            double scale =
                    info.maxPayoff() > info.minPayoff() ? 1 / ((info.maxPayoff() - info.minPayoff()) * temperature) : 0;
            return (state, actions, count, out) -> {
                double highest = Double.NEGATIVE_INFINITY;
                int seat = state.actor();
                for (int i = 0; i < count; i++) {
                    trial.copyFrom(state);
                    trial.apply(actions[i]);
                    if (trial.actor() == State.TERMINAL) {
                        trial.payoffs(values);
                    } else {
                        own.evaluate(trial, values);
                    }
                    out[i] = values[seat] * scale;
                    highest = Math.max(highest, out[i]);
                }
                for (int i = 0; i < count; i++) {
                    out[i] = Math.exp(out[i] - highest);
                }
            };
        }
    }
}
