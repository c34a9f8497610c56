package org.marienbad.learn.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.search.IncrementalEvaluator;
import org.marienbad.ai.toy.Allocation;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.games.backgammon.BackgammonProvider;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.testgames.EinsteinProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.FeatureSets;
import org.marienbad.testkit.toy.PongHauKiProvider;

class MlpEvaluatorTest {
    private static final int GAMES = 20;

    private static GameProvider provider(String id) {
        return switch (id) {
            case "kalaha" -> new KalahaProvider();
            case "pong-hau-ki" -> new PongHauKiProvider();
            case "einstein" -> new EinsteinProvider();
            default -> throw new IllegalArgumentException(id);
        };
    }

    /** Along random games each position is judged from the one before, and from nothing: bit by bit the same. */
    @ParameterizedTest
    @ValueSource(strings = {"kalaha", "pong-hau-ki", "einstein"})
    void judgesTheSameWhateverTheWayToAPosition(String id) {
        Game game = GameSetup.of(provider(id)).game();
        FeatureSet features = FeatureSets.of(game);
        Mlp network = trained(features);
        IncrementalEvaluator evaluator = (IncrementalEvaluator) new MlpEvaluator(game, features, network).forThread();
        SplittableRandom random = new SplittableRandom(3);
        int seats = game.info().seats();
        int[] buffer = new int[game.info().maxLegalActions()];
        int[] active = new int[features.maxActive()];
        double[] known = new double[seats];
        double[] anew = new double[seats];
        for (int i = 0; i < GAMES; i++) {
            State state = game.newInitialState();
            State before = state.copy();
            double[] from = new double[evaluator.accumulatorLength()];
            evaluator.initialize(state, from);
            while (true) {
                before.copyFrom(state);
                int action = state.randomAction(buffer, random);
                state.apply(action);
                if (state.actor() == State.TERMINAL) {
                    break;
                }
                double[] to = new double[from.length];
                evaluator.update(before, from, action, state, to);
                from = to;
                evaluator.evaluate(state, from, known);
                evaluator.evaluate(state, anew);
                assertArrayEquals(anew, known, state.toString());
                int mover = features.perspective().mover(state);
                int count = features.active(state, mover, active);
                assertEquals(network.value(active, count), new PayoffRange(game).scaled(known[mover]), 1e-5);
            }
        }
    }

    /** One evaluator that has seen many positions, of both seats and in any order, and one for each of them. */
    @Test
    void judgesTheSameWhateverItJudgedBefore() {
        Game game = GameSetup.of(new BackgammonProvider(), 2, Map.of("payoff", "points"), 0)
                .game();
        FeatureSet features = FeatureSets.of(game);
        Mlp network = trained(features);
        Evaluator used = new MlpEvaluator(game, features, network).forThread();
        double[] known = new double[2];
        double[] anew = new double[2];
        for (State state : settled(game, features)) {
            used.evaluate(state, known);
            new MlpEvaluator(game, features, network).evaluate(state, anew);
            assertArrayEquals(anew, known, state.toString());
        }
    }

    @Test
    void seesHowItsNetworkIsTrainedOn() {
        Game game = GameSetup.of(new NoughtsProvider(), 2, Map.of("size", 4), 0).game();
        FeatureSet features = FeatureSets.of(game);
        Mlp network = trained(features);
        IncrementalEvaluator live = (IncrementalEvaluator) LearnedEvaluator.live(game, features, network);
        State state = game.newInitialState();
        state.apply(5);
        int[] active = new int[features.maxActive()];
        int count = features.active(state, state.actor(), active);
        double[] accumulator = new double[live.accumulatorLength()];
        double[] out = new double[2];
        double[] expected = new double[2];
        for (int i = 0; i < 3; i++) {
            new MlpEvaluator(game, features, network).evaluate(state, expected);
            live.evaluate(state, out);
            assertArrayEquals(expected, out);
            live.initialize(state, accumulator);
            live.evaluate(state, accumulator, out);
            assertArrayEquals(expected, out);
            double before = out[0];
            network.learn(active, count, 0.9);
            live.evaluate(state, out);
            assertNotEquals(before, out[0]);
        }
    }

    @Test
    void evaluatingAllocatesNothing() {
        Game game = GameSetup.of(new BackgammonProvider(), 2, Map.of("payoff", "points"), 0)
                .game();
        FeatureSet features = FeatureSets.of(game);
        Evaluator evaluator =
                LearnedEvaluator.live(game, features, trained(features)).forThread();
        List<State> states = settled(game, features);
        double[] out = new double[2];
        long bytes = Allocation.least(() -> {
            for (int i = 0; i < 50; i++) {
                for (int k = 0; k < states.size(); k++) {
                    evaluator.evaluate(states.get(k), out);
                }
            }
        });
        assertEquals(0, bytes);
    }

    /** Positions of random games whose worth is seen. */
    private static List<State> settled(Game game, FeatureSet features) {
        List<State> states = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(9);
        int[] buffer = new int[game.info().maxLegalActions()];
        for (int i = 0; i < 3; i++) {
            State state = game.newInitialState();
            while (state.actor() != State.TERMINAL) {
                if (features.perspective().isSettled(state)) {
                    states.add(state.copy());
                }
                state.apply(
                        state.actor() == State.CHANCE
                                ? state.randomOutcome(buffer, random)
                                : state.randomAction(buffer, random));
            }
        }
        return states;
    }

    @Test
    void keepsSumsWhereFewFeaturesChange() {
        Game rows = GameSetup.of(new NoughtsProvider(), 2, Map.of("size", 4), 0).game();
        assertTrue(evaluator(rows) instanceof IncrementalEvaluator);
        Game sowing = GameSetup.of(new KalahaProvider()).game();
        assertFalse(MlpEvaluator.pays(sowing, FeatureSets.of(sowing)));
    }

    private static Evaluator evaluator(Game game) {
        FeatureSet features = FeatureSets.of(game);
        return LearnedEvaluator.of(game, features, trained(features));
    }

    private static Mlp trained(FeatureSet features) {
        Mlp network = Mlp.untrained(features.featureCount(), List.of(16, 8), Activation.RELU, 0, 1);
        SplittableRandom random = new SplittableRandom(5);
        int[] active = new int[1];
        for (int i = 0; i < 2000; i++) {
            active[0] = random.nextInt(features.featureCount());
            network.learn(active, 1, random.nextDouble() - 0.5);
        }
        return network;
    }
}
