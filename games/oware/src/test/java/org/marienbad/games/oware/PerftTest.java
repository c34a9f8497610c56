package org.marienbad.games.oware;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.marienbad.testkit.Perft;

class PerftTest {
    private static String perft(OwareGame game, OwareState state, int depth) {
        return Arrays.stream(Perft.plies(game, state, depth))
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    /** The first six are published; a second program agrees with them. */
    @Test
    void countsTheLinesFromTheStart() {
        OwareGame game = Games.of();
        assertEquals("6 36 190 1014 5219 27332 139157 711414", perft(game, game.newInitialState(), 8));
        assertEquals("6 36 190 1014 5219", String.join(" ", turns(game)));
    }

    private static String[] turns(OwareGame game) {
        return Arrays.stream(Perft.turns(game, game.newInitialState(), 5))
                .mapToObj(String::valueOf)
                .toArray(String[]::new);
    }

    /** Positions of random games, those at the end with grand slams or the duty to feed within three plies. */
    @ParameterizedTest
    @CsvFileSource(resources = "perft.csv", numLinesToSkip = 1)
    void countsTheLinesFromPositions(String houses, String stores, int mover, String options, String counts) {
        OwareGame game = Games.of(options);
        OwareState state = Games.position(game, houses, stores, mover);
        assertEquals(counts, perft(game, state, counts.split(" ").length));
    }
}
