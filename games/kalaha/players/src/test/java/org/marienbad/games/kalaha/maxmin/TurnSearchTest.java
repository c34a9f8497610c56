package org.marienbad.games.kalaha.maxmin;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.State;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.KalahaState;

class TurnSearchTest {
    private static final KalahaGame GAME = Games.of("emptyCapture", "off");

    @Test
    void theFirstHousesHaveTheValuesOfTheSpecification() {
        assertArrayEquals(new int[] {5, -20, -10, 6, -20, -20}, values(1));
        assertArrayEquals(new int[] {37, -14, -19, 26, -40, -35}, values(2));
    }

    private static int[] values(int k) {
        KalahaState start = GAME.newInitialState();
        TurnSearch search = new TurnSearch(GAME.rules());
        int[] values = new int[6];
        for (int house = 0; house < values.length; house++) {
            values[house] = search.value(start.row(0), start.row(1), 5 - house, k);
        }
        return values;
    }

    @Test
    void alphaBetaFindsTheMoveAndValueOfThePlainSearch() {
        for (boolean emptyCapture : new boolean[] {false, true}) {
            KalahaGame game = Games.of("emptyCapture", emptyCapture);
            PlainSearch plain = new PlainSearch(emptyCapture);
            TurnSearch search = new TurnSearch(game.rules());
            SplittableRandom random = new SplittableRandom(5);
            int compared = 0;
            for (int i = 0; i < 60; i++) {
                KalahaState state = game.newInitialState();
                int[] legal = new int[6];
                for (int ply = 0; state.actor() != State.TERMINAL; ply++) {
                    int k = i < 2 && ply % 6 == 4 ? 3 : 1 + ply % 2;
                    compare(plain, search, state, k);
                    compared++;
                    state.apply(state.randomAction(legal, random));
                }
            }
            assertTrue(compared > 1500, "compared " + compared);
        }
    }

    private static void compare(PlainSearch plain, TurnSearch search, KalahaState state, int k) {
        int seat = state.actor();
        int[] own = houses(state, seat);
        int[] other = houses(state, 1 - seat);
        int house = plain.house(own, other, k);
        int pit = search.pit(state.row(seat), state.row(1 - seat), k);
        assertEquals(house, 5 - pit, () -> "k = " + k + "\n" + state);
        assertEquals(plain.value(), search.value(state.row(seat), state.row(1 - seat), pit, k));
    }

    private static int[] houses(KalahaState state, int seat) {
        int[] houses = new int[6];
        for (int house = 0; house < houses.length; house++) {
            houses[house] = state.stones(seat, 5 - house);
        }
        return houses;
    }
}
