package org.marienbad.ai.mcts.tree;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/**
 * One iteration under way: its path through the tree, the leaf's position, and its payoffs. Used again for the next; where
 * several are under way at once each has its own state and random stream, so that it does not matter which thread evaluates
 * it.
 */
public final class Simulation {
    final State state;
    /** Nodes from the root on. */
    final int[] path;
    /** Who moves at each node of the path. */
    final int[] actors;
    /** Payoffs of the leaf by seat, scaled to [0, 1]; valid once {@link #evaluated}. */
    final double[] payoffs;

    int length;
    boolean evaluated;

    private final LeafValue leaf;
    private final SplittableRandom random;
    private final PayoffScale scale;

    /** @param random the stream of its playouts */
    public Simulation(Game game, TreeOptions options, SplittableRandom random) {
        GameInfo info = game.info();
        this.random = random;
        state = game.newInitialState();
        path = new int[info.maxPlies() + 2];
        actors = new int[info.maxPlies() + 2];
        payoffs = new double[info.seats()];
        leaf = new LeafValue(game, options);
        scale = PayoffScale.of(info);
    }

    /** Evaluates the leaf, by a playout or by the evaluator, unless its payoffs are known already. */
    public void evaluate() {
        if (!evaluated) {
            leaf.evaluate(state, random, payoffs);
            scale.apply(payoffs);
            evaluated = true;
        }
    }
}
