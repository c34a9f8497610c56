package org.marienbad.testkit;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * Counts sequences of plies or of turns: the standard test of a move generator, for most games with published results. A
 * sequence that ends the game earlier does not count at greater depths.
 */
public final class Perft {
    private final long[] counts;
    private final int actions;
    private final boolean turns;

    private Perft(Game game, int depth, boolean turns) {
        counts = new long[depth];
        actions = game.info().maxLegalActions();
        this.turns = turns;
    }

    /** The number of sequences of 1, 2, … {@code depth} plies from {@code root}, chance outcomes included. */
    public static long[] plies(Game game, State root, int depth) {
        Perft perft = new Perft(game, depth, false);
        perft.count(root, 0);
        return perft.counts;
    }

    /**
     * The number of sequences of 1, 2, … {@code depth} turns from {@code root}. A turn is all that a seat plays in a row,
     * such as the jumps of one piece, with the chance outcomes before it.
     */
    public static long[] turns(Game game, State root, int depth) {
        Perft perft = new Perft(game, depth, true);
        perft.count(root, 0);
        return perft.counts;
    }

    private void count(State state, int depth) {
        int[] legal = new int[actions];
        int count = state.legalActions(legal);
        if (depth + 1 == counts.length && !turns) {
            counts[depth] += count;
            return;
        }
        State next = state.copy();
        for (int i = 0; i < count; i++) {
            next.copyFrom(state);
            next.apply(legal[i]);
            if (turns && (state.actor() == State.CHANCE || next.actor() == state.actor())) {
                count(next, depth); // the turn goes on
                continue;
            }
            counts[depth]++;
            if (depth + 1 < counts.length) {
                count(next, depth + 1);
            }
        }
    }
}
