package org.marienbad.cli.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.cli.Cli;
import org.marienbad.cli.PluginJar;

/** The time for a ply holds for a game of a plugin whose positions and their texts take long. */
class SlowPluginTest {
    private static final int PLIES = PluginJar.SLOW_PLIES;

    @TempDir
    private Path directory;

    private Path jar;
    private Path game;

    @BeforeEach
    void playOne() throws IOException {
        jar = PluginJar.slowGame(directory);
        game = directory.resolve("game.json");
        List<String> match = List.of(
                ("--plugins " + jar + " match count -p random -p random --games 1 --seed 1" + " --records " + game)
                        .split(" "));
        Cli.Result played = Cli.run(match.toArray(String[]::new));
        assertEquals(0, played.status(), played.err());
    }

    private Cli.Result analyse(int millis, String more) {
        return Cli.run(("--plugins " + jar + " analyse " + game + " --millis " + millis + " " + more).split(" "));
    }

    /** Loading the plugin and replaying the game is no analysis. */
    @ParameterizedTest
    @CsvSource({"50, -p mcts", "100, -p mcts", "300, -p mcts", "100, -p minimax", "100, --json"})
    void noMoreThanTwiceTheTimeIsTaken(int millis, String more) {
        long start = System.nanoTime();
        Cli.run(("--plugins " + jar + " convert " + game + " --to record").split(" "));
        long loaded = System.nanoTime();
        Cli.Result result = analyse(millis, more);
        double seconds = (System.nanoTime() - loaded - (loaded - start)) / 1e9;
        assertEquals(0, result.status(), result.err());
        assertTrue(seconds <= 2.0 * PLIES * millis / 1000, seconds + " s for " + PLIES + " plies");
    }

    @Test
    void pliesAreToldAsTheyAreJudged() {
        Cli.Result result = analyse(100, "-p mcts");
        assertEquals(PLIES, result.errLines().size(), result.err());
        assertTrue(result.errLines().get(0).startsWith(PLIES + ". n"), result.err());
        assertTrue(result.errLines().get(PLIES - 1).startsWith("1. n"), result.err());
    }
}
