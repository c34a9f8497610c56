package org.marienbad.ai;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.marienbad.ai.ConformanceTest.Tuned;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

/** The conformance kit on {@code mcts} where every setting at its extremes takes long: the largest game, threads, turns. */
class MctsConformanceSlowTest {
    @Nested
    class InTheLargestGame implements PlayerConformance {
        @Override
        public PlayerProvider provider() {
            return Tuned.MCTS;
        }

        @Override
        public List<GameProvider> games() {
            return ConformanceTest.largestGame();
        }
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
