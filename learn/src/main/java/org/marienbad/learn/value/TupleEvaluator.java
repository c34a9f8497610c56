package org.marienbad.learn.value;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.learn.feature.FoldedTuples;
import org.marienbad.learn.feature.Perspective;
import org.marienbad.learn.feature.TupleFeatures;
import org.marienbad.learn.feature.TuplePlaces;

/** Payoffs by an n-tuple network. For one thread after {@link #forThread}. */
class TupleEvaluator implements Evaluator {
    /** The greatest share of the tuples that a ply may touch for it to pay to follow them from ply to ply. */
    private static final double MOST_TOUCHED = 0.6;

    final Game game;
    final TupleFeatures features;
    final TuplePlaces places;
    final Perspective perspective;
    final PayoffRange range;
    final short[] weights;
    final int[] cells;
    final int[] indices;

    TupleEvaluator(Game game, TupleFeatures features, TuplePlaces places, short[] weights) {
        this.game = game;
        this.features = features;
        this.places = places;
        this.weights = weights;
        perspective = features.perspective();
        range = new PayoffRange(game);
        cells = new int[features.cellCount()];
        indices = new int[places.count()];
    }

    /**
     * The faster one of two that estimate the same, by weights that may go on to change.
     *
     * @param weights in multiples of {@link WeightSum#UNIT}
     */
    static Evaluator live(Game game, TupleFeatures features, short[] weights) {
        return of(game, features, features.places(), weights);
    }

    /** The same by weights that will not change: with fewer lookups. */
    static Evaluator of(Game game, TupleFeatures features, short[] weights) {
        FoldedTuples folded = FoldedTuples.of(features, weights);
        return of(game, features, folded.places(), folded.weights());
    }

    private static Evaluator of(Game game, TupleFeatures features, TuplePlaces places, short[] weights) {
        boolean follows = features.perspective().moverOnly() && features.touchedByPly() < MOST_TOUCHED;
        return follows
                ? new IncrementalTuples(game, features, places, weights)
                : new TupleEvaluator(game, features, places, weights);
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
        features.readCells(state, seat, cells);
        places.write(cells, features.first(state, seat, cells), indices);
        int sum = 0;
        for (int index : indices) {
            sum += weights[index];
        }
        return payoff(sum);
    }

    final double payoff(int sum) {
        return range.payoff(TanhTable.of(sum));
    }

    @Override
    public Evaluator forThread() {
        return new TupleEvaluator(game, (TupleFeatures) features.forThread(), places, weights);
    }
}
