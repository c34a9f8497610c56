package org.marienbad.ai.minimax;

import java.util.Arrays;
import org.marienbad.ai.minimax.TranspositionTable.Entry;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;

/** Tells an observer what {@link AlphaBeta} does, in payoffs of the seat that it decides for. */
final class AlphaBetaSteps {
    private final SearchObserver observer;
    private final int seat;
    private final double half;
    /** The actions along the line, by the ply at which they were played. */
    private int[] played = new int[8];

    AlphaBetaSteps(SearchObserver observer, int seat, double half) {
        this.observer = observer;
        this.seat = seat;
        this.half = half;
        observer.observe(new SearchStep.Start("minimax", seat));
    }

    /** {@code action} is played at {@code ply}. */
    void played(int ply, int action) {
        if (ply >= played.length) {
            played = Arrays.copyOf(played, 2 * ply);
        }
        played[ply] = action;
    }

    /** The position after the action at {@code ply}, where {@code next} moves, is to be searched for {@code actor}. */
    void enter(int ply, int next, int actor, int depth, double alpha, double beta) {
        observer.observe(new SearchStep.Enter(played[ply], next, depth, window(actor, alpha, beta)));
    }

    void leaf(SearchStep.Source source, int actor, double value) {
        observer.observe(new SearchStep.Leaf(source, payoffs(actor, value)));
    }

    /** The position after the last action of {@code actor} is worth {@code value}. */
    void leave(int actor, double value, double alpha, double beta, boolean leaf) {
        boolean atMost = !leaf && value <= alpha;
        boolean atLeast = !leaf && value >= beta;
        SearchStep.Bound bound = SearchStep.Bound.EXACT;
        if (atMost || atLeast) {
            bound = atLeast == (actor == seat) ? SearchStep.Bound.AT_LEAST : SearchStep.Bound.AT_MOST;
        }
        observer.observe(new SearchStep.Leave(payoffs(actor, value), bound));
    }

    void known(Node node, Entry entry, boolean enough) {
        int kind = entry.bound();
        int actor = node.state.actor();
        SearchStep.Bound bound = SearchStep.Bound.EXACT;
        if (kind != TranspositionTable.EXACT) {
            boolean lower = kind == TranspositionTable.LOWER;
            bound = lower == (actor == seat) ? SearchStep.Bound.AT_LEAST : SearchStep.Bound.AT_MOST;
        }
        double value = payoffs(actor, entry.value())[seat];
        int action = node.symmetry == KnownPositions.IDENTITY ? entry.action() : -1;
        observer.observe(new SearchStep.Known(value, bound, Math.max(-1, action), enough));
    }

    void order(int[] actions, int count) {
        observer.observe(new SearchStep.Order(Arrays.copyOf(actions, count)));
    }

    void improve(int action, int actor, double value) {
        observer.observe(new SearchStep.Improve(action, payoffs(actor, value)));
    }

    /** No more of {@code actions} is needed after those before {@code from}; {@code beta} is the bound of {@code actor}. */
    void cut(int[] actions, int from, int count, int actor, double value, double beta) {
        boolean own = actor == seat;
        SearchStep.Reason reason = SearchStep.Reason.BEST;
        double limit = value;
        if (value >= beta) {
            reason = own ? SearchStep.Reason.BETA : SearchStep.Reason.ALPHA;
            limit = beta;
        }
        int[] skipped = Arrays.copyOfRange(actions, Math.min(from, count), count);
        if (skipped.length > 0) {
            observer.observe(
                    new SearchStep.Cut(reason, payoffs(actor, value)[seat], payoffs(actor, limit)[seat], skipped));
        }
    }

    private SearchStep.Window window(int actor, double alpha, double beta) {
        return actor == seat
                ? new SearchStep.Window(alpha + half, beta + half)
                : new SearchStep.Window(half - beta, half - alpha);
    }

    private double[] payoffs(int actor, double value) {
        double[] payoffs = new double[2];
        payoffs[actor] = half + value;
        payoffs[1 - actor] = half - value;
        return payoffs;
    }
}
