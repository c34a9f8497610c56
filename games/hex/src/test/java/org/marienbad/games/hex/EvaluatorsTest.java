package org.marienbad.games.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.GameAdvice;

class EvaluatorsTest {
    private final HexGame game = Games.of(7);

    private double red(String evaluator, String plies) {
        double[] out = new double[2];
        game.evaluator(evaluator).orElseThrow().evaluate(Games.play(game, plies), out);
        assertEquals(0, out[0] + out[1]);
        return out[0];
    }

    @ParameterizedTest
    @ValueSource(strings = {"two-distance"})
    void stonesInTheMiddleAndBridgesAreGood(String evaluator) {
        assertTrue(red(evaluator, "") > 0, "to be on the move is good");
        assertTrue(red(evaluator, "d4") > red(evaluator, "a1"));
        assertTrue(red(evaluator, "d4 a7 e2") > red(evaluator, "d4 a7 g2"), "a bridge");
        assertTrue(red(evaluator, "d4 a7 e2 b1 c6") > 0.3, "a chain of bridges from edge to edge");
        assertTrue(red(evaluator, "a1 d4 a2 b5 a3 f3") < -0.3, "the other seat's chain");
    }

    /** The settings of the levels depend on the size, but every level is there. */
    @ParameterizedTest
    @ValueSource(ints = {3, 5, 6, 7, 11, 14, 19})
    void everySizeHasAllLevels(int size) {
        assertEquals(Set.copyOf(GameAdvice.LEVELS), Games.of(size).presets().keySet());
    }
}
