package org.marienbad.games.minuteempire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;

/** The player of the thesis against itself scores about what a prototype of it did, on the same map. */
class MeanScoresTest {
    private static final String GRID = "GGGWWGGG\nGGWWGGGG\nWWWGGSGW\nGGWGGGWW\nGGWWGWGG\n";

    @TempDir
    private Path directory;

    @ParameterizedTest
    @CsvSource({"2, 20, 13.6", "3, 16, 10.4", "4, 12, 8.0", "5, 10, 6.6"})
    void meanScores(int seats, int games, double expected) throws IOException {
        Path map = Files.writeString(directory.resolve("grid.txt"), GRID);
        GameSetup setup = GameSetup.of(
                new MinuteEmpireProvider(), seats, Map.of("rules", "thesis", "map", map.toString()), 0, Reach.LOCAL);
        PlayerProvider monteCarlo = ServiceLoader.load(PlayerProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(provider -> provider.id().equals("montecarlo"))
                .findFirst()
                .orElseThrow();
        Settings settings = Settings.of(
                "setting", "montecarlo", monteCarlo.settings(), Map.of("playouts", 100, "reward", "points"));
        double sum = 0;
        for (int i = 0; i < games; i++) {
            long seed = i;
            List<Player> players = IntStream.range(0, seats)
                    .mapToObj(seat -> monteCarlo.create(setup.game(), settings, 100 * seed + seat))
                    .toList();
            MatchResult result = new Match(setup, players).seed(seed).play();
            sum += Arrays.stream(result.scores()).sum();
        }
        assertEquals(expected, sum / (games * seats), 1.3);
    }
}
