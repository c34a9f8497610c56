package org.marienbad.learn.value;

import java.util.Arrays;

/**
 * The outputs of a network, of which only some are needed at a time. The weights are not copied.
 *
 * @param inputs how many
 * @param outputs how many
 * @param weights {@code outputs} rows of {@code inputs} weights each, one row after the other
 * @param biases the value of each output with no inputs
 */
public record Head(int inputs, int outputs, float[] weights, float[] biases) {
    public Head {
        Layer.requireLengths(inputs, outputs, weights, biases);
    }

    static Head zero(int inputs, int outputs) {
        return new Head(inputs, outputs, Layer.newWeights(inputs, outputs), new float[outputs]);
    }

    Head copy() {
        return new Head(inputs, outputs, weights.clone(), biases.clone());
    }

    /** The output {@code row}: sums of every fourth product first, so that processors can work on four at once. */
    float output(int row, float[] in) {
        int from = row * inputs;
        float a = biases[row];
        float b = 0;
        float c = 0;
        float d = 0;
        int i = 0;
        for (; i + 3 < inputs; i += 4) {
            a += in[i] * weights[from + i];
            b += in[i + 1] * weights[from + i + 1];
            c += in[i + 2] * weights[from + i + 2];
            d += in[i + 3] * weights[from + i + 3];
        }
        for (; i < inputs; i++) {
            a += in[i] * weights[from + i];
        }
        return a + b + (c + d);
    }

    /** Adds {@code step} times {@code gradient} to the row, and to the gradients of the inputs what follows from the old weights. */
    void learn(int row, float[] in, float step, float gradient, float[] inputGradients) {
        int from = row * inputs;
        float change = step * gradient;
        for (int i = 0; i < inputs; i++) {
            inputGradients[i] += gradient * weights[from + i];
        }
        for (int i = 0; i < inputs; i++) {
            weights[from + i] += change * in[i];
        }
        biases[row] += change;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Head head
                && inputs == head.inputs
                && outputs == head.outputs
                && Arrays.equals(weights, head.weights)
                && Arrays.equals(biases, head.biases);
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
