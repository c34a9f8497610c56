package org.marienbad.learn.value;

/** The activation of a hidden layer of a network. */
public enum Activation {
    /** Nothing below zero. */
    RELU,
    TANH,
    /** The logistic function. */
    SIGMOID;

    /** Beyond this the tangent is 1 to the accuracy promised. */
    private static final float FAR = 6;

    /** Replaces sums by their activations. */
    void apply(float[] sums) {
        switch (this) {
            case RELU -> {
                for (int i = 0; i < sums.length; i++) {
                    sums[i] = Math.max(sums[i], 0);
                }
            }
            case TANH -> {
                for (int i = 0; i < sums.length; i++) {
                    sums[i] = tanh(sums[i]);
                }
            }
            default -> {
                for (int i = 0; i < sums.length; i++) {
                    sums[i] = 0.5f + 0.5f * tanh(0.5f * sums[i]);
                }
            }
        }
    }

    /**
     * The hyperbolic tangent by Lambert's continued fraction (1768), accurate to 1e-5: without branches, so that processors work
     * on several sums at once.
     */
    private static float tanh(float sum) {
        float x = Math.max(-FAR, Math.min(FAR, sum));
        float s = x * x;
        float above = x * ((((s + 990) * s + 135_135) * s + 4_729_725) * s + 34_459_425);
        float below = (((45 * s + 13_860) * s + 945_945) * s + 16_216_200) * s + 34_459_425;
        return above / below;
    }

    /** Multiplies gradients of outputs by the slopes there, which makes them gradients of sums. */
    void multiplySlopes(float[] outputs, float[] gradients) {
        for (int i = 0; i < outputs.length; i++) {
            float y = outputs[i];
            gradients[i] *= this == RELU ? (y > 0 ? 1 : 0) : this == TANH ? 1 - y * y : y * (1 - y);
        }
    }
}
