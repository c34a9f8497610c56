package org.marienbad.desktop.engine;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * Counts sequences of plies, chance outcomes included: the standard test of a move generator. A sequence that ends the
 * game earlier does not count at greater depths. Allocates nothing while it counts.
 */
final class Perft {
    private final State[] states;
    private final int[][] actions;
    private final long[] nodes;

    private Perft(Game game, State root, int depth) {
        states = new State[depth];
        actions = new int[depth][game.info().maxLegalActions()];
        nodes = new long[depth];
        for (int i = 0; i < depth; i++) {
            states[i] = root.copy();
        }
    }

    /** The number of sequences of 1, 2, … {@code depth} plies from {@code root}. */
    static long[] count(Game game, State root, int depth) {
        Perft perft = new Perft(game, root, depth);
        if (depth > 0) {
            perft.count(root, 0);
        }
        return perft.nodes;
    }

    private void count(State state, int ply) {
        int[] legal = actions[ply];
        int count = state.legalActions(legal);
        nodes[ply] += count;
        if (ply + 1 == nodes.length) {
            return; // the last plies need not be played to be counted
        }
        State next = states[ply];
        for (int i = 0; i < count; i++) {
            next.copyFrom(state);
            next.apply(legal[i]);
            count(next, ply + 1);
        }
    }
}
