package org.marienbad.learn.zero;

import java.io.DataInput;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.FeatureSets;
import org.marienbad.learn.feature.UnlearnableException;
import org.marienbad.learn.training.Learned;
import org.marienbad.learn.training.Method;
import org.marienbad.learn.training.NetworkMethod;
import org.marienbad.learn.training.NetworkSettings;
import org.marienbad.learn.training.Training;
import org.marienbad.learn.value.LearnedEvaluator;
import org.marienbad.learn.value.Mlp;

/**
 * Learns a value and a policy by a network from games of self-play in which every action is searched for: Monte Carlo
 * tree search by PUCT, whose leaves the network evaluates, with noise at the root. The policy learns the shares of the
 * visits. The value learns a λ-return of the searches' values and the payoff at the end, if the inputs of a position
 * tell its worth. The games of a generation are played by the same weights, on several threads; then samples are drawn
 * from those of the newest positions. For any number of seats and for chance, but not for hidden information.
 *
 * <p>Silver et al.: A general reinforcement learning algorithm that masters chess, shogi and Go through self-play
 * (2018).
 */
public final class Zero implements Method {
    public static final Zero METHOD = new Zero();

    private Zero() {}

    @Override
    public String id() {
        return "zero";
    }

    @Override
    public List<Setting<?>> settings() {
        return ZeroSettings.ALL;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return hidden(game).or(() -> NetworkMethod.METHOD.unsupportedReason(game));
    }

    private static Optional<Text> hidden(Game game) {
        return game.info().has(GameInfo.Trait.HIDDEN_INFORMATION)
                ? Optional.of(Text.of("unlearnable.hidden"))
                : Optional.empty();
    }

    @Override
    public FeatureSet features(Game game, Settings hyper, long seed) {
        return FeatureSets.of(game);
    }

    Mlp network(Game game, FeatureSet features, Settings hyper, long seed) {
        return NetworkSettings.untrained(
                features.featureCount(), PolicyRows.of(game.info()).count(), hyper, seed);
    }

    @Override
    public Training start(GameSetup setup, Settings hyper, long seed) {
        return begin(setup, hyper, seed);
    }

    @Override
    public Training start(GameSetup setup, Settings hyper, long seed, DataInput weights) throws IOException {
        ZeroTraining training = begin(setup, hyper, seed);
        training.readWeights(weights);
        return training;
    }

    private ZeroTraining begin(GameSetup setup, Settings hyper, long seed) {
        hidden(setup.game()).ifPresent(reason -> {
            throw new UnlearnableException(reason);
        });
        return new ZeroTraining(setup, hyper, seed);
    }

    @Override
    public Learned read(Game game, Settings hyper, long seed, Services services, DataInput weights) throws IOException {
        FeatureSet features = features(game, hyper, seed);
        Mlp network = network(game, features, hyper, seed);
        network.readWeights(weights);
        return learned(game, features, network);
    }

    /** @param network not trained any more */
    static Learned learned(Game game, FeatureSet features, Mlp network) {
        return new Learned(
                LearnedEvaluator.of(game, features, network),
                Optional.of(new NetworkPolicy(features, network, PolicyRows.of(game.info()))));
    }

    @Override
    public Training resume(GameSetup setup, Settings hyper, long seed, DataInput state) throws IOException {
        ZeroTraining training = begin(setup, hyper, seed);
        training.readState(state);
        return training;
    }
}
