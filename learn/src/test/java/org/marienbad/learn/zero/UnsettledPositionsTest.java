package org.marienbad.learn.zero;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Features;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.backgammon.BackgammonProvider;
import org.marienbad.learn.feature.FeatureSet;
import org.marienbad.learn.value.LearnedEvaluator;
import org.marienbad.learn.value.Mlp;

/** In backgammon, what a network sees of a position with dice left to play does not tell its worth. */
class UnsettledPositionsTest {
    private static final GameSetup SETUP = GameSetup.of(new BackgammonProvider(), 2, Map.of(), 0);

    private static Settings hyper() {
        return Settings.of(
                "hyperparameter",
                "zero",
                Zero.METHOD.settings(),
                Map.of("simulations", 2, "hidden", "4", "opening", 0, "passes", 1));
    }

    @Test
    void withinATurnOnlyThePolicyIsLearned() {
        ZeroTraining training = (ZeroTraining) Zero.METHOD.start(SETUP, hyper(), 7);
        assertTrue(training.play(0, 1, 1, Monitor.NONE));
        int decisions = 0;
        int values = 0;
        for (SeenPosition sample : training.samples(0)) {
            // Who plays dice decides, and before the roll nobody does.
            assertEquals(sample.rows.length > 0, Float.isNaN(sample.value));
            decisions += sample.rows.length > 0 ? 1 : 0;
            values += Float.isNaN(sample.value) ? 0 : 1;
        }
        assertTrue(decisions > 10, "decisions: " + decisions);
        assertTrue(values > 10, "values: " + values);
        training.advance(8, 1, Monitor.NONE);
        assertTrue(training.error() > 0 && training.error() < 2, "error: " + training.error());
    }

    @Test
    void leavesWithinATurnAreWorthItsBestEnd() {
        Game game = SETUP.game();
        FeatureSet features = Zero.METHOD.features(game, hyper(), 7);
        Mlp network = Zero.METHOD.network(game, features, hyper(), 7);
        SplittableRandom random = new SplittableRandom(3);
        int[] actions = new int[game.info().maxLegalActions()];
        NetworkLeaves leaves = new NetworkLeaves(game, features.forThread(), network.forThread(), 1, 0, 1);
        leaves.evaluate(new State[] {firstDecision(game)}, 1, new double[1][2], new double[1][actions.length]);
        // Trained after positions were judged, as between two generations.
        for (int i = 0; i < 200; i++) {
            int[] active = {random.nextInt(features.featureCount())};
            network.learn(active, 1, 2 * random.nextDouble() - 1);
        }
        State state = game.newInitialState();
        int tested = 0;
        for (int ply = 0; ply < 40 && state.actor() != State.TERMINAL; ply++) {
            if (state.actor() == State.CHANCE) {
                state.apply(state.randomOutcome(actions, random));
                continue;
            }
            assertTrue(!((Features) game).isSettled(state));
            int count = state.legalActions(actions);
            double[] expected = new double[2];
            LearnedEvaluator.live(game, features, network).forThread().evaluate(state, expected);
            double[][] payoffs = new double[1][2];
            double[][] priors = new double[1][count];
            leaves.evaluate(new State[] {state}, 1, payoffs, priors);
            assertArrayEquals(expected, payoffs[0], 1e-6);
            double total = 0;
            for (double prior : priors[0]) {
                total += prior;
            }
            assertEquals(1, total, 1e-9);
            tested++;
            state.apply(actions[random.nextInt(count)]);
        }
        assertTrue(tested > 10);
    }

    private static State firstDecision(Game game) {
        State state = game.newInitialState();
        int[] actions = new int[game.info().maxLegalActions()];
        SplittableRandom random = new SplittableRandom(4);
        while (state.actor() == State.CHANCE) {
            state.apply(state.randomOutcome(actions, random));
        }
        return state;
    }
}
