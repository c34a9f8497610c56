package org.marienbad.ai.mcts;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/**
 * One iteration under way: its path through the tree, the position at the end, and what that is worth. Used again for
 * the next; where several are under way at once each has its own state and random stream, so that it does not matter
 * which thread judges it.
 */
final class Simulation {
    final State state;
    /** Nodes or edges, from the root on. */
    final int[] path;
    /** Who moves at each place of the path. */
    final int[] actors;
    /** Scaled, one a seat; what the position at the end is worth, once {@link #judged}. */
    final double[] payoffs;

    int length;
    boolean judged;

    private final Rollout rollout;
    private final SplittableRandom random;
    private final PayoffScale scale;

    Simulation(Game game, MctsOptions options, SplittableRandom random) {
        GameInfo info = game.info();
        this.random = random;
        state = game.newInitialState();
        path = new int[info.maxPlies() + 2];
        actors = new int[info.maxPlies() + 2];
        payoffs = new double[info.seats()];
        rollout = new Rollout(game, options);
        scale = PayoffScale.of(info);
    }

    /** Judges the position at the end by a playout, unless it is judged already. */
    void judge() {
        if (!judged) {
            rollout.judge(state, random, payoffs);
            scale.apply(payoffs);
            judged = true;
        }
    }
}
