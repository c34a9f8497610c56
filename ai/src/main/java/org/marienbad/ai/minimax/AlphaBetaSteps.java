package org.marienbad.ai.minimax;

import java.util.Arrays;
import org.marienbad.ai.minimax.TranspositionTable.Entry;
import org.marienbad.ai.search.depthfirst.SeatSteps;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep.Bound;
import org.marienbad.framework.player.SearchStep.Reason;
import org.marienbad.framework.player.SearchStep.Source;

/**
 * Tells an observer the steps of {@link AlphaBeta}, whose values are those of the seat to move less half of their sum.
 */
final class AlphaBetaSteps {
    private final SeatSteps steps;
    private final int seat;
    private final double half;
    /** The actions along the line, by the ply at which they were played. */
    private int[] played = new int[8];

    AlphaBetaSteps(SearchObserver observer, int seat, GameInfo info) {
        steps = new SeatSteps(observer, "minimax", seat, info);
        this.seat = seat;
        half = info.payoffSum() / 2;
    }

    /** {@code action} is played at {@code ply}. */
    void played(int ply, int action) {
        if (ply >= played.length) {
            played = Arrays.copyOf(played, 2 * ply);
        }
        played[ply] = action;
    }

    /** The search for {@code actor} goes on to the position after the action at {@code ply}, where {@code next} moves. */
    void enter(int ply, int next, int actor, int depth, double alpha, double beta) {
        double low = payoff(actor, alpha);
        double high = payoff(actor, beta);
        steps.enter(played[ply], next, depth, Math.min(low, high), Math.max(low, high));
    }

    void leaf(Source source, int actor, double value) {
        steps.leaf(source, payoff(actor, value));
    }

    /** The position after the last action of {@code actor} is worth {@code value}. */
    void leave(int actor, double value, double alpha, double beta, boolean leaf) {
        boolean inside = leaf || value > alpha && value < beta;
        steps.leave(payoff(actor, value), inside ? Bound.EXACT : bound(actor, value >= beta));
    }

    /** The action at {@code ply} leads to a leaf where {@code next} moves, which is worth {@code value} to {@code actor}. */
    void child(int ply, int action, int next, int actor, double value, double alpha, double beta) {
        played(ply, action);
        enter(ply, next, actor, 0, alpha, beta);
        leaf(next == State.TERMINAL ? Source.END : Source.ESTIMATE, actor, value);
        leave(actor, value, alpha, beta, true);
    }

    void known(Node node, Entry entry, boolean enough) {
        int actor = node.state.actor();
        int kind = entry.bound();
        Bound bound = kind == TranspositionTable.EXACT ? Bound.EXACT : bound(actor, kind == TranspositionTable.LOWER);
        int action = node.symmetry == KnownPositions.IDENTITY ? entry.action() : -1;
        steps.known(payoff(actor, entry.value()), bound, action, enough);
    }

    void order(int[] actions, int count) {
        steps.order(actions, count);
    }

    void improve(int action, int actor, double value) {
        steps.improve(action, payoff(actor, value));
    }

    /** No more of {@code actions} is needed after those before {@code from}; {@code beta} is the bound of {@code actor}. */
    void cut(int[] actions, int from, int count, int actor, double value, double beta) {
        boolean over = value >= beta;
        Reason reason = !over ? Reason.BEST : actor == seat ? Reason.BETA : Reason.ALPHA;
        steps.cut(reason, payoff(actor, value), payoff(actor, over ? beta : value), actions, from, count);
    }

    private Bound bound(int actor, boolean atLeast) {
        return atLeast == (actor == seat) ? Bound.AT_LEAST : Bound.AT_MOST;
    }

    private double payoff(int actor, double value) {
        return actor == seat ? half + value : half - value;
    }
}
