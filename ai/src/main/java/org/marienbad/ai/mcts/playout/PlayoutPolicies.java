package org.marienbad.ai.mcts.playout;

import java.util.Objects;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/** The built-in playout policies. */
public final class PlayoutPolicies {
    private static final PlayoutPolicy RANDOM = (state, buffer, random) -> state.randomAction(buffer, random);
    private static final PlayoutPolicy GAME = (state, buffer, random) -> state.playoutAction(buffer, random);

    private PlayoutPolicies() {}

    /** All legal actions are equally likely. */
    public static PlayoutPolicy random() {
        return RANDOM;
    }

    /** The policy that the game brings along, {@link State#playoutAction}: random unless the game says otherwise. */
    public static PlayoutPolicy ofGame() {
        return GAME;
    }

    /**
     * {@code policy}, but now and then a random action, so that playouts differ.
     *
     * @param epsilon the share of random actions, from 0 to 1
     */
    public static PlayoutPolicy epsilon(PlayoutPolicy policy, double epsilon) {
        Objects.requireNonNull(policy, "policy");
        if (!(epsilon >= 0 && epsilon <= 1)) {
            throw new IllegalArgumentException("epsilon is " + epsilon + ", but must be from 0 to 1");
        }
        return epsilon == 0 ? policy : new EpsilonPolicy(policy, epsilon);
    }

    /**
     * Every seat takes the action after which the evaluator likes its position best (Sturtevant 2008), except for a share
     * of {@code epsilon}, from 0 to 1, that is random.
     */
    public static PlayoutPolicy epsilonGreedy(Evaluator evaluator, double epsilon) {
        return epsilon(new GreedyPolicy(evaluator), epsilon);
    }
}
