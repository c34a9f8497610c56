package org.marienbad.games.breakthrough;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.testkit.Perft;

/** Numbers of the reference compiler of Regular Boardgames, which counts as this does: rbgGames, breakthrough. */
class PerftTest {
    @ParameterizedTest
    @CsvSource({
        "5, 13 156 1924 23084 289828",
        "6, 16 256 4308 71478",
        "7, 19 361 7220 144251",
        "8, 22 484 11132 256036 6182818",
        "9, 25 625 16250 422500",
        "10, 28 784 22736 659344",
        "11, 31 961 30752 984064",
        "12, 34 1156 40460 1416100"
    })
    void countsAsTheReferenceDoes(int size, String known) {
        Game game = GameSetup.of(new Breakthrough(), 2, Map.of("size", size), 0).game();
        long[] counts =
                Arrays.stream(known.split(" ")).mapToLong(Long::parseLong).toArray();
        assertEquals(
                Arrays.toString(counts), Arrays.toString(Perft.plies(game, game.newInitialState(), counts.length)));
    }
}
