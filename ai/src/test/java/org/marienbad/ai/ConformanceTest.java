package org.marienbad.ai;

import org.junit.jupiter.api.Nested;
import org.marienbad.ai.computer.ComputerProvider;
import org.marienbad.ai.expectiminimax.ExpectiminimaxProvider;
import org.marienbad.ai.greedy.GreedyProvider;
import org.marienbad.ai.maxn.MaxnProvider;
import org.marienbad.ai.mcts.MctsProvider;
import org.marienbad.ai.minimax.MinimaxProvider;
import org.marienbad.ai.montecarlo.MonteCarloProvider;
import org.marienbad.ai.random.RandomProvider;
import org.marienbad.ai.solver.PerfectProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.testkit.PlayerConformance;

/** The conformance kit on every player, with the kit's own game and all games of the class path. */
class ConformanceTest {
    @Nested
    class Computer implements PlayerConformance {
        @Override
        public PlayerProvider provider() {
            return new ComputerProvider();
        }
    }

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

    @Nested
    class Maxn implements PlayerConformance {
        @Override
        public PlayerProvider provider() {
            return new MaxnProvider();
        }
    }

    @Nested
    class Expectiminimax implements PlayerConformance {
        @Override
        public PlayerProvider provider() {
            return new ExpectiminimaxProvider();
        }
    }

    @Nested
    class MonteCarlo implements PlayerConformance {
        @Override
        public PlayerProvider provider() {
            return new MonteCarloProvider();
        }
    }

    @Nested
    class Perfect implements PlayerConformance {
        @Override
        public PlayerProvider provider() {
            return new PerfectProvider();
        }
    }
}
