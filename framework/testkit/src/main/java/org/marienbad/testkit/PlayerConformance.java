package org.marienbad.testkit;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;

/**
 * The conformance kit as a JUnit test of a player; written as {@link GameConformance} is. It is tried on the kit's own
 * small game in all its variants, and on the games of the class path.
 */
public interface PlayerConformance {
    /** The player to examine. */
    PlayerProvider provider();

    /** More games to try it on: those on the class path. */
    default List<GameProvider> games() {
        return ServiceLoader.load(GameProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    /** The seed of all randomness of the run. */
    default long seed() {
        return PlayerSuite.SEED;
    }

    /** One test a game; it names the checks that fail. */
    @TestFactory
    default Stream<DynamicNode> conformance() {
        return GameConformance.nodes(Conformance.of(provider()).seed(seed()).games(games()));
    }
}
