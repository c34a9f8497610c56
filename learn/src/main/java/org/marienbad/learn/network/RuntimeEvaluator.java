package org.marienbad.learn.network;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.Perspective;
import org.marienbad.learn.value.PayoffRange;

/** Judges positions one by one by a network. With working memory: {@link #forThread} gives each thread its own. */
final class RuntimeEvaluator implements Evaluator {
    private final Game game;
    private final FeatureSet features;
    private final OpenNetwork network;
    private final Perspective perspective;
    private final PayoffRange range;
    private final PositionRows rows;

    RuntimeEvaluator(Game game, FeatureSet features, OpenNetwork network) {
        this.game = game;
        this.features = features;
        this.network = network;
        perspective = features.perspective();
        range = new PayoffRange(game);
        rows = new PositionRows(game, features, network, game.info().seats());
    }

    @Override
    public Evaluator forThread() {
        return new RuntimeEvaluator(game, features.forThread(), network);
    }

    @Override
    public void evaluate(State state, double[] out) {
        rows.clear();
        if (perspective.moverOnly()) {
            int mover = perspective.mover(state);
            rows.add(state, mover);
            rows.compute();
            out[mover] = range.payoff(rows.value(0));
            out[1 - mover] = range.other(out[mover]);
            return;
        }
        for (int seat = 0; seat < out.length; seat++) {
            rows.add(state, seat);
        }
        rows.compute();
        for (int seat = 0; seat < out.length; seat++) {
            out[seat] = range.payoff(rows.value(seat));
        }
        range.normalize(out);
    }
}
