package org.marienbad.learn.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.ai.search.IncrementalEvaluator;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.EinsteinProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.feature.FeatureSets;
import org.marienbad.learn.feature.FoldedTuples;
import org.marienbad.learn.feature.TupleFeatures;
import org.marienbad.learn.feature.TupleShape;

class TupleEvaluatorTest {
    private static final int WALKS = 20;

    private static Game game(GameProvider provider, Map<String, ?> options) {
        return GameSetup.of(provider, provider.minSeats(), options, 0).game();
    }

    /** Games in which a ply touches few tuples. */
    static List<Game> quietGames() {
        return List.of(game(new NoughtsProvider(), Map.of("size", 5)), game(new EinsteinProvider(), Map.of()));
    }

    static List<Game> games() {
        return List.of(
                game(new NoughtsProvider(), Map.of()),
                game(new KalahaProvider(), Map.of()),
                game(new EinsteinProvider(), Map.of()),
                game(new AuctionProvider(), Map.of()),
                game(new DiceRaceProvider(), Map.of()));
    }

    /** Weights that say something of every position of random games. */
    private static WeightSum trained(Game game, FeatureSet features) {
        WeightSum values = new WeightSum(features.featureCount(), 1);
        int[] active = new int[features.maxActive()];
        SplittableRandom random = new SplittableRandom(3);
        int[] actions = new int[game.info().maxLegalActions()];
        for (int i = 0; i < WALKS; i++) {
            for (State state = game.newInitialState(); state.actor() != State.TERMINAL; move(state, actions, random)) {
                int count = features.active(state, features.perspective().mover(state), active);
                values.learn(active, count, random.nextDouble(-1, 1));
            }
        }
        return values;
    }

    private static int move(State state, int[] actions, SplittableRandom random) {
        int action = state.actor() == State.CHANCE
                ? state.randomOutcome(actions, random)
                : state.randomAction(actions, random);
        state.apply(action);
        return action;
    }

    @ParameterizedTest
    @MethodSource("quietGames")
    void followingPliesGivesTheEstimateOfThePosition(Game game) {
        for (int phases = 1; phases <= 3; phases++) {
            FeatureSet features = FeatureSets.tuples(game, new TupleShape(30, 4, 500, phases), phases);
            IncrementalEvaluator evaluator = assertInstanceOf(
                    IncrementalEvaluator.class,
                    LearnedEvaluator.of(game, features, trained(game, features)).forThread());
            SplittableRandom random = new SplittableRandom(phases);
            for (int i = 0; i < WALKS; i++) {
                double[] accumulator = new double[evaluator.accumulatorLength()];
                State root = game.newInitialState();
                evaluator.initialize(root, accumulator);
                visit(game, root, accumulator, evaluator, random);
            }
        }
    }

    /** Looks at two children of each position along one random line, as a depth-first search does. */
    private static void visit(
            Game game, State state, double[] accumulator, IncrementalEvaluator evaluator, SplittableRandom random) {
        int[] actions = new int[game.info().maxLegalActions()];
        double[] expected = new double[game.info().seats()];
        double[] followed = new double[expected.length];
        State child = state.copy();
        double[] next = new double[accumulator.length];
        for (int i = 0; i < 2; i++) {
            child.copyFrom(state);
            int action = move(child, actions, random);
            if (child.actor() == State.TERMINAL) {
                return;
            }
            evaluator.update(state, accumulator, action, child, next);
            evaluator.evaluate(child, expected);
            evaluator.evaluate(child, next, followed);
            assertArrayEquals(expected, followed, 0);
        }
        visit(game, child, next, evaluator, random);
    }

    @ParameterizedTest
    @MethodSource("games")
    void foldingTuplesChangesNoEstimate(Game game) {
        for (int phases = 1; phases <= 2; phases++) {
            TupleFeatures features = (TupleFeatures) FeatureSets.tuples(game, new TupleShape(30, 3, 5000, phases), 2);
            WeightSum values = trained(game, features);
            assertTrue(
                    FoldedTuples.of(features, values.fixedPoint()).places().count()
                            < features.places().count(),
                    "single cells are gone");
            Evaluator folded = LearnedEvaluator.of(game, features, values).forThread();
            Evaluator live = LearnedEvaluator.live(game, features, values).forThread();
            int[] actions = new int[game.info().maxLegalActions()];
            double[] expected = new double[game.info().seats()];
            double[] estimate = new double[game.info().seats()];
            SplittableRandom random = new SplittableRandom(phases);
            for (int i = 0; i < WALKS; i++) {
                for (State state = game.newInitialState();
                        state.actor() != State.TERMINAL;
                        move(state, actions, random)) {
                    live.evaluate(state, expected);
                    folded.evaluate(state, estimate);
                    assertArrayEquals(expected, estimate, 0);
                }
            }
        }
    }

    @Test
    void weightsThatDoNotFitTogetherAreNotFolded() {
        Game game = game(new KalahaProvider(), Map.of());
        TupleFeatures features = (TupleFeatures) FeatureSets.tuples(game, new TupleShape(30, 3, 5000, 1), 2);
        short[] great = new short[features.featureCount()];
        Arrays.fill(great, (short) 20_000);
        assertEquals(
                features.places().count(),
                FoldedTuples.of(features, great).places().count());
    }

    @Test
    void theTableIsTheTangentAndNeverFalls() {
        double before = -1;
        for (int units = -40_000; units < 40_000; units++) {
            double value = TanhTable.of(units);
            assertEquals(Math.tanh(units * WeightSum.UNIT), value, 3e-5);
            assertTrue(value >= before && value <= 1, "at " + units);
            before = value;
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void estimatesAreThoseOfTheWeights(Game game) {
        FeatureSet features = FeatureSets.tuples(game, new TupleShape(20, 3, 5000, 1), 1);
        WeightSum values = trained(game, features);
        Evaluator evaluator = LearnedEvaluator.of(game, features, values).forThread();
        PayoffRange range = new PayoffRange(game);
        int[] actions = new int[game.info().maxLegalActions()];
        int[] active = new int[features.maxActive()];
        double[] payoffs = new double[game.info().seats()];
        SplittableRandom random = new SplittableRandom(1);
        for (State state = game.newInitialState(); state.actor() != State.TERMINAL; move(state, actions, random)) {
            evaluator.evaluate(state, payoffs);
            if (features.perspective().moverOnly()) {
                int mover = features.perspective().mover(state);
                double value = values.value(active, features.active(state, mover, active));
                assertEquals(value, range.scaled(payoffs[mover]), 1e-2);
                assertEquals(game.info().payoffSum(), payoffs[0] + payoffs[1], 1e-9);
            }
            for (double payoff : payoffs) {
                assertEquals(payoff, range.payoff(range.scaled(payoff)), 1e-9, "within the range");
            }
        }
    }
}
