package org.marienbad.games.kalaha.solver;

import org.marienbad.framework.player.Solution.Value;

/** Proven bounds of a final margin. */
record Range(int low, int high) {
    boolean exact() {
        return low == high;
    }

    /** The rest after a test of {@code beta} came out as {@code result}. */
    Range after(int result, int beta) {
        return result >= beta ? new Range(Math.max(low, result), high) : new Range(low, Math.min(high, result));
    }

    Value value() {
        return Value.between(low, high);
    }

    @Override
    public String toString() {
        return exact() ? "" + low : low + " to " + high;
    }
}
