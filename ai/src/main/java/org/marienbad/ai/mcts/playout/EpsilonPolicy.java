package org.marienbad.ai.mcts.playout;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** A policy mixed with random actions. */
record EpsilonPolicy(PlayoutPolicy policy, double epsilon) implements PlayoutPolicy {
    @Override
    public int choose(State state, int previous, int[] buffer, SplittableRandom random) {
        return random.nextDouble() < epsilon
                ? state.randomAction(buffer, random)
                : policy.choose(state, previous, buffer, random);
    }

    @Override
    public boolean learns() {
        return policy.learns();
    }

    @Override
    public void learn(Episode episode) {
        policy.learn(episode);
    }

    @Override
    public PlayoutPolicy forThread(Game game) {
        return new EpsilonPolicy(policy.forThread(game), epsilon);
    }
}
