package org.marienbad.ai.mcts.playout;

import java.util.Objects;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** An action that wins at once, else another policy. */
record DecisivePolicy(PlayoutPolicy policy) implements PlayoutPolicy {
    DecisivePolicy {
        Objects.requireNonNull(policy, "policy");
    }

    @Override
    public int choose(State state, int previous, int[] buffer, SplittableRandom random) {
        throw new IllegalStateException("the policy has no working memory before forThread");
    }

    @Override
    public boolean learns() {
        return policy.learns();
    }

    @Override
    public PlayoutPolicy forThread(Game game) {
        return new Working(game, policy.forThread(game));
    }

    private static final class Working implements PlayoutPolicy {
        private final PlayoutPolicy policy;
        private final State trial;
        private final double[] payoffs;
        private final double greatest;

        Working(Game game, PlayoutPolicy policy) {
            this.policy = policy;
            trial = game.newInitialState();
            payoffs = new double[game.info().seats()];
            greatest = game.info().maxPayoff();
        }

        @Override
        public int choose(State state, int previous, int[] buffer, SplittableRandom random) {
            int seat = state.actor();
            int count = state.legalActions(buffer);
            for (int i = 0; i < count; i++) {
                trial.copyFrom(state);
                trial.apply(buffer[i]);
                if (trial.actor() == State.TERMINAL) {
                    trial.payoffs(payoffs);
                    if (payoffs[seat] >= greatest) {
                        return buffer[i];
                    }
                }
            }
            return policy.choose(state, previous, buffer, random);
        }

        @Override
        public boolean learns() {
            return policy.learns();
        }

        @Override
        public void learn(Episode episode) {
            policy.learn(episode);
        }
    }
}
