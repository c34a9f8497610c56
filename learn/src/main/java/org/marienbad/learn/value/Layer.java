package org.marienbad.learn.value;

import java.util.Arrays;

/**
 * A layer of a network: sums of weighted inputs. The weights are not copied.
 *
 * @param inputs how many
 * @param outputs how many
 * @param weights {@code inputs} rows of {@code outputs} weights each, one row after the other
 * @param biases the value of each output with no inputs
 */
public record Layer(int inputs, int outputs, float[] weights, float[] biases) {
    /** Most weights of a layer: 256 MiB. */
    private static final int MOST_WEIGHTS = 1 << 26;

    public Layer {
        requireLengths(inputs, outputs, weights, biases);
    }

    static void requireLengths(int inputs, int outputs, float[] weights, float[] biases) {
        requireSize(inputs, outputs);
        if (weights.length != inputs * outputs || biases.length != outputs) {
            throw new IllegalArgumentException("a layer from " + inputs + " to " + outputs + " values has "
                    + weights.length + " weights and " + biases.length + " biases");
        }
    }

    private static void requireSize(int inputs, int outputs) {
        if (inputs < 1 || outputs < 1 || (long) inputs * outputs > MOST_WEIGHTS) {
            throw new IllegalArgumentException("a layer from " + inputs + " to " + outputs
                    + " values: both must be at least 1, and their product at most " + MOST_WEIGHTS);
        }
    }

    static float[] newWeights(int inputs, int outputs) {
        requireSize(inputs, outputs);
        return new float[inputs * outputs];
    }

    /** A layer whose weights are all 0. */
    static Layer zero(int inputs, int outputs) {
        return new Layer(inputs, outputs, newWeights(inputs, outputs), new float[outputs]);
    }

    Layer copy() {
        return new Layer(inputs, outputs, weights.clone(), biases.clone());
    }

    /** Writes the sums for inputs of which only {@code count} are not 0, but 1: four rows at a time, for speed. */
    void sum(int[] active, int count, float[] out) {
        System.arraycopy(biases, 0, out, 0, outputs);
        int k = 0;
        for (; k + 3 < count; k += 4) {
            int a = active[k] * outputs;
            int b = active[k + 1] * outputs;
            int c = active[k + 2] * outputs;
            int d = active[k + 3] * outputs;
            for (int j = 0; j < outputs; j++) {
                out[j] += weights[a + j] + weights[b + j] + (weights[c + j] + weights[d + j]);
            }
        }
        for (; k < count; k++) {
            int row = active[k] * outputs;
            for (int j = 0; j < outputs; j++) {
                out[j] += weights[row + j];
            }
        }
    }

    /** Writes the sums; inputs that are 0 cost nothing. */
    void sum(float[] in, float[] out) {
        System.arraycopy(biases, 0, out, 0, outputs);
        int i = nonzero(in, 0);
        while (i < inputs) {
            int next = nonzero(in, i + 1);
            float x = in[i];
            int row = i * outputs;
            if (next < inputs) {
                float y = in[next];
                int nextRow = next * outputs;
                for (int j = 0; j < outputs; j++) {
                    out[j] += x * weights[row + j] + y * weights[nextRow + j];
                }
                i = nonzero(in, next + 1);
            } else {
                for (int j = 0; j < outputs; j++) {
                    out[j] += x * weights[row + j];
                }
                i = inputs;
            }
        }
    }

    private int nonzero(float[] in, int from) {
        int i = from;
        while (i < inputs && in[i] == 0) {
            i++;
        }
        return i;
    }

    /** Adds {@code step} times each gradient to the weights of inputs that are 1, and to the biases. */
    void learn(int[] active, int count, float step, float[] gradients) {
        for (int k = 0; k < count; k++) {
            add(active[k] * outputs, step, gradients);
        }
        for (int j = 0; j < outputs; j++) {
            biases[j] += step * gradients[j];
        }
    }

    /**
     * Adds {@code step} times each gradient times the input to the weights, and writes the gradients of the inputs by the
     * weights as they were. Inputs that are 0 are passed over and get the gradient 0, since behind {@link Activation#RELU} it
     * goes no further; others are hardly ever 0.
     */
    void learn(float[] in, float step, float[] gradients, float[] inputGradients) {
        for (int i = 0, row = 0; i < inputs; i++, row += outputs) {
            float x = in[i];
            if (x != 0) {
                inputGradients[i] = dot(row, gradients);
                add(row, step * x, gradients);
            } else {
                inputGradients[i] = 0;
            }
        }
        for (int j = 0; j < outputs; j++) {
            biases[j] += step * gradients[j];
        }
    }

    private void add(int row, float step, float[] gradients) {
        for (int j = 0; j < outputs; j++) {
            weights[row + j] += step * gradients[j];
        }
    }

    /** The sum of products with a row: of every fourth first, so that processors can work on four at once. */
    private float dot(int row, float[] factors) {
        float a = 0;
        float b = 0;
        float c = 0;
        float d = 0;
        int j = 0;
        for (; j + 3 < outputs; j += 4) {
            a += factors[j] * weights[row + j];
            b += factors[j + 1] * weights[row + j + 1];
            c += factors[j + 2] * weights[row + j + 2];
            d += factors[j + 3] * weights[row + j + 3];
        }
        for (; j < outputs; j++) {
            a += factors[j] * weights[row + j];
        }
        return a + b + (c + d);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Layer layer
                && inputs == layer.inputs
                && outputs == layer.outputs
                && Arrays.equals(weights, layer.weights)
                && Arrays.equals(biases, layer.biases);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(weights);
    }

    @Override
    public String toString() {
        return inputs + " to " + outputs;
    }
}
