package org.marienbad.learn.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Features;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.backgammon.BackgammonProvider;
import org.marienbad.learn.training.Method;
import org.marienbad.learn.training.TemporalDifference;
import org.marienbad.learn.training.Training;

/** In backgammon, positions with dice left are worth what the best play of the dice makes of them. */
class SettledPositionsTest {
    @Test
    void withinATurnTheBestEndOfItCounts() {
        GameSetup setup = GameSetup.of(new BackgammonProvider(), 2, Map.of(), 0);
        Method method = TemporalDifference.LINEAR;
        Training training = method.start(setup, Settings.defaults(method.settings()), 1);
        training.advance(16, 1, Monitor.NONE);
        Evaluator evaluator = training.learned().evaluator().forThread();
        Game game = setup.game();
        Features features = (Features) game;
        State state = game.newInitialState();
        int[] actions = new int[game.info().maxLegalActions()];
        SplittableRandom random = new SplittableRandom(3);
        int tested = 0;
        for (int ply = 0; ply < 60 && state.actor() != State.TERMINAL; ply++) {
            if (state.actor() >= 0) {
                assertTrue(!features.isSettled(state));
                int count = state.legalActions(actions);
                assertEquals(best(evaluator, state, actions, count), value(evaluator, state, state.actor()), 1e-12);
                tested++;
                state.apply(actions[random.nextInt(count)]);
            } else {
                state.apply(state.randomOutcome(actions, random));
            }
        }
        assertTrue(tested > 20);
    }

    private static double best(Evaluator evaluator, State state, int[] actions, int count) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            State after = state.copy();
            after.apply(actions[i]);
            best = Math.max(best, value(evaluator, after, state.actor()));
        }
        return best;
    }

    private static double value(Evaluator evaluator, State state, int seat) {
        double[] out = new double[2];
        evaluator.evaluate(state, out);
        return out[seat];
    }
}
