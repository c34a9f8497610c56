package org.marienbad.games.connectfour;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.State;

class RulesTest {
    private static double[] payoffs(State state) {
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        return payoffs;
    }

    @ParameterizedTest
    @ValueSource(strings = {"abababa", "ddeeffg", "abbccdcddgd", "gffeededdad"})
    void fourInAnyDirectionWinAtOnce(String columns) {
        ConnectFourState before = Games.play(Games.of(), columns.substring(0, columns.length() - 1));
        assertEquals(0, before.actor());
        ConnectFourState state = Games.play(Games.of(), columns);
        assertEquals(State.TERMINAL, state.actor(), state::toString);
        assertArrayEquals(new double[] {1, -1}, payoffs(state));
        assertEquals(0, state.legalActions(new int[7]));
    }

    @Test
    void theSecondSeatWins() {
        ConnectFourState state = Games.play(Games.of(), "abababcb");
        assertEquals(State.TERMINAL, state.actor());
        assertArrayEquals(new double[] {-1, 1}, payoffs(state));
    }

    @Test
    void noLineGoesRoundTheEdge() {
        assertEquals(0, Games.play(Games.of(), "aaaaaabcbcbc").actor());
    }

    @Test
    void aFullBoardWithoutALineIsADraw() {
        ConnectFourGame game = Games.of("columns", 4, "rows", 4);
        ConnectFourState state = Games.play(game, "acbdcadbacbdcadb");
        assertEquals(State.TERMINAL, state.actor());
        assertArrayEquals(new double[] {0, 0}, payoffs(state));
        assertArrayEquals(
                new double[] {0, 0}, payoffs(game.stateOf(game.position(state).orElseThrow())));
    }

    @Test
    void aFullColumnIsNotLegal() {
        ConnectFourGame game = Games.of();
        ConnectFourState state = Games.play(game, "dddddd");
        int[] actions = new int[7];
        assertEquals(6, state.legalActions(actions));
        assertEquals(OptionalInt.empty(), game.parse(state, "d"));
        assertEquals(OptionalInt.empty(), game.parse(state, "4"));
        assertEquals(OptionalInt.of(0), game.parse(state, "1"));
        assertEquals(OptionalInt.of(6), game.parse(state, "G"));
        for (String none : List.of("h", "8", "0", "", "aa", "`")) {
            assertEquals(OptionalInt.empty(), game.parse(state, none), none);
        }
    }

    @ParameterizedTest
    @CsvSource({"3, abab, false", "3, ababa, true", "5, abababa, false", "5, ababababa, true", "5, aabbccdde, true"})
    void theLengthOfALineIsAnOption(int line, String columns, boolean over) {
        assertEquals(over, Games.play(Games.of("line", line), columns).actor() == State.TERMINAL);
    }

    @Test
    void boardsThatCannotBeAreRefused() {
        ConnectFourGame game = Games.of("columns", 4, "rows", 4);
        Map<String, String> refused = Map.of(
                "....\n....\n....\nXX..", "X has 2 discs and O 0",
                "....\n....\nX...\n....", "hangs in the air",
                "....\n....\nOOOO\nXXXX", "play went on after a line was complete",
                "X...\n....\n....", "'rows' must be a list of 4 texts",
                "....\n....\n....\nx...", "each of . X O; got 'x...'");
        refused.forEach((rows, why) -> {
            String message = assertThrows(IllegalArgumentException.class, () -> Games.board(game, rows))
                    .getMessage();
            assertTrue(message.contains(why), message);
        });
        assertThrows(
                IllegalArgumentException.class,
                () -> game.stateOf(Map.of("rows", List.of("....", "....", "....", "...."), "actor", 1)));
    }

    @Test
    void twoLinesAtOnceAreOnlyPossibleThroughOneDisc() {
        ConnectFourGame game = Games.of();
        ConnectFourState crossing = Games.board(game, """
                .......
                .......
                ......X
                .....XO
                ....XOO
                XXXXOOO
                """);
        assertEquals(0, crossing.winner());
        String message = assertThrows(IllegalArgumentException.class, () -> Games.board(game, """
                .......
                .......
                X.....X
                X.....X
                XOO..OX
                XOO.OOX
                """))
                .getMessage();
        assertEquals("position: play went on after a line was complete", message);
    }

    @Test
    void boardsThatDoNotFitAreRefused() {
        assertTrue(assertThrows(IllegalArgumentException.class, () -> Games.of("columns", 9, "rows", 8))
                .getMessage()
                .contains("allowed: columns times (rows + 1) up to 64"));
        assertThrows(IllegalArgumentException.class, () -> Games.of("columns", 4, "rows", 4, "line", 5));
        Games.of("columns", 8, "rows", 7);
        Games.of("columns", 4, "rows", 9);
    }
}
