package org.marienbad.games.toguzkumalak;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.testkit.Perft;

class PerftTest {
    private static String perft(ToguzGame game, ToguzState state, int depth) {
        return Arrays.stream(Perft.plies(game, state, depth))
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    /** Another program agrees with these. */
    @Test
    void countsTheLinesFromTheStart() {
        ToguzGame game = Games.of();
        assertEquals("9 73 613 5199 43184", perft(game, game.newInitialState(), 5));
    }

    @ParameterizedTest
    @CsvFileSource(resources = "perft.csv", numLinesToSkip = 1)
    void countsTheLinesFromPositions(
            String houses, String stores, String tuzdik, int mover, String option, String counts) {
        ToguzGame game = Games.of("tuzdik=" + option);
        ToguzState state = Games.position(game, houses, stores, tuzdik, mover);
        assertEquals(counts, perft(game, state, counts.split(" ").length));
    }

    /** Captures and new tuzdiks on the last of so many plies. */
    @ParameterizedTest
    @CsvSource({"1, 8, 0", "2, 44, 0", "3, 205, 0", "4, 2432, 265", "5, 17818, 2429"})
    void countsCapturesAndTuzdiks(int depth, long captures, long tuzdiks) {
        ToguzGame game = Games.of();
        long[] counts = new long[2];
        count(game.newInitialState(), depth, counts);
        assertEquals(captures + " " + tuzdiks, counts[0] + " " + counts[1]);
    }

    private static void count(ToguzState state, int depth, long[] counts) {
        int[] legal = new int[9];
        int count = state.legalActions(legal);
        for (int i = 0; i < count; i++) {
            if (depth == 1) {
                ToguzSowing sowing = new ToguzSowing(state, legal[i]);
                counts[0] += sowing.taken() > 0 && !sowing.makesTuzdik() ? 1 : 0;
                counts[1] += sowing.makesTuzdik() ? 1 : 0;
            } else {
                ToguzState next = state.copy();
                next.apply(legal[i]);
                count(next, depth - 1, counts);
            }
        }
    }
}
