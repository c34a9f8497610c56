package org.marienbad.games.reversi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class EvaluatorsTest {
    private final ReversiGame game = Games.of("size", 6);

    private static double black(ReversiGame of, String evaluator, String board) {
        double[] out = new double[2];
        of.evaluator(evaluator).orElseThrow().evaluate(Games.board(of, board), out);
        assertEquals(0, out[0] + out[1]);
        return out[0];
    }

    private static final String EVEN = "------ ------ --OX-- --XO-- ------ ------ X";

    @Test
    void equalBoardsAreEven() {
        assertEquals(0, black(game, "position", EVEN));
        assertEquals(0, black(game, "mobility", EVEN));
    }

    @Test
    void cornersAndStableEdgesAreGoodAndXSquaresBad() {
        double corner = black(game, "position", EVEN.replaceFirst("-", "X"));
        double edge = black(game, "position", EVEN.replaceFirst("--", "XX"));
        assertTrue(corner > 0.2 && edge > corner, corner + " " + edge);
        assertTrue(black(game, "position", EVEN.replace("XO-- ------", "XO-- -X----")) < 0);
        assertTrue(black(game, "position", EVEN.replace("XO-- ------", "XO-- -O----")) > 0);
    }

    @Test
    void atTheEndDiscsCountAndFewerAreBetterInAnti() {
        String late = "XXXXXX XXXXXX XXXXXX XXXXXX XOOOOO -OOOOO X";
        assertTrue(black(game, "mobility", late) > 0);
        assertTrue(black(Games.of("size", 6, "anti", "on"), "mobility", late) < 0);
    }
}
