package org.marienbad.learn.value;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.TupleFeatures;

/**
 * The hyperbolic tangent of the sum of a weight for each active feature. It is a linear function, or, if the features
 * are tuples of cells, an n-tuple network.
 *
 * <p>Each weight has a step size of its own by <em>temporal coherence</em> (Beal and Smith 1999; Bagheri, Thill, Koch
 * and Konen 2016): |sum of errors| / sum of |errors|. It stays great as long as errors point one way and falls as they
 * come to contradict each other, so that no schedule is needed.
 */
public final class WeightSum implements ValueFunction {
    private static final int SUM = 0;
    private static final int ABSOLUTE_SUM = 1;
    private static final int SUMS = 2;

    /** Of weights in 16 bits. */
    static final double UNIT = 0x1p-12;

    private final float[] weights;
    private final float rate;
    /** By weight the sum of errors and that of their absolute values, side by side as both are used at once; empty until needed. */
    private float[] errors = {};

    private final short[] fixedPoint;

    /** @param rate of the whole step towards a target, shared by the active features; times the step sizes of the weights */
    public WeightSum(int featureCount, double rate) {
        weights = new float[featureCount];
        fixedPoint = new short[featureCount];
        this.rate = (float) rate;
    }

    /**
     * The weights in multiples of {@link #UNIT}: exact to add up in any order, and half as large in the cache. Training goes on
     * to change them; they may be read while it does not.
     */
    short[] fixedPoint() {
        return fixedPoint;
    }

    /** In place, as evaluators keep them. */
    private void round() {
        for (int i = 0; i < weights.length; i++) {
            fixedPoint[i] = fixedPoint(weights[i]);
        }
    }

    private static short fixedPoint(float weight) {
        int nearest = Math.round(weight * (float) (1 / UNIT));
        return (short) Math.max(-Short.MAX_VALUE, Math.min(Short.MAX_VALUE, nearest));
    }

    /** A copy of the weights by which it estimates, by feature. */
    public float[] weights() {
        float[] rounded = new float[fixedPoint.length];
        for (int i = 0; i < rounded.length; i++) {
            rounded[i] = (float) (fixedPoint[i] * UNIT);
        }
        return rounded;
    }

    /** By the weights in 16 bits, so that whoever plays with those of a file plays as the training itself does. */
    @Override
    public double value(int[] active, int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += fixedPoint[active[i]];
        }
        return Tanh.of(sum * UNIT);
    }

    private double sum(int[] active, int count) {
        float sum = 0;
        for (int i = 0; i < count; i++) {
            sum += weights[active[i]];
        }
        return sum;
    }

    @Override
    public void learn(int[] active, int count, double target) {
        if (errors.length == 0) {
            errors = new float[SUMS * weights.length];
        }
        float error = (float) (target - Tanh.of(sum(active, count)));
        float size = Math.abs(error);
        float step = rate * error / count;
        for (int i = 0; i < count; i++) {
            int weight = active[i];
            int at = SUMS * weight;
            float sum = errors[at + SUM];
            float absolute = errors[at + ABSOLUTE_SUM];
            weights[weight] += absolute == 0 ? step : step * Math.abs(sum) / absolute;
            fixedPoint[weight] = fixedPoint(weights[weight]);
            errors[at + SUM] = sum + error;
            errors[at + ABSOLUTE_SUM] = absolute + size;
        }
    }

    @Override
    public Optional<Evaluator> evaluator(Game game, FeatureSet features, boolean live) {
        if (!(features instanceof TupleFeatures tuples)) {
            return Optional.empty();
        }
        return Optional.of(
                live ? TupleEvaluator.live(game, tuples, fixedPoint) : TupleEvaluator.of(game, tuples, fixedPoint));
    }

    /** In 16 bits each, as evaluators use them. */
    @Override
    public void writeWeights(DataOutput out) throws IOException {
        Floats.write(fixedPoint(), out);
    }

    @Override
    public void readWeights(DataInput in) throws IOException {
        short[] read = new short[weights.length];
        Floats.read(read, in);
        for (int i = 0; i < read.length; i++) {
            weights[i] = (float) (read[i] * UNIT);
        }
        round();
    }

    @Override
    public void writeTrainingState(DataOutput out) throws IOException {
        Floats.write(weights, out);
        Floats.write(errors.length == 0 ? new float[SUMS * weights.length] : errors, out);
    }

    @Override
    public void readTrainingState(DataInput in) throws IOException {
        Floats.read(weights, in);
        errors = new float[SUMS * weights.length];
        Floats.read(errors, in);
        round();
    }
}
