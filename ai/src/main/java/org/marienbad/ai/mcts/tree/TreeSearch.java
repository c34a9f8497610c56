package org.marienbad.ai.mcts.tree;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.marienbad.ai.mcts.finalmove.RootCandidate;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchObserver;

/** A tree search from one position, an iteration at a time. Confined to one thread. */
public interface TreeSearch {
    /** Reports the steps of searches from the next {@link #start} on to {@code watching}; null for nobody. */
    void observe(SearchObserver watching);

    /**
     * Begins a search of {@code position}, which is not terminal; keeps the statistics of its subtree, or forgets all.
     *
     * @param cancelled polled now and until the next start, before long operations
     */
    void start(State position, BooleanSupplier cancelled);

    /** Selects a path to a leaf, not longer than {@code maxDepth}, and expands the leaf. */
    void descend(Simulation simulation, int maxDepth);

    /** Backs up the payoffs of a simulation that has been evaluated. Each is backed up once, in any order. */
    void backUp(Simulation simulation);

    /** One iteration. */
    default void iterate(Simulation simulation, int maxDepth) {
        descend(simulation, maxDepth);
        simulation.evaluate();
        backUp(simulation);
    }

    /** Makes {@code simulation} one that ends at the root. */
    default void show(Simulation simulation) {}

    /**
     * Sets the prior probabilities of a leaf that has been evaluated, before it is backed up.
     *
     * @param weights by place among its legal actions, which are ascending; all 0 if nothing is known
     */
    default void weigh(Simulation simulation, double[] weights) {}

    /** Whether the most visited action of the root stays so, however the rest of the iterations goes. */
    default boolean isSettled(long iterations) {
        return false;
    }

    /** Whether the payoff of the seat to move is proven. */
    boolean isDecided();

    /** Length of the longest path through the tree since the start. */
    int depth();

    /** Number of nodes. */
    int size();

    /** The findings about each action of the position, in any order. */
    List<RootCandidate> candidates();
}
