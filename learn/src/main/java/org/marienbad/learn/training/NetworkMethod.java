package org.marienbad.learn.training;

import java.util.List;
import org.marienbad.learn.feature.FeatureSets;

/** {@link TemporalDifference} of a network of hidden layers. Apart from the other methods, so that they work without networks. */
public final class NetworkMethod {
    public static final TemporalDifference METHOD = new TemporalDifference(
            "mlp",
            List.of(
                    NetworkSettings.HIDDEN,
                    NetworkSettings.ACTIVATION,
                    NetworkSettings.RATE,
                    NetworkSettings.HALVING,
                    NetworkSettings.OUTPUTS),
            (game, hyper, seed) -> FeatureSets.of(game),
            (count, hyper, seed) -> NetworkSettings.untrained(count, hyper.get(NetworkSettings.OUTPUTS), 0, hyper, seed)
                    .withLearningRate(hyper.get(NetworkSettings.RATE), hyper.get(NetworkSettings.HALVING)));

    private NetworkMethod() {}
}
