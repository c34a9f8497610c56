package org.marienbad.ai.mcts.tree;

import java.util.SplittableRandom;
import org.marienbad.ai.mcts.playout.Episode;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/**
 * One iteration under way: its path through the tree, the leaf's position, and its payoffs. Used again for the next. If
 * several are under way at once each has its own state and random stream, so that it does not matter which thread
 * evaluates it.
 */
public final class Simulation implements Episode {
    final State state;
    /** Nodes from the root on. */
    final int[] path;
    /** Who moves at each node of the path. */
    final int[] actors;
    /** The actions from the root on, those of the playout included, if they are recorded; see {@link #plies}. */
    final int[] actions;
    /** The probability with which the exploring seat drew each ply of the path; 0 for other plies. */
    final double[] probabilities;
    /** Likewise, the probability by its strategy without exploration. */
    final double[] strategies;
    /** Payoffs of the leaf by seat, scaled to [0, 1]; valid once {@link #evaluated}. */
    final double[] payoffs;

    int length;
    /** Number of the plies recorded. */
    int plies;

    boolean evaluated;
    /** Whether the evaluator guides the playout. */
    boolean guided;

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
        actions = new int[info.maxPlies() + 2];
        probabilities = new double[options.mixed == null ? 0 : info.maxPlies() + 2];
        strategies = new double[probabilities.length];
        payoffs = new double[info.seats()];
        leaf = new LeafValue(game, options);
        scale = PayoffScale.of(info);
    }

    /** Appends a ply of the playout. */
    void record(int actor, int action) {
        actors[plies] = actor;
        actions[plies++] = action;
    }

    /** Lets the playout policy learn from this simulation, which is evaluated. */
    void learn() {
        leaf.learn(this);
    }

    /** Whether the payoffs of the leaf are known. */
    public boolean isEvaluated() {
        return evaluated;
    }

    /** The position of the leaf; not to be changed. */
    public State leaf() {
        return state;
    }

    /** Sets the payoffs of the leaf by seat. */
    public void setPayoffs(double[] values) {
        System.arraycopy(values, 0, payoffs, 0, payoffs.length);
        scale.apply(payoffs);
        evaluated = true;
    }

    @Override
    public int length() {
        return plies;
    }

    @Override
    public int actor(int ply) {
        return actors[ply];
    }

    @Override
    public int action(int ply) {
        return actions[ply];
    }

    @Override
    public double payoff(int seat) {
        return payoffs[seat];
    }

    /** Evaluates the leaf, by a playout or by the evaluator, unless its payoffs are known already. */
    public void evaluate() {
        if (!evaluated) {
            leaf.evaluate(this, random);
            scale.apply(payoffs);
            evaluated = true;
        }
    }
}
