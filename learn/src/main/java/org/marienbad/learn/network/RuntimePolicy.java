package org.marienbad.learn.network;

import org.marienbad.ai.search.model.Policy;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.learn.feature.FeatureSet;

/** The policy of a network, one position at a time. */
final class RuntimePolicy implements Policy {
    private final FeatureSet features;
    private final OpenNetwork network;
    private final PositionRows rows;

    RuntimePolicy(Game game, FeatureSet features, OpenNetwork network) {
        this.features = features;
        this.network = network;
        rows = new PositionRows(game, features, network, 1);
    }

    @Override
    public Policy forThread(Game game) {
        return new RuntimePolicy(game, features.forThread(), network);
    }

    @Override
    public void weigh(State state, int[] actions, int count, double[] out) {
        int seat = state.actor();
        rows.clear();
        rows.add(state, seat);
        rows.compute();
        rows.weigh(0, seat, actions, count, out);
    }
}
