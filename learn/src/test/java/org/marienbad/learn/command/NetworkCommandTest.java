package org.marienbad.learn.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.toy.RecordingContext;
import org.marienbad.learn.onnx.OnnxModels;
import org.marienbad.learn.zero.Zero;

class NetworkCommandTest {
    @TempDir
    Path data;

    private class Context extends RecordingContext {
        Context(Subcommand command, List<String> operands, Map<String, ?> settings) {
            super(command, operands, settings, data);
        }

        @Override
        public GameSetup setup() {
            return GameSetup.of(PLUGINS.games().get("kalaha"), 2, Map.of("pits", 3, "stones", 2), 0);
        }

        @Override
        public OptionalLong seed() {
            return OptionalLong.of(5);
        }
    }

    private static Subcommand command(String name) {
        return new NetworkCommand()
                .subcommands(null).stream()
                        .filter(command -> command.id().equals(name))
                        .findFirst()
                        .orElseThrow();
    }

    private Context run(Subcommand command, List<String> operands, Map<String, ?> settings) throws IOException {
        Context context = new Context(command, operands, settings);
        assertTrue(command.run(context), context.printed::toString);
        return context;
    }

    private Path positions(int threads) throws IOException {
        Path file = data.resolve("positions" + threads + ".npz");
        Map<String, Object> settings =
                Map.of("games", 70, "threads", threads, "hyper", "simulations=8,hidden=8", "out", file.toString());
        run(command("positions"), List.of(), settings);
        return file;
    }

    /** The header of each array, and its bytes behind. */
    private static Map<String, ByteBuffer> arrays(Path npz, Map<String, String> headers) throws IOException {
        Map<String, ByteBuffer> arrays = new HashMap<>();
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(npz))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                ByteBuffer all = ByteBuffer.wrap(zip.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
                int length = all.getShort(8);
                assertEquals(0, (10 + length) % 64);
                byte[] header = new byte[length];
                all.position(10).get(header);
                headers.put(entry.getName(), new String(header, StandardCharsets.ISO_8859_1));
                arrays.put(entry.getName(), all);
            }
        }
        return arrays;
    }

    @Test
    void positionsAreArraysThatDoNotDependOnThreads() throws IOException {
        Path file = positions(1);
        assertArrayEquals(Files.readAllBytes(file), Files.readAllBytes(positions(3)));
        Map<String, String> headers = new HashMap<>();
        Map<String, ByteBuffer> arrays = arrays(file, headers);
        int count = arrays.get("value.npy").remaining() / Float.BYTES;
        assertEquals(
                "{'descr': '<f4', 'fortran_order': False, 'shape': (" + count + ",), }",
                headers.get("value.npy").strip());
        assertEquals(
                "{'descr': '<i4', 'fortran_order': False, 'shape': (), }",
                headers.get("feature_count.npy").strip());
        int features = arrays.get("feature_count.npy").getInt();
        int width = arrays.get("features.npy").remaining() / Integer.BYTES / count;
        int most = arrays.get("rows.npy").remaining() / Integer.BYTES / count;
        for (int i = 0; i < count; i++) {
            float value = arrays.get("value.npy").getFloat();
            assertTrue(value >= -1 && value <= 1);
            for (int k = 0; k < width; k++) {
                int feature = arrays.get("features.npy").getInt();
                assertTrue(feature >= -1 && feature < features);
            }
            float sum = 0;
            int rows = 0;
            for (int k = 0; k < most; k++) {
                sum += arrays.get("shares.npy").getFloat();
                rows += arrays.get("rows.npy").getInt() >= 0 ? 1 : 0;
            }
            assertEquals(rows == 0 ? 0 : 1, sum, 1e-5);
            assertTrue(arrays.get("game.npy").getInt() < 70);
        }
    }

    @Test
    void aModelGoesOutAndComesBackAsTheSameNetwork() throws IOException {
        Path npz = positions(1);
        Path onnx = data.resolve("net.onnx");
        Files.write(
                onnx,
                NetworkCommandTest.class
                        .getResourceAsStream("small-kalaha.onnx")
                        .readAllBytes());
        Context installed = run(command("install"), List.of(), Map.of("onnx", onnx.toString(), "out", "mine"));
        Path model = data.resolve("models/mine.model");
        assertEquals("Compares the network (8) with what is there …", installed.printed.get(0));
        assertTrue(installed.printed.get(1).endsWith("So it is installed: " + model), installed.printed.toString());
        assertEquals("Play against it: marienbad play kalaha -p \"mcts(model=mine)\"", installed.printed.get(2));
        Path back = data.resolve("back.onnx");
        Context exported = run(new ModelCommand(), List.of(model.toString()), Map.of("onnx", back.toString()));
        assertEquals("Written: " + back, exported.printed.get(0));
        Path again = data.resolve("again.npz");
        Path direct = data.resolve("direct.npz");
        for (Map.Entry<Path, Path> one : Map.of(back, again, onnx, direct).entrySet()) {
            Map<String, Object> settings = Map.of(
                    "games",
                    10,
                    "hyper",
                    "simulations=8",
                    "onnx",
                    one.getKey().toString(),
                    "out",
                    one.getValue().toString());
            run(command("positions"), List.of(), settings);
        }
        assertArrayEquals(Files.readAllBytes(direct), Files.readAllBytes(again));
        assertTrue(Files.size(npz) > 0);
    }

    @Test
    void aNetworkThatIsWeakerThanWhatIsThereIsKeptAside() throws IOException {
        GameSetup usual = GameSetup.of(RecordingContext.PLUGINS.games().get("kalaha"));
        Settings hyper = Settings.of("hyperparameter", "zero", Zero.METHOD.settings(), Map.of("hidden", "8"));
        Path onnx = data.resolve("untrained.onnx");
        Files.write(onnx, OnnxModels.export(Zero.METHOD.start(usual, hyper, 1)));
        Path model = data.resolve("models/kalaha.model");

        Context refused = install(usual, false, Map.of("onnx", onnx.toString()));

        assertTrue(
                refused.printed.get(1).startsWith("It is weaker than the model “kalaha” that comes with the game: "),
                refused.printed::toString);
        assertTrue(
                refused.printed
                        .get(1)
                        .endsWith(data.resolve("training/kalaha/network.model").toString()),
                refused.printed::toString);
        assertEquals("Install it all the same: --force", refused.printed.get(2));
        assertFalse(Files.exists(model));
        Context forced = install(usual, true, Map.of("onnx", onnx.toString(), "force", true));
        assertEquals(
                "Installed: " + model + ", a network (8). Play against it: marienbad play kalaha -p"
                        + " \"mcts(model=kalaha)\"",
                forced.printed.get(0));
        assertTrue(Files.exists(model));
    }

    private Context install(GameSetup setup, boolean success, Map<String, ?> settings) throws IOException {
        Subcommand install = command("install");
        Context context = new Context(install, List.of(), settings) {
            @Override
            public GameSetup setup() {
                return setup;
            }
        };
        assertEquals(success, install.run(context), context.printed::toString);
        return context;
    }

    @Test
    void faultsAreSaidInOneLine() throws IOException {
        Path onnx = data.resolve("net.onnx");
        assertEquals("--out is missing: the file for the positions", refusal("positions", Map.of()));
        assertEquals("--onnx is missing: the file of the network", refusal("install", Map.of()));
        assertEquals(onnx + ": no such file", refusal("install", Map.of("onnx", onnx.toString())));
        Files.writeString(onnx, "nothing");
        assertEquals(onnx + ": it is broken, or no ONNX file", refusal("install", Map.of("onnx", onnx.toString())));
        assertEquals(
                "'nul' is not allowed as a name: on Windows it is a device; allowed: any other",
                refusal("install", Map.of("onnx", onnx.toString(), "out", "nul")));
    }

    private String refusal(String name, Map<String, ?> settings) {
        Subcommand command = command(name);
        return assertThrows(
                        IllegalArgumentException.class, () -> command.run(new Context(command, List.of(), settings)))
                .getMessage();
    }
}
