package org.marienbad.learn.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MlpTest {
    private static final int[][] PAIRS = {{0, 2}, {0, 3}, {1, 2}, {1, 3}};

    private static Mlp exclusiveOr() {
        Mlp mlp = Mlp.untrained(4, List.of(8, 4), Activation.RELU, 3, 1).withLearningRate(0.05);
        for (int step = 0; step < 8000; step++) {
            int pair = step % 4;
            double[] policy = {pair == 0 ? 0.75 : 0.25, pair == 0 ? 0.25 : 0.75};
            mlp.learn(PAIRS[pair], 2, pair == 0 || pair == 3 ? 0.8 : -0.8, new int[] {2, 0}, policy, 2);
        }
        return mlp;
    }

    @Test
    void aNetworkLearnsWhatNoSumOfWeightsCanExpress() {
        Mlp mlp = exclusiveOr();
        assertEquals(0.8, mlp.value(PAIRS[0], 2), 0.05);
        assertEquals(-0.8, mlp.value(PAIRS[1], 2), 0.05);
        assertEquals(-0.8, mlp.value(PAIRS[2], 2), 0.05);
        assertEquals(0.8, mlp.value(PAIRS[3], 2), 0.05);
    }

    @Test
    void stepsBecomeShorterWithTheNumberOfGames() {
        float first = biasAfterAStep(0);
        assertTrue(first > 0);
        assertEquals(first / 2, biasAfterAStep(1000), 1e-7);
        assertEquals(first / 4, biasAfterAStep(3000), 1e-7);
    }

    private static float biasAfterAStep(long games) {
        Mlp mlp = Mlp.untrained(4, List.of(8), Activation.RELU, 0, 1).withLearningRate(0.01, 1000);
        mlp.begin(games);
        mlp.learn(PAIRS[0], 2, 1);
        return mlp.valueHead().biases()[0];
    }

    @Test
    void learnsProbabilitiesOfTheRowsItIsTold() {
        Mlp mlp = exclusiveOr();
        mlp.value(PAIRS[0], 2);
        double[] logits = {mlp.logit(2), mlp.logit(0)};
        Mlp.softmax(logits, 2);
        assertEquals(0.75, logits[0], 0.05);
        assertEquals(0.25, logits[1], 0.05);
        assertEquals(0, mlp.logit(1), "a row that was never legal");
    }

    @Test
    void aStepFollowsTheGradientOfTheLoss() {
        int[] active = {1, 4, 5};
        int[] rows = {0, 2};
        double[] policy = {0.3, 0.7};
        for (Activation activation : Activation.values()) {
            Mlp start = random(activation);
            Mlp stepped = start.copy().withLearningRate(1e-3);
            stepped.learn(active, 3, 0.4, rows, policy, 2);
            for (int layer = 0; layer < 2; layer++) {
                float[] weights = start.hidden().get(layer).weights();
                for (int i = 0; i < weights.length; i++) {
                    float before = weights[i];
                    weights[i] = before + 1e-2f;
                    double above = loss(start, active, 0.4, rows, policy);
                    weights[i] = before - 1e-2f;
                    double below = loss(start, active, 0.4, rows, policy);
                    weights[i] = before;
                    double step = (stepped.hidden().get(layer).weights()[i] - before) / 1e-3;
                    assertEquals((below - above) / 2e-2, step, 0.02, activation + ", layer " + layer + ", weight " + i);
                }
            }
        }
    }

    @Test
    void aStepFollowsTheGradientOfAllItsEstimates() {
        int[] active = {1, 4, 5};
        double[] targets = {0, 0.9, 0.4, -0.7};
        Mlp start = several();
        Mlp stepped = start.copy().withLearningRate(1e-3);
        stepped.learn(active, 3, targets, 1);
        float[] weights = start.hidden().get(0).weights();
        for (int i = 0; i < weights.length; i++) {
            float before = weights[i];
            weights[i] = before + 1e-2f;
            double above = loss(start, active, targets);
            weights[i] = before - 1e-2f;
            double below = loss(start, active, targets);
            weights[i] = before;
            double step = (stepped.hidden().get(0).weights()[i] - before) / 1e-3;
            assertEquals((below - above) / 2e-2, step, 0.02, "weight " + i);
        }
    }

    /** Of the estimates, as probabilities (1 + e) / 2; the first target is not theirs. */
    private static double loss(Mlp mlp, int[] active, double[] targets) {
        double[] estimates = new double[3];
        mlp.estimate(active, active.length, estimates);
        double loss = 0;
        for (int i = 0; i < 3; i++) {
            double target = targets[i + 1];
            loss -= (1 + target) / 2 * Math.log((1 + estimates[i]) / 2);
            loss -= (1 - target) / 2 * Math.log((1 - estimates[i]) / 2);
        }
        return loss;
    }

    private static Mlp several() {
        SplittableRandom random = new SplittableRandom(7);
        Layer layer = new Layer(6, 5, floats(30, random), floats(5, random));
        return Mlp.of(List.of(layer), Activation.SIGMOID, new Head(5, 3, floats(15, random), floats(3, random)), null);
    }

    @Test
    void severalEstimatesAreLearnedEachByItselfAndTheirMeanIsTheValue() {
        Mlp mlp = Mlp.untrained(4, List.of(8), Activation.TANH, 2, 0, 1).withLearningRate(0.1);
        double[][] targets = {{0.5, -0.5}, {0.8, 0}};
        for (int step = 0; step < 4000; step++) {
            mlp.learn(PAIRS[step % 2], 2, targets[step % 2], 0);
        }
        double[] estimates = new double[2];
        for (int pair = 0; pair < 2; pair++) {
            mlp.estimate(PAIRS[pair], 2, estimates);
            assertArrayEquals(targets[pair], estimates, 0.05);
            assertEquals((estimates[0] + estimates[1]) / 2, mlp.value(PAIRS[pair], 2));
        }
    }

    @Test
    void severalEstimatesAreTheSameAfterWritingAndReading() throws IOException {
        Mlp mlp = several();
        Mlp read = Mlp.read(new DataInputStream(new ByteArrayInputStream(bytes(mlp))));
        assertEquals("6-5 sigmoid, outputs 3", read.shape());
        assertArrayEquals(bytes(mlp), bytes(read));
        int[] active = {0, 3};
        assertEquals(mlp.value(active, 2), read.value(active, 2));
    }

    private static Mlp random(Activation activation) {
        SplittableRandom random = new SplittableRandom(7);
        Layer first = new Layer(6, 5, floats(30, random), floats(5, random));
        Layer second = new Layer(5, 3, floats(15, random), floats(3, random));
        return Mlp.of(
                List.of(first, second),
                activation,
                new Head(3, 1, floats(3, random), floats(1, random)),
                new Head(3, 3, floats(9, random), floats(3, random)));
    }

    private static float[] floats(int count, SplittableRandom random) {
        float[] floats = new float[count];
        for (int i = 0; i < count; i++) {
            floats[i] = (float) (random.nextDouble() - 0.3);
        }
        return floats;
    }

    /** Cross-entropy of the value, as the probability (1 + v) / 2 of winning, and of the policy. */
    private static double loss(Mlp mlp, int[] active, double target, int[] rows, double[] policy) {
        double value = mlp.value(active, active.length);
        double loss = -(1 + target) / 2 * Math.log((1 + value) / 2) - (1 - target) / 2 * Math.log((1 - value) / 2);
        double[] logits = {mlp.logit(rows[0]), mlp.logit(rows[1])};
        Mlp.softmax(logits, 2);
        return loss - policy[0] * Math.log(logits[0]) - policy[1] * Math.log(logits[1]);
    }

    @Test
    void theSameStepsGiveTheSameBytes() throws IOException {
        assertArrayEquals(bytes(exclusiveOr()), bytes(exclusiveOr()));
    }

    @Test
    void isTheSameAfterWritingAndReading() throws IOException {
        Mlp mlp = exclusiveOr();
        Mlp read = Mlp.read(new DataInputStream(new ByteArrayInputStream(bytes(mlp))));
        assertEquals("4-8-4 relu, policy 3", read.shape());
        assertEquals(mlp.value(PAIRS[1], 2), read.value(PAIRS[1], 2));
        assertEquals(mlp.logit(2), read.logit(2));
        Mlp other = Mlp.untrained(4, List.of(8, 4), Activation.RELU, 3, 2);
        other.readWeights(new DataInputStream(new ByteArrayInputStream(bytes(mlp))));
        assertEquals(mlp.value(PAIRS[3], 2), other.value(PAIRS[3], 2));
    }

    /** Of a model from elsewhere: no room is made for what it only claims to hold. */
    @Test
    void refusesMoreWeightsThanThereMayBe() {
        // 4096 inputs, three layers of 16,777,216, no policy; in little-endian order.
        byte[] forged = {0, 16, 0, 0, 3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0};
        IOException refused =
                assertThrows(IOException.class, () -> Mlp.read(new DataInputStream(new ByteArrayInputStream(forged))));
        assertTrue(refused.getMessage().endsWith(" weights; allowed: up to 67108864"), refused.getMessage());
    }

    @Test
    void refusesWeightsOfAnotherShapeAndBrokenOnes() throws IOException {
        byte[] bytes = bytes(exclusiveOr());
        Mlp other = Mlp.untrained(4, List.of(8), Activation.RELU, 0, 1);
        IOException shape = assertThrows(
                IOException.class, () -> other.readWeights(new DataInputStream(new ByteArrayInputStream(bytes))));
        assertEquals("the weights are those of a network 4-8-4 relu, policy 3, not 4-8 relu", shape.getMessage());
        bytes[4] = 99;
        IOException broken =
                assertThrows(IOException.class, () -> Mlp.read(new DataInputStream(new ByteArrayInputStream(bytes))));
        assertTrue(broken.getMessage().contains("99 hidden layers"), broken.getMessage());
    }

    @Test
    void aCopyDoesNotLearn() {
        Mlp mlp = Mlp.untrained(4, List.of(8), Activation.RELU, 0, 1);
        Mlp copy = mlp.copy();
        Mlp other = mlp.forThread();
        mlp.learn(PAIRS[0], 2, 1);
        assertEquals(0, copy.value(PAIRS[0], 2));
        assertTrue(other.value(PAIRS[0], 2) > 0);
    }

    private static byte[] bytes(Mlp mlp) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        mlp.writeWeights(new DataOutputStream(bytes));
        return bytes.toByteArray();
    }
}
