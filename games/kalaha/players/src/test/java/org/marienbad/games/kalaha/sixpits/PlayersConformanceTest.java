package org.marienbad.games.kalaha.sixpits;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

class PlayersConformanceTest {
    private static final List<PlayerProvider> LISTED = ServiceLoader.load(PlayerProvider.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    @Test
    void allAreListed() {
        assertEquals(
                List.of(
                        "strategy-0",
                        "strategy-1",
                        "strategy-2",
                        "strategy-3",
                        "strategy-4",
                        "strategy-5",
                        "deterministic",
                        "maxmin"),
                LISTED.stream().map(PlayerProvider::id).toList());
    }

    /** All players that the module lists. */
    @TestFactory
    Stream<DynamicContainer> players() {
        return LISTED.stream().map(player -> DynamicContainer.dynamicContainer(player.id(), conformance(player)));
    }

    private static Stream<DynamicNode> conformance(PlayerProvider player) {
        PlayerConformance kit = () -> player;
        return kit.conformance();
    }
}
