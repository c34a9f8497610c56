package org.marienbad.ai.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * Every position that can arise from some roots, and the actions between them, by number. The order of the actions of a
 * position is that of its legal actions.
 */
final class PositionGraph {
    /** The actor of a position in which the game is over. */
    static final byte OVER = 2;

    /** Most positions, so that no array grows beyond what Java can number. */
    static final int MAX_SIZE = 80_000_000;

    private static final int MAX_LENGTH = Integer.MAX_VALUE - 8;

    private final Game game;
    private final PositionTable table;
    private final int[] actions;
    private final double[] payoffs = new double[2];
    private final List<State> pool = new ArrayList<>();
    /** Positions met but not yet expanded, and their numbers. */
    private final List<State> open = new ArrayList<>();

    private int[] openNumbers = new int[64];

    /** By position: {@link #OVER}, or the seat to move. */
    byte[] actors = new byte[1024];
    /** By position: where its actions begin in {@link #next}; there stands their number, then where each leads. */
    int[] first = new int[1024];

    int[] next = new int[4096];
    /** By position in which the game is over: what it pays seat 0. */
    double[] paid = new double[1024];

    private int nextLength;
    private long expanded;

    PositionGraph(Game game) {
        this.game = game;
        table = new PositionTable(game.newInitialState());
        actions = new int[game.info().maxLegalActions()];
    }

    /** How far a growth may go; asked every few thousand positions, and whenever arrays would grow. */
    interface GrowthLimit {
        /** Whether {@code graph}, which may take {@code more} bytes for a while, may go on. */
        boolean goOn(PositionGraph graph, long more);
    }

    /** Adds all that can arise from {@code root}. Returns false, and is of no more use, if it was not given leave. */
    boolean grow(State root, GrowthLimit leave) {
        State scratch = root.copy();
        visit(root);
        while (!open.isEmpty()) {
            State state = open.remove(open.size() - 1);
            if (!expand(state, openNumbers[open.size()], scratch, leave)) {
                return false;
            }
            pool.add(state);
        }
        return leave.goOn(this, 0);
    }

    private boolean expand(State state, int position, State scratch, GrowthLimit leave) {
        int count = state.legalActions(actions);
        long more = table.growth() + (size() + count >= actors.length ? 26L * actors.length : 0);
        if (nextLength + count + 1 > next.length) {
            more += 10L * next.length;
        }
        if ((more > 0 || (expanded & 0xFFF) == 0) && !leave.goOn(this, more)) {
            return false;
        }
        expanded++;
        reserve(count + 1);
        first[position] = nextLength;
        next[nextLength++] = count;
        for (int i = 0; i < count; i++) {
            scratch.copyFrom(state);
            scratch.apply(actions[i]);
            next[nextLength++] = visit(scratch);
        }
        return true;
    }

    private void reserve(int count) {
        if (nextLength + count > next.length) {
            long wanted = next.length + (next.length >> 1) + (long) count;
            next = Arrays.copyOf(next, (int) Math.min(MAX_LENGTH, wanted));
        }
    }

    /** The number of {@code state}; if it is new it is noted to be expanded. */
    private int visit(State state) {
        int known = table.size();
        int position = table.add(state);
        if (position == known) {
            if (position == actors.length) {
                int length = actors.length + (actors.length >> 1);
                actors = Arrays.copyOf(actors, length);
                first = Arrays.copyOf(first, length);
                paid = Arrays.copyOf(paid, length);
            }
            int actor = state.actor();
            if (actor == State.TERMINAL) {
                actors[position] = OVER;
                first[position] = -1;
                state.payoffs(payoffs);
                paid[position] = payoffs[0];
            } else {
                actors[position] = (byte) actor;
                State copy = pool.isEmpty() ? state.copy() : pool.remove(pool.size() - 1);
                copy.copyFrom(state);
                if (open.size() == openNumbers.length) {
                    openNumbers = Arrays.copyOf(openNumbers, 2 * openNumbers.length);
                }
                openNumbers[open.size()] = position;
                open.add(copy);
            }
        }
        return position;
    }

    Game game() {
        return game;
    }

    int size() {
        return table.size();
    }

    /** The number of {@code state}; −1 if it cannot arise. */
    int find(State state) {
        return table.find(state);
    }

    int actionCount(int position) {
        return first[position] < 0 ? 0 : next[first[position]];
    }

    /** Where the action number {@code i} of {@code position} leads. */
    int next(int position, int i) {
        return next[first[position] + 1 + i];
    }

    /** All actions of all positions. */
    int edges() {
        return nextLength - (int) expanded;
    }

    long expanded() {
        return expanded;
    }

    boolean isExact() {
        return table.isExact();
    }

    /** Bytes held. */
    long bytes() {
        return table.bytes() + 13L * actors.length + 4L * next.length;
    }
}
