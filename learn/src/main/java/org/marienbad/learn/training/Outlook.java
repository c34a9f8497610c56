package org.marienbad.learn.training;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.Perspective;
import org.marienbad.learn.value.PayoffRange;
import org.marienbad.learn.value.ValueFunction;

/**
 * The expectations of all seats. Each is a payoff or, where a value function has several estimates, all of them on the scale of
 * payoffs: their mean is the payoff. For one thread.
 */
final class Outlook {
    private final FeatureSet features;
    private final ValueFunction values;
    private final Perspective perspective;
    private final PayoffRange range;
    private final int seats;
    private final int width;
    private final int[] active;
    private final double[] estimates;
    private final double[] expected;

    Outlook(Game game, FeatureSet features, ValueFunction values) {
        this.features = features;
        this.values = values;
        perspective = features.perspective();
        range = new PayoffRange(game);
        seats = game.info().seats();
        width = values.outputs();
        active = new int[features.maxActive()];
        estimates = new double[width];
        expected = new double[seats * width];
    }

    /** How many numbers a seat has. */
    int width() {
        return width;
    }

    /**
     * The expectations in {@code state}, seat by seat, until the next call.
     *
     * @param payoffs expected there, by an evaluator
     * @param from where they begin
     */
    double[] of(State state, double[] payoffs, int from) {
        if (width == 1 || state.actor() == State.TERMINAL || !perspective.isSettled(state)) {
            return of(payoffs, from);
        }
        int mover = perspective.mover(state);
        for (int seat = 0; seat < seats; seat++) {
            if (!perspective.moverOnly() || seat == mover) {
                values.estimate(active, features.active(state, seat, active), estimates);
                write(seat);
            }
        }
        return expected;
    }

    private void write(int seat) {
        for (int i = 0; i < width; i++) {
            expected[seat * width + i] = range.payoff(estimates[i]);
            if (perspective.moverOnly()) {
                // The highest part of one seat is the lowest of the other, which loses as much.
                expected[(1 - seat) * width + width - 1 - i] = range.payoff(-estimates[i]);
            }
        }
    }

    /** The expectations that follow from payoffs alone, until the next call. */
    double[] of(double[] payoffs, int from) {
        for (int seat = 0; seat < seats; seat++) {
            double payoff = payoffs[from + seat];
            double parts = (range.scaled(payoff) + 1) / 2 * width;
            for (int i = 0; i < width; i++) {
                expected[seat * width + i] =
                        width == 1 ? payoff : range.payoff(2 * Math.max(0, Math.min(1, parts - i)) - 1);
            }
        }
        return expected;
    }
}
