package org.marienbad.rbg;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.rbg.game.RbgProvider;
import org.marienbad.testkit.Conformance;
import org.marienbad.testkit.GameConformance;

/** Descriptions of our own, as players and screens meet them. */
class OwnGamesConformanceTest {
    private static final Path GAMES = Path.of("src", "main", "resources", "org", "marienbad", "rbg", "games");

    @TestFactory
    Stream<DynamicNode> everyGameKeepsTheContracts() throws IOException {
        List<PlayerProvider> players = ServiceLoader.load(PlayerProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        try (Stream<Path> files = Files.list(GAMES)) {
            return files.filter(file -> file.toString().endsWith(RbgProvider.ENDING)).sorted().toList().stream()
                    .map(file -> DynamicContainer.dynamicContainer(
                            file.getFileName().toString(), GameConformance.nodes(suite(file, players))));
        }
    }

    private static Conformance suite(Path file, List<PlayerProvider> players) {
        try {
            return Conformance.of(RbgProvider.read(file, id -> false)).games(2).players(players);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
