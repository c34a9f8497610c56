package org.marienbad.learn.training;

import java.io.DataInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.FeatureSets;
import org.marienbad.learn.feature.TupleShape;
import org.marienbad.learn.feature.UnlearnableException;
import org.marienbad.learn.value.LearnedEvaluator;
import org.marienbad.learn.value.ValueFunction;
import org.marienbad.learn.value.WeightSum;

/**
 * Temporal-difference learning by self-play: TD(λ), for any number of seats, chance and hidden information.
 *
 * <p>Each seat plays the action after which its estimate is greatest, and sometimes a random one. At the end of the
 * game the estimate of each position is moved towards its λ-return, {@code G(t) = (1 − λ) v(t+1) + λ G(t+1)}. There v
 * is an estimate and G at the end the payoff. After an explored action the target is the estimate of the best one
 * instead. The games of a generation are played by the same weights, on several threads, and learned from in their
 * order.
 *
 * <p>Sutton: Learning to Predict by the Methods of Temporal Differences (1988). Tesauro: Temporal Difference Learning
 * and TD-Gammon (1995). Lucas: Learning to Play Othello with N-Tuple Systems (2008).
 */
public final class TemporalDifference implements Method {
    private static final List<Setting<?>> SHARED =
            List.of(TdSettings.LAMBDA, TdSettings.EXPLORATION, TdSettings.OPENING, TdSettings.GENERATION);

    /** A weight for each state of each cell, or each of the game's features. */
    public static final TemporalDifference LINEAR = new TemporalDifference(
            "linear",
            List.of(TdSettings.RATE),
            (game, hyper, seed) -> FeatureSets.of(game),
            (count, hyper, seed) -> new WeightSum(count, hyper.get(TdSettings.RATE)));

    /** A weight for each combination of the states of several cells: an n-tuple network. */
    public static final TemporalDifference TUPLES = new TemporalDifference(
            "tuples",
            List.of(TdSettings.RATE, TdSettings.TUPLES, TdSettings.LENGTH, TdSettings.ENTRIES, TdSettings.PHASES),
            (game, hyper, seed) -> FeatureSets.tuples(
                    game,
                    new TupleShape(
                            hyper.get(TdSettings.TUPLES),
                            hyper.get(TdSettings.LENGTH),
                            hyper.get(TdSettings.ENTRIES),
                            hyper.get(TdSettings.PHASES)),
                    seed),
            (count, hyper, seed) -> new WeightSum(count, hyper.get(TdSettings.RATE)));

    private final String id;
    private final List<Setting<?>> settings;
    private final Seeing seeing;
    private final Estimating estimating;

    /** Makes the features by which a method sees positions. */
    @FunctionalInterface
    public interface Seeing {
        FeatureSet of(Game game, Settings hyper, long seed);
    }

    /** Makes the values of positions that a method trains. */
    @FunctionalInterface
    public interface Estimating {
        ValueFunction of(int featureCount, Settings hyper, long seed);
    }

    /**
     * A method of its own.
     *
     * @param settings its hyperparameters over and above those of self-play
     */
    public TemporalDifference(String id, List<Setting<?>> settings, Seeing seeing, Estimating estimating) {
        this.id = id;
        List<Setting<?>> all = new ArrayList<>(SHARED);
        all.addAll(settings);
        this.settings = List.copyOf(all);
        this.seeing = seeing;
        this.estimating = estimating;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public List<Setting<?>> settings() {
        return settings;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        try {
            FeatureSet features = features(game, Settings.defaults(settings), 0);
            boolean told =
                    features.source() == FeatureSet.Source.FEATURES || features.source() == FeatureSet.Source.CELLS;
            return told ? Optional.empty() : FeatureSets.tooSlow(game, features);
        } catch (UnlearnableException refused) {
            return Optional.of(refused.reason());
        }
    }

    @Override
    public FeatureSet features(Game game, Settings hyper, long seed) {
        return seeing.of(game, hyper, seed);
    }

    private ValueFunction values(FeatureSet features, Settings hyper, long seed) {
        return estimating.of(features.featureCount(), hyper, seed);
    }

    @Override
    public Training start(GameSetup setup, Settings hyper, long seed) {
        FeatureSet features = features(setup.game(), hyper, seed);
        return new TdTraining(this, setup, hyper, seed, features, () -> values(features, hyper, seed));
    }

    @Override
    public Training start(GameSetup setup, Settings hyper, long seed, DataInput weights) throws IOException {
        TdTraining training = (TdTraining) start(setup, hyper, seed);
        training.readWeights(weights);
        return training;
    }

    @Override
    public Learned read(Game game, Settings hyper, long seed, Services services, DataInput weights) throws IOException {
        FeatureSet features = features(game, hyper, seed);
        ValueFunction values = values(features, hyper, seed);
        values.readWeights(weights);
        return new Learned(LearnedEvaluator.of(game, features, values), Optional.empty());
    }

    @Override
    public Training resume(GameSetup setup, Settings hyper, long seed, DataInput state) throws IOException {
        TdTraining training = (TdTraining) start(setup, hyper, seed);
        training.readState(state);
        return training;
    }
}
