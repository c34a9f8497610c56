package org.marienbad.games.toguzkumalak;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;
import org.marienbad.games.mancala.End;

class RulesTest {
    private static final String NOBODY = "0 0";

    /** A game of which the end is known, with both tuzdiks. */
    @Test
    void aWholeGameEndsAsKnown() {
        ToguzGame game = Games.of();
        ToguzState state = Games.play(
                game,
                game.newInitialState(),
                "4 5 2 4 9 9 7 6 4 1 1 7 7 3 2 7 7 3 8 3 4 5 7 4 5 9 4 4 8 7 5 9 5 5 1 2 3 1 6 9 5 5 5 8 6 9 3 7 8 8 4 1 3 2"
                        + " 4 5 6 2 8 1 9 7 3 8 4 1 9 7 7 7 8 8 9 1 7 1 5 1 5 4 8 5 4 4 3 7 5 7 7 5 4 5 9 8 6 8 7 3");
        assertArrayEquals(new int[] {50, 82}, game.scores(state));
        assertEquals(9 + 5, state.tuzdik(0), "North's house 6");
        assertEquals(0, state.tuzdik(1), "South's house 1");
        assertEquals(End.MAJORITY, state.end());
    }

    @Test
    void allFirstMovesButOneCaptureTen() {
        ToguzGame game = Games.of();
        for (int house = 0; house < 9; house++) {
            ToguzState state = game.newInitialState();
            state.apply(house);
            assertEquals(house == 0 ? 0 : 10, state.store(0));
        }
    }

    @Test
    void aSingleStoneGoesOnAndTheFirstOfSeveralStays() {
        ToguzGame game = Games.of();
        String houses = "0 0 1 0 2 0 0 0 0 0 0 0 0 0 5 0 0 0";
        assertEquals(
                "0 0 0 1 2 0 0 0 0 0 0 0 0 0 5 0 0 0 | 77 77",
                Games.board(Games.play(game, Games.position(game, houses, "77 77", NOBODY, 0), "3")));
        assertEquals(
                "0 0 1 0 1 1 0 0 0 0 0 0 0 0 5 0 0 0 | 77 77",
                Games.board(Games.play(game, Games.position(game, houses, "77 77", NOBODY, 0), "5")));
    }

    @Test
    void aLapIsNineteenStonesAndPassesTheOwnHouseAgain() {
        ToguzGame game = Games.of();
        ToguzState state = Games.position(game, "0 0 0 0 0 0 0 0 20 0 0 0 0 0 1 0 0 0", "70 71", NOBODY, 0);
        // The last stone makes two in North's house 1.
        assertEquals("1 1 1 1 1 1 1 1 2 0 1 1 1 1 2 1 1 1 | 72 71", Games.board(Games.play(game, state, "9")));
    }

    @ParameterizedTest
    @CsvSource({
        "number, 0 0, 1, 1", // three in North's house 1
        "number, 0 2, 1, 1",
        "number, 0 1, 1, 0", // the same number as North's tuzdik
        "opposite, 0 1, 1, 1",
        "opposite, 0 8, 2, 0", // North's house 2 lies opposite South's 8
        "number, 0 8, 2, 1",
        "number, 5 0, 1, 0", // South has one
        "number, 0 0, 9, 0" // never the last house
    })
    void aTuzdikIsBoundByConditions(String option, String tuzdik, int house, int made) {
        ToguzGame game = Games.of("tuzdik=" + option);
        StringBuilder houses = new StringBuilder("0 0 0 0 0 0 0 0 " + (house + 1));
        for (int north = 1; north <= 9; north++) {
            houses.append(north == house ? " 2" : " 0");
        }
        int inStore = 162 - house - 3;
        ToguzState state =
                Games.position(game, houses.toString(), inStore / 2 + " " + (inStore - inStore / 2), tuzdik, 0);
        int before = state.tuzdik(0);
        int store = state.store(0);
        state.apply(8);
        assertEquals(made == 1, state.tuzdik(0) != before);
        if (made == 1) {
            assertEquals(9 + house - 1, state.tuzdik(0));
            assertEquals(store + 3, state.store(0));
        }
    }

    @Test
    void stonesInATuzdikAreItsOwners() {
        ToguzGame game = Games.of();
        ToguzState south = Games.position(game, "0 0 0 0 0 0 0 0 3 0 1 0 0 0 0 0 0 0", "79 79", "1 0", 0);
        assertEquals("0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 | 82 79", Games.board(Games.play(game, south, "9")));
        ToguzState north = Games.position(game, "0 0 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 4", "79 78", "1 2", 1);
        assertEquals(
                "1 0 1 0 0 1 0 0 0 0 0 0 0 0 0 0 0 1 | 79 79",
                Games.board(Games.play(game, north, "9")),
                "South's house 2 is North's");
        ToguzState last = Games.position(game, "0 0 0 0 0 0 0 0 2 0 0 5 0 0 0 0 0 0", "78 77", "1 0", 0);
        assertEquals("0 0 0 0 0 0 0 0 1 0 0 5 0 0 0 0 0 0 | 79 77", Games.board(Games.play(game, last, "9")));
    }

    @Test
    void aSeatThatCannotMoveLeavesTheRestToTheOther() {
        ToguzGame game = Games.of();
        ToguzState state = Games.position(game, "1 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "79 80", NOBODY, 1);
        assertEquals(End.NO_STONES, state.end());
        assertArrayEquals(new int[] {82, 80}, game.scores(state));
        assertFalse(state.repeats());
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertArrayEquals(new double[] {1, -1}, payoffs);
    }

    @Test
    void halfEachIsADraw() {
        ToguzGame game = Games.of();
        ToguzState state = Games.position(game, "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "81 81", NOBODY, 0);
        assertEquals(End.MAJORITY, state.end());
        double[] payoffs = {9, 9};
        state.payoffs(payoffs);
        assertArrayEquals(new double[] {0, 0}, payoffs);
    }

    /** One stone each; after 18 plies they have changed places, which makes no difference. */
    @ParameterizedTest
    @CsvSource({"200, 36, REPETITION", "20, 20, LIMIT"})
    void aPositionThatComesBackEndsTheGame(int limit, int plies, End end) {
        ToguzGame game = Games.of("limit=" + limit);
        ToguzState state = Games.position(game, "1 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0", "80 80", NOBODY, 0);
        int[] legal = new int[9];
        int played = 0;
        for (int count = state.legalActions(legal); count > 0; count = state.legalActions(legal)) {
            assertFalse(state.repeats());
            state.apply(legal[count - 1]);
            played++;
        }
        assertEquals(plies, played);
        assertEquals(end, state.end());
        assertTrue(state.repeats());
        assertArrayEquals(new int[] {81, 81}, game.scores(state), "each takes its own row");
    }

    @ParameterizedTest
    @CsvSource({"6, false", "200, true"})
    void pliesLeftAreInTheHashIfTheLimitIsNear(int limit, boolean equal) {
        ToguzGame game = Games.of("limit=" + limit);
        ToguzState start = Games.position(game, "1 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0", "80 80", NOBODY, 0);
        ToguzState played = Games.play(game, start, "1 1");
        State fresh = game.stateOf(game.position(played).orElseThrow());
        assertEquals(equal, fresh.hash() == played.hash());
    }

    @ParameterizedTest
    @CsvSource({
        "1 0, 80 80, 0 0, '161 stones in ''houses'' and ''stores''; allowed: 162'",
        "2 0, 80 80, 0 1, there are stones in the tuzdik of seat 2",
        "2 0, 80 80, 5 5, '''tuzdik'' is [5, 5]; allowed: two that have different numbers'",
        "2 0, 80 80, 9 0, '''tuzdik'' must be a list of 2 whole numbers from 0 to 8'"
    })
    void positionsThatCannotAriseAreRefused(String first, String stores, String tuzdik, String message) {
        ToguzGame game = Games.of();
        String houses = first + " 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0";
        assertEquals(
                "position: " + message,
                assertThrows(IllegalArgumentException.class, () -> Games.position(game, houses, stores, tuzdik, 0))
                        .getMessage());
    }
}
