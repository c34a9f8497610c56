package org.marienbad.learn.value;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.learn.feature.FeatureSet;

/**
 * An estimate of a payoff, scaled to −1 … +1, by the features that are active. It can be trained; confined to one
 * thread while it is. Same steps in the same order give the same bits on every machine.
 */
public interface ValueFunction {
    /** Allocates nothing. */
    double value(int[] active, int count);

    /**
     * How many estimates there are, of which {@link #value} is the mean. The scale is cut into so many equal parts, the lowest
     * first. Each estimate belongs to one part: it is +1 where the payoff is above the part and −1 where it is below.
     */
    default int outputs() {
        return 1;
    }

    /** Writes all the estimates. Allocates nothing. */
    default void estimate(int[] active, int count, double[] out) {
        out[0] = value(active, count);
    }

    /** Everything learned from now on comes after {@code games} games of self-play: steps become shorter with them. */
    default void begin(long games) {}

    /** One step of stochastic gradient descent on the cross-entropy towards {@code target}, within −1 … +1. */
    void learn(int[] active, int count, double target);

    /**
     * One step on the sum of the cross-entropies of all the estimates.
     *
     * @param from where the {@link #outputs} targets begin
     */
    default void learn(int[] active, int count, double[] targets, int from) {
        learn(active, count, targets[from]);
    }

    /** The same weights for another thread, which may estimate while no thread trains; with its own working memory. */
    default ValueFunction forThread() {
        return this;
    }

    /**
     * An evaluator by this function that is faster than asking for its {@link #value}; empty if there is none.
     *
     * @param live whether it is to see how the function is trained on
     */
    default Optional<Evaluator> evaluator(Game game, FeatureSet features, boolean live) {
        return Optional.empty();
    }

    /** Writes what estimating needs, little-endian 32-bit floats or shorter numbers. */
    void writeWeights(DataOutput out) throws IOException;

    /** @throws IOException if they end too soon */
    void readWeights(DataInput in) throws IOException;

    /** Writes what going on with training needs over and above the weights: sums of step sizes, momenta. */
    void writeTrainingState(DataOutput out) throws IOException;

    void readTrainingState(DataInput in) throws IOException;
}
