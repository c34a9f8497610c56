package org.marienbad.ai.mcts.tree;

import java.util.SplittableRandom;
import org.marienbad.ai.mcts.playout.PlayoutPolicies;
import org.marienbad.ai.mcts.playout.PlayoutPolicy;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;

/**
 * Evaluates a leaf of the tree: by a playout, which may be cut off early and evaluated there (Lorentz 2008), or by the
 * evaluator at once. Confined to one thread; allocates nothing.
 */
final class LeafValue {
    private final Evaluator evaluator;
    private final PlayoutPolicy policy;
    private final Playout playout;
    private final int[] actions;
    private final int cutoff;
    /** Whether playouts are random and go to the end of the game. */
    private final boolean plain;

    LeafValue(Game game, TreeOptions options) {
        GameInfo info = game.info();
        evaluator = options.evaluator == null ? null : options.evaluator.forThread();
        policy = options.evaluatesLeaves() ? null : options.playouts.forThread(game);
        playout = new Playout(game);
        actions = new int[info.maxLegalActions()];
        cutoff = options.evaluatesLeaves() ? 0 : options.cutoff == 0 ? info.maxPlies() : options.cutoff;
        plain = policy == PlayoutPolicies.random() && options.cutoff == 0;
    }

    /** Writes the payoffs expected of {@code state}, which it may change. */
    void evaluate(State state, SplittableRandom random, double[] out) {
        if (plain) {
            playout.run(state, random);
            state.payoffs(out);
            return;
        }
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
                return;
            }
            state.apply(
                    actor == State.CHANCE
                            ? state.randomOutcome(actions, random)
                            : policy.choose(state, actions, random));
        }
    }
}
