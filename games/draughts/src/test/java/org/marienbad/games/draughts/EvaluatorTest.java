package org.marienbad.games.draughts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Evaluator;

class EvaluatorTest {
    /** The payoff that Black may expect by {@code evaluator}. */
    private static double black(String evaluator, String fen) {
        double[] out = new double[2];
        Games.USUAL.advice().evaluator(evaluator).orElseThrow().evaluate(Games.fen(fen), out);
        assertEquals(0, out[0] + out[1]);
        return out[0];
    }

    @ParameterizedTest
    @ValueSource(strings = {"position", "material"})
    void theStartIsEvenAndBothSeatsAreAlike(String evaluator) {
        assertEquals(0, black(evaluator, "B:W21-32:B1-12"));
        double ahead = black(evaluator, "B:W30,31:B1,5,K18");
        assertTrue(ahead > 0.5);
        assertEquals(-ahead, black(evaluator, "W:W32,28,K15:B3,2"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"position", "material"})
    void capturesAreSettledFirst(String evaluator) {
        double exchange = black(evaluator, "B:W18,26,31:B15,1,2");
        assertTrue(Math.abs(exchange) < 0.2, "15x22 26x17 leaves two each: " + exchange);
        assertTrue(black(evaluator, "B:W10,18,32:B6,1") > 0, "two jumps in a row win");
        assertTrue(black(evaluator, "B:W22:B18") > 0.9, "nothing is left to White");
    }

    @Test
    void theSideAheadGainsByExchanges() {
        double few = black("position", "B:W29,30:B3,2,K18");
        double many = black("position", "B:W29,30,28,32,31,25,24:B3,2,1,4,5,8,9,K18");
        assertTrue(few > many, few + " " + many);
    }

    @Test
    void aHunterGoesNearAndTheHuntedIntoADoubleCorner() {
        double near = black("position", "B:WK14:BK22,K23");
        assertTrue(near > black("position", "B:WK14:BK31,K32"));
        assertTrue(near > black("position", "B:WK1:BK22,K23"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                // One jump, and the only answer to it.
                "B:W18,26,31:B15,1,2; 0",
                // Two jumps of one piece.
                "B:W10,18,32:B6,1; 0.25",
                // 15x24 would be answered by 28x19, 15x22 is not.
                "B:W18,19,28:B15,1; 0",
                "B:W22:B18; 1",
            })
    void theModelIsAskedOnlyIfNoCaptureIsDue(String fen, double expected) {
        Evaluator more = Games.USUAL.evaluator((state, out) -> {
            DraughtsState position = (DraughtsState) state;
            assertTrue(Games.USUAL.isSettled(position));
            int own = Long.bitCount(position.piecesOf(position.side()));
            int other = Long.bitCount(position.piecesOf(1 - position.side()));
            out[position.side()] = Integer.signum(own - other) / 4.0;
            out[1 - position.side()] = 0 - out[position.side()];
        });
        DraughtsState position = Games.fen(fen);
        assertFalse(Games.USUAL.isSettled(position));
        double[] out = new double[2];
        more.evaluate(position, out);
        assertArrayEquals(new double[] {expected, 0 - expected}, out);
    }
}
