package org.marienbad.onnxruntime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.FloatBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.model.Network;

/** The runtime itself, which knows no games. */
class OnnxRuntimeTest {
    private static final int FEATURES = 40;
    private static final int ROWS = 6;

    private final ConvolutionalNet reference = new ConvolutionalNet(FEATURES, ROWS);
    private final OnnxRuntime runtime = new OnnxRuntime();
    private final Network network = runtime.open(reference.onnx("Identity"));

    private static float[] board(int number) {
        Random random = new Random(number);
        float[] board = new float[FEATURES];
        for (int i = 0; i < FEATURES; i++) {
            board[i] = random.nextInt(3) == 0 ? 1 : 0;
        }
        return board;
    }

    /** The value and the sums of the policy of the rows that come out. */
    private static float[][] compute(Network.Rows rows, int first, int count) {
        for (int row = 0; row < count; row++) {
            rows.input().put(row * FEATURES, board(first + row));
        }
        rows.compute(count);
        float[][] out = new float[count][1 + ROWS];
        FloatBuffer policy = rows.output("policy");
        for (int row = 0; row < count; row++) {
            out[row][0] = rows.output("value").get(row);
            policy.get(row * ROWS, out[row], 1, ROWS);
        }
        return out;
    }

    @Test
    void tellsWhatGoesInAndComesOut() {
        assertTrue(runtime.name().matches("ONNX Runtime \\d+\\.\\d+\\.\\d+"), runtime.name());
        assertEquals(List.of(new Network.Tensor("board", true, List.of(Network.ANY, 40L))), network.inputs());
        assertEquals(
                List.of(
                        new Network.Tensor("policy", true, List.of(Network.ANY, 6L)),
                        new Network.Tensor("value", true, List.of(Network.ANY, 1L))),
                network.outputs());
    }

    @Test
    void computesOperatorsAsTheyAreDefinedForAnyNumberOfRows() {
        Network.Rows rows = network.rows(64);
        for (int count : new int[] {64, 1, 16, 5, 1, 64}) {
            float[][] out = compute(rows, 100 * count, count);
            for (int row = 0; row < count; row++) {
                double[] expected = reference.compute(board(100 * count + row));
                for (int i = 0; i < expected.length; i++) {
                    assertEquals(expected[i], out[row][i], 1e-4, "row " + row + " of " + count + ", number " + i);
                }
            }
        }
    }

    @Test
    void theSameRowsGiveTheSameBitsOnManyThreads() {
        float[][] expected = compute(network.rows(16), 0, 16);
        List<CompletableFuture<Void>> all = IntStream.range(0, 4)
                .mapToObj(thread -> CompletableFuture.runAsync(() -> {
                    Network.Rows own = network.rows(16);
                    for (int i = 0; i < 50; i++) {
                        compute(own, 16 * (thread + 1), 16);
                        assertArrayEquals(expected, compute(own, 0, 16));
                    }
                }))
                .toList();
        all.forEach(CompletableFuture::join);
    }

    @Test
    void refusesInASentenceWhatItCannotOpen() {
        String refuses = "ONNX Runtime refuses it: ";
        assertTrue(refusal("no network".getBytes(StandardCharsets.UTF_8)).startsWith(refuses));
        byte[] whole = reference.onnx("Identity");
        assertTrue(refusal(Arrays.copyOf(whole, whole.length / 2)).startsWith(refuses));
        String unknown = refusal(reference.onnx("Frobnicate"));
        assertTrue(unknown.startsWith(refuses) && unknown.contains("Frobnicate"), unknown);
        assertEquals(1, unknown.lines().count());
    }

    private String refusal(byte[] onnx) {
        return assertThrows(IllegalArgumentException.class, () -> runtime.open(onnx))
                .getMessage();
    }

    @Test
    void refusesRowsOfNetworksThatTakeAFixedNumber() {
        Network fixed = runtime.open(new OnnxGraph()
                .input("board", 2, 3)
                .node("Tanh", "board", "value")
                .output("value", 2, 3)
                .toBytes());
        assertEquals(
                "its 'board' does not consist of any number of rows of floats, but is [2, 3]",
                assertThrows(IllegalArgumentException.class, () -> fixed.rows(2))
                        .getMessage());
    }
}
