package org.marienbad.games.kalaha.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.games.kalaha.Games;
import org.marienbad.games.kalaha.KalahaGame;

/** Those of the solved values that take more than a second. */
class LargeValuesTest {
    @ParameterizedTest
    @CsvSource({
        "4, on, 5, 2",
        "4, on, 6, 0",
        "4, off, 5, 4",
        "4, off, 6, 0",
        "5, on, 4, 12",
        "5, off, 4, 10",
        "6, on, 4, 10",
        "6, off, 4, 8"
    })
    void areThoseOfTheLiterature(int pits, String emptyCapture, int stones, int value) {
        assertEquals(value, Solving.value(pits, stones, emptyCapture));
    }

    @ParameterizedTest
    @CsvSource({"on", "off"})
    void theStarterWins(String emptyCapture) {
        KalahaGame game = Games.of("emptyCapture", emptyCapture);
        assertEquals(
                1,
                Solving.solve(game, game.newInitialState(), Goal.OUTCOME)
                        .value()
                        .outcome()
                        .orElseThrow());
    }
}
