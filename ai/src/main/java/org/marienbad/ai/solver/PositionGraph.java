package org.marienbad.ai.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.ai.search.shared.PositionTable;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.shared.CanonicalForm;

/**
 * Every position that can arise from some roots, and the actions between them, by number. The order of the actions of a
 * position is that of its legal actions, or of those of a symmetric position that stands for it.
 */
final class PositionGraph {
    /** The actor of a position in which the game is over. */
    static final byte OVER = 2;

    /** Most positions, so that no array grows beyond the indexes of Java. */
    static final int MAX_SIZE = 80_000_000;

    /** More bytes than any machine has, and few enough to be added to. */
    private static final long TOO_MANY = Long.MAX_VALUE / 4;

    private final Game game;
    private final PositionTable table;
    private final int maxLength;
    /** Null where symmetric positions are kept apart. */
    private final CanonicalForm canonical;

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
    /** By position in which the game is over: the payoff of seat 0. */
    double[] paid = new double[1024];

    private int nextLength;
    private long expanded;

    PositionGraph(Game game) {
        this(game, PositionTable.MAX_LENGTH, false);
    }

    /** @param symmetric whether one position stands for all that are symmetric to it */
    PositionGraph(Game game, boolean symmetric) {
        this(game, PositionTable.MAX_LENGTH, symmetric);
    }

    /** @param maxLength length beyond which no array grows */
    PositionGraph(Game game, int maxLength) {
        this(game, maxLength, false);
    }

    private PositionGraph(Game game, int maxLength, boolean symmetric) {
        this.game = game;
        canonical = symmetric ? new CanonicalForm(game) : null;
        this.maxLength = maxLength;
        table = new PositionTable(game.info().words(), maxLength);
        actions = new int[game.info().maxLegalActions()];
    }

    /** How far a growth may go; asked before every position that is expanded. */
    interface GrowthLimit {
        /**
         * Whether {@code graph} may grow, for which it takes {@code more} bytes for a while: more than any machine has where
         * the graph cannot grow. Then it does not, whatever the answer.
         */
        boolean mayGrow(PositionGraph graph, long more);

        /** Whether it may go on at all; asked before every action that is tried, since that may take long. */
        default boolean mayGoOn() {
            return true;
        }
    }

    /** Adds all that can arise from {@code root}. Returns false, and is of no more use, if the limit stopped it. */
    boolean grow(State root, GrowthLimit limit) {
        State scratch = root.copy();
        visit(root);
        while (!open.isEmpty()) {
            State state = open.remove(open.size() - 1);
            if (!expand(state, openNumbers[open.size()], scratch, limit)) {
                return false;
            }
            pool.add(state);
        }
        return limit.mayGrow(this, 0);
    }

    private boolean expand(State state, int position, State scratch, GrowthLimit limit) {
        int count = state.legalActions(actions);
        long wanted = nextLength + count + 1L;
        boolean fits = wanted <= maxLength && table.hasRoom(count);
        long more = fits ? growth(count, wanted) : TOO_MANY;
        if (!limit.mayGrow(this, more) || !fits) {
            return false;
        }
        expanded++;
        reserve(count + 1);
        first[position] = nextLength;
        next[nextLength++] = count;
        for (int i = 0; i < count; i++) {
            if (!limit.mayGoOn()) {
                return false;
            }
            scratch.copyFrom(state);
            scratch.apply(actions[i]);
            next[nextLength++] = visit(scratch);
        }
        return true;
    }

    /** Most bytes that {@code count} more positions and {@code wanted} entries of {@link #next} may take for a while. */
    private long growth(int count, long wanted) {
        long positions = (long) size() + count >= actors.length ? 26L * actors.length : 0;
        return table.growth() + positions + (wanted > next.length ? 10L * next.length : 0);
    }

    private void reserve(int count) {
        if ((long) nextLength + count > next.length) {
            next = Arrays.copyOf(next, Math.max(nextLength + count, PositionTable.longer(next.length, maxLength)));
        }
    }

    /** The number of {@code state}; if it is new it is noted to be expanded. */
    private int visit(State state) {
        int known = table.size();
        int position = table.add(kept(state));
        if (position == known) {
            if (position == actors.length) {
                int length = PositionTable.longer(actors.length, PositionTable.MAX_LENGTH);
                actors = Arrays.copyOf(actors, length);
                first = Arrays.copyOf(first, length);
                paid = Arrays.copyOf(paid, length);
            }
            // Without its past: the results hold for every way to the position.
            State copy = pool.isEmpty() ? state.copy() : pool.remove(pool.size() - 1);
            table.decode(copy);
            int actor = copy.actor();
            if (actor == State.TERMINAL) {
                actors[position] = OVER;
                first[position] = -1;
                copy.payoffs(payoffs);
                paid[position] = payoffs[0];
                pool.add(copy);
            } else {
                actors[position] = (byte) actor;
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
        return table.find(kept(state));
    }

    /** The number kept for {@code state}; valid until the next call. */
    private State kept(State state) {
        return canonical == null ? state : canonical.of(state);
    }

    /** Whether the actions of a state are those of its position, in the same order. */
    boolean keepsActions() {
        return canonical == null;
    }

    int actionCount(int position) {
        return first[position] < 0 ? 0 : next[first[position]];
    }

    /** The position after the action number {@code i} of {@code position}. */
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

    /** Bytes held. */
    long bytes() {
        return table.bytes() + 13L * actors.length + 4L * next.length;
    }
}
