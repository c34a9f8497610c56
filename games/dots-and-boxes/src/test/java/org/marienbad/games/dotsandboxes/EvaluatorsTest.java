package org.marienbad.games.dotsandboxes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class EvaluatorsTest {
    private static final String[] THREE_AND_SIX = {
        "+-+-+-+", "       ", "+-+-+-+", "      |", "+-+-+ +", "      |", "+-+-+-+"
    };

    private final DotsAndBoxesGame margin = Games.of(2, "payoff=margin");

    private static double[] evaluate(DotsAndBoxesGame game, String evaluator, DotsAndBoxesState state) {
        double[] out = new double[state.rules().seats()];
        game.evaluator(evaluator).orElseThrow().evaluate(state, out);
        assertEquals(0, Arrays.stream(out).sum(), 1e-12);
        return out;
    }

    @Test
    void chainsTellWhoLosesControl() {
        DotsAndBoxesState state = Games.board(margin, 0, THREE_AND_SIX);
        assertEquals(-5.0 / 9, evaluate(margin, "chains", state)[0], 1e-12);
        assertEquals(0, evaluate(margin, "boxes", state)[0]);
        DotsAndBoxesState opened = Games.play(margin, state, "v00");
        assertEquals(5.0 / 9, evaluate(margin, "chains", opened)[1], 1e-12, "one box, two left, six");
    }

    @Test
    void safeLinesAreCountedByTheirParity() {
        DotsAndBoxesState state =
                Games.board(margin, 0, "+ + + +", "| | |  ", "+ + +-+", "|     |", "+ + + +", "|   | |", "+-+-+ +");
        assertTrue(evaluate(margin, "chains", state)[0] > 0, "the last safe line is to be drawn");
    }

    @Test
    void aLeadThatCannotBeCaughtUpWins() {
        DotsAndBoxesGame outcome = Games.of(3, 3);
        DotsAndBoxesState state =
                Games.board(outcome, 1, "+-+-+-+", "|1|1|1|", "+-+-+-+", "|1|1|1|", "+-+-+-+", "      |", "+-+-+-+");
        assertEquals(1, evaluate(outcome, "chains", state)[0]);
    }

    @Test
    void severalSeatsAreComparedWithTheMeanOfTheOthers() {
        DotsAndBoxesGame three = Games.of(3, "rows=1", "columns=4", "payoff=margin");
        DotsAndBoxesState state = Games.board(three, 1, "+-+-+-+-+", "|1|     |", "+-+-+-+-+");
        double[] chains = evaluate(three, "chains", state);
        assertEquals(3.0 / 4 - 1.0 / 8, chains[1], 1e-12, "seat 1 takes the three boxes left");
        assertEquals(1.0 / 4, evaluate(three, "boxes", state)[0], 1e-12);
    }
}
