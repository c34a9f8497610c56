package org.marienbad.learn.zero;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.search.model.Policy;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.games.testgames.TricksProvider;
import org.marienbad.learn.training.Learned;
import org.marienbad.learn.training.Training;

class ZeroTest {
    private static final int CENTRE = 4;

    private static Training start(GameProvider provider, Map<String, ?> hyper) {
        return Zero.METHOD.start(
                GameSetup.of(provider), Settings.of("hyperparameter", "zero", Zero.METHOD.settings(), hyper), 7);
    }

    private static Training trained() {
        Training training = start(new NoughtsProvider(), Map.of("simulations", 24, "rate", 0.2, "passes", 20));
        training.advance(800, 2, Monitor.NONE);
        return training;
    }

    private static State play(GameSetup setup, int... actions) {
        State state = setup.newState();
        for (int action : actions) {
            state.apply(action);
        }
        return state;
    }

    private static double[] weigh(Training training, State state, int[] actions, int count) {
        Policy policy = training.learned()
                .policy()
                .orElseThrow()
                .forThread(training.setup().game());
        double[] weights = new double[count];
        policy.weigh(state, actions, count, weights);
        return weights;
    }

    @Test
    void learnsWhatWinsAndWhichActionsAreGood() {
        Training training = trained();
        // Two noughts in the first row, the third place is free; the crosses threaten nothing.
        State state = play(training.setup(), 0, 4, 1, 8);
        int[] actions = new int[9];
        int count = state.legalActions(actions);
        double[] payoffs = new double[2];
        training.learned().evaluator().forThread().evaluate(state, payoffs);
        assertTrue(payoffs[0] > 0.5, () -> "value of a won position: " + payoffs[0]);
        assertEquals(0, payoffs[0] + payoffs[1], 1e-9);
        double[] weights = weigh(training, state, actions, count);
        assertEquals(2, actions[0]);
        assertTrue(weights[0] > 0.5, () -> "weight of the winning action: " + weights[0]);
        assertTrue(training.error() > 0 && training.error() < 1);
    }

    @Test
    void weighsActionsInAnyOrder() {
        Training training = trained();
        State state = play(training.setup(), CENTRE);
        int[] ascending = {0, 1, 2, 3, 5, 6, 7, 8};
        int[] descending = {8, 7, 6, 5, 3, 2, 1, 0};
        double[] some = weigh(training, state, ascending, 8);
        double[] others = weigh(training, state, descending, 8);
        double total = 0;
        for (int i = 0; i < 8; i++) {
            assertEquals(some[i], others[7 - i], 1e-12);
            total += some[i];
        }
        assertEquals(1, total, 1e-9);
    }

    @Test
    void readsTheWeightsItWrote() throws IOException {
        Training training = start(new NoughtsProvider(), Map.of("simulations", 8));
        training.advance(40, 1, Monitor.NONE);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        training.writeWeights(new DataOutputStream(bytes));
        Learned read = Zero.METHOD.read(
                training.setup().game(),
                training.hyper(),
                training.seed(),
                Services.NONE,
                new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
        State state = play(training.setup(), CENTRE, 0);
        double[] expected = new double[2];
        double[] actual = new double[2];
        training.learned().evaluator().evaluate(state, expected);
        read.evaluator().evaluate(state, actual);
        assertArrayEquals(expected, actual);
    }

    @Test
    void aCancelledSearchEndsTheTraining() {
        Training training = start(new NoughtsProvider(), Map.of("simulations", 1_000_000));
        int[] polls = {0};
        training.advance(10, 1, () -> ++polls[0] > 3);
        assertEquals(0, training.games());
    }

    @Test
    void refusesHiddenInformation() {
        IllegalArgumentException refused =
                assertThrows(IllegalArgumentException.class, () -> start(new TricksProvider(), Map.of()));
        assertEquals(
                "the method zero searches positions in which nothing is hidden; other methods can learn this game",
                refused.getMessage());
    }

    @Test
    void noiseHasSharesOfTheRightMeanAndSpread() {
        SplittableRandom random = new SplittableRandom(1);
        double[] out = new double[4];
        for (double parameter : new double[] {0.3, 2.5}) {
            double mean = 0;
            double square = 0;
            int draws = 20_000;
            for (int i = 0; i < draws; i++) {
                Dirichlet.draw(parameter, 4, out, random);
                assertEquals(1, out[0] + out[1] + out[2] + out[3], 1e-9);
                mean += out[1] / draws;
                square += out[1] * out[1] / draws;
            }
            double total = 4 * parameter;
            assertEquals(0.25, mean, 0.01);
            assertEquals(0.25 * 0.75 / (total + 1), square - mean * mean, 0.005);
        }
    }
}
