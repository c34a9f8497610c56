package org.marienbad.framework.player;

import org.marienbad.framework.game.State;
import org.marienbad.framework.text.Text;

/** Proves the values of positions of one game of two seats. Used by one thread at a time; keeps what it learned. */
public interface Solver {
    /** How much is to be proven. */
    enum Goal {
        /** Who wins: whether the value is above, below or equal to that of a draw. */
        OUTCOME,
        /** The exact value, and an action that keeps it. */
        VALUE,
        /** The exact value, and that of every legal action. */
        ACTIONS
    }

    /**
     * The limits of a solver for one position; it stops at the first that it reaches. {@link Long#MAX_VALUE} means no
     * limit.
     *
     * @param positions positions kept in its tables
     * @param bytes memory of its tables, beyond the needs of the process
     * @param nanos wall time
     * @param threads threads, at least 1
     */
    record Limits(long positions, long bytes, long nanos, int threads) {
        public static final Limits NONE = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, 1);

        public Limits {
            if (positions < 1 || bytes < 1 || nanos < 1 || threads < 1) {
                throw new IllegalArgumentException("a solver's limits must be at least 1");
            }
        }
    }

    /**
     * How far it has got.
     *
     * @param what the present work; its words are in the solver's bundle
     * @param nodes positions visited since it was asked
     * @param done the part of the work that is done, from 0 to 1; {@code Double.NaN} where it cannot tell
     */
    record Progress(Text what, long nodes, double done) {}

    /** How the caller follows and cancels a solver. Polled often, from any of the solver's threads; never blocks. */
    @FunctionalInterface
    interface Watch {
        /** Ignores progress and never cancels. */
        Watch NONE = () -> false;

        /** Once true, the solver returns its proofs so far. */
        boolean cancelled();

        /** Who watches the steps of the search; null, as unless overridden, for nobody. */
        default SearchObserver observer() {
            return null;
        }

        /** Called a few times a second at most. */
        default void progress(Progress progress) {}

        /** Whether anybody reads {@link Solution#facts()}; if not, the solver need not work for them. */
        default boolean wantsFacts() {
            return true;
        }
    }

    /**
     * Proves {@code goal}, or as much of it as the limits allow; the solution says what is left open, and why.
     *
     * @param position a position in which a seat is to move, or chance if the solver supports games with chance; it is not
     *     changed
     */
    Solution solve(State position, Goal goal, Limits limits, Watch watch);
}
