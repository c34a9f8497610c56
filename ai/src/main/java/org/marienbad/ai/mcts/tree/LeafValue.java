package org.marienbad.ai.mcts.tree;

import java.util.SplittableRandom;
import org.marienbad.ai.mcts.playout.Episode;
import org.marienbad.ai.mcts.playout.PlayoutPolicies;
import org.marienbad.ai.mcts.playout.PlayoutPolicy;
import org.marienbad.ai.search.LeafEvaluation;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;

/**
 * Evaluates a leaf of the tree by a playout or by the evaluator at once. A playout may be cut off early and evaluated
 * there (Lorentz 2008). Confined to one thread; allocates nothing.
 */
final class LeafValue {
    private final Evaluator evaluator;
    private final PlayoutPolicy policy;
    /** Null if there is none. */
    private final PlayoutPolicy guided;

    private final Playout playout;
    private final int[] actions;
    private final int cutoff;
    /** Whether playouts are random and go to the end of the game. */
    private final boolean plain;

    private final boolean records;

    LeafValue(Game game, TreeOptions options) {
        GameInfo info = game.info();
        evaluator = options.evaluator == null ? null : options.evaluator.forThread();
        policy = options.playouts == null ? null : options.playouts.forThread(game);
        guided = options.guidedPlayouts == null ? null : options.guidedPlayouts.forThread(game);
        playout = new Playout(game);
        actions = new int[info.maxLegalActions()];
        cutoff = options.evaluatesLeaves() ? 0 : options.cutoff == 0 ? info.maxPlies() : options.cutoff;
        records = options.records();
        plain = policy == PlayoutPolicies.random() && options.cutoff == 0 && !records;
    }

    /** Lets the playout policy learn from a simulation. */
    void learn(Episode episode) {
        if (policy != null && policy.learns()) {
            policy.learn(episode);
        }
    }

    /** Writes the payoffs expected of the leaf, whose state it changes, and appends its plies if they are recorded. */
    void evaluate(Simulation simulation, SplittableRandom random) {
        State state = simulation.state;
        double[] out = simulation.payoffs;
        PlayoutPolicy present = simulation.guided ? guided : policy;
        if (plain && !simulation.guided) {
            playout.run(state, random);
            state.payoffs(out);
            return;
        }
        int previous =
                simulation.plies > 0 && records ? simulation.actions[simulation.plies - 1] : PlayoutPolicy.NO_ACTION;
        for (int plies = 0; ; plies++) {
            int actor = state.actor();
            if (actor == State.TERMINAL) {
                state.payoffs(out);
                return;
            }
            if (plies >= cutoff) {
                if (evaluator == null) {
                    throw new IllegalStateException("the game did not end within the " + cutoff + " plies it declared");
                }
                evaluator.evaluate(state, out);
                LeafEvaluation.requireNumbers(state, out);
                return;
            }
            previous = actor == State.CHANCE
                    ? state.randomOutcome(actions, random)
                    : present.choose(state, previous, actions, random);
            if (records) {
                simulation.record(actor, previous);
            }
            state.apply(previous);
        }
    }
}
