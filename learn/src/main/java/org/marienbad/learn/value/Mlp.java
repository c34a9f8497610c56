package org.marienbad.learn.value;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.learn.feature.FeatureSet;

/**
 * A multilayer perceptron on sparse features. Its first hidden layer adds up the rows of the active features. Its value is the
 * mean of one or more estimates through the hyperbolic tangent; a policy adds a logit for each of its rows. Learns by stochastic gradient
 * descent, one position at a time. All sums are in a fixed order.
 *
 * <p>Rumelhart, Hinton and Williams (1986), backpropagation; He et al. (2015), initial weights.
 */
public final class Mlp implements ValueFunction {
    /** How long the steps are unless set. */
    public static final double LEARNING_RATE = 0.01;

    private static final int MOST_LAYERS = 8;

    /** Of the hidden layers of a network that is read. */
    private static final long MOST_WEIGHTS = 1 << 26;

    /** Features that are active in a position, about: by it the first weights are scaled. */
    private static final int TYPICALLY_ACTIVE = 24;

    private final List<Layer> hidden;
    private final Activation activation;
    private final Head valueHead;
    /** Null if it has no policy. */
    private final Head policyHead;

    private final Steps steps;
    /** By hidden layer its last outputs, and the gradients there. */
    private final float[][] outputs;

    private final float[][] gradients;
    /** Room for probabilities. */
    private double[] predicted = {};

    /** The last output of the value head. */
    private final double[] estimates;

    /** How long the steps are, and what all that share the weights have to know. */
    private static final class Steps {
        final double first;
        /** Games after which they are half as long; 0: never. */
        final long halving;

        double now;
        /** Another one whenever the weights are. */
        long version;

        Steps(double first, long halving) {
            this.first = first;
            this.halving = halving;
            now = first;
        }
    }

    private Mlp(List<Layer> hidden, Activation activation, Head valueHead, Head policyHead, Steps steps) {
        this.hidden = hidden;
        this.activation = activation;
        this.valueHead = valueHead;
        this.policyHead = policyHead;
        this.steps = steps;
        estimates = new double[valueHead.outputs()];
        outputs = hidden.stream().map(layer -> new float[layer.outputs()]).toArray(float[][]::new);
        gradients = hidden.stream().map(layer -> new float[layer.outputs()]).toArray(float[][]::new);
    }

    /**
     * An untrained network whose value is 0 and whose logits are equal.
     *
     * @param features how many there are
     * @param widths of the hidden layers, 1 to 8 of them
     * @param policyRows how many logits it has; 0 if it has no policy
     */
    public static Mlp untrained(int features, List<Integer> widths, Activation activation, int policyRows, long seed) {
        return untrained(features, widths, activation, 1, policyRows, seed);
    }

    /** @param values how many estimates there are, of which the mean is the value */
    public static Mlp untrained(
            int features, List<Integer> widths, Activation activation, int values, int policyRows, long seed) {
        List<Layer> layers = new ArrayList<>();
        SplittableRandom random = Seeds.stream(seed, "weights", 0);
        int inputs = features;
        for (int width : widths) {
            Layer layer = Layer.zero(inputs, width);
            double bound = Math.sqrt(6.0 / (layers.isEmpty() ? Math.min(TYPICALLY_ACTIVE, features) : inputs));
            for (int i = 0; i < layer.weights().length; i++) {
                layer.weights()[i] = (float) (bound * (2 * random.nextDouble() - 1));
            }
            layers.add(layer);
            inputs = width;
        }
        Head policy = policyRows == 0 ? null : Head.zero(inputs, policyRows);
        return of(layers, activation, Head.zero(inputs, values), policy);
    }

    /**
     * A network of these weights.
     *
     * @param hidden 1 to 8 layers, each of which takes the outputs of the one before
     * @param policy null if it has none
     */
    public static Mlp of(List<Layer> hidden, Activation activation, Head value, Head policy) {
        if (hidden.isEmpty() || hidden.size() > MOST_LAYERS) {
            throw new IllegalArgumentException(hidden.size() + " hidden layers; allowed: 1 to " + MOST_LAYERS);
        }
        for (int i = 1; i < hidden.size(); i++) {
            requireFit(hidden.get(i - 1), hidden.get(i).inputs());
        }
        Layer last = hidden.get(hidden.size() - 1);
        requireFit(last, value.inputs());
        if (policy != null) {
            requireFit(last, policy.inputs());
        }
        return new Mlp(List.copyOf(hidden), activation, value, policy, new Steps(LEARNING_RATE, 0));
    }

    private static void requireFit(Layer layer, int inputs) {
        if (layer.outputs() != inputs) {
            throw new IllegalArgumentException(
                    "a layer with " + layer.outputs() + " outputs is followed by one with " + inputs + " inputs");
        }
    }

    /** The same weights, which go on learning by steps of this length. */
    public Mlp withLearningRate(double rate) {
        return withLearningRate(rate, 0);
    }

    /**
     * The same weights, which go on learning by steps of this length. Steps are half as long after {@code halving}
     * games, a third after twice as many, and so on (Robbins and Monro 1951).
     *
     * @param halving 0 if steps are always as long
     */
    public Mlp withLearningRate(double rate, long halving) {
        if (!(rate > 0 && rate < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("the learning rate is " + rate + ", but must be above 0");
        }
        return new Mlp(hidden, activation, valueHead, policyHead, new Steps(rate, halving));
    }

    /** A copy with weights of its own. */
    public Mlp copy() {
        return new Mlp(
                hidden.stream().map(Layer::copy).toList(),
                activation,
                valueHead.copy(),
                policyHead == null ? null : policyHead.copy(),
                new Steps(steps.first, steps.halving));
    }

    @Override
    public Optional<Evaluator> evaluator(Game game, FeatureSet features, boolean live) {
        if (!MlpEvaluator.pays(game, features)) {
            return Optional.empty();
        }
        return Optional.of(live ? MlpEvaluator.live(game, features, this) : new MlpEvaluator(game, features, this));
    }

    @Override
    public Mlp forThread() {
        return new Mlp(hidden, activation, valueHead, policyHead, steps);
    }

    /** The hidden layers; not to be changed, as all that follow. */
    public List<Layer> hidden() {
        return hidden;
    }

    public Activation activation() {
        return activation;
    }

    public Head valueHead() {
        return valueHead;
    }

    /** How many logits there are; 0 without a policy. */
    public int policyRows() {
        return policyHead == null ? 0 : policyHead.outputs();
    }

    /** The logits; null without a policy. */
    public Head policyHead() {
        return policyHead;
    }

    /** Another number whenever the weights have been changed. */
    long version() {
        return steps.version;
    }

    @Override
    public void begin(long games) {
        steps.now = steps.halving == 0 ? steps.first : steps.first / (1 + (double) games / steps.halving);
    }

    @Override
    public double value(int[] active, int count) {
        hidden.get(0).sum(active, count, outputs[0]);
        return valueOfSums(outputs[0]);
    }

    /** The value where the sums of the first layer are known; they are replaced by what it activates. */
    private double valueOfSums(float[] sums) {
        activation.apply(sums);
        for (int i = 1; i < outputs.length; i++) {
            hidden.get(i).sum(outputs[i - 1], outputs[i]);
            activation.apply(outputs[i]);
        }
        double sum = 0;
        for (int output = 0; output < estimates.length; output++) {
            estimates[output] = Tanh.of(valueHead.output(output, lastOutputs()));
            sum += estimates[output];
        }
        return sum / estimates.length;
    }

    @Override
    public int outputs() {
        return estimates.length;
    }

    @Override
    public void estimate(int[] active, int count, double[] out) {
        value(active, count);
        System.arraycopy(estimates, 0, out, 0, estimates.length);
    }

    /** The value where the sums of the first layer are {@code sums} from {@code offset} on. */
    double valueOfSums(double[] sums, int offset) {
        float[] first = outputs[0];
        for (int j = 0; j < first.length; j++) {
            first[j] = (float) sums[offset + j];
        }
        return valueOfSums(first);
    }

    private float[] lastOutputs() {
        return outputs[outputs.length - 1];
    }

    /** The logit of a row of the policy for the features whose value was asked for last. */
    public float logit(int row) {
        return policyHead.output(row, lastOutputs());
    }

    /**
     * Makes logits, of which the first {@code count} are given, probabilities that sum to 1.
     */
    public static void softmax(double[] logits, int count) {
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            highest = Math.max(highest, logits[i]);
        }
        double total = 0;
        for (int i = 0; i < count; i++) {
            // Less could not be told from 0.
            logits[i] = Tanh.exp(Math.max(-100, logits[i] - highest));
            total += logits[i];
        }
        for (int i = 0; i < count; i++) {
            logits[i] /= total;
        }
    }

    @Override
    public void learn(int[] active, int count, double target) {
        learn(active, count, target, null, null, 0);
    }

    @Override
    public void learn(int[] active, int count, double[] targets, int from) {
        learn(active, count, targets, from, null, null, 0);
    }

    /**
     * One step towards a value and probabilities: on the sum of both cross-entropies.
     *
     * @param rows which logits the probabilities belong to, the only ones that are looked at
     * @param probabilities sum to 1
     * @param actions how many rows and probabilities there are
     */
    public void learn(int[] active, int count, double target, int[] rows, double[] probabilities, int actions) {
        learn(active, count, new double[] {target}, 0, rows, probabilities, actions);
    }

    private void learn(
            int[] active, int count, double[] targets, int from, int[] rows, double[] probabilities, int actions) {
        value(active, count);
        float step = (float) steps.now;
        steps.version++;
        int last = outputs.length - 1;
        float[] gradient = gradients[last];
        Arrays.fill(gradient, 0);
        if (actions > 0) {
            learnPolicy(rows, probabilities, actions, step, gradient);
        }
        for (int output = 0; output < estimates.length; output++) {
            float error = (float) (targets[from + output] - estimates[output]);
            valueHead.learn(output, outputs[last], step, error, gradient);
        }
        activation.multiplySlopes(outputs[last], gradient);
        for (int i = last; i > 0; i--) {
            hidden.get(i).learn(outputs[i - 1], step, gradients[i], gradients[i - 1]);
            activation.multiplySlopes(outputs[i - 1], gradients[i - 1]);
        }
        hidden.get(0).learn(active, count, step, gradients[0]);
    }

    private void learnPolicy(int[] rows, double[] probabilities, int actions, float step, float[] gradient) {
        if (predicted.length < actions) {
            predicted = new double[actions];
        }
        for (int i = 0; i < actions; i++) {
            predicted[i] = logit(rows[i]);
        }
        softmax(predicted, actions);
        for (int i = 0; i < actions; i++) {
            policyHead.learn(rows[i], lastOutputs(), step, (float) (probabilities[i] - predicted[i]), gradient);
        }
    }

    @Override
    public void writeWeights(DataOutput out) throws IOException {
        writeInt(out, hidden.get(0).inputs());
        // Only where there are several is their number written, as a sign tells.
        writeInt(out, outputs() == 1 ? hidden.size() : -hidden.size());
        if (outputs() > 1) {
            writeInt(out, outputs());
        }
        for (Layer layer : hidden) {
            writeInt(out, layer.outputs());
        }
        writeInt(out, policyRows());
        writeInt(out, activation.ordinal());
        for (Layer layer : hidden) {
            Floats.write(layer.weights(), out);
            Floats.write(layer.biases(), out);
        }
        Floats.write(valueHead.weights(), out);
        Floats.write(valueHead.biases(), out);
        if (policyHead != null) {
            Floats.write(policyHead.weights(), out);
            Floats.write(policyHead.biases(), out);
        }
    }

    /**
     * The network that {@link #writeWeights} wrote.
     *
     * @throws IOException if it is broken, or ends too soon
     */
    public static Mlp read(DataInput in) throws IOException {
        int inputs = readInt(in);
        int count = readInt(in);
        int values = count < 0 ? readInt(in) : 1;
        count = Math.abs(count);
        if (count < 1 || count > MOST_LAYERS) {
            throw new IOException("the network has " + count + " hidden layers; allowed: 1 to " + MOST_LAYERS);
        }
        List<Integer> widths = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            widths.add(readInt(in));
        }
        int policyRows = readInt(in);
        int ordinal = readInt(in);
        if (ordinal < 0 || ordinal >= Activation.values().length) {
            throw new IOException("the network has an unknown activation, " + ordinal);
        }
        long weights = 0;
        for (int i = 0; i < count; i++) {
            weights += (long) (i == 0 ? inputs : widths.get(i - 1)) * widths.get(i);
        }
        if (weights < 0 || weights > MOST_WEIGHTS) {
            throw new IOException("the network has " + weights + " weights; allowed: up to " + MOST_WEIGHTS);
        }
        try {
            List<Layer> layers = new ArrayList<>();
            for (int width : widths) {
                layers.add(Layer.zero(inputs, width));
                inputs = width;
            }
            Head policy = policyRows == 0 ? null : Head.zero(inputs, policyRows);
            Mlp read = of(layers, Activation.values()[ordinal], Head.zero(inputs, values), policy);
            read.readArrays(in);
            return read;
        } catch (IllegalArgumentException impossible) {
            throw new IOException(impossible.getMessage(), impossible);
        }
    }

    /** @throws IOException also if they are those of a network of another shape */
    @Override
    public void readWeights(DataInput in) throws IOException {
        Mlp read = read(in);
        if (!read.shape().equals(shape())) {
            throw new IOException("the weights are those of a network " + read.shape() + ", not " + shape());
        }
        steps.version++;
        for (int i = 0; i < hidden.size(); i++) {
            copy(read.hidden.get(i).weights(), hidden.get(i).weights());
            copy(read.hidden.get(i).biases(), hidden.get(i).biases());
        }
        copy(read.valueHead.weights(), valueHead.weights());
        copy(read.valueHead.biases(), valueHead.biases());
        if (policyHead != null) {
            copy(read.policyHead.weights(), policyHead.weights());
            copy(read.policyHead.biases(), policyHead.biases());
        }
    }

    /**
     * The sizes of the network, such as {@code 120-64-32 tanh, policy 14}. They are features, outputs of each hidden
     * layer, estimates if there are several, and logits.
     */
    public String shape() {
        StringBuilder shape = new StringBuilder().append(hidden.get(0).inputs());
        hidden.forEach(layer -> shape.append('-').append(layer.outputs()));
        shape.append(' ').append(activation.name().toLowerCase(Locale.ROOT));
        if (outputs() > 1) {
            shape.append(", outputs ").append(outputs());
        }
        return policyHead == null
                ? shape.toString()
                : shape.append(", policy ").append(policyRows()).toString();
    }

    private void readArrays(DataInput in) throws IOException {
        for (Layer layer : hidden) {
            Floats.read(layer.weights(), in);
            Floats.read(layer.biases(), in);
        }
        Floats.read(valueHead.weights(), in);
        Floats.read(valueHead.biases(), in);
        if (policyHead != null) {
            Floats.read(policyHead.weights(), in);
            Floats.read(policyHead.biases(), in);
        }
    }

    private static void copy(float[] from, float[] to) {
        System.arraycopy(from, 0, to, 0, to.length);
    }

    private static void writeInt(DataOutput out, int value) throws IOException {
        out.writeInt(Integer.reverseBytes(value));
    }

    private static int readInt(DataInput in) throws IOException {
        return Integer.reverseBytes(in.readInt());
    }

    /** Nothing: how long the steps are follows from the number of games. */
    @Override
    public void writeTrainingState(DataOutput out) {}

    @Override
    public void readTrainingState(DataInput in) {}
}
