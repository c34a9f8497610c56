package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.State;

/** Margins of the first player under perfect play, by plain alpha-beta, against solved values. */
class SolvedValuesTest {
    @ParameterizedTest
    @CsvSource({
        "1, on, 0 -2 6 -2 2 0",
        "1, off, 0 -2 6 -2 2 0",
        "2, on, 2 -2 -2 -12 6 8",
        "2, off, 2 -2 -2 -10 6 8",
        "3, on, 0 4 2 2",
        "3, off, 0 4 2 2",
        "4, on, 2 6",
        "4, off, 2 6",
    })
    void agreeWithPerfectPlay(int pits, String emptyCapture, String values) {
        int stones = 0;
        for (String value : values.split(" ")) {
            stones++;
            KalahaGame game = Games.of("pits", pits, "stones", stones, "emptyCapture", emptyCapture);
            int most = game.rules().total();
            assertEquals(
                    Integer.parseInt(value),
                    margin(game, game.newInitialState(), -most, most),
                    pits + " pits, " + stones + " stones");
        }
    }

    /** South's margin, exact if inside the window. */
    private static int margin(KalahaGame game, KalahaState state, int low, int high) {
        if (state.actor() == State.TERMINAL) {
            return state.store(0) - state.store(1);
        }
        boolean south = state.actor() == 0;
        // Neither side can get more than what is in the pits: decided positions need no search.
        int lead = state.store(0) - state.store(1);
        int left = game.rules().total() - state.store(0) - state.store(1);
        if (lead - left >= high) {
            return lead - left;
        }
        if (lead + left <= low) {
            return lead + left;
        }
        int[] legal = Games.legal(game, state);
        KalahaState next = state.copy();
        for (int i = legal.length - 1; i >= 0 && low < high; i--) {
            next.copyFrom(state);
            next.apply(legal[i]);
            int value = margin(game, next, low, high);
            if (south) {
                low = Math.max(low, value);
            } else {
                high = Math.min(high, value);
            }
        }
        return south ? low : high;
    }
}
