package org.marienbad.ai.mcts.tree;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.Bandit;

class InformationSetsWorkTest {
    private static final BooleanSupplier NEVER = () -> false;

    /** UCT looks at every action once an iteration; a search for each of them among all would take 800 times as long. */
    @Test
    void workGrowsInProportionToTheActions() {
        int actions = 800;
        int iterations = 2000;
        Bandit game = new Bandit(actions, 1, true);
        TreeOptions options = new TreeOptions.Builder().build();
        InformationSetTree search = new InformationSetTree(game, options, new SplittableRandom(1));
        Simulation simulation = new Simulation(game, options, new SplittableRandom(2));
        search.start(game.newInitialState(), NEVER);
        for (int i = 0; i < iterations; i++) {
            search.iterate(simulation, 100);
        }
        long uct = (long) actions * iterations;
        assertTrue(search.compared() >= uct, "not everything is counted: " + search.compared());
        assertTrue(search.compared() <= 2 * uct, search.compared() + " comparisons for " + uct + " of UCT");
    }
}
