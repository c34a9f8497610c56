package org.marienbad.onnxruntime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.provider.MinimaxProvider;
import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.ai.search.model.NetworkRuntime;
import org.marienbad.ai.search.model.Policy;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.plugin.Subcommand;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.toy.RecordingContext;
import org.marienbad.learn.command.NetworkCommand;
import org.marienbad.learn.feature.FeatureSets;
import org.marienbad.learn.model.ModelFile;
import org.marienbad.learn.onnx.OnnxModels;
import org.marienbad.learn.training.Learned;
import org.marienbad.learn.training.Training;
import org.marienbad.learn.training.Weights;
import org.marienbad.learn.zero.PolicyRows;
import org.marienbad.learn.zero.Zero;

/** Networks as models that players use. */
class RuntimeModelTest {
    private static final GameSetup SETUP =
            GameSetup.of(RecordingContext.PLUGINS.games().get("kalaha"), 2, Map.of("pits", 3, "stones", 3), 0);
    private static final Game GAME = SETUP.game();

    @TempDir
    Path data;

    private String before;

    @BeforeEach
    void keepModelsHere() {
        before = System.getProperty("marienbad.data");
        System.setProperty("marienbad.data", data.toString());
    }

    @AfterEach
    void keepModelsWhereTheyWere() {
        System.setProperty("marienbad.data", before);
    }

    private static Learned learned(Weights weights) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        weights.writeWeights(new DataOutputStream(bytes));
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
        return weights.method().read(GAME, weights.hyper(), weights.seed(), Services.NONE, in);
    }

    private static List<State> positions(int count) {
        List<State> positions = new ArrayList<>();
        int[] actions = new int[GAME.info().maxLegalActions()];
        SplittableRandom random = new SplittableRandom(3);
        while (positions.size() < count) {
            State state = SETUP.newState();
            while (state.actor() != State.TERMINAL && positions.size() < count) {
                positions.add(state.copy());
                state.apply(state.randomAction(actions, random));
            }
        }
        return positions;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 16, 64})
    void ourFilesGiveTheSameEstimatesAsPlainJava(int batch) throws IOException {
        Settings hyper = Settings.of(
                "hyperparameter", "zero", Zero.METHOD.settings(), Map.of("hidden", "24-12", "simulations", 8));
        Training training = Zero.METHOD.start(SETUP, hyper, 1);
        training.advance(128, 1, Monitor.NONE);
        byte[] onnx = OnnxModels.export(training);
        Learned plain = learned(OnnxModels.install(onnx, SETUP, 0, false, Services.NONE));
        Weights forRuntime = OnnxModels.install(onnx, SETUP, 0, true, Services.NONE);
        assertEquals("onnx", forRuntime.method().id());
        Learned byRuntime = learned(forRuntime);
        Policy plainPolicy = plain.policy().orElseThrow().forThread(GAME);
        BatchEvaluator batches = byRuntime.batches().orElseThrow().evaluator(batch);
        int most = GAME.info().maxLegalActions();
        double[][] payoffs = new double[batch][2];
        double[][] priors = new double[batch][most];
        double spread = 0;
        List<State> positions = positions(128);
        for (int from = 0; from < positions.size(); from += batch) {
            State[] leaves = positions.subList(from, from + batch).toArray(State[]::new);
            batches.evaluate(leaves, batch, payoffs, priors);
            for (int i = 0; i < batch; i++) {
                double[] expected = new double[2];
                double[] single = new double[2];
                plain.evaluator().evaluate(leaves[i], expected);
                byRuntime.evaluator().evaluate(leaves[i], single);
                assertArrayEquals(expected, single, 1e-5);
                assertArrayEquals(expected, payoffs[i], 1e-5);
                int[] actions = new int[most];
                int count = leaves[i].legalActions(actions);
                double[] weights = new double[most];
                plainPolicy.weigh(leaves[i], actions, count, weights);
                for (int k = 0; k < count; k++) {
                    assertEquals(weights[k], priors[i][k], 1e-5);
                }
                spread = Math.max(spread, Math.abs(expected[0]));
            }
        }
        assertTrue(spread > 0.05, "the network tells positions apart");
    }

    /** Installs {@code onnx}, which has learned nothing, as the model {@code name} by the command. */
    private List<String> install(byte[] onnx, String name, Map<String, ?> more) throws IOException {
        Path file = data.resolve(name + ".onnx");
        Files.write(file, onnx);
        Subcommand command = new NetworkCommand()
                .subcommands(null).stream()
                        .filter(one -> one.id().equals("install"))
                        .findFirst()
                        .orElseThrow();
        Map<String, Object> settings = new HashMap<>(more);
        settings.put("onnx", file.toString());
        settings.put("out", name);
        settings.putIfAbsent("force", true);
        RecordingContext context = new RecordingContext(command, List.of(), settings, data) {
            @Override
            public GameSetup setup() {
                return SETUP;
            }
        };
        assertEquals(settings.get("force"), command.run(context));
        return context.printed;
    }

    private static ConvolutionalNet convolutional() {
        return new ConvolutionalNet(
                FeatureSets.of(GAME).featureCount(), PolicyRows.of(GAME.info()).count());
    }

    private static Decision decide(PlayerProvider provider, String text, State state) {
        PlayerSpec spec = PlayerSpec.parse(text);
        Settings settings = Settings.of("setting", provider.id(), provider.settings(), spec.settings());
        Player player = provider.create(GAME, settings, 7);
        try {
            return player.choose(state.copy(), state.actor(), Budget.UNLIMITED, Monitor.NONE);
        } finally {
            player.close();
        }
    }

    @Test
    void aNetworkThatPlainJavaRefusesPlaysInEverySearch() throws IOException {
        List<String> printed = install(convolutional().onnx("Softmax"), "conv", Map.of());
        assertTrue(printed.get(0).contains("a network (ONNX Runtime "), printed::toString);
        for (State state : positions(6)) {
            for (String batch : List.of("", ",batch=1", ",batch=32", ",playout=none,implicit=0.2")) {
                String player = "mcts(model=conv,iterations=300" + batch + ")";
                Decision first = decide(new MctsProvider(), player, state);
                Decision again = decide(new MctsProvider(), player, state);
                assertEquals(first.action(), again.action());
                assertEquals(first.lines().size(), again.lines().size());
                for (int i = 0; i < first.lines().size(); i++) {
                    assertEquals(
                            first.lines().get(i).visits(), again.lines().get(i).visits());
                    assertArrayEquals(
                            first.lines().get(i).value(), again.lines().get(i).value());
                }
            }
            Decision minimax = decide(new MinimaxProvider(), "minimax(model=conv,depth=3)", state);
            assertEquals(
                    minimax.action(),
                    decide(new MinimaxProvider(), "minimax(model=conv,depth=3)", state)
                            .action());
        }
    }

    /** One ply of search takes the action after which the other side's value is least. */
    @Test
    void oneplyOfSearchGoesByTheValueOfTheNetwork() throws IOException {
        install(convolutional().onnx("Identity"), "conv", Map.of());
        Learned learned = learned(OnnxModels.install(convolutional().onnx("Identity"), SETUP, 0, false, Services.NONE));
        for (State state : positions(8)) {
            int[] actions = GAME.legalActions(state);
            int seat = state.actor();
            double best = Double.NEGATIVE_INFINITY;
            double[] values = new double[actions.length];
            for (int i = 0; i < actions.length; i++) {
                State next = state.copy();
                next.apply(actions[i]);
                double[] payoffs = new double[2];
                if (next.actor() == State.TERMINAL) {
                    next.payoffs(payoffs);
                } else {
                    learned.evaluator().evaluate(next, payoffs);
                }
                values[i] = payoffs[seat];
                best = Math.max(best, values[i]);
            }
            int chosen = decide(new MinimaxProvider(), "minimax(model=conv,depth=1)", state)
                    .action();
            for (int i = 0; i < actions.length; i++) {
                if (actions[i] == chosen) {
                    assertEquals(best, values[i], 1e-5);
                }
            }
        }
    }

    @Test
    void aNetworkThatHasLearnedNothingIsKeptAside() throws IOException {
        List<String> printed = install(convolutional().onnx("Identity"), "conv", Map.of("force", false));
        assertTrue(printed.get(1).contains("training/conv/network.model"), printed::toString);
        assertFalse(Files.exists(data.resolve("models/conv.model")));
    }

    @Test
    void aModelComesOutAgainAsTheFileItWas() throws IOException {
        byte[] onnx = convolutional().onnx("Identity");
        install(onnx, "conv", Map.of());
        assertArrayEquals(onnx, OnnxModels.export(ModelFile.read(data.resolve("models/conv.model"))));
    }

    @Test
    void unfittingNetworksAreRefusedInALine() {
        int features = FeatureSets.of(GAME).featureCount();
        assertEquals(
                "its input 'board' is any x 5; needed: any x " + features
                        + " (any number of positions x the features of the game)",
                refusal(new ConvolutionalNet(5, 6).onnx("Identity")));
        assertTrue(refusal(new ConvolutionalNet(features, 5).onnx("Identity"))
                .startsWith("its policy 'policy' is any x 5"));
        assertTrue(
                refusal(new ConvolutionalNet(features, 6).onnx("Frobnicate")).startsWith("ONNX Runtime refuses it: "));
        byte[] fixed = new OnnxGraph()
                .input("board", 1, features)
                .floats("weights", new float[features], features, 1)
                .node("MatMul", "board weights", "sum")
                .node("Softplus", "sum", "soft")
                .node("Tanh", "soft", "value")
                .output("value", 1, 1)
                .toBytes();
        assertTrue(refusal(fixed).startsWith("its input 'board' is 1 x "), refusal(fixed));
    }

    private static String refusal(byte[] onnx) {
        return assertThrows(
                        IllegalArgumentException.class, () -> OnnxModels.install(onnx, SETUP, 0, false, Services.NONE))
                .getMessage();
    }

    /** As an installed program finds it: in a jar, with a library that nothing else sees. */
    @Test
    void thePluginJarBringsTheRuntimeWithItsLibrary() throws IOException {
        Path jar = Path.of(System.getProperty("marienbad.onnxPlugin"));
        ConvolutionalNet reference = new ConvolutionalNet(8, 2);
        try (Plugins plugins = Plugins.load(jar)) {
            assertEquals(List.of(), plugins.faults());
            List<NetworkRuntime> found = plugins.services(NetworkRuntime.class).stream()
                    .filter(runtime -> !(runtime instanceof OnnxRuntime))
                    .toList();
            assertEquals(1, found.size());
            var rows = found.get(0).open(reference.onnx("Identity")).rows(2);
            rows.input().put(3, 1).put(8 + 5, 1);
            rows.compute(2);
            assertEquals(
                    reference.compute(new float[] {0, 0, 0, 1, 0, 0, 0, 0})[0],
                    rows.output("value").get(0),
                    1e-5);
            assertEquals(
                    reference.compute(new float[] {0, 0, 0, 0, 0, 1, 0, 0})[0],
                    rows.output("value").get(1),
                    1e-5);
        }
    }
}
