package org.marienbad.games.hex.solver;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;
import org.marienbad.games.hex.HexGame;
import org.marienbad.games.hex.HexState;

/**
 * Alpha-beta that looks only at the moves with the best estimates, as in Queenbee (J. van Rijswijck 2000). Of more than
 * a hundred moves few matter, and so it looks further ahead. It looks at even numbers of plies only, since the estimate
 * is too hopeful for the seat that has just moved. On 8 by 8 three plies won 15 of 30 games against one ply, two won
 * 27. Seats alternate in Hex. For one thread.
 */
final class SelectiveSearch {
    /** Plies it looks ahead at most. */
    static final int MOST_DEPTH = 10;

    private static final int ROOT_WIDTH = 24;
    private static final int WIDTH = 14;
    /** A win, and by how much it is better a ply earlier; estimates are below 1. */
    private static final double WIN = 2;

    private static final double SOONER = 0.01;

    /** The search was told to stop. */
    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private static final Stopped NOW = new Stopped();

        private Stopped() {
            super(null, null, false, false);
        }
    }

    private final Evaluator evaluator;
    private final HexState[] states = new HexState[MOST_DEPTH + 2];
    /** By ply and rank, the moves, the best first, and the estimates after them for the seat that makes them. */
    private final int[][] moves;

    private final double[][] values;
    /** By rank of the root, whether the value is one, and not just a bound above it. */
    private final boolean[] known;

    private final int[] legal;
    private final double[] payoffs = new double[2];
    private BooleanSupplier stop = () -> false;
    private long nodes;
    private int rootCount;
    private int depth;

    SelectiveSearch(HexGame game) {
        evaluator = game.evaluators().get(0).evaluator().forThread();
        int most = game.info().maxLegalActions();
        legal = new int[most];
        moves = new int[states.length][most];
        values = new double[states.length][most];
        known = new boolean[most];
        for (int ply = 0; ply < states.length; ply++) {
            states[ply] = game.newInitialState();
        }
    }

    /** Positions estimated so far. */
    long nodes() {
        return nodes;
    }

    /** Plies that the last search looked ahead. */
    int depth() {
        return depth;
    }

    /** Searches deeper and deeper, to {@code mostDepth} plies at most, until {@code condition} becomes true. */
    void run(HexState root, int mostDepth, BooleanSupplier condition) {
        states[0].copyFrom(root);
        stop = () -> false;
        rootCount = order(0);
        Arrays.fill(known, true);
        depth = 1;
        stop = condition;
        try {
            int most = Math.min(mostDepth, MOST_DEPTH);
            for (int plies = 2; plies <= most && Math.abs(values[0][0]) < 1; plies += 2) {
                deepen(plies);
                depth = plies;
            }
        } catch (Stopped stopped) {
            // The earlier results are sorted already.
        }
    }

    /** How many moves were considered; the best is of rank 0. */
    int count() {
        return rootCount;
    }

    int move(int rank) {
        return moves[0][rank];
    }

    /** The payoff expected after a move; NaN where it is only known to be no better than that of the best one. */
    double value(int rank) {
        return known[rank] ? Math.max(-1, Math.min(1, values[0][rank])) : Double.NaN;
    }

    /** Searches the moves of the root in the order found so far; each that turns out best goes to the front. */
    private void deepen(int plies) {
        int count = Math.min(rootCount, ROOT_WIDTH);
        rootCount = count;
        double best = Double.NEGATIVE_INFINITY;
        for (int rank = 0; rank < count; rank++) {
            int move = moves[0][rank];
            states[1].copyFrom(states[0]);
            states[1].apply(move);
            double value = -search(1, plies - 1, Double.NEGATIVE_INFINITY, -best);
            boolean better = value > best;
            int place = better ? 0 : rank;
            for (int i = rank; i > place; i--) {
                moves[0][i] = moves[0][i - 1];
                values[0][i] = values[0][i - 1];
                known[i] = known[i - 1];
            }
            moves[0][place] = move;
            values[0][place] = value;
            known[place] = better;
            best = Math.max(best, value);
        }
    }

    private double search(int ply, int plies, double low, double high) {
        if (states[ply].actor() == State.TERMINAL) {
            return -win(ply - 1);
        }
        int count = order(ply);
        if (plies == 1 || values[ply][0] >= 1) {
            return values[ply][0];
        }
        double best = Double.NEGATIVE_INFINITY;
        for (int rank = 0; rank < Math.min(count, WIDTH) && best < high; rank++) {
            states[ply + 1].copyFrom(states[ply]);
            states[ply + 1].apply(moves[ply][rank]);
            best = Math.max(best, -search(ply + 1, plies - 1, -high, -Math.max(low, best)));
        }
        return best;
    }

    private static double win(int ply) {
        return WIN - SOONER * ply;
    }

    /** Estimates all moves and sorts them; how many. One that wins comes alone. */
    private int order(int ply) {
        HexState state = states[ply];
        HexState next = states[ply + 1];
        int seat = state.actor();
        int count = state.legalActions(legal);
        for (int i = 0; i < count; i++) {
            next.copyFrom(state);
            next.apply(legal[i]);
            nodes++;
            if (next.actor() == State.TERMINAL) {
                moves[ply][0] = legal[i];
                values[ply][0] = win(ply);
                return 1;
            }
            evaluator.evaluate(next, payoffs);
            int place = i;
            for (; place > 0 && values[ply][place - 1] < payoffs[seat]; place--) {
                moves[ply][place] = moves[ply][place - 1];
                values[ply][place] = values[ply][place - 1];
            }
            moves[ply][place] = legal[i];
            values[ply][place] = payoffs[seat];
        }
        if (stop.getAsBoolean()) {
            throw Stopped.NOW;
        }
        return count;
    }
}
