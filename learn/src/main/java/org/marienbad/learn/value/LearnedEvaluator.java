package org.marienbad.learn.value;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.SeatViews;
import org.marienbad.framework.game.State;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.Perspective;

/**
 * Judges positions by a trained estimate of their features: that of the seat to move where the other's payoff follows, else
 * that of every seat. With working memory: {@link #forThread} gives each thread its own.
 */
public final class LearnedEvaluator implements Evaluator {
    private final Game game;
    private final FeatureSet features;
    private final ValueFunction values;
    private final Perspective perspective;
    private final PayoffRange range;
    private final int[] active;

    private LearnedEvaluator(Game game, FeatureSet features, ValueFunction values) {
        this.game = game;
        this.features = features;
        this.values = values;
        perspective = features.perspective();
        range = new PayoffRange(game);
        active = new int[features.maxActive()];
    }

    /** The fastest evaluator there is for these features and values as they are now: they must not be trained any more. */
    public static Evaluator of(Game game, FeatureSet features, ValueFunction values) {
        return of(game, features, values, false);
    }

    /** An evaluator that sees how the values are trained on: for self-play, between whose games they are. */
    public static Evaluator live(Game game, FeatureSet features, ValueFunction values) {
        return of(game, features, values, true);
    }

    private static Evaluator of(Game game, FeatureSet features, ValueFunction values, boolean live) {
        return ofAll(
                game,
                values.evaluator(game, features, live).orElseGet(() -> new LearnedEvaluator(game, features, values)));
    }

    /** Judges all positions of {@code game} by {@code settled}, which judges those whose worth is seen. */
    public static Evaluator ofAll(Game game, Evaluator settled) {
        return game instanceof SeatViews views ? views.evaluator(settled) : settled;
    }

    @Override
    public void evaluate(State state, double[] out) {
        int mover = perspective.mover(state);
        if (perspective.moverOnly()) {
            out[mover] = estimate(state, mover);
            out[1 - mover] = range.other(out[mover]);
        } else {
            for (int seat = 0; seat < out.length; seat++) {
                out[seat] = estimate(state, seat);
            }
            range.normalize(out);
        }
    }

    private double estimate(State state, int seat) {
        int count = features.active(state, seat, active);
        return range.payoff(values.value(active, count));
    }

    @Override
    public Evaluator forThread() {
        return new LearnedEvaluator(game, features.forThread(), values.forThread());
    }
}
