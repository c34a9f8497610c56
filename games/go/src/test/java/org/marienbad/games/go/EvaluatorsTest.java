package org.marienbad.games.go;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class EvaluatorsTest {
    private final GoGame game = Games.of("size=5", "komi=0");

    private static double black(GoGame of, String evaluator, GoState state) {
        double[] out = new double[2];
        of.evaluator(evaluator).orElseThrow().evaluate(state, out);
        assertEquals(0, out[0] + out[1]);
        return out[0];
    }

    @Test
    void theMiddleIsWorthMoreThanACorner() {
        double middle = black(game, "influence", Games.play(game, "C3 A1"));
        double corner = black(game, "influence", Games.play(game, "A1 C3"));
        assertTrue(middle > 0.5 && corner < -0.5, middle + " " + corner);
        assertEquals(0, black(game, "influence", game.newInitialState()));
        assertEquals(0, black(game, "area", Games.play(game, "C3 A1")));
    }

    @Test
    void chainsThatCanBeCapturedCountAsCaptured() {
        String board = """
                .....
                .XX..
                XOO..
                .XX..
                .....
                """;
        double lost = black(game, "influence", Games.board(game, board, 'X'));
        double saved = black(game, "influence", Games.board(game, board, 'O'));
        assertTrue(lost > saved, lost + " " + saved);
    }

    @Test
    void komiCounts() {
        GoGame komi = Games.of("size=5", "komi=20", "payoff=margin");
        assertEquals(-20 / 45.0, black(komi, "area", komi.newInitialState()), 1e-12);
        assertEquals((25 - 20) / 45.0, black(komi, "influence", Games.play(komi, "C3")), 1e-12);
    }
}
