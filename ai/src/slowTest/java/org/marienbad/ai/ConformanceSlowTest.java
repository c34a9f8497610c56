package org.marienbad.ai;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.TestFactory;
import org.marienbad.ai.ConformanceTest.Tuned;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.Conformance;
import org.marienbad.testkit.GameConformance;
import org.marienbad.testkit.PlayerConformance;

/** The conformance kit on all players in all games of the class path; and on {@code mcts} with threads and turns. */
class ConformanceSlowTest {
    @TestFactory
    Stream<DynamicNode> everyPlayerInAllGames() {
        List<GameProvider> games = ServiceLoader.load(GameProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
        return ServiceLoader.load(PlayerProvider.class).stream()
                .map(ServiceLoader.Provider::get)
                .map(player -> DynamicContainer.dynamicContainer(
                        player.id(),
                        GameConformance.nodes(Conformance.of(player).games(games))));
    }

    @Nested
    class Tree implements PlayerConformance {
        @Override
        public PlayerProvider provider() {
            return new Tuned(ConformanceTest.MctsTree.FIXED, Tuned.MCTS.settings());
        }
    }

    @Nested
    class Turn implements PlayerConformance {
        @Override
        public PlayerProvider provider() {
            return new Tuned(ConformanceTest.MctsTurn.FIXED, Tuned.MCTS.settings());
        }
    }
}
