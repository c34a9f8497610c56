package org.marienbad.ai.minimax;

import java.util.Arrays;
import org.marienbad.ai.search.ActionOrder;
import org.marienbad.ai.search.Clock;
import org.marienbad.ai.search.StateStack;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/**
 * Fail-soft alpha-beta (Knuth and Moore 1975; Fishburn 1983). Values are payoffs of the seat to move less half the
 * constant sum, so they change sign where the actor changes and only there: a seat may move several times in a row.
 * Estimates are kept strictly within the payoff range; a value at its edge is therefore always proven.
 */
final class AlphaBeta {
    /** Least depth at which a look at every child pays: measured on Kalaha, it saves nine nodes in ten. */
    private static final int FORESIGHT_DEPTH = 4;

    private final StateStack stack;
    private final ActionOrder order;
    private final Evaluator evaluator;
    private final double[] payoffs = new double[2];
    private final double[] foresights;
    private final double half;
    private final double win;
    private final double nearlyWin;
    private Clock clock;
    private int[][] lines = {};
    private int[] lengths = {};
    private int[] expected = {};
    private boolean onExpected;
    private boolean stopped;
    private boolean horizon;

    AlphaBeta(Game game, Evaluator evaluator) {
        GameInfo info = game.info();
        this.evaluator = evaluator;
        stack = new StateStack(game);
        order = new ActionOrder(info);
        foresights = new double[info.maxLegalActions()];
        half = info.payoffSum() / 2;
        win = Math.min(info.maxPayoff() - half, half - info.minPayoff());
        nearlyWin = win > 0 ? win - win * 0x1p-20 : 0;
    }

    /** The payoff of the actor beyond which there is nothing, on the centred scale; a loss is its negative. */
    double win() {
        return win;
    }

    /** The payoff that a value on the centred scale stands for. */
    double payoff(double value) {
        return value + half;
    }

    /** Sets the position to search from. */
    void start(State root, Clock clock) {
        this.clock = clock;
        stopped = false;
        stack.reserve(0);
        stack.state(0).copyFrom(root);
        order.age();
    }

    /** Makes room for a search of {@code depth} plies, which will try {@code line} first. */
    void prepare(int depth, int[] line) {
        stack.reserve(depth);
        order.reserve(depth);
        int old = lines.length;
        if (depth >= old) {
            lines = Arrays.copyOf(lines, depth + 1);
            lengths = Arrays.copyOf(lengths, depth + 1);
        }
        for (int ply = 0; ply <= depth; ply++) {
            if (lines[ply] == null || lines[ply].length < depth - ply) {
                lines[ply] = new int[depth - ply];
            }
        }
        expected = line;
        onExpected = line.length > 0;
    }

    /**
     * The value of {@code action} for the root's actor: exact for this depth if above {@code alpha}, else an upper
     * bound. Meaningless once {@link #stopped}.
     */
    double search(int action, int depth, double alpha) {
        horizon = false;
        lengths[0] = 0;
        State root = stack.state(0);
        onExpected &= expected.length > 0 && expected[0] == action;
        double value = play(root, root.actor(), action, 0, depth, alpha, Double.POSITIVE_INFINITY);
        remember(action, 0);
        return value;
    }

    /** Whether the clock ended the last search before it was complete. */
    boolean stopped() {
        return stopped;
    }

    /** Whether the last search estimated a position; if not, its result is proven. */
    boolean touchedHorizon() {
        return horizon;
    }

    /** The plies expected, the action searched last among them. */
    int[] line() {
        return Arrays.copyOf(lines[0], lengths[0]);
    }

    private double search(int ply, int depth, double alpha, double beta) {
        State state = stack.state(ply);
        int[] actions = stack.actions(ply);
        int count = state.legalActions(actions);
        int actor = state.actor();
        lengths[ply] = 0;
        if (depth > 1) {
            order.sort(actions, count, actor, ply);
        }
        if (depth >= FORESIGHT_DEPTH) {
            sortByForesight(state, actions, count, actor, ply);
        }
        onExpected = onExpected && ply < expected.length && ActionOrder.promote(actions, count, expected[ply]);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int action = actions[i];
            double value = play(state, actor, action, ply, depth, alpha, beta);
            onExpected = false;
            if (stopped) {
                return best;
            }
            if (value > best) {
                best = value;
                if (value > alpha) {
                    alpha = value;
                    remember(action, ply);
                    if (value >= beta || value >= win) {
                        order.cut(action, actor, ply, depth);
                        break;
                    }
                }
            }
        }
        return best;
    }

    /** Puts first what lets the actor move again, then what looks best; equals stay in order. */
    private void sortByForesight(State state, int[] actions, int count, int actor, int ply) {
        State child = stack.state(ply + 1);
        for (int i = 0; i < count; i++) {
            int action = actions[i];
            child.copyFrom(state);
            child.apply(action);
            int next = child.actor();
            if (next == State.TERMINAL) {
                child.payoffs(payoffs);
            } else {
                evaluator.evaluate(child, payoffs);
            }
            double foresight = payoffs[actor] + (next == actor ? 2 * win : 0);
            int j = i;
            for (; j > 0 && foresights[j - 1] < foresight; j--) {
                foresights[j] = foresights[j - 1];
                actions[j] = actions[j - 1];
            }
            foresights[j] = foresight;
            actions[j] = action;
        }
    }

    /** The value of {@code action} for {@code actor}, who moves at {@code state}. */
    private double play(State state, int actor, int action, int ply, int depth, double alpha, double beta) {
        if (!clock.spend()) {
            stopped = true;
            return 0;
        }
        State child = stack.state(ply + 1);
        child.copyFrom(state);
        child.apply(action);
        int next = child.actor();
        if (next == State.TERMINAL) {
            lengths[ply + 1] = 0;
            child.payoffs(payoffs);
            return payoffs[actor] - half;
        }
        if (depth == 1) {
            lengths[ply + 1] = 0;
            horizon = true;
            evaluator.evaluate(child, payoffs);
            return Math.max(-nearlyWin, Math.min(nearlyWin, payoffs[actor] - half));
        }
        return next == actor ? search(ply + 1, depth - 1, alpha, beta) : -search(ply + 1, depth - 1, -beta, -alpha);
    }

    private void remember(int action, int ply) {
        int[] line = lines[ply];
        int length = lengths[ply + 1];
        line[0] = action;
        System.arraycopy(lines[ply + 1], 0, line, 1, length);
        lengths[ply] = length + 1;
    }
}
