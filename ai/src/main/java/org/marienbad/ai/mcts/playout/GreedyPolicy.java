package org.marienbad.ai.mcts.playout;

import java.util.Objects;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;

/** The action whose position the evaluator likes best for the seat that moves; of equals a random one. */
record GreedyPolicy(Evaluator evaluator) implements PlayoutPolicy {
    GreedyPolicy {
        Objects.requireNonNull(evaluator, "evaluator");
    }

    @Override
    public int choose(State state, int previous, int[] buffer, SplittableRandom random) {
        throw new IllegalStateException("the policy has no working memory before forThread");
    }

    @Override
    public PlayoutPolicy forThread(Game game) {
        return new Working(game, evaluator.forThread());
    }

    private static final class Working implements PlayoutPolicy {
        private final Evaluator evaluator;
        private final State trial;
        private final double[] values;

        Working(Game game, Evaluator evaluator) {
            this.evaluator = evaluator;
            trial = game.newInitialState();
            values = new double[game.info().seats()];
        }

        @Override
        public int choose(State state, int previous, int[] buffer, SplittableRandom random) {
            int actor = state.actor();
            int count = state.legalActions(buffer);
            // The first of equals is taken, so the actions are tried from a random one on.
            int offset = Playout.index(count, random);
            int best = buffer[offset];
            double highest = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < count; i++) {
                int action = buffer[offset + i < count ? offset + i : offset + i - count];
                trial.copyFrom(state);
                trial.apply(action);
                if (trial.actor() == State.TERMINAL) {
                    trial.payoffs(values);
                } else {
                    evaluator.evaluate(trial, values);
                }
                if (values[actor] > highest) {
                    highest = values[actor];
                    best = action;
                }
            }
            return best;
        }
    }
}
