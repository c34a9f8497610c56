package org.marienbad.games.draughts.tables;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;
import org.marienbad.games.draughts.DraughtsGame;
import org.marienbad.games.draughts.DraughtsState;

/**
 * Alpha-beta by turns. A search ends in the tables, at the end of the game, or at its depth, where the game's evaluator
 * settles captures first. A table of positions keeps bounds and best actions. Confined to one thread; nodes allocate
 * nothing.
 */
final class TableSearch {
    /** A win now; one in n plies is n steps less. */
    static final int WIN = 1_000_000;

    /** More than a win that takes as long as any of the tables; estimates are below. */
    private static final int KNOWN = WIN - 10_000;

    private static final int SCALE = 100_000;
    private static final int MOST_PLIES = 256;
    private static final int TABLE_BITS = 18;
    private static final int EXACT = 0;
    private static final int LOWER = 1;
    private static final int UPPER = 2;

    private final DraughtsTables tables;
    private final Evaluator evaluator;
    private final DraughtsState[] states = new DraughtsState[MOST_PLIES];
    private final int[][] actions;
    private final double[] payoffs = new double[2];
    private final long[] keys = new long[1 << TABLE_BITS];
    /** Value, depth, bound and best action of a position. */
    private final long[] entries = new long[keys.length];

    private BooleanSupplier stopped = () -> false;
    private long mostNodes = Long.MAX_VALUE;
    private long nodes;

    /** Thrown where the limits are reached. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        Stopped() {
            super(null, null, false, false);
        }
    }

    TableSearch(DraughtsGame game, DraughtsTables tables) {
        this.tables = tables;
        evaluator = game.evaluators().get(0).evaluator();
        Arrays.setAll(states, ply -> game.newInitialState());
        actions = new int[MOST_PLIES][game.info().maxLegalActions()];
    }

    /** A search throws {@link Stopped} after so many more nodes, and once {@code limit} is true, which is asked now and then. */
    void stopWhen(long moreNodes, BooleanSupplier limit) {
        mostNodes = moreNodes == Long.MAX_VALUE ? moreNodes : nodes + moreNodes;
        stopped = limit;
    }

    /** Positions visited so far, in all searches. */
    long nodes() {
        return nodes;
    }

    /** Whether {@code value} is that of a win or a loss for certain, as far as no repetition comes between. */
    static boolean isDecided(int value) {
        return Math.abs(value) >= KNOWN;
    }

    /** The expected payoff that {@code value} stands for. */
    static double payoff(int value) {
        return isDecided(value) ? Integer.signum(value) : (double) value / SCALE;
    }

    /**
     * The value for the seat to move in {@code position} if it plays {@code action}, {@code depth} turns further on.
     */
    int value(DraughtsState position, int action, int depth) {
        states[0].copyFrom(position);
        return play(0, action, depth - 1, -WIN, WIN);
    }

    /** @param depth turns still to be searched after this one */
    private int play(int ply, int action, int depth, int alpha, int beta) {
        DraughtsState before = states[ply];
        DraughtsState after = states[ply + 1];
        after.copyFrom(before);
        after.apply(action);
        // Only jumps of the same piece leave the turn with the seat.
        return after.jumper() != 0 ? search(ply + 1, depth + 1, alpha, beta) : -search(ply + 1, depth, -beta, -alpha);
    }

    private int search(int ply, int depth, int lowest, int highest) {
        if (nodes >= mostNodes || (nodes & 0x3FF) == 0 && stopped.getAsBoolean()) {
            throw new Stopped();
        }
        nodes++;
        DraughtsState state = states[ply];
        if (state.actor() == State.TERMINAL) {
            state.payoffs(payoffs);
            return payoffs[0] == 0 ? 0 : ply - WIN; // who is to move and cannot has lost
        }
        if (state.jumper() == 0 && Long.bitCount(state.piecesOf(0) | state.piecesOf(1)) <= tables.most()) {
            int known = tables.value(state);
            return known == DraughtsTables.DRAW ? 0 : Integer.signum(known) * (WIN - ply - DraughtsTables.plies(known));
        }
        if (depth <= 0 && state.jumper() == 0 || ply + 2 >= MOST_PLIES) {
            evaluator.evaluate(state, payoffs);
            return (int) Math.round(payoffs[state.side()] * SCALE);
        }
        return searchActions(ply, depth, lowest, highest);
    }

    private int searchActions(int ply, int depth, int lowest, int highest) {
        DraughtsState state = states[ply];
        long hash = state.hash();
        int slot = (int) (hash >>> Long.SIZE - TABLE_BITS);
        int preferred = -1;
        if (keys[slot] == hash) {
            long entry = entries[slot];
            preferred = (int) (entry & 0xFF);
            int value = (int) (entry >> 32);
            int bound = (int) (entry >> 8) & 3;
            boolean settles = bound == EXACT || bound == LOWER && value >= highest || bound == UPPER && value <= lowest;
            // How far a win is depends on the ply, so these are searched again.
            if ((entry >> 16 & 0xFFFF) >= depth && settles && !isDecided(value)) {
                return value;
            }
        }
        int count = state.legalActions(actions[ply]);
        promote(actions[ply], count, preferred);
        int best = -WIN;
        int bestAction = actions[ply][0];
        int alpha = lowest;
        for (int i = 0; i < count && alpha < highest; i++) {
            int value = play(ply, actions[ply][i], depth - 1, alpha, highest);
            if (value > best) {
                best = value;
                bestAction = actions[ply][i];
                alpha = Math.max(alpha, value);
            }
        }
        int bound = best >= highest ? LOWER : best > lowest ? EXACT : UPPER;
        keys[slot] = hash;
        entries[slot] = (long) best << 32 | (long) Math.max(0, depth) << 16 | bound << 8 | bestAction;
        return best;
    }

    /** Takes {@code preferred} first, if it is there. */
    private static void promote(int[] actions, int count, int preferred) {
        for (int i = 0; i < count; i++) {
            if (actions[i] == preferred) {
                System.arraycopy(actions, 0, actions, 1, i);
                actions[0] = preferred;
            }
        }
    }
}
