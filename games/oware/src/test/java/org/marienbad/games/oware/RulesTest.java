package org.marienbad.games.oware;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;
import org.marienbad.games.mancala.End;

class RulesTest {
    private static String board(OwareState state) {
        StringBuilder text = new StringBuilder();
        for (int place = 0; place < 2 * state.rules.houses; place++) {
            text.append(state.seeds(place / state.rules.houses, place % state.rules.houses))
                    .append(' ');
        }
        return text + "| " + state.store(0) + " " + state.store(1);
    }

    @ParameterizedTest
    @CsvSource({"6, false", "100, true"})
    void pliesLeftAreInTheHashIfTheLimitIsNear(int limit, boolean equal) {
        OwareGame game = Games.of("limit=" + limit);
        OwareState played = Games.play(game, game.newInitialState(), "A a");
        State fresh = game.stateOf(game.position(played).orElseThrow());
        assertEquals(equal, fresh.hash() == played.hash());
    }

    /** A game of which the end is known. */
    @Test
    void aWholeGameEndsAsKnown() {
        OwareGame game = Games.of();
        OwareState state = Games.play(
                game,
                game.newInitialState(),
                "4 6 6 1 2 3 4 2 1 5 5 2 3 2 5 3 2 1 6 3 1 2 4 2 3 1 6 4 1 1 3 6 5 1 4 1 2 5 6 1 2 4 1 5 4 6 3 1 5 3 6"
                        + " 1 1 2 1 4 6 5 4 3 2 5 6 4 3 1 4 5 6 6 5 5 6");
        assertEquals("1 1 1 1 0 0 4 0 1 1 0 2 | 26 10", board(state));
        assertEquals(End.MAJORITY, state.end());
        assertArrayEquals(new int[] {26, 10}, game.scores(state));
    }

    @Test
    void theHouseThatIsSownIsLeftOutOnEveryLap() {
        OwareGame game = Games.of();
        OwareState state = Games.position(game, "24 0 0 0 0 0 1 0 0 0 0 0", "11 12", 0);
        state.apply(0);
        assertEquals("0 3 3 2 2 2 3 2 2 2 2 2 | 11 12", board(state), "24 seeds are two rounds and two more");
    }

    @Test
    void capturesGoBackToAnotherNumberOrTheEndOfTheRow() {
        OwareGame game = Games.of();
        OwareState state = Games.position(game, "0 0 0 0 1 4 1 3 2 1 0 4", "16 16", 0);
        assertEquals("0 0 0 0 1 0 2 4 0 0 0 4 | 21 16", board(Games.play(game, state, "F")));
        OwareState row = Games.position(game, "0 0 0 0 1 3 1 2 1 0 0 4", "18 18", 0);
        assertEquals("0 0 0 0 1 0 0 0 0 0 0 4 | 25 18", board(Games.play(game, row, "F")));
    }

    @ParameterizedTest
    @CsvSource({"noCapture, EF, 20", "allowed, EF, 25", "illegal, E, -1"})
    void aGrandSlamIsAnOption(String option, String legal, int store) {
        OwareGame game = Games.of("grandSlam=" + option);
        OwareState state = Games.position(game, "0 0 0 0 1 2 1 2 0 0 0 0", "20 22", 0);
        assertEquals(legal, Games.legal(game, state));
        if (store >= 0) {
            state.apply(5);
            assertEquals(store, state.store(0));
        }
    }

    @Test
    void anOpponentWithoutSeedsIsFedIfThatIsPossible() {
        String houses = "1 0 0 4 1 1 0 0 0 0 0 0";
        assertEquals("DF", Games.legal(Games.of(), Games.position(Games.of(), houses, "18 23", 0)));
        OwareGame off = Games.of("mustFeed=off");
        assertEquals("ADEF", Games.legal(off, Games.position(off, houses, "18 23", 0)));
        OwareGame game = Games.of();
        OwareState stuck = Games.position(game, "1 2 0 0 0 0 0 0 0 0 0 0", "22 23", 0);
        assertEquals(End.NO_MOVE, stuck.end());
        assertArrayEquals(new int[] {25, 23}, game.scores(stuck), "South takes its own row");
        assertFalse(stuck.repeats());
    }

    @Test
    void moreThanHalfWinsAndHalfEachDraws() {
        OwareGame game = Games.of();
        assertEquals(
                End.MAJORITY,
                Games.position(game, "1 0 0 0 0 0 1 0 0 0 0 0", "25 21", 1).end());
        OwareState draw = Games.position(game, "0 0 0 0 0 0 0 0 0 0 0 0", "24 24", 0);
        assertEquals(End.MAJORITY, draw.end());
        double[] payoffs = new double[2];
        draw.payoffs(payoffs);
        assertArrayEquals(new double[] {0, 0}, payoffs);
        assertEquals(
                End.NOT,
                Games.position(game, "1 0 0 0 0 0 1 0 0 0 0 0", "24 22", 1).end());
        OwareGame small = Games.of("houses=3", "seeds=2");
        assertEquals(
                End.MAJORITY, Games.position(small, "1 0 0 1 0 0", "7 3", 1).end(), "12 seeds");
    }

    /** One seed each; after 12 plies they have changed places, which makes no difference. */
    @ParameterizedTest
    @CsvSource({"3, 24, REPETITION", "2, 12, REPETITION", "off, 100, LIMIT"})
    void aPositionThatComesBackEndsTheGame(String repetition, int plies, End end) {
        OwareGame game = Games.of("repetition=" + repetition);
        OwareState state = Games.position(game, "1 0 0 0 0 0 1 0 0 0 0 0", "23 23", 0);
        int[] legal = new int[6];
        int played = 0;
        while (state.legalActions(legal) > 0) {
            assertFalse(state.repeats());
            state.apply(legal[0]);
            played++;
        }
        assertEquals(plies, played);
        assertEquals(end, state.end());
        assertTrue(state.repeats());
        assertArrayEquals(new int[] {24, 24}, game.scores(state), "each takes its own row");
        assertEquals(State.TERMINAL, state.actor());
    }

    @Test
    void occurrencesAndALimitThatIsNearAreInTheHash() {
        OwareGame game = Games.of("repetition=off", "limit=30");
        OwareState state = Games.position(game, "1 0 0 0 0 0 1 0 0 0 0 0", "23 23", 0);
        long before = state.hash();
        int[] legal = new int[6];
        for (int ply = 0; ply < 24; ply++) {
            state.legalActions(legal);
            state.apply(legal[0]);
        }
        assertEquals("1 0 0 0 0 0 1 0 0 0 0 0 | 23 23", board(state));
        assertFalse(state.hash() == before);
    }

    @Test
    void marginsAreInPartsOfAllSeeds() {
        OwareGame game = Games.of("payoff=margin");
        double[] payoffs = new double[2];
        Games.position(game, "0 0 0 0 0 0 0 0 0 0 0 0", "30 18", 0).payoffs(payoffs);
        assertArrayEquals(new double[] {0.25, -0.25}, payoffs);
    }

    @Test
    void impossibleSetUpsAreRefused() {
        assertEquals(
                "option 'limit': 0 (no limit) is only for games that end by repetition; allowed here: 1 to 200",
                assertThrows(IllegalArgumentException.class, () -> Games.of("limit=0", "repetition=off"))
                        .getMessage());
        OwareGame game = Games.of();
        assertEquals(
                "position: 47 seeds in 'houses' and 'stores'; allowed: 48",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> Games.position(game, "1 0 0 0 0 0 0 0 0 0 0 0", "23 23", 0))
                        .getMessage());
        assertEquals(
                "position: 'mover' must be a whole number from 0 to 1",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> game.stateOf(Map.of(
                                        "houses", List.of(4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4),
                                        "stores", List.of(0, 0),
                                        "mover", 2)))
                        .getMessage());
    }
}
