package org.marienbad.ai.mcts;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.State;

/** A tree search from one position, an iteration at a time. Confined to one thread. */
interface TreeSearch {
    /**
     * Turns to {@code position}, which is not terminal; keeps what it knows of it, or forgets all.
     *
     * @param cancelled asked now and until the next start, whenever the search is about to take long
     */
    void start(State position, BooleanSupplier cancelled);

    /** Follows the tree to a leaf, and lets it grow there, but no deeper than {@code maxDepth}. */
    void descend(Simulation descent, int maxDepth);

    /** Counts what a descent, now judged, has found. Descents are backed up in any order, each once. */
    void backUp(Simulation descent);

    /** One iteration. */
    default void iterate(Simulation descent, int maxDepth) {
        descend(descent, maxDepth);
        descent.judge();
        backUp(descent);
    }

    /** Whether the payoff of the seat to move is proven. */
    boolean isDecided();

    /** Length of the longest path through the tree since the start. */
    int depth();

    /** What it knows of each action of the position, in their order. */
    List<RootCandidate> candidates();
}
