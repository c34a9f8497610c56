package org.marienbad.games.kalaha.sixpits;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

class ExpertsConformanceTest {
    /** All players that the module lists. */
    @TestFactory
    Stream<DynamicContainer> experts() {
        List<PlayerProvider> experts = ServiceLoader.load(PlayerProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        return experts.stream().map(expert -> DynamicContainer.dynamicContainer(expert.id(), conformance(expert)));
    }

    private static Stream<DynamicNode> conformance(PlayerProvider expert) {
        PlayerConformance kit = () -> expert;
        return kit.conformance();
    }
}
