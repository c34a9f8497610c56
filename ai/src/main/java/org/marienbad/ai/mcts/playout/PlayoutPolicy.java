package org.marienbad.ai.mcts.playout;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * Chooses the actions of a playout: the default policy, or rollout policy, of the papers. Chance is always sampled by
 * weight. The built-in ones are made by {@link PlayoutPolicies}.
 */
@FunctionalInterface
public interface PlayoutPolicy {
    /** In place of the action before, where there is none. */
    int NO_ACTION = -1;

    /**
     * A legal action of {@code state}, in which a seat is to move. Called at every ply of every playout, so it should be
     * cheap; allocates nothing, does not change {@code state}, and draws random numbers from {@code random} alone.
     *
     * @param previous the action or outcome that led to {@code state}, or {@link #NO_ACTION}
     * @param buffer room for the legal actions of any position
     */
    int choose(State state, int previous, int[] buffer, SplittableRandom random);

    /** Whether {@link #learn} is to be called. */
    default boolean learns() {
        return false;
    }

    /** Learns from a simulation in which this instance played; allocates nothing. */
    default void learn(Episode episode) {}

    /**
     * The policy for one thread that searches {@code game}; a search calls this once a thread. A policy with working memory
     * returns a new instance, all others return themselves.
     */
    default PlayoutPolicy forThread(Game game) {
        return this;
    }
}
