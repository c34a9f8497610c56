package org.marienbad.ai;

import org.junit.jupiter.api.Nested;
import org.marienbad.ai.ConformanceTest.Tuned;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

/** The conformance kit on threads and turns of {@code mcts}, with every other setting at its extremes. */
class MctsConformanceSlowTest {
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
