package org.marienbad.learn.value;

/** What a hidden layer of a network makes of its sums. */
public enum Activation {
    /** Nothing below zero. */
    RELU,
    TANH,
    /** The logistic function. */
    SIGMOID;

    /** Replaces sums by what they activate. */
    void apply(float[] sums) {
        switch (this) {
            case RELU -> {
                for (int i = 0; i < sums.length; i++) {
                    sums[i] = Math.max(sums[i], 0);
                }
            }
            case TANH -> {
                for (int i = 0; i < sums.length; i++) {
                    sums[i] = (float) Tanh.of(sums[i]);
                }
            }
            default -> {
                for (int i = 0; i < sums.length; i++) {
                    sums[i] = (float) ((1 + Tanh.of(0.5 * sums[i])) / 2);
                }
            }
        }
    }

    /** Multiplies gradients of outputs by the slopes there, which makes them gradients of sums. */
    void multiplySlopes(float[] outputs, float[] gradients) {
        for (int i = 0; i < outputs.length; i++) {
            float y = outputs[i];
            gradients[i] *= this == RELU ? (y > 0 ? 1 : 0) : this == TANH ? 1 - y * y : y * (1 - y);
        }
    }
}
