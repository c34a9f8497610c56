package org.marienbad.ai.minimax;

import org.marienbad.ai.minimax.TranspositionTable.Entry;
import org.marienbad.ai.search.MoveOrdering;
import org.marienbad.framework.game.State;

/** A position on the path from the root, and the facts found about it so far. One a ply, used again and again. */
final class Node {
    final State state;
    final int[] actions;
    int ply;
    int depth;
    int actor;
    int count;
    double alpha;
    double beta;
    /** The lower bound at first. */
    double floor;

    double best;
    int bestAction;
    /** Whether the search below touched the horizon where it matters. */
    boolean touched;
    /** The former value of the search's flag for it. */
    boolean outside;
    /** Whether the table is asked. */
    boolean tabled;

    /** Of the position that stands for this one in the table. */
    long hash;
    /** By which the two correspond; {@link KnownPositions#IDENTITY} if they are the same. */
    int symmetry;
    /** The table's best action. */
    int preferred;
    /** Actions put off, by index, as bits. */
    long deferred;

    Node(State state, int[] actions, int ply) {
        this.state = state;
        this.actions = actions;
        this.ply = ply;
    }

    void enter(int depth, double alpha, double beta) {
        this.depth = depth;
        this.alpha = alpha;
        this.beta = beta;
        floor = alpha;
        best = Double.NEGATIVE_INFINITY;
        touched = false;
        symmetry = KnownPositions.IDENTITY;
        preferred = MoveOrdering.NONE;
        deferred = 0;
    }

    /** Whether it is searched with more than a null window, as all positions of the principal variation are. */
    boolean hasWindow() {
        return isWindow(alpha, beta);
    }

    static boolean isWindow(double alpha, double beta) {
        return beta > Math.nextUp(alpha);
    }

    /**
     * Whether {@code entry} settles the search. On the principal variation only a proven value does, so that its line is
     * complete. Wins and losses must be proven within the depth: a search that deepens then still finds the quickest.
     *
     * @param win the payoff beyond which there is nothing
     */
    boolean isSettledBy(Entry entry, double win) {
        boolean proven = entry.proven();
        int bound = entry.bound();
        double value = entry.value();
        int searched = entry.depth();
        if (proven ? Math.abs(value) >= win && searched > depth : searched < depth) {
            return false;
        }
        if (hasWindow()) {
            return proven && bound == TranspositionTable.EXACT;
        }
        return (bound & TranspositionTable.LOWER) != 0 && value >= beta
                || (bound & TranspositionTable.UPPER) != 0 && value <= alpha;
    }
}
