package org.marienbad.learn.training;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Supplier;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.setting.Settings;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.value.LearnedEvaluator;
import org.marienbad.learn.value.ValueFunction;

/** A training by {@link TemporalDifference}. */
final class TdTraining extends SelfPlayTraining<EpisodeSamples> {
    private static final int FIRST_GENERATION = 16;

    private final TemporalDifference method;
    private final Supplier<ValueFunction> fresh;
    private final ValueFunction values;
    private final int[] active;

    TdTraining(
            TemporalDifference method,
            GameSetup setup,
            Settings hyper,
            long seed,
            FeatureSet features,
            Supplier<ValueFunction> fresh) {
        this(method, setup, hyper, seed, features, fresh, fresh.get());
    }

    private TdTraining(
            TemporalDifference method,
            GameSetup setup,
            Settings hyper,
            long seed,
            FeatureSet features,
            Supplier<ValueFunction> fresh,
            ValueFunction values) {
        super(
                setup,
                hyper,
                seed,
                features,
                new Generation<>(
                        () -> new SelfPlay(setup, hyper, seed, features.forThread(), values.forThread()),
                        () -> new EpisodeSamples(values.outputs())));
        this.method = method;
        this.fresh = fresh;
        this.values = values;
        active = new int[features.maxActive()];
    }

    @Override
    protected int generationSize(long wanted) {
        return (int) Math.max(FIRST_GENERATION, Math.min(hyper().get(TdSettings.GENERATION), wanted));
    }

    @Override
    protected double learn(int size) {
        values.begin(games());
        double sum = 0;
        long samples = 0;
        for (int i = 0; i < size; i++) {
            EpisodeSamples episode = generation().episode(i);
            samples += episode.samples();
            sum += episode.teach(values, active);
        }
        return sum / Math.max(1, samples);
    }

    @Override
    public Learned learned() {
        ValueFunction copy = fresh.get();
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            values.writeWeights(new DataOutputStream(bytes));
            copy.readWeights(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
        } catch (IOException impossible) { // memory does not fail
            throw new UncheckedIOException(impossible);
        }
        return new Learned(LearnedEvaluator.of(setup().game(), features().forThread(), copy), Optional.empty());
    }

    @Override
    public void writeWeights(DataOutput out) throws IOException {
        values.writeWeights(out);
    }

    @Override
    public void readWeights(DataInput in) throws IOException {
        values.readWeights(in);
    }

    @Override
    protected void writeLearner(DataOutput out) throws IOException {
        values.writeTrainingState(out);
    }

    @Override
    protected void readLearner(DataInput in) throws IOException {
        values.readTrainingState(in);
    }

    @Override
    public Method method() {
        return method;
    }
}
