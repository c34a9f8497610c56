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
    /**
     * A legal action of {@code state}, in which a seat is to move. Called at every ply of every playout, so it should be
     * cheap; allocates nothing, does not change {@code state}, and draws random numbers from {@code random} alone.
     *
     * @param buffer room for the legal actions of any position
     */
    int choose(State state, int[] buffer, SplittableRandom random);

    /**
     * The policy for one thread that searches {@code game}; a search calls this once a thread. A policy with working memory
     * returns a new instance, all others return themselves.
     */
    default PlayoutPolicy forThread(Game game) {
        return this;
    }
}
