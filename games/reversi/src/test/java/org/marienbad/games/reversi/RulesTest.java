package org.marienbad.games.reversi;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;

class RulesTest {
    private static List<String> legal(ReversiGame game, ReversiState state) {
        return Arrays.stream(game.legalActions(state))
                .mapToObj(action -> game.action(state, action).notation())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"4, b1 a2 d3 c4", "6, c2 b3 e4 d5", "8, d3 c4 f5 e6", "10, e4 d5 g6 f7"})
    void blackBeginsBesideWhiteDiscs(int size, String cells) {
        ReversiGame game = Games.of("size", size);
        assertEquals(List.of(cells.split(" ")), legal(game, game.newInitialState()));
    }

    @ParameterizedTest
    @CsvSource({"6, plain", "6, bits"})
    void runsInAllDirectionsTurnAtOnce(int size, String form) {
        ReversiRules rules = Games.of("size", size).rules();
        ReversiState state = form.equals("plain") ? new PlainReversi(rules) : new BitState(rules);
        String board = "X-X-X-" + "-OOO--" + "XO-OX-" + "-OOO--" + "X-X-X-" + "------";
        int[] owners = new int[36];
        Arrays.setAll(owners, cell -> "XO".indexOf(board.charAt(cell)));
        state.set(owners, 0);
        assertEquals(8, state.turned(14));
        state.apply(14);
        assertEquals("X-X-X-\n-XXX--\nXXXXX-\n-XXX--\nX-X-X-\n------\nover", state.toString());
    }

    /** C1 shuts in b1 only: the run b2 becomes shut in by turning, and stays. */
    @Test
    void discsTurnOnceWithoutAChain() {
        ReversiGame game = Games.of("size", 4);
        ReversiState state = Games.board(game, """
                XO--
                -OX-
                -XO-
                ----
                X""");
        state.apply(game.parse(state, "c1").orElseThrow());
        assertEquals("""
                XXX-
                -OX-
                -XO-
                ----
                O""", state.toString());
    }

    @Test
    void aSeatThatCannotMovePassesAndNobodyElse() {
        ReversiGame game = Games.of("size", 4);
        ReversiState state = Games.board(game, """
                -OOX
                -OOX
                -OOX
                -OOX
                O""");
        assertEquals(List.of("--"), legal(game, state));
        assertTrue(state.mustPass());
        for (String pass : List.of("--", "pa", "PASS")) {
            assertEquals(OptionalInt.of(16), game.parse(state, pass));
        }
        state.apply(16);
        assertEquals(0, state.actor());
        assertEquals(List.of("a1", "a2", "a3", "a4"), legal(game, state));
        assertEquals(OptionalInt.empty(), game.parse(state, "--"));
    }

    @ParameterizedTest
    @CsvSource({
        "outcome, winner, off, 1, 16, 0",
        "outcome, none, on, -1, 6, 0",
        "margin, winner, off, 1, 16, 0",
        "margin, none, off, 0.375, 6, 0",
        "margin, winner, on, -1, 16, 0",
    })
    void theEndIsCountedAsChosen(String payoff, String empties, String anti, double black, int own, int other) {
        ReversiGame game = Games.of("size", 4, "payoff", payoff, "empties", empties, "anti", anti);
        ReversiState state = Games.board(game, """
                X---
                -XX-
                -XX-
                ---X
                O""");
        assertEquals(State.TERMINAL, state.actor());
        assertArrayEquals(new double[] {black, -black}, Games.payoffs(state));
        assertArrayEquals(new int[] {own, other}, game.scores(state));
    }

    @Test
    void anEqualNumberIsADraw() {
        ReversiGame game = Games.of("size", 4, "payoff", "margin");
        ReversiState full = Games.board(game, "XXXX XXXX OOOO OOOO X");
        assertArrayEquals(new double[] {0, 0}, Games.payoffs(full));
        assertArrayEquals(new int[] {8, 8}, game.scores(full));
    }

    @Test
    void boardsThatCannotBeAreRefused() {
        ReversiGame game = Games.of("size", 4);
        Map<String, String> refused = Map.of(
                "----" + "-OX-" + "-XO-" + "----", "'board' must be 16 characters, each of - X O, then a blank",
                "----" + "-OX-" + "-XO-" + "---- x", "got",
                "----" + "--X-" + "-XO-" + "---- X", "b2 is empty");
        refused.forEach((board, why) -> {
            String message = assertThrows(IllegalArgumentException.class, () -> game.stateOf(Map.of("board", board)))
                    .getMessage();
            assertTrue(message.contains(why), message);
        });
        assertEquals(
                "position: unknown field 'actor'; allowed: board",
                assertThrows(IllegalArgumentException.class, () -> game.stateOf(Map.of("actor", 1)))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> Games.of("size", 5));
    }

    /** No game is known in which anybody had more than 33 moves; a board can be set up that has one more. */
    @Test
    void boardsWithMoreMovesThanInAnyGameCanBeSetUp() {
        ReversiGame game = Games.of();
        ReversiState state =
                game.stateOf(Map.of("board", "---------OOX-OOX-XX--XX--OXOX-O---XOOXO--OOXOXO-----O-O-XO------ X"));
        assertEquals(34, state.legalActions(new int[game.info().maxLegalActions()]));
    }

    /** White wins 11 to 3 with two cells empty: by eight. */
    @Test
    void theSmallBoardIsWonByEightForWhite() {
        ReversiGame game = Games.of("size", 4, "empties", "none");
        assertEquals(-8, margin(game.newInitialState(), -16, 16));
    }

    /** Black's margin under perfect play by alpha-beta, exact if it is inside of the window. */
    private static int margin(ReversiState state, int low, int high) {
        if (state.actor() == State.TERMINAL) {
            return state.discs(0) - state.discs(1);
        }
        int[] actions = new int[16];
        int count = state.legalActions(actions);
        ReversiState next = state.copy();
        int alpha = low;
        int beta = high;
        for (int i = 0; i < count && alpha < beta; i++) {
            next.copyFrom(state);
            next.apply(actions[i]);
            int value = margin(next, alpha, beta);
            if (state.actor() == 0) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
        }
        return state.actor() == 0 ? alpha : beta;
    }
}
