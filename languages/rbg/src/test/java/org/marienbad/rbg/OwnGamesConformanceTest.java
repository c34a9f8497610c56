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

/** Descriptions of our own, as players and screens meet them. */
class OwnGamesConformanceTest {
    private static final Path GAMES = Path.of("src", "main", "resources", "org", "marienbad", "rbg", "games");

    /** Those that the kit examines in seconds. */
    protected List<String> names() {
        return List.of(
                "tic-tac-toe",
                "breakthrough",
                "connect-four",
                "fox-and-hounds",
                "hex",
                "nine-mens-morris",
                "pentago",
                "reversi",
                "yavalath");
    }

    protected int games() {
        return 1;
    }

    /** Whether all players are tried on a game, which takes longer than all else. */
    protected boolean isPlayed(String name) {
        return List.of("tic-tac-toe", "nine-mens-morris").contains(name);
    }

    @TestFactory
    Stream<DynamicNode> everyGameKeepsTheContracts() {
        List<PlayerProvider> players = ServiceLoader.load(PlayerProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        return names().stream()
                .map(name -> DynamicContainer.dynamicContainer(
                        name, GameConformance.nodes(suite(name, isPlayed(name) ? players : List.of()))));
    }

    private Conformance suite(String name, List<PlayerProvider> players) {
        try {
            return Conformance.of(RbgProvider.read(GAMES.resolve(name + RbgProvider.ENDING), id -> false))
                    .games(games())
                    .players(players);
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
