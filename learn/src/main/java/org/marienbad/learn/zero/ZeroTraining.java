package org.marienbad.learn.zero;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.training.Generation;
import org.marienbad.learn.training.Learned;
import org.marienbad.learn.training.Method;
import org.marienbad.learn.training.SelfPlayTraining;
import org.marienbad.learn.value.Mlp;

/** A training by {@link Zero}. */
final class ZeroTraining extends SelfPlayTraining<SearchedGame> {
    private static final int FIRST_GENERATION = 8;

    private final Mlp network;
    private final ReplayBuffer buffer;
    private double[] shares = {};

    ZeroTraining(GameSetup setup, Settings hyper, long seed) {
        this(setup, hyper, seed, Zero.METHOD.features(setup.game(), hyper, seed));
    }

    private ZeroTraining(GameSetup setup, Settings hyper, long seed, FeatureSet features) {
        this(setup, hyper, seed, features, Zero.METHOD.network(setup.game(), features, hyper, seed));
    }

    private ZeroTraining(GameSetup setup, Settings hyper, long seed, FeatureSet features, Mlp network) {
        super(
                setup,
                hyper,
                seed,
                features,
                new Generation<>(() -> new SearchPlay(setup, hyper, seed, features, network), SearchedGame::new));
        this.network = network;
        buffer = new ReplayBuffer(hyper.get(ZeroSettings.BUFFER));
    }

    @Override
    protected int generationSize(long wanted) {
        return (int) Math.min(hyper().get(ZeroSettings.GENERATION), Math.max(FIRST_GENERATION, wanted));
    }

    /** Plays games by the network as it is and learns nothing; false if it was cancelled. */
    boolean play(long first, int size, int threads, Monitor monitor) {
        return generation().play(first, size, threads, monitor);
    }

    /** Of game number {@code i} of those played last. */
    List<SeenPosition> samples(int i) {
        return generation().episode(i).samples();
    }

    @Override
    protected double learn(int size) {
        double sum = 0;
        long samples = 0;
        long values = 0;
        for (int i = 0; i < size; i++) {
            for (SeenPosition sample : samples(i)) {
                if (sample.hasValue()) {
                    sum += Math.abs(sample.value - network.value(sample.active, sample.active.length));
                    values++;
                }
                samples++;
                buffer.add(sample);
            }
        }
        SplittableRandom random = Seeds.stream(seed(), "replay", games());
        for (long left = samples * hyper().get(ZeroSettings.PASSES); left > 0; left--) {
            learn(buffer.draw(random));
        }
        return sum / Math.max(1, values);
    }

    private void learn(SeenPosition sample) {
        int count = sample.rows.length;
        if (shares.length < count) {
            shares = new double[count];
        }
        for (int i = 0; i < count; i++) {
            shares[i] = sample.shares[i];
        }
        int length = sample.active.length;
        // Where only the policy is learned, the value aims at itself: a step of nothing.
        double value = sample.hasValue() ? sample.value : network.value(sample.active, length);
        network.learn(sample.active, length, value, sample.rows, shares, count);
    }

    @Override
    public Learned learned() {
        return Zero.learned(setup().game(), features().forThread(), network.copy());
    }

    @Override
    public void writeWeights(DataOutput out) throws IOException {
        network.writeWeights(out);
    }

    @Override
    public void readWeights(DataInput in) throws IOException {
        network.readWeights(in);
    }

    @Override
    protected void writeLearner(DataOutput out) throws IOException {
        buffer.write(out);
    }

    @Override
    protected void readLearner(DataInput in) throws IOException {
        buffer.read(in);
    }

    @Override
    public Method method() {
        return Zero.METHOD;
    }
}
