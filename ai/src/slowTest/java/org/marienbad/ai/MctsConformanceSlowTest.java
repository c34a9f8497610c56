package org.marienbad.ai;

import org.junit.jupiter.api.Nested;
import org.marienbad.ai.ConformanceTest.Tuned;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

/** The conformance kit on {@code mcts} where every setting at its extremes takes long: all games, threads, turns. */
class MctsConformanceSlowTest {
    @Nested
    class InAllGames implements PlayerConformance {
        @Override
        public PlayerProvider provider() {
            return Tuned.MCTS;
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
