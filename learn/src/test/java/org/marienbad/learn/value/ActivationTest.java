package org.marienbad.learn.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ActivationTest {
    private static final double ACCURACY = 1e-5;

    @Test
    void areAsAccurateAsTheySayAllAlongTheLine() {
        for (float x = -20; x <= 20; x += 0x1p-8f) {
            assertEquals(Math.tanh(x), of(Activation.TANH, x), ACCURACY, "tanh " + x);
            assertEquals(1 / (1 + Math.exp(-x)), of(Activation.SIGMOID, x), ACCURACY, "sigmoid " + x);
            assertEquals(Math.max(0, x), of(Activation.RELU, x), "relu " + x);
        }
    }

    @Test
    void stayInTheirRangeAndKeepNaN() {
        for (float far : new float[] {1e9f, Float.MAX_VALUE, Float.POSITIVE_INFINITY}) {
            assertEquals(1, of(Activation.TANH, far), ACCURACY);
            assertEquals(-1, of(Activation.TANH, -far), ACCURACY);
            assertEquals(1, of(Activation.SIGMOID, far), ACCURACY);
            assertEquals(0, of(Activation.SIGMOID, -far), ACCURACY);
            assertTrue(Math.abs(of(Activation.TANH, far)) <= 1);
            assertTrue(of(Activation.SIGMOID, -far) >= 0);
        }
        for (Activation activation : Activation.values()) {
            assertTrue(Float.isNaN(of(activation, Float.NaN)), activation + " of what is not a number");
        }
    }

    /** Vectorized loops must not round differently from the rest of the array that is done one by one. */
    @Test
    void isTheSameAtEveryPlaceOfALayer() {
        for (Activation activation : Activation.values()) {
            float[] sums = new float[37];
            Arrays.fill(sums, 0.3f);
            float[] expected = new float[sums.length];
            Arrays.fill(expected, of(activation, 0.3f));
            activation.apply(sums);
            assertArrayEquals(expected, sums, activation.toString());
        }
    }

    private static float of(Activation activation, float sum) {
        float[] sums = {sum};
        activation.apply(sums);
        return sums[0];
    }
}
