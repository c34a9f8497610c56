package org.marienbad.ai.search.depthfirst;

import java.util.Arrays;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;
import org.marienbad.framework.player.SearchStep.Bound;

/** Tells an observer the steps of a depth-first search that works with payoffs of the seat it decides for. */
public final class SeatSteps {
    private final SearchObserver observer;
    private final int seat;
    private final int seats;
    /** The sum of both payoffs; NaN where the others' payoffs are not known. */
    private final double sum;

    /** Tells that a search by {@code method} begins. */
    public SeatSteps(SearchObserver observer, String method, int seat, GameInfo info) {
        this.observer = observer;
        this.seat = seat;
        seats = info.seats();
        sum = seats == 2 && info.has(GameInfo.Trait.CONSTANT_SUM) ? info.payoffSum() : Double.NaN;
        observer.observe(new SearchStep.Start(method, seat));
    }

    /** {@code action} leads to where {@code actor} moves, to be searched {@code depth} plies deep. */
    public void enter(int action, int actor, int depth, double alpha, double beta) {
        observer.observe(new SearchStep.Enter(action, actor, depth, new SearchStep.Window(alpha, beta)));
    }

    public void leaf(SearchStep.Source source, double value) {
        observer.observe(new SearchStep.Leaf(source, payoffs(value)));
    }

    /** Goes up with a value that was searched in this window. */
    public void leave(double value, double alpha, double beta) {
        leave(value, value <= alpha ? Bound.AT_MOST : value >= beta ? Bound.AT_LEAST : Bound.EXACT);
    }

    public void leave(double value, Bound bound) {
        observer.observe(new SearchStep.Leave(payoffs(value), bound));
    }

    /** The table knows the position; {@code action} below 0 for none. */
    public void known(double value, Bound bound, int action, boolean enough) {
        observer.observe(new SearchStep.Known(value, bound, Math.max(-1, action), enough));
    }

    public void order(int[] actions, int count) {
        observer.observe(new SearchStep.Order(Arrays.copyOf(actions, count)));
    }

    public void improve(int action, double value) {
        observer.observe(new SearchStep.Improve(action, payoffs(value)));
    }

    /** The actions from {@code from} to before {@code count} are left out, if there are any. */
    public void cut(SearchStep.Reason reason, double value, double limit, int[] actions, int from, int count) {
        if (from < count) {
            observer.observe(new SearchStep.Cut(reason, value, limit, Arrays.copyOfRange(actions, from, count)));
        }
    }

    public void expect(int[] outcomes, double[] weights, double[] values, int count, double expectation) {
        observer.observe(new SearchStep.Expect(
                Arrays.copyOf(outcomes, count),
                Arrays.copyOf(weights, count),
                Arrays.copyOf(values, count),
                expectation));
    }

    private double[] payoffs(double value) {
        double[] payoffs = new double[seats];
        Arrays.fill(payoffs, Double.NaN);
        if (seats == 2) {
            payoffs[1 - seat] = sum - value;
        }
        payoffs[seat] = value;
        return payoffs;
    }
}
