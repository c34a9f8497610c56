package org.marienbad.games.dotsandboxes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ChainsTest {
    private final DotsAndBoxesGame game = Games.of(3, 3);

    private static final String[] THREE_AND_SIX = {
        "+-+-+-+", "       ", "+-+-+-+", "      |", "+-+-+ +", "      |", "+-+-+-+"
    };

    private static int after(DotsAndBoxesState state) {
        return Chains.afterLastSafeLine(state.rules().grid(), state.horizontals(), state.verticals());
    }

    private String policy(DotsAndBoxesState state) {
        int line = state.playoutAction(new int[24], new SplittableRandom(1));
        return game.rules().grid().nameOf(line);
    }

    /** Of the chain of three the other seat takes one and leaves two, then all of six. */
    @Test
    void theOpenerOfLongChainsLosesControl() {
        assertEquals(2 - 1 - 6, after(Games.board(game, 0, THREE_AND_SIX)));
    }

    @Test
    void twoBoxesAreLeftWhereTheRestIsWorthMore() {
        assertEquals(
                "v03",
                policy(Games.board(
                        game, 0, "+-+-+-+", "|1|    ", "+-+-+-+", "      |", "+-+-+ +", "      |", "+-+-+-+")));
        assertEquals(
                "v01",
                policy(Games.board(
                        game, 0, "+-+-+-+", "|      ", "+-+-+-+", "      |", "+-+-+ +", "      |", "+-+-+-+")));
    }

    @Test
    void atTheEndEverythingIsTaken() {
        assertEquals(
                "v02",
                policy(Games.board(
                        game, 0, "+-+-+-+", "|1|    ", "+-+-+-+", "|1|1|1|", "+-+-+-+", "|2|2|2|", "+-+-+-+")));
    }

    @Test
    void withMoreSeatsNothingIsLeft() {
        DotsAndBoxesGame three = Games.of(3);
        DotsAndBoxesState state =
                Games.board(three, 0, "+-+-+-+", "|1|    ", "+-+-+-+", "      |", "+-+-+ +", "      |", "+-+-+-+");
        assertEquals(three.parse(state, "v02").getAsInt(), state.playoutAction(new int[24], new SplittableRandom(1)));
    }

    @Test
    void theShortestChainIsOpenedAndTwoBoxesInTheMiddle() {
        assertTrue(policy(Games.board(game, 0, THREE_AND_SIX)).startsWith("v0"));
        DotsAndBoxesState pair =
                Games.board(game, 0, "+-+ +-+", "    |2|", "+-+-+-+", "      |", "+-+-+ +", "      |", "+-+-+-+");
        assertEquals("v01", policy(pair));
    }

    @Test
    void safeLinesAreDrawnWhileThereAreAny() {
        DotsAndBoxesState state =
                Games.board(game, 0, "+ + + +", "| | |  ", "+ + +-+", "|     |", "+ + + +", "|   | |", "+-+-+ +");
        assertEquals("v11", policy(state));
    }

    /** The loop of four on the left is opened by v01; on the right is a chain of six. */
    @Test
    void fourBoxesOfALoopAreLeft() {
        DotsAndBoxesGame wide = Games.of(2, 5);
        DotsAndBoxesState state =
                Games.board(wide, 0, "+-+-+ +-+-+", "| | |     |", "+ + +-+-+ +", "|   |     |", "+-+-+ +-+-+");
        DotsAndBoxesGrid grid = wide.rules().grid();
        assertEquals(Chains.LEFT_OF_LOOP, Chains.leavable(grid, state.horizontals(), state.verticals()));
        int line = state.playoutAction(new int[27], new SplittableRandom(1));
        assertEquals("v11", grid.nameOf(line));
    }

    @Test
    void loopsAreTold() {
        DotsAndBoxesGame wide = Games.of(2, 5);
        DotsAndBoxesState state =
                Games.board(wide, 0, "+-+-+ +-+-+", "|   |     |", "+ + +-+-+ +", "|   |     |", "+-+-+ +-+-+");
        DotsAndBoxesGrid grid = wide.rules().grid();
        long two = grid.withTwo(state.horizontals(), state.verticals());
        long loop = grid.reached(1, two, state.horizontals(), state.verticals());
        assertEquals(4, Long.bitCount(loop));
        assertTrue(Chains.isLoop(grid, loop, state.horizontals(), state.verticals()));
        assertFalse(Chains.isLoop(grid, two & ~loop, state.horizontals(), state.verticals()));
        assertEquals(-(4 - 8 + 6 - 4 + 4), after(state), "four of the loop are left, then all of the chain is taken");
    }
}
