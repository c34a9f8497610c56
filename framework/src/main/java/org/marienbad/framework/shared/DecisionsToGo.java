package org.marienbad.framework.shared;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * Estimates how many decisions a seat has still to make, by playing the position to its end at random. Confined to one
 * thread.
 */
public final class DecisionsToGo {
    private static final int PLAYOUTS = 8;
    /** Random games of some kinds last much longer than sensible ones. */
    private static final int MOST = 50;

    private final int[] buffer;
    private final int maxPlies;

    public DecisionsToGo(Game game) {
        buffer = new int[game.info().maxLegalActions()];
        maxPlies = game.info().maxPlies();
    }

    /** From 2, since the game need not end soon, to 50. Leaves {@code view} as it is. */
    public int estimate(State view, int seat) {
        SplittableRandom random = new SplittableRandom(view.hash());
        State state = view.copy();
        int decisions = 0;
        for (int i = 0; i < PLAYOUTS; i++) {
            state.copyFrom(view);
            decisions += playOut(state, seat, random);
        }
        return Math.max(2, Math.min(MOST, (decisions + PLAYOUTS - 1) / PLAYOUTS));
    }

    private int playOut(State state, int seat, SplittableRandom random) {
        int decisions = 0;
        for (int plies = 0; plies <= maxPlies; plies++) {
            int actor = state.actor();
            int action =
                    actor == State.CHANCE ? state.randomOutcome(buffer, random) : state.randomAction(buffer, random);
            if (action < 0) {
                break;
            }
            decisions += actor == seat ? 1 : 0;
            state.apply(action);
        }
        return decisions;
    }
}
