package org.marienbad.ai.mcts.tree;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * Whether playouts from a position are short enough to be guided by the evaluator at little cost. A guided playout
 * evaluates every legal action of every ply; how many these are is counted in a few random playouts.
 */
final class Guidance {
    private static final int PLAYOUTS = 4;
    /** Most evaluations of a playout that still cost no more than the rest of an iteration, about. */
    private static final int EVALUATIONS = 100;

    private final State state;
    private final int[] actions;

    Guidance(Game game) {
        state = game.newInitialState();
        actions = new int[game.info().maxLegalActions()];
    }

    /** Depends on {@code position} only. */
    boolean isCheap(State position) {
        SplittableRandom random = new SplittableRandom(position.hash());
        int left = PLAYOUTS * EVALUATIONS;
        for (int i = 0; i < PLAYOUTS; i++) {
            state.copyFrom(position);
            for (int actor = state.actor(); actor != State.TERMINAL; actor = state.actor()) {
                if (actor == State.CHANCE) {
                    state.apply(state.randomOutcome(actions, random));
                    continue;
                }
                left -= state.legalActions(actions);
                if (left < 0) {
                    return false;
                }
                state.apply(state.randomAction(actions, random));
            }
        }
        return true;
    }
}
