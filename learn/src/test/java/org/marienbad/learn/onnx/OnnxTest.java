package org.marienbad.learn.onnx;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.learn.training.Method;
import org.marienbad.learn.training.NetworkMethod;
import org.marienbad.learn.training.Training;
import org.marienbad.learn.value.Activation;
import org.marienbad.learn.value.Head;
import org.marienbad.learn.value.Layer;
import org.marienbad.learn.value.Mlp;
import org.marienbad.learn.value.WeightSum;
import org.marienbad.learn.zero.Zero;

class OnnxTest {
    private static final GameSetup NOUGHTS = GameSetup.of(new NoughtsProvider());

    private static Mlp small() {
        Layer layer = new Layer(3, 2, new float[] {1, -2, 0.5f, 0.25f, -1, 3}, new float[] {0.125f, -0.5f});
        Head value = new Head(2, 1, new float[] {0.75f, -0.5f}, new float[] {0.25f});
        Head policy = new Head(2, 2, new float[] {1, 2, -1, -2}, new float[] {0, 0.5f});
        return Mlp.of(List.of(layer), Activation.RELU, value, policy);
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = OnnxTest.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        }
    }

    /** The file was made by the package onnx of Python, and its numbers computed by ONNX Runtime. */
    @Test
    void readsNetworksOfOtherTools() throws IOException {
        Mlp network = OnnxReader.read(resource("foreign.onnx"));
        assertEquals("6-5-4 tanh, policy 3", network.shape());
        check(network, new int[] {0, 3}, 0.48517418, new double[] {0.88068116, 0.11412115, 0.00519757});
        check(network, new int[] {1, 2, 5}, 0.37849236, new double[] {0.9189685, 0.07200033, 0.00903113});
    }

    private static void check(Mlp network, int[] active, double value, double[] policy) {
        assertEquals(value, network.value(active, active.length), 1e-6);
        double[] logits = {network.logit(0), network.logit(1), network.logit(2)};
        Mlp.softmax(logits, 3);
        assertArrayEquals(policy, logits, 1e-6);
    }

    /** ONNX Runtime and the checker of the package onnx accept the file, and get the same numbers. */
    @Test
    void writesNetworksForOtherTools() throws IOException {
        byte[] written = OnnxWriter.write(small(), Map.of("game", "none"));
        assertArrayEquals(resource("written.onnx"), written);
    }

    @Test
    void aNetworkIsTheSameAfterWritingAndReading() {
        for (Activation activation : Activation.values()) {
            Mlp network = Mlp.untrained(7, List.of(5, 4), activation, 6, 1);
            for (int step = 0; step < 50; step++) {
                network.learn(new int[] {step % 7}, 1, step % 3 - 1, new int[] {step % 6, 0}, new double[] {1, 0}, 2);
            }
            Mlp read = OnnxReader.read(OnnxWriter.write(network, Map.of()));
            assertEquals(network.shape(), read.shape());
            int[] active = {1, 4, 6};
            assertEquals(network.value(active, 3), read.value(active, 3));
            assertEquals(network.logit(5), read.logit(5));
        }
    }

    /** Other tools get their mean; it comes back as nothing that could go on learning. */
    @Test
    void severalEstimatesAreWrittenAsTheirMean() {
        Mlp network = Mlp.untrained(7, List.of(5), Activation.SIGMOID, 6, 0, 1);
        OnnxFile written = OnnxFile.read(OnnxWriter.write(network, Map.of()));
        assertEquals(List.of("value"), written.outputs());
        assertArrayEquals(
                new float[] {1 / 6f, 1 / 6f, 1 / 6f, 1 / 6f, 1 / 6f, 1 / 6f},
                written.constants().get("mean.weight").floats());
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> OnnxReader.read(written));
        assertTrue(refused.getMessage().startsWith("its value ends with a sum; "), refused.getMessage());
    }

    @Test
    void aSumOfWeightsComesBackAsANetworkOfTheSameValues() {
        WeightSum sum = new WeightSum(4, 1);
        sum.learn(new int[] {0, 2}, 2, 1);
        sum.learn(new int[] {1, 2}, 2, -0.5);
        Mlp read = OnnxReader.read(OnnxWriter.write(sum, Map.of()));
        for (int[] active : new int[][] {{0, 1}, {0, 2}, {1, 2, 3}}) {
            assertEquals(sum.value(active, active.length), read.value(active, active.length), 1e-6);
        }
    }

    @Test
    void aModelComesBackAsATrainingThatGoesOn() throws IOException {
        for (Method method : List.of(NetworkMethod.METHOD, Zero.METHOD)) {
            Settings hyper = Settings.of("hyperparameter", method.id(), method.settings(), Map.of("hidden", "12-8"));
            Training training = method.start(NOUGHTS, hyper, 3);
            training.advance(20, 1, Monitor.NONE);
            Training read = OnnxModels.read(OnnxModels.export(training), NOUGHTS, 5, Map.of());
            assertEquals(method, read.method());
            State state = NOUGHTS.newState();
            state.apply(4);
            double[] expected = new double[2];
            double[] actual = new double[2];
            training.learned().evaluator().evaluate(state, expected);
            read.learned().evaluator().evaluate(state, actual);
            assertArrayEquals(expected, actual);
            read.advance(8, 1, Monitor.NONE);
            assertTrue(read.games() >= 8);
        }
    }

    @Test
    void refusesWhatItDoesNotKnowAndSaysWhat() {
        assertEquals(
                "it uses Conv; supported are Gemm, MatMul and Add with weights, Relu, Tanh, Sigmoid, Softmax, LogSoftmax,"
                        + " Identity, Dropout and Flatten",
                refusal(model("Conv", "features", "value")));
        assertEquals("it is broken, or no ONNX file", refusal("This is no model.".getBytes(StandardCharsets.UTF_8)));
        assertEquals("it is broken, or no ONNX file", refusal(new byte[0]));
        byte[] cut = OnnxWriter.write(small(), Map.of());
        assertEquals("it is broken, or no ONNX file", refusal(Arrays.copyOf(cut, cut.length / 2)));
    }

    @Test
    void refusesNetworksThatDoNotFitTheGame() {
        IllegalArgumentException refused = assertThrows(
                IllegalArgumentException.class,
                () -> OnnxModels.read(OnnxWriter.write(small(), Map.of()), NOUGHTS, 1, Map.of()));
        assertEquals("the network takes 3 features, but noughts has 19", refused.getMessage());
    }

    @Test
    void refusesNetworksThatSayTheyAreForSomethingElse() {
        Mlp network = Mlp.untrained(19, List.of(4), Activation.RELU, 0, 1);
        Map<String, String> notes = Map.of("game", "chess for 2 seats", "fingerprint", "0123456789abcdef");
        for (boolean runtime : new boolean[] {false, true}) {
            IllegalArgumentException refused = assertThrows(
                    IllegalArgumentException.class,
                    () -> OnnxModels.install(OnnxWriter.write(network, notes), NOUGHTS, 1, runtime, Services.NONE));
            assertEquals(
                    "the network was made for other features than noughts has with these options and seats: for chess for 2"
                            + " seats",
                    refused.getMessage());
        }
    }

    @Test
    void otherNetworksThanOfPlainJavaNeedARuntime() throws IOException {
        byte[] supported = OnnxWriter.write(Mlp.untrained(19, List.of(4), Activation.RELU, 0, 1), Map.of());
        assertEquals(
                "mlp",
                OnnxModels.install(supported, NOUGHTS, 1, false, Services.NONE)
                        .method()
                        .id());
        String needed = "a runtime for networks, such as ONNX Runtime as a plugin (docs/learn.md)";
        IllegalArgumentException refused = assertThrows(
                IllegalArgumentException.class, () -> OnnxModels.install(supported, NOUGHTS, 1, true, Services.NONE));
        assertEquals("it needs " + needed + ", and none is installed", refused.getMessage());
        refused = assertThrows(
                IllegalArgumentException.class,
                () -> OnnxModels.install(model("Conv", "features", "value"), NOUGHTS, 1, false, Services.NONE));
        assertEquals(
                "it uses Conv; supported are Gemm, MatMul and Add with weights, Relu, Tanh, Sigmoid, Softmax, LogSoftmax,"
                        + " Identity, Dropout and Flatten; others need " + needed,
                refused.getMessage());
        refused = assertThrows(
                IllegalArgumentException.class,
                () -> OnnxModels.install(model("Conv", "features", "value"), NOUGHTS, 1, true, Services.NONE));
        assertEquals(
                "its value ends with Conv; allowed: Tanh, from -1 to +1, or Sigmoid, from 0 to 1",
                refused.getMessage());
    }

    /** A model of one operation. */
    private static byte[] model(String operator, String input, String output) {
        ProtoWriter graph = new ProtoWriter();
        graph.message(1, new ProtoWriter().text(1, input).text(2, output).text(4, operator));
        graph.message(11, new ProtoWriter().text(1, "features")).message(12, new ProtoWriter().text(1, output));
        return new ProtoWriter().integer(1, 8).message(7, graph).toBytes();
    }

    private static String refusal(byte[] bytes) {
        return assertThrows(IllegalArgumentException.class, () -> OnnxReader.read(bytes))
                .getMessage();
    }
}
