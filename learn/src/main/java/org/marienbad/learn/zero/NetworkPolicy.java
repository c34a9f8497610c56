package org.marienbad.learn.zero;

import org.marienbad.ai.search.model.Policy;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.value.Mlp;

/** The softmax of the logits of a network. */
final class NetworkPolicy implements Policy {
    private final FeatureSet features;
    private final Mlp network;
    private final PolicyRows rows;
    private final int[] active;

    /** @param network not trained any more */
    NetworkPolicy(FeatureSet features, Mlp network, PolicyRows rows) {
        this.features = features;
        this.network = network;
        this.rows = rows;
        active = new int[features.maxActive()];
    }

    @Override
    public Policy forThread(Game game) {
        return new NetworkPolicy(features.forThread(), network.forThread(), rows);
    }

    @Override
    public void weigh(State state, int[] actions, int count, double[] out) {
        int seat = state.actor();
        network.value(active, features.active(state, seat, active));
        for (int i = 0; i < count; i++) {
            out[i] = network.logit(rows.row(seat, actions[i]));
        }
        Mlp.softmax(out, count);
    }
}
