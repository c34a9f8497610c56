package org.marienbad.ai.mcts.playout;

import java.util.Objects;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/** The built-in playout policies. */
public final class PlayoutPolicies {
    private static final PlayoutPolicy RANDOM = (state, previous, buffer, random) -> state.randomAction(buffer, random);
    private static final PlayoutPolicy GAME = (state, previous, buffer, random) -> state.playoutAction(buffer, random);

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
     * Every seat takes the action after which the evaluator likes its position best (Sturtevant 2008). A share of
     * {@code epsilon}, from 0 to 1, is random.
     */
    public static PlayoutPolicy epsilonGreedy(Evaluator evaluator, double epsilon) {
        return epsilon(new GreedyPolicy(evaluator), epsilon);
    }

    /**
     * Move-average sampling (MAST): every seat takes the action with its best mean payoff, wherever in the simulations
     * it was played. A share of {@code epsilon} is random. Good where an action code means much the same in many
     * positions. Each thread, or simulation of a shared tree, learns from its own playouts. Finnsson and Björnsson
     * (2008); epsilon-greedy by Tak, Winands and Björnsson (2012).
     */
    public static PlayoutPolicy mast(double epsilon) {
        return epsilon(new ActionAveragePolicy(false), epsilon);
    }

    /**
     * N-gram selection (NST): as {@link #mast}, but by the average of the action and of its pair with the action
     * before. The pair must have been seen often enough. Tak, Winands and Björnsson (2012).
     */
    public static PlayoutPolicy nst(double epsilon) {
        return epsilon(new ActionAveragePolicy(true), epsilon);
    }

    /**
     * Last good reply with forgetting: a seat answers an action as it last did in a simulation that it won. It keeps
     * the answer as long as it does not lose with it; elsewhere {@code policy} decides. Baier and Drake (2010).
     */
    public static PlayoutPolicy lastGoodReply(PlayoutPolicy policy) {
        return new LastGoodReplyPolicy(policy);
    }

    /**
     * Decisive moves: a seat takes an action that ends the game with its greatest payoff; where there is none {@code policy}
     * decides. Plays every legal action to see, which is slow. Teytaud and Teytaud (2010).
     */
    public static PlayoutPolicy decisive(PlayoutPolicy policy) {
        return new DecisivePolicy(policy);
    }
}
