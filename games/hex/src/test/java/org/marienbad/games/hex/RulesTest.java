package org.marienbad.games.hex;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.State;

class RulesTest {
    private final HexGame game = Games.of(5);

    @ParameterizedTest
    @CsvSource({
        "a1, b1 a2",
        "e1, d1 d2 e2",
        "e5, e4 d5",
        "a5, a4 b4 b5",
        "c3, c2 d2 b3 d3 b4 c4",
        "c1, b1 d1 b2 c2",
    })
    void cellsTouchTheirNeighbors(String cell, String neighbours) {
        HexBoard board = game.board();
        assertEquals(
                List.of(neighbours.split(" ")),
                Arrays.stream(board.neighbours()[board.cellOf(cell)])
                        .mapToObj(board::nameOf)
                        .toList());
    }

    @Test
    void redJoinsTopAndBottom() {
        HexState state = Games.play(game, "d1 a1 d2 b1 c3 c1 b4 a2");
        assertEquals(0, state.actor());
        state.apply(game.parse(state, "a5").orElseThrow());
        assertEquals(State.TERMINAL, state.actor());
        assertArrayEquals(new double[] {1, -1}, Games.payoffs(state));
        assertEquals(0, Games.legal(game, state).size());
    }

    @Test
    void blueJoinsLeftAndRight() {
        HexState state = Games.play(game, "a1 a2 b1 b2 c1 c2 d1 d2 a3 e1");
        assertEquals(State.TERMINAL, state.actor());
        assertArrayEquals(new double[] {-1, 1}, Games.payoffs(state));
    }

    /** Side by side in a row and in a column of the square that is written down, but not on the board. */
    @Test
    void cellsInTheOtherDiagonalDoNotTouch() {
        assertEquals(-1, Games.rows(game, 0, "R.... .R... ..R.. ...R. ....R").winningSide());
        assertEquals(0, Games.rows(game, 0, "....R ...R. ..R.. .R... R....").winningSide());
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 7, 8, 11, 19})
    void aFullBoardHasExactlyOneWinner(int size) {
        HexGame any = Games.of(size);
        SplittableRandom random = new SplittableRandom(size);
        for (int i = 0; i < 40; i++) {
            int[] sides = new int[size * size];
            Arrays.setAll(sides, cell -> random.nextInt(2));
            HexState full = any.newInitialState();
            full.set(sides, 0, false);
            assertTrue(Reference.joins(full, 0) != Reference.joins(full, 1));
            assertEquals(Reference.joins(full, 0) ? 0 : 1, full.winningSide());
        }
    }

    @Test
    void theFirstStoneCanBeTakenOver() {
        HexGame swap = Games.of(5, "pieces");
        HexState state = Games.play(swap, "d2");
        assertEquals("swap", Games.legal(swap, state).get(24));
        for (String word : List.of("S", "swap", "swap-pieces")) {
            assertEquals(OptionalInt.of(25), swap.parse(state, word));
        }
        state.apply(25);
        assertEquals(0, state.actor());
        assertEquals(1, state.owner(swap.board().cellOf("b4")));
        assertEquals(1, state.stoneCount());
        assertEquals(24, Games.legal(swap, state).size());
        assertFalse(state.canSwap());
        state.apply(0);
        assertFalse(state.canSwap());
    }

    @Test
    void sidesCanBeExchanged() {
        HexGame swap = Games.of(3, "sides");
        HexState state = Games.play(swap, "b1 swap");
        assertEquals(0, state.actor());
        assertEquals(1, state.owner(1));
        assertEquals(1, state.seatOf(0));
        for (String cell : List.of("a3", "b2", "c3", "b3")) {
            assertEquals(-1, state.winningSide());
            state.apply(swap.parse(state, cell).orElseThrow());
        }
        assertEquals(State.TERMINAL, state.actor());
        assertArrayEquals(new double[] {-1, 1}, Games.payoffs(state));
    }

    @Test
    void onlyTheFirstStoneOfRedCanBeTakenOver() {
        HexGame swap = Games.of(5, "pieces");
        assertFalse(swap.newInitialState().canSwap());
        assertFalse(Games.play(swap, "a1 a2").canSwap());
        assertFalse(Games.play(game, "a1").canSwap());
        assertTrue(Games.rows(swap, 1, "R.... ..... ..... ..... .....").canSwap());
        assertFalse(Games.rows(swap, 1, "B.... ..... ..... ..... .....").canSwap());
        assertFalse(Games.rows(swap, 0, "R.... ..... ..... ..... .....").canSwap());
        assertEquals(OptionalInt.empty(), swap.parse(swap.newInitialState(), "swap"));
    }

    @Test
    void takingOverAPieceIsExchangingSidesMirrored() {
        HexState pieces = Games.play(Games.of(4, "pieces"), "b1 swap c1 d4");
        HexState sides = Games.play(Games.of(4, "sides"), "b1 swap a3 d4");
        for (int cell = 0; cell < 16; cell++) {
            assertEquals(pieces.owner(cell), sides.owner(pieces.board().mirrored(cell)));
        }
        assertEquals(pieces.actor(), sides.actor());
    }

    /** The last stone takes one of the two cells of a bridge, between stones or at an edge; the answer is the other one. */
    @Test
    void playoutsSaveBridges() {
        HexGame eleven = Games.of(11);
        HexState bridge = Games.play(eleven, "g3 a9 f5 g4");
        assertEquals("f4", eleven.board().nameOf(bridge.playoutAction(new int[121], new SplittableRandom(1))));
        HexState edge = Games.play(eleven, "e10 a1 b2 d11");
        assertEquals("e11", eleven.board().nameOf(edge.playoutAction(new int[121], new SplittableRandom(1))));
        HexState blue = Games.play(eleven, "a1 b3 j10 c9 a3");
        assertEquals("a4", eleven.board().nameOf(blue.playoutAction(new int[121], new SplittableRandom(1))));
    }

    @Test
    void positionsThatCannotBeAreRefused() {
        Map<String, Map<String, Object>> refused = Map.of(
                "'rows' must be a list of 5 texts", Map.of("rows", List.of("....."), "actor", 0),
                "each of . R B; got '..X..'",
                        Map.of("rows", List.of("..X..", ".....", ".....", ".....", "....."), "actor", 0),
                "'actor' must be a whole number from 0 to 1",
                        Map.of("rows", List.of(".....", ".....", ".....", ".....", "....."), "actor", 2),
                "unknown field 'exchanged'",
                        Map.of(
                                "rows",
                                List.of(".....", ".....", ".....", ".....", "....."),
                                "actor",
                                1,
                                "exchanged",
                                0));
        refused.forEach((why, position) -> {
            String message = assertThrows(IllegalArgumentException.class, () -> game.stateOf(position))
                    .getMessage();
            assertTrue(message.contains(why), message);
        });
    }

    @Test
    void theTextShowsTheRhombus() {
        assertEquals("""
                 1 . . .
                  2 . R .
                   3 B . .
                R to move""", Games.play(Games.of(3), "b2 a3").toString());
    }
}
