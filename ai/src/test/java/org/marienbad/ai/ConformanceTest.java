package org.marienbad.ai;

import org.junit.jupiter.api.Nested;
import org.marienbad.ai.greedy.GreedyProvider;
import org.marienbad.ai.mcts.MctsProvider;
import org.marienbad.ai.minimax.MinimaxProvider;
import org.marienbad.ai.random.RandomProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

/** The conformance kit on every player, with the kit's own game and all games of the class path. */
class ConformanceTest {
    @Nested
    class Random implements PlayerConformance {
        @Override
        public PlayerProvider provider() {
            return new RandomProvider();
        }
    }

    @Nested
    class Greedy implements PlayerConformance {
        @Override
        public PlayerProvider provider() {
            return new GreedyProvider();
        }
    }

    @Nested
    class Minimax implements PlayerConformance {
        @Override
        public PlayerProvider provider() {
            return new MinimaxProvider();
        }
    }

    @Nested
    class Mcts implements PlayerConformance {
        @Override
        public PlayerProvider provider() {
            return new MctsProvider();
        }
    }
}
