package org.marienbad.games.kalaha.solver;

import org.marienbad.framework.player.Solver.Goal;

/** How large tables should be: short proofs gain most from small ones, long proofs from large ones. */
enum ProofPlan {
    NONE(0, 10, 20_000),
    /** For proofs of some million nodes; all of it stays in the processor's caches. */
    SMALL(14, 16, 4_000_000),
    MEDIUM(21, 23, 100_000_000),
    LARGE(25, 27, 400_000_000),
    HUGE(30, 28, Long.MAX_VALUE),
    /** Tables made by the caller, used as they are. */
    FIXED(0, 0, Long.MAX_VALUE);

    /** With less time than this, larger tables would not even be filled. */
    private static final long WORTH_MORE_NANOS = 30_000_000_000L;

    private final ProofTables.Size size;
    private final long nodes;

    ProofPlan(int stones, int bits, long nodes) {
        size = new ProofTables.Size(stones, bits);
        this.nodes = nodes;
    }

    /** The one to begin with, for a position of {@code left} stones in the pits, if there is {@code nanos} time. */
    static ProofPlan of(Goal goal, int left, long nanos) {
        if (left < 30) {
            return NONE;
        }
        if (left < 40 || nanos < WORTH_MORE_NANOS) {
            return SMALL;
        }
        return left > 50 ? HUGE : goal == Goal.OUTCOME ? SMALL : MEDIUM;
    }

    ProofTables.Size size() {
        return size;
    }

    /** The number of nodes of one test beyond which the next plan is better. */
    long nodes() {
        return nodes;
    }

    /** How many of {@code threads} search: in short proofs more would only compete with the JIT compiler. */
    int workers(int threads) {
        return this == SMALL ? 1 : threads;
    }

    ProofPlan next() {
        return values()[Math.min(ordinal() + 1, values().length - 1)];
    }
}
