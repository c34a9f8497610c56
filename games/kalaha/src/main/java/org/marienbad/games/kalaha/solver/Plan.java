package org.marienbad.games.kalaha.solver;

import org.marienbad.framework.player.Solver.Goal;

/** How much to spend on tables: what a short proof gains from small ones, a long one gains from large ones. */
enum Plan {
    NONE(0, 10, 20_000),
    /** For proofs of some million nodes; all of it stays in the processor's caches. */
    SMALL(12, 16, 20_000_000),
    MEDIUM(16, 24, 200_000_000),
    LARGE(20, 27, 10_000_000_000L),
    HUGE(24, 28, Long.MAX_VALUE);

    private final Tables.Size size;
    private final long nodes;

    Plan(int stones, int bits, long nodes) {
        size = new Tables.Size(stones, bits);
        this.nodes = nodes;
    }

    /** The one to begin with, for a position of {@code left} stones in the pits. */
    static Plan of(Goal goal, int left) {
        if (left > 50) {
            return LARGE;
        }
        return left < 30 ? NONE : left < 40 || goal == Goal.OUTCOME ? SMALL : MEDIUM;
    }

    Tables.Size size() {
        return size;
    }

    /** After so many nodes of one test, the next plan is better. */
    long nodes() {
        return nodes;
    }

    Plan next() {
        return values()[Math.min(ordinal() + 1, values().length - 1)];
    }
}
