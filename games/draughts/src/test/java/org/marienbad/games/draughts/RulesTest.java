package org.marienbad.games.draughts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;
import org.marienbad.games.draughts.DraughtsState.End;

class RulesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "B:W21-32:B1-12 | 9-13 9-14 10-14 10-15 11-15 11-16 12-16",
                "W:W21-32:B1-12 | 21-17 22-17 22-18 23-18 23-19 24-19 24-20",
                "B:W18,24:B15 | 15x22",
                "B:W14,15,22,23,25,26:B18 | 18x27",
                "W:WK15:B10,11,18,19 | 15x22 15x24 15x6 15x8",
                "B:W18:BK23,4 | 23x14",
                "B:W26,30:BK23,4 | 4-8 23-27 23-18 23-19",
            })
    void theseMovesAreLegal(String fen, String moves) {
        assertEquals(moves, Games.legal(Games.fen(fen)));
    }

    @Test
    void aPieceJumpsOnUntilItCannot() {
        DraughtsState state = Games.play(Games.fen("B:W10,16,18,26:B6,12"), "6x15");
        assertEquals(0, state.actor(), "the same seat goes on");
        assertEquals("15x22", Games.legal(state), "with the same piece alone, although 12 could capture, too");
        Games.play(state, "15x22");
        assertEquals(0, state.actor());
        Games.play(state, "22x31");
        assertEquals(1, state.actor());
        assertEquals("W:W16:B12,K31", Fen.of(state));
    }

    @Test
    void aNewKingDoesNotJumpOn() {
        DraughtsState state = Games.play(Games.fen("W:W11,30:B4,6,7"), "11x2");
        assertEquals("B:WK2,30:B4,6", Fen.of(state));
        assertEquals(0, state.actor(), "as a king it could capture 6");
    }

    @Test
    void aKingMayReturnToItsSquare() {
        DraughtsState state = Games.fen("W:WK22:B9,10,17,18");
        Games.play(state, "22x13 13x6 6x15 15x22");
        assertEquals("B:WK22:B", Fen.of(state));
        assertEquals(End.NO_MOVE, state.end());
        assertArrayEquals(new double[] {-1, 1}, Games.payoffs(state));
    }

    @Test
    void aSeatThatCannotMoveHasLost() {
        DraughtsState state = Games.fen("W:W5,13:B1,6,9");
        assertEquals(State.TERMINAL, state.actor());
        assertArrayEquals(new double[] {1, -1}, Games.payoffs(state));
        assertFalse(state.repeats());
    }

    /** Two kings go to and fro; the position comes back every four plies. */
    @ParameterizedTest
    @CsvSource({"3, 40, 8, REPETITION", "off, 40, 80, LIMIT", "off, 1, 2, LIMIT", "3, 0, 8, REPETITION"})
    void gamesThatGoRoundAreDrawn(String repetition, int limit, int plies, End end) {
        DraughtsGame game = Games.of("repetition", repetition, "limit", limit);
        DraughtsState state = game.stateOf(Map.of("fen", "W:WK32,30:BK1,3"));
        String[] round = {"32-28", "1-5", "28-32", "5-1"};
        for (int ply = 0; ply < plies; ply++) {
            assertFalse(state.repeats(), "ply " + ply);
            Games.play(state, round[ply % 4]);
        }
        assertEquals(end, state.end());
        assertEquals(State.TERMINAL, state.actor());
        assertTrue(state.repeats());
        assertArrayEquals(new double[] {0, 0}, Games.payoffs(state));
    }

    @Test
    void aMansMoveBeginsTheCountAnew() {
        DraughtsGame game = Games.of("repetition", "off", "limit", 2);
        DraughtsState state = game.stateOf(Map.of("fen", "W:WK32,30:BK1,3"));
        Games.play(state, "32-28 1-5 28-32 3-7 32-28 5-1 28-32");
        assertEquals(0, state.actor());
        Games.play(state, "1-5");
        assertEquals(End.LIMIT, state.end());
    }

    @Test
    void aSeatThatCannotMoveHasLostEvenInTheLastMove() {
        DraughtsGame game = Games.of("repetition", "off", "limit", 1);
        DraughtsState state = game.stateOf(Map.of("fen", "W:WK25:BK21,K22,18"));
        Games.play(state, "25-29 21-25");
        assertEquals(2, state.quietTurns());
        assertEquals(End.NO_MOVE, state.end());
    }

    @Test
    void occurrencesAndALimitThatIsNearAreInTheHash() {
        DraughtsState state = Games.fen("W:WK32,30:BK1,3");
        long first = state.hash();
        Games.play(state, "32-28 1-5 28-32 5-1");
        assertNotEquals(first, state.hash());
        assertEquals(2, state.occurrences());
    }

    @ParameterizedTest
    @CsvSource({"3, false", "40, true"})
    void turnsLeftAreInTheHashIfTheLimitIsNear(int limit, boolean equal) {
        DraughtsGame game = Games.of("limit", limit);
        DraughtsState played = Games.play(game.stateOf(Map.of("fen", "W:WK32,K30:BK1,K3")), "32-28 1-5");
        State fresh = game.stateOf(game.position(played).orElseThrow());
        assertEquals(equal, fresh.hash() == played.hash());
    }

    @Test
    void aTurnHalfDoneIsAPosition() {
        DraughtsState state = Games.play(Games.fen("B:W10,16,18:B6,12"), "6x15");
        Map<String, Object> form = Games.USUAL.position(state).orElseThrow();
        assertEquals(Map.of("fen", "B:W16,18:B12,15", "jumping", 15), form);
        assertEquals(state.toString(), Games.USUAL.stateOf(form).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "w : w 21 - 23 , K5 : b K32,1. | W:WK5,21,22,23:B1,K32",
                "W:B1-3:W30-32 | W:W30,31,32:B1,2,3",
                "B:W:BK7 | B:W:BK7",
            })
    void formsOfFenAreRead(String text, String written) {
        assertEquals(written, Fen.of(Games.fen(text)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "start | must be the seat to move and the pieces of both, as in W:W21,22,K31:B1,K5; got 'start'",
                "W:W21:W22 | must be the seat to move and the pieces of both, as in W:W21,22,K31:B1,K5; got 'W:W21:W22'",
                "W:W21,x:B1 | has 'X' where a square such as 21 or K21, or a range such as 21-32, is expected",
                "W:W21,33:B1 | has the square 33; allowed: 1 to 32",
                "W:W21,21:B1 | has square 21 twice",
                "W:W21:B21 | has square 21 twice",
                "W:W3:B21 | has a man on 3, where it would be a king",
                "W:W25-22:B21 | has the range '25-22', which ends before it begins",
                "W:W10-22:B1 | has 13 pieces of a seat; allowed: up to 12",
            })
    void badFenIsRefused(String text, String why) {
        assertEquals(
                "position: 'fen' " + why,
                assertThrows(IllegalArgumentException.class, () -> Games.fen(text))
                        .getMessage());
    }

    @Test
    void impossibleSetUpsAreRefused() {
        assertRefused("position: 'fen' must be a text; it is missing", Map.of());
        assertRefused("position: unknown field 'board'; there are: fen", Map.of("fen", "W:W22:B1", "board", 3));
        assertRefused(
                "position: 'jumping' is 22, but must be the square of a piece of the seat to move that can jump",
                Map.of("fen", "W:W22:B1", "jumping", 22));
        assertEquals(
                "option 'limit': 0 (no limit) is only for games that end by repetition; allowed here: 1 to 100",
                assertThrows(IllegalArgumentException.class, () -> Games.of("limit", 0, "repetition", "off"))
                        .getMessage());
    }

    private static void assertRefused(String message, Map<String, Object> position) {
        assertEquals(
                message,
                assertThrows(IllegalArgumentException.class, () -> Games.USUAL.stateOf(position))
                        .getMessage());
    }
}
