package org.marienbad.games.connectfour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class EvaluatorsTest {
    private final ConnectFourGame game = Games.of();

    private double first(String evaluator, String columns) {
        double[] out = new double[2];
        game.evaluator(evaluator).orElseThrow().evaluate(Games.play(game, columns), out);
        assertEquals(0, out[0] + out[1]);
        return out[0];
    }

    @Test
    void theFirstEvaluatorCountsOpenLines() {
        assertEquals("open", game.evaluators().get(0).name());
        assertEquals(0, first("open", ""));
        // Seven lines go through the middle of the lowest row, three through a corner.
        assertEquals(7.0 / (24 + 7), first("open", "d"), 1e-12);
        assertEquals(3.0 / (24 + 3), first("open", "a"), 1e-12);
    }

    /** Three of the first seat beside c1, in an odd row, are good; for the second seat the same row is the other kind. */
    @Test
    void threatsServeTheirOwnerInTheRightRows() {
        double good = lead("dgegf") + 16;
        assertEquals(good / (30 + Math.abs(good)), first("threats", "dgegf"), 1e-12);
        double other = lead("adgeaf") - 5;
        assertEquals(other / (30 + Math.abs(other)), first("threats", "adgeaf"), 1e-12);
    }

    private double lead(String columns) {
        double open = first("open", columns);
        return 24 * open / (1 - Math.abs(open));
    }
}
