package org.marienbad.learn.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.ai.search.model.Network;
import org.marienbad.ai.search.model.Policy;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Settings;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.FeatureSets;
import org.marienbad.learn.training.Learned;
import org.marienbad.learn.value.Activation;
import org.marienbad.learn.value.LearnedEvaluator;
import org.marienbad.learn.value.Mlp;
import org.marienbad.learn.value.PayoffRange;
import org.marienbad.learn.zero.PolicyRows;

class RuntimeNetworksTest {
    private static final Plugins PLUGINS = Plugins.load();

    /** Computes rows by a network of plain Java, as a runtime would. */
    private record PlainNetwork(Mlp network, List<Tensor> inputs, List<Tensor> outputs) implements Network {
        static PlainNetwork of(Mlp network) {
            return new PlainNetwork(
                    network,
                    List.of(tensor("planes", network.hidden().get(0).inputs())),
                    List.of(tensor("policy", network.policyRows()), tensor("value", 1)));
        }

        @Override
        public Rows rows(int rows) {
            int width = network.hidden().get(0).inputs();
            FloatBuffer input = FloatBuffer.allocate(rows * width);
            FloatBuffer values = FloatBuffer.allocate(rows);
            FloatBuffer policy = FloatBuffer.allocate(rows * network.policyRows());
            Mlp own = network.forThread();
            return new HeapRows(input, values, policy) {
                @Override
                public void compute(int count) {
                    for (int row = 0; row < count; row++) {
                        int[] active = new int[width];
                        int size = 0;
                        for (int i = 0; i < width; i++) {
                            if (input.get(row * width + i) != 0) {
                                active[size++] = i;
                            }
                        }
                        values.put(row, (float) own.value(active, size));
                        for (int i = 0; i < own.policyRows(); i++) {
                            policy.put(row * own.policyRows() + i, own.logit(i));
                        }
                    }
                }
            };
        }
    }

    /** Rows in memory of the heap; a network says what it computes of them. */
    private abstract static class HeapRows implements Network.Rows {
        private final FloatBuffer input;
        private final FloatBuffer values;
        private final FloatBuffer policy;

        HeapRows(FloatBuffer input, FloatBuffer values, FloatBuffer policy) {
            this.input = input;
            this.values = values;
            this.policy = policy;
        }

        @Override
        public FloatBuffer input() {
            return input;
        }

        @Override
        public FloatBuffer output(String name) {
            return name.equals("value") ? values : policy;
        }
    }

    private static Network.Tensor tensor(String name, long width) {
        return new Network.Tensor(name, true, List.of(Network.ANY, width));
    }

    private static Game game(String id) {
        GameProvider provider = PLUGINS.games().get(id);
        return GameSetup.of(provider).game();
    }

    private static Settings hyper(String value, String policy) {
        return Settings.of(
                "hyperparameter", "onnx", RuntimeNetworks.FORMAT.settings(), Map.of("value", value, "policy", policy));
    }

    private static Mlp trained(Game game, FeatureSet features) {
        int rows = PolicyRows.of(game.info()).count();
        Mlp network = Mlp.untrained(features.featureCount(), List.of(6, 5), Activation.TANH, rows, 1);
        SplittableRandom random = new SplittableRandom(2);
        for (int step = 0; step < 300; step++) {
            int[] active = {random.nextInt(features.featureCount())};
            network.learn(
                    active, 1, random.nextDouble(-1, 1), new int[] {random.nextInt(rows), 0}, new double[] {1, 0}, 2);
        }
        return network;
    }

    /** Positions of random games in which somebody is to move, or chance. */
    private static List<State> positions(Game game, int count) {
        List<State> positions = new ArrayList<>();
        int[] actions = new int[game.info().maxLegalActions()];
        SplittableRandom random = new SplittableRandom(5);
        while (positions.size() < count) {
            State state = game.newInitialState();
            while (state.actor() != State.TERMINAL && positions.size() < count) {
                positions.add(state.copy());
                state.apply(
                        state.actor() == State.CHANCE
                                ? state.randomOutcome(actions, random)
                                : state.randomAction(actions, random));
            }
        }
        return positions;
    }

    @ParameterizedTest
    @ValueSource(strings = {"kalaha", "backgammon"})
    void aRuntimeJudgesAsPlainJavaDoesOneByOneAndInBatches(String id) {
        Game game = game(id);
        FeatureSet features = FeatureSets.of(game);
        Mlp network = trained(game, features);
        OpenNetwork open = OpenNetwork.of(PlainNetwork.of(network), hyper("tanh", "logits"), game, features);
        Learned learned = RuntimeNetworks.learned(game, features, open);
        Evaluator expected = LearnedEvaluator.live(game, features, network);
        Evaluator actual = learned.evaluator().forThread();
        Policy policy = learned.policy().orElseThrow().forThread(game);
        BatchEvaluator batches = learned.batches().orElseThrow().evaluator(7);
        assertEquals(7, batches.batchSize());
        List<State> positions = positions(game, 140);
        for (int from = 0; from < positions.size(); from += 7) {
            State[] leaves = positions.subList(from, from + 7).toArray(State[]::new);
            double[][] payoffs = new double[7][2];
            double[][] priors = new double[7][game.info().maxLegalActions()];
            int size = from % 2 == 0 ? 7 : 3;
            batches.evaluate(leaves, size, payoffs, priors);
            for (int i = 0; i < size; i++) {
                check(game, leaves[i], expected, actual, policy, payoffs[i], priors[i]);
            }
        }
    }

    private static void check(
            Game game,
            State state,
            Evaluator expected,
            Evaluator actual,
            Policy policy,
            double[] payoffs,
            double[] priors) {
        double[] one = new double[2];
        double[] other = new double[2];
        expected.evaluate(state, one);
        actual.evaluate(state, other);
        assertArrayEquals(one, other, 1e-6);
        assertArrayEquals(one, payoffs, 1e-6);
        if (state.actor() != State.CHANCE) {
            int[] actions = new int[game.info().maxLegalActions()];
            int count = state.legalActions(actions);
            double[] weights = new double[actions.length];
            policy.weigh(state, actions, count, weights);
            assertArrayEquals(weights, priors, 1e-12);
            double sum = 0;
            for (double weight : weights) {
                sum += weight;
            }
            assertEquals(1, sum, 1e-9);
        } else {
            assertArrayEquals(new double[priors.length], priors);
        }
    }

    /** Says the same of all positions, and counts for how many threads room was made. */
    private static final class Constant implements Network {
        private final float value;
        private final float logit;
        private final List<Tensor> inputs;
        private final List<Tensor> outputs;
        private int rooms;

        Constant(Game game, float value, float logit) {
            this.value = value;
            this.logit = logit;
            inputs = List.of(tensor("planes", FeatureSets.of(game).featureCount()));
            outputs = List.of(
                    tensor("value", 1),
                    tensor("policy", PolicyRows.of(game.info()).count()));
        }

        @Override
        public List<Tensor> inputs() {
            return inputs;
        }

        @Override
        public List<Tensor> outputs() {
            return outputs;
        }

        @Override
        public Rows rows(int rows) {
            rooms++;
            FloatBuffer input =
                    FloatBuffer.allocate(rows * inputs.get(0).shape().get(1).intValue());
            FloatBuffer values = filled(rows, value);
            FloatBuffer policy = filled(rows * outputs.get(1).shape().get(1).intValue(), logit);
            return new HeapRows(input, values, policy) {
                @Override
                public void compute(int count) {}
            };
        }

        private static FloatBuffer filled(int size, float number) {
            float[] numbers = new float[size];
            Arrays.fill(numbers, number);
            return FloatBuffer.wrap(numbers);
        }
    }

    private static Learned learned(Game game, Network network, String value) {
        FeatureSet features = FeatureSets.of(game);
        return RuntimeNetworks.learned(game, features, OpenNetwork.of(network, hyper(value, "logits"), game, features));
    }

    @ParameterizedTest
    @CsvSource({"tanh, 7, 1", "tanh, -1.5, -1", "sigmoid, 1.25, 1", "sigmoid, -Infinity, -1", "tanh, 0.5, 0.5"})
    void valuesStayWithinThePayoffsOfTheGame(String kind, float given, double scaled) {
        Game game = game("kalaha");
        Learned learned = learned(game, new Constant(game, given, 0), kind);
        State start = game.newInitialState();
        double expected = new PayoffRange(game).payoff(scaled);
        double[] one = new double[2];
        learned.evaluator().forThread().evaluate(start, one);
        assertEquals(expected, one[start.actor()], 1e-6);
        double[][] payoffs = new double[1][2];
        double[][] priors = new double[1][game.info().maxLegalActions()];
        learned.batches().orElseThrow().evaluator(1).evaluate(new State[] {start}, 1, payoffs, priors);
        assertArrayEquals(one, payoffs[0], 1e-12);
    }

    @Test
    void valuesThatAreNoNumbersAreRefused() {
        Game game = game("kalaha");
        State start = game.newInitialState();
        Evaluator evaluator = learned(game, new Constant(game, Float.NaN, 0), "tanh")
                .evaluator()
                .forThread();
        assertEquals(
                "the network fails: the value of a position is not a number",
                assertThrows(IllegalStateException.class, () -> evaluator.evaluate(start, new double[2]))
                        .getMessage());
        Policy policy = learned(game, new Constant(game, 0, Float.NaN), "tanh")
                .policy()
                .orElseThrow()
                .forThread(game);
        int[] actions = new int[game.info().maxLegalActions()];
        int count = start.legalActions(actions);
        assertEquals(
                "the network fails: the policy of a position is not a number",
                assertThrows(IllegalStateException.class, () -> policy.weigh(start, actions, count, new double[count]))
                        .getMessage());
        double[] even = new double[count];
        learned(game, new Constant(game, 0, Float.NEGATIVE_INFINITY), "tanh")
                .policy()
                .orElseThrow()
                .forThread(game)
                .weigh(start, actions, count, even);
        assertEquals(1.0 / count, even[0], 1e-9);
    }

    @Test
    void noRoomIsMadeForRowsBeforeSomethingIsJudged() {
        Game game = game("kalaha");
        Constant network = new Constant(game, 0, 0);
        Learned learned = learned(game, network, "tanh");
        Evaluator evaluator = learned.evaluator().forThread();
        learned.policy().orElseThrow().forThread(game);
        assertEquals(64, learned.batches().orElseThrow().evaluator(64).batchSize());
        assertEquals(0, network.rooms);
        evaluator.evaluate(game.newInitialState(), new double[2]);
        assertEquals(1, network.rooms);
    }

    @Test
    void ofTwoOutputsTheOneCalledValueIsTheValue() {
        List<String> input = List.of("planes");
        assertEquals(0, NetworkOutputs.valueAt(input, List.of("anything")));
        assertEquals(0, NetworkOutputs.valueAt(input, List.of("value", "policy")));
        assertEquals(1, NetworkOutputs.valueAt(input, List.of("moves", "value")));
        assertEquals(
                "none of its outputs [a, b] is called value",
                assertThrows(IllegalArgumentException.class, () -> NetworkOutputs.valueAt(input, List.of("a", "b")))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> NetworkOutputs.valueAt(input, List.of("a", "value", "c")));
    }

    /** Of a model from elsewhere: no room is made for what it only claims to hold. */
    @Test
    void aLengthThatIsNotThereIsRefused() {
        byte[] forged = {0x7F, -1, -1, -1, 1, 2, 3};
        assertThrows(
                EOFException.class, () -> RuntimeNetworks.bytes(new DataInputStream(new ByteArrayInputStream(forged))));
    }

    @Test
    void valuesFromZeroToOneAndProbabilitiesAreTakenAsThat() {
        Game game = game("kalaha");
        FeatureSet features = FeatureSets.of(game);
        Mlp network = trained(game, features);
        Network plain = PlainNetwork.of(network);
        State start = game.newInitialState();
        PositionRows signed =
                new PositionRows(game, features, OpenNetwork.of(plain, hyper("tanh", "logits"), game, features), 1);
        PositionRows unit = new PositionRows(
                game, features, OpenNetwork.of(plain, hyper("sigmoid", "probabilities"), game, features), 1);
        for (PositionRows rows : List.of(signed, unit)) {
            rows.add(start, 0);
            rows.compute();
        }
        assertEquals(2 * signed.value(0) - 1, unit.value(0), 1e-9);
        int[] actions = new int[game.info().maxLegalActions()];
        int count = start.legalActions(actions);
        double[] weights = new double[count];
        unit.weigh(0, 0, actions, count, weights);
        int[] active = new int[features.maxActive()];
        network.value(active, features.active(start, 0, active));
        double[] given = new double[count];
        double sum = 0;
        for (int i = 0; i < count; i++) {
            given[i] = Math.max(1e-30, network.logit(PolicyRows.of(game.info()).row(0, actions[i])));
            sum += given[i];
        }
        for (int i = 0; i < count; i++) {
            assertEquals(given[i] / sum, weights[i], 1e-6);
        }
    }

    @Test
    void unfittingNetworksAreRefusedInASentence() {
        assertEquals(
                "it has outputs [policy, value]; expected: the value alone",
                refusal("none", List.of(tensor("planes", 3)), List.of(tensor("policy", 2), tensor("value", 1))));
        String features = String.valueOf(FeatureSets.of(game("kalaha")).featureCount());
        assertEquals(
                "its input 'planes' is any x 3; needed: any x " + features
                        + " (any number of positions x the features of the game)",
                refusal("none", List.of(tensor("planes", 3)), List.of(tensor("value", 1))));
        Network.Tensor right = tensor("planes", Long.parseLong(features));
        assertEquals(
                "its value 'v' is 1 x 1; needed: any x 1 (any number of positions x one number a position)",
                refusal("none", List.of(right), List.of(new Network.Tensor("v", true, List.of(1L, 1L)))));
        assertEquals(
                "its policy 'p' is any x 4 of other numbers than 32-bit floats; needed: any x 12"
                        + " (any number of positions x the actions of each seat, one seat after the other)",
                refusal(
                        "logits",
                        List.of(right),
                        List.of(tensor("value", 1), new Network.Tensor("p", false, List.of(Network.ANY, 4L)))));
    }

    private static String refusal(String policy, List<Network.Tensor> inputs, List<Network.Tensor> outputs) {
        Game game = game("kalaha");
        Network network = new PlainNetwork(null, inputs, outputs);
        String refusal = assertThrows(
                        IllegalArgumentException.class,
                        () -> OpenNetwork.of(network, hyper("tanh", policy), game, FeatureSets.of(game)))
                .getMessage();
        assertTrue(refusal.startsWith("it"), refusal);
        return refusal;
    }
}
