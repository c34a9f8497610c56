package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeepPerftTest {
    @ParameterizedTest
    @CsvSource({"on, 9, 2743126", "on, 10, 13394138", "off, 9, 2763490", "off, 10, 13519607"})
    void countsTheLinesOfTheDefaultGame(String emptyCapture, int depth, long count) {
        KalahaGame game = Games.of("emptyCapture", emptyCapture);
        assertEquals(count, Games.perft(game, game.newInitialState(), depth));
    }
}
