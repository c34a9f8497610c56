package org.marienbad.ai.mcts.selection;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

class PriorsTest {
    private final TicTacToe game = new TicTacToe();
    private final int[] actions = new int[9];

    @Test
    void uniformWeightsAreEqual() {
        double[] out = {7, 7, 7, 7};
        Priors.uniform().weigh(game.newInitialState(), actions, 3, out);
        assertArrayEquals(new double[] {1, 1, 1, 7}, out);
    }

    /** Values are those of the seat to move: the payoff where the action ends the game, else what the evaluator says. */
    @Test
    void softmaxWeighsActionsByWhatTheyBringTheSeatToMove() {
        // Seat 1 may win at 5; the others are judged by where the stone is.
        State state = game.after(0, 3, 1, 4, 8);
        Evaluator evaluator = (after, out) -> {
            out[1] = -0.5;
            out[0] = 0.5;
        };
        int count = state.legalActions(actions);
        double[] out = new double[count];
        Priors.softmax(evaluator, 0.25).forThread(game).weigh(state, actions, count, out);
        for (int i = 0; i < count; i++) {
            // A difference of 1.5, three quarters of the range, is three temperatures.
            assertEquals(actions[i] == 5 ? 1 : Math.exp(-3), out[i], 1e-12);
        }
        assertEquals(4, count);
    }

    @Test
    void softmaxRefusesWhatItCannotUse() {
        Evaluator evaluator = (after, out) -> {};
        assertThrows(IllegalArgumentException.class, () -> Priors.softmax(evaluator, 0));
        assertThrows(IllegalArgumentException.class, () -> Priors.softmax(evaluator, Double.NaN));
        assertThrows(NullPointerException.class, () -> Priors.softmax(null, 1));
        Prior shared = Priors.softmax(evaluator, 1);
        assertThrows(
                IllegalStateException.class, () -> shared.weigh(game.newInitialState(), actions, 1, new double[9]));
    }
}
