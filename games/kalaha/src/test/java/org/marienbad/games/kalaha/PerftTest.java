package org.marienbad.games.kalaha;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftTest {
    @ParameterizedTest
    @CsvSource({
        "on, 6 35 185 942 4685 23169 113959 559885",
        "off, 6 35 185 942 4690 23233 114430 563055",
    })
    void countsTheLinesOfTheDefaultGame(String emptyCapture, String counts) {
        KalahaGame game = Games.of("emptyCapture", emptyCapture);
        int depth = 0;
        for (String count : counts.split(" ")) {
            depth++;
            assertEquals(Long.parseLong(count), Games.perft(game, game.newInitialState(), depth), "depth " + depth);
        }
    }
}
