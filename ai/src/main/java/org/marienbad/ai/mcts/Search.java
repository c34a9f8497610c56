package org.marienbad.ai.mcts;

import java.util.List;
import org.marienbad.framework.game.State;

/** A tree search from one position, an iteration at a time. Confined to one thread. */
interface Search {
    /** Turns to {@code position}, which is not terminal; keeps what it knows of it, or forgets all. */
    void start(State position);

    /** One iteration; the tree grows no deeper than {@code maxDepth}. */
    void iterate(int maxDepth);

    /** Whether the payoff of the seat to move is proven. */
    boolean isDecided();

    /** Length of the longest path through the tree since the start. */
    int depth();

    /** What it knows of each action of the position, in their order. */
    List<Candidate> candidates();
}
