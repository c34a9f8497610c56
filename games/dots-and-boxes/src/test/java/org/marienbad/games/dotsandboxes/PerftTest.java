package org.marienbad.games.dotsandboxes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.testkit.Perft;

class PerftTest {
    private static String joined(long[] counts) {
        return Arrays.stream(counts).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    /** Every line can be drawn once, whoever moves: 24 · 23 · 22 … */
    @Test
    void countsPlies() {
        DotsAndBoxesGame game = Games.of(3, 3);
        assertEquals("24 552 12144 255024 5100480", joined(Perft.plies(game, game.newInitialState(), 5)));
    }

    /** Counted by a second program. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 4 12 24 24",
        "1, 2, 7 42 210 936 3240 5040 720",
        "2, 2, 12 132 1320 12552 118080 1137600",
        "2, 3, 17 272 4080 58848 845520",
        "3, 3, 24 552 12144 259128",
    })
    void countsTurns(int rows, int columns, String counts) {
        DotsAndBoxesGame game = Games.of(rows, columns);
        assertEquals(counts, joined(Perft.turns(game, game.newInitialState(), counts.split(" ").length)));
    }
}
