package org.marienbad.games.kalaha.maxmin;

import java.util.Arrays;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.player.SearchStep.Bound;
import org.marienbad.framework.player.SearchStep.Reason;
import org.marienbad.framework.player.SearchStep.Source;

/**
 * Tells an observer what {@link TurnSearch} does. Values are those of the thesis as the root sees them, with the bonus of
 * every extra move on the way.
 */
final class TurnSteps {
    private final SearchObserver observer;
    private final int seat;
    private int bonus;

    TurnSteps(SearchObserver observer, int seat) {
        this.observer = observer;
        this.seat = seat;
        observer.observe(new SearchStep.Start("maxmin", seat));
    }

    void round(int turns) {
        observer.observe(new SearchStep.Round(turns, true));
    }

    /** A side sows; {@code own} is the one that searches, {@code next} whether that side moves next. */
    void enter(int house, boolean next, boolean over, int depth, int alpha, int beta) {
        int actor = over ? State.TERMINAL : next ? seat : 1 - seat;
        observer.observe(new SearchStep.Enter(
                Houses.pit(house), actor, depth, new SearchStep.Window(limit(alpha), limit(beta))));
    }

    private double limit(int value) {
        int told = value + bonus;
        return told <= TurnSearch.LEAST + TurnSearch.STONE
                ? Double.NEGATIVE_INFINITY
                : told >= TurnSearch.GREATEST - TurnSearch.STONE ? Double.POSITIVE_INFINITY : told;
    }

    /** The search is behind an extra move of the side that searches now, or back before it. */
    void extra(int more) {
        bonus += more;
    }

    void leaf(boolean over, int value) {
        observer.observe(new SearchStep.Leaf(over ? Source.END : Source.ESTIMATE, payoffs(value)));
    }

    void improve(int house, int value) {
        observer.observe(new SearchStep.Improve(Houses.pit(house), payoffs(value)));
    }

    /** The houses of {@code row} after {@code house} are left out. */
    void cut(long row, int house, boolean own, int value, int limit) {
        int[] skipped = new int[Houses.COUNT];
        int count = 0;
        for (int other = house + 1; other < Houses.COUNT; other++) {
            if (Houses.stones(row, other) > 0) {
                skipped[count++] = Houses.pit(other);
            }
        }
        if (count > 0) {
            observer.observe(new SearchStep.Cut(
                    own ? Reason.BETA : Reason.ALPHA, value + bonus, limit + bonus, Arrays.copyOf(skipped, count)));
        }
    }

    void leave(int value, int alpha, int beta) {
        observer.observe(new SearchStep.Leave(
                payoffs(value), value <= alpha ? Bound.AT_MOST : value >= beta ? Bound.AT_LEAST : Bound.EXACT));
    }

    private double[] payoffs(int value) {
        double[] payoffs = new double[2];
        payoffs[seat] = value + bonus;
        payoffs[1 - seat] = -payoffs[seat];
        return payoffs;
    }
}
