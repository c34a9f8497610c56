package org.marienbad.cli.engine;

import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * Counts sequences of plies, chance outcomes included: the standard test of a move generator. A sequence that ends the
 * game earlier does not count at greater depths. Allocates nothing while it counts.
 */
final class Perft {
    static final long MAX_MILLIS = 600_000;

    /** The clock is read once per this many positions, a power of 2 less one. */
    private static final int LOOK = (1 << 14) - 1;

    private final State[] states;
    private final int[][] actions;
    private final long[] nodes;
    private final long deadline;
    private final BooleanSupplier cancelled;
    private int visits;

    private Perft(Game game, State root, int depth, long millis, BooleanSupplier cancelled) {
        this.cancelled = cancelled;
        deadline = System.nanoTime() + millis * 1_000_000;
        states = new State[depth];
        actions = new int[depth][game.info().maxLegalActions()];
        nodes = new long[depth];
        for (int i = 0; i < depth; i++) {
            states[i] = root.copy();
        }
    }

    /**
     * The number of sequences of 1, 2, … {@code depth} plies from {@code root}.
     *
     * @throws IllegalArgumentException if that takes longer than {@code millis} or is cancelled
     */
    static long[] count(Game game, State root, int depth, long millis, BooleanSupplier cancelled) {
        Perft perft = new Perft(game, root, depth, millis, cancelled);
        if (depth > 0) {
            perft.count(root, 0);
        }
        return perft.nodes;
    }

    private void count(State state, int ply) {
        if ((++visits & LOOK) == 0) {
            if (cancelled.getAsBoolean()) {
                throw new IllegalArgumentException("cancelled");
            }
            if (System.nanoTime() > deadline) {
                throw new IllegalArgumentException(
                        "perft was not done in time; ask for less 'depth' or allow more 'millis'");
            }
        }
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
