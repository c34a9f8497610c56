package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * Counts sequences of plies or of turns: the standard test of a move generator, for most games with published results. A
 * sequence that ends the game earlier does not count at greater depths; {@link #over} tells how many do. Allocates nothing
 * while it counts.
 */
public final class Perft {
    /** The caller is asked once per this many positions, a power of 2 less one. */
    private static final int LOOK = (1 << 14) - 1;

    private final long[] counts;
    private final boolean turns;
    private final Runnable watch;
    private final int maxActions;
    /** By level of the recursion. */
    private final List<State> states = new ArrayList<>();

    private final List<int[]> actions = new ArrayList<>();
    private long over;
    private int visits;

    private Perft(Game game, State root, int depth, boolean turns, Runnable watch) {
        counts = new long[depth];
        maxActions = game.info().maxLegalActions();
        this.turns = turns;
        this.watch = watch;
        if (depth > 0) {
            count(root, 0, 0);
        }
    }

    /** The number of sequences of 1, 2, … {@code depth} plies from {@code root}, chance outcomes included. */
    public static long[] plies(Game game, State root, int depth) {
        return of(game, root, depth, false, () -> {}).counts();
    }

    /** The number of sequences of 1, 2, … {@code depth} turns from {@code root}; see {@link #of}. */
    public static long[] turns(Game game, State root, int depth) {
        return of(game, root, depth, true, () -> {}).counts();
    }

    /**
     * Counts the sequences from {@code root}.
     *
     * @param turns whether to count turns in place of plies. A turn is all that a seat plays in a row, such as the jumps of
     *     one piece, with the chance outcomes before it.
     * @param watch called every few thousand positions; throws to give up
     */
    public static Perft of(Game game, State root, int depth, boolean turns, Runnable watch) {
        return new Perft(game, root, depth, turns, watch);
    }

    /** The number of sequences of 1, 2, … plies or turns. */
    public long[] counts() {
        return counts.clone();
    }

    /** How many games are over before the greatest depth counted. */
    public long over() {
        return over;
    }

    private void count(State state, int depth, int level) {
        if ((++visits & LOOK) == 0) {
            watch.run();
        }
        if (level == states.size()) {
            states.add(state.copy());
            actions.add(new int[maxActions]);
        }
        if (state.actor() == State.TERMINAL) {
            over++;
            return;
        }
        int[] legal = actions.get(level);
        int count = state.legalActions(legal);
        if (depth + 1 == counts.length && !turns) {
            counts[depth] += count; // the last plies need not be played to be counted
            return;
        }
        State next = states.get(level);
        for (int i = 0; i < count; i++) {
            next.copyFrom(state);
            next.apply(legal[i]);
            if (turns && (state.actor() == State.CHANCE || next.actor() == state.actor())) {
                count(next, depth, level + 1); // the turn goes on
                continue;
            }
            counts[depth]++;
            if (depth + 1 < counts.length) {
                count(next, depth + 1, level + 1);
            }
        }
    }
}
