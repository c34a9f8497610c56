package org.marienbad.rbg;

import java.io.IOException;
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

/** Descriptions of our own, as players and screens meet them: those that the kit examines in seconds. */
class OwnGamesConformanceTest {
    private static final Path GAMES = Path.of("src", "main", "resources", "org", "marienbad", "rbg", "games");

    @TestFactory
    Stream<DynamicNode> everyGameKeepsTheContracts() {
        List<PlayerProvider> players = ServiceLoader.load(PlayerProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        return Stream.of(
                        "tic-tac-toe",
                        "breakthrough",
                        "connect-four",
                        "fox-and-hounds",
                        "hex",
                        "nine-mens-morris",
                        "pentago",
                        "reversi",
                        "yavalath")
                .map(name -> DynamicContainer.dynamicContainer(
                        name, GameConformance.nodes(suite(GAMES.resolve(name + RbgProvider.ENDING), players))));
    }

    private static Conformance suite(Path file, List<PlayerProvider> players) {
        try {
            return Conformance.of(RbgProvider.read(file, id -> false)).games(1).players(players);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
