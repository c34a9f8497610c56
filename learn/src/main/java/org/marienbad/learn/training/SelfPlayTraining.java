package org.marienbad.learn.training;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.learn.feature.CpuTime;
import org.marienbad.learn.feature.FeatureSet;

/**
 * A training by generations of self-play, of which the games are learned one after the other. A method says how.
 *
 * @param <E> the experience of a game
 */
public abstract class SelfPlayTraining<E extends Generation.Played> implements Training {
    /** The first generations are small, as everything is new: a part of the games played so far. */
    private static final int PART = 8;

    private final GameSetup setup;
    private final Settings hyper;
    private final long seed;
    private final FeatureSet features;
    private final Generation<E> generation;
    private long games;
    private double error;
    private long learningNanos;

    protected SelfPlayTraining(
            GameSetup setup, Settings hyper, long seed, FeatureSet features, Generation<E> generation) {
        this.setup = setup;
        this.hyper = hyper;
        this.seed = seed;
        this.features = features;
        this.generation = generation;
    }

    @Override
    public final void advance(long more, int threads, Monitor monitor) {
        long end = games + more;
        while (games < end && !monitor.cancelled()) {
            int size = generationSize(games / PART);
            if (!generation.play(games, size, threads, monitor)) {
                return;
            }
            long before = CpuTime.ofThread();
            error = learn(size);
            games += size;
            learningNanos += CpuTime.ofThread() - before;
        }
    }

    /** How many games the next generation has, by the method's bounds, if {@code wanted} are enough. */
    protected abstract int generationSize(long wanted);

    /** Learns the first {@code size} games of {@link #generation}; returns the mean absolute error of the estimates before. */
    protected abstract double learn(int size);

    /** Reads the output of {@link #writeWeights}. */
    public abstract void readWeights(DataInput in) throws IOException;

    /** Writes what is needed to go on over and above what this class keeps. */
    protected abstract void writeLearner(DataOutput out) throws IOException;

    /** Reads the output of {@link #writeLearner}. */
    protected abstract void readLearner(DataInput in) throws IOException;

    /** The games played last. */
    protected final Generation<E> generation() {
        return generation;
    }

    @Override
    public final void writeState(DataOutput out) throws IOException {
        out.writeLong(games);
        out.writeDouble(error);
        writeWeights(out);
        writeLearner(out);
    }

    /** Reads the output of {@link #writeState}. */
    public final void readState(DataInput in) throws IOException {
        games = in.readLong();
        error = in.readDouble();
        readWeights(in);
        readLearner(in);
    }

    @Override
    public final void share(Actors actors) {
        generation.share(actors, this::writeWeights);
    }

    @Override
    public final boolean playFor(Actors.Games shared, int part, DataInput weights, Work work) throws IOException {
        readWeights(weights);
        int count = shared.count(part);
        long before = generation.nanos();
        boolean all = generation.play(shared.from(part), count, work.threads(), work.monitor());
        if (all) {
            generation.write(count, generation.nanos() - before, work.out());
        }
        return all;
    }

    @Override
    public final GameSetup setup() {
        return setup;
    }

    @Override
    public final Settings hyper() {
        return hyper;
    }

    @Override
    public final long seed() {
        return seed;
    }

    @Override
    public final FeatureSet features() {
        return features;
    }

    @Override
    public final long games() {
        return games;
    }

    @Override
    public final double error() {
        return error;
    }

    @Override
    public final double cpuSeconds() {
        return (learningNanos + generation.nanos()) * 1e-9;
    }
}
