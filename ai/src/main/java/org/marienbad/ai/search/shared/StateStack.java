package org.marienbad.ai.search.shared;

import java.util.Arrays;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * One reusable state and one action buffer a ply, so that a depth-first search allocates nothing a node. Grows when
 * told to and keeps its states. Confined to one thread.
 */
public final class StateStack {
    private final Game game;
    private final int maxLegalActions;
    private State[] states = {};
    private int[][] actions = {};

    public StateStack(Game game) {
        this.game = game;
        maxLegalActions = game.info().maxLegalActions();
    }

    /** Makes room for the plies 0 … {@code plies}. */
    public void reserve(int plies) {
        int old = states.length;
        if (plies < old) {
            return;
        }
        int length = Math.max(plies + 1, old + old / 2);
        states = Arrays.copyOf(states, length);
        actions = Arrays.copyOf(actions, length);
        for (int ply = old; ply < length; ply++) {
            states[ply] = game.newInitialState();
            actions[ply] = new int[maxLegalActions];
        }
    }

    /** The state of {@code ply}. */
    public State state(int ply) {
        return states[ply];
    }

    /** The action buffer of {@code ply}. */
    public int[] actions(int ply) {
        return actions[ply];
    }
}
