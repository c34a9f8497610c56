package org.marienbad.ai.search;

import java.util.Arrays;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/**
 * Evaluates the leaves of a depth-first search, and keeps the accumulator of every ply for an
 * {@link IncrementalEvaluator}. Confined to one thread; allocates only in {@link #reserve}.
 */
public final class LeafEvaluation {
    private final Evaluator shared;
    private final Evaluator evaluator;
    /** The evaluator, or null if it is not incremental. */
    private final IncrementalEvaluator incremental;

    private double[][] accumulators = {};
    /** Of a position that is only looked at. */
    private final double[] looked;

    public LeafEvaluation(Evaluator evaluator) {
        shared = evaluator;
        this.evaluator = evaluator.forThread();
        incremental = this.evaluator instanceof IncrementalEvaluator known ? known : null;
        looked = new double[incremental == null ? 0 : incremental.accumulatorLength()];
    }

    /** Whether this evaluates as {@code other} does, for which it was made. */
    public boolean isOf(Evaluator other) {
        return shared == other;
    }

    /** Whether it must be told each ply {@link #played}. */
    public boolean isIncremental() {
        return incremental != null;
    }

    /** Makes room for the plies 0 … {@code plies}. */
    public void reserve(int plies) {
        int old = accumulators.length;
        if (incremental == null || plies < old) {
            return;
        }
        accumulators = Arrays.copyOf(accumulators, plies + 1);
        for (int ply = old; ply <= plies; ply++) {
            accumulators[ply] = new double[incremental.accumulatorLength()];
        }
    }

    /** {@code state} is the position of ply 0. */
    public void begin(State state) {
        if (incremental != null) {
            incremental.initialize(state, accumulators[0]);
        }
    }

    /** {@code action} made {@code after}, the position of the next ply, of {@code before}, that of {@code ply}. */
    public void played(State before, int action, State after, int ply) {
        if (incremental != null && after.actor() != State.TERMINAL) {
            incremental.update(before, accumulators[ply], action, after, accumulators[ply + 1]);
        }
    }

    /** Writes the estimate of {@code after}, not terminal, which {@code action} makes of {@code before}, the position of {@code ply}. */
    public void look(State before, int action, State after, int ply, double[] out) {
        if (incremental != null) {
            incremental.update(before, accumulators[ply], action, after, looked);
            incremental.evaluate(after, looked, out);
        } else {
            evaluator.evaluate(after, out);
        }
    }

    /**
     * Writes the estimate of {@code state}, the position of {@code ply}, which is not terminal.
     *
     * @throws IllegalStateException if the evaluator does not write numbers: nothing compares with them, so that a search
     *     would take them for proofs
     */
    public void evaluate(State state, int ply, double[] out) {
        if (incremental != null) {
            incremental.evaluate(state, accumulators[ply], out);
        } else {
            evaluator.evaluate(state, out);
        }
        requireNumbers(state, out);
    }

    /** @throws IllegalStateException if the estimate of {@code state} has something that is not a number */
    public static void requireNumbers(State state, double[] estimate) {
        for (double payoff : estimate) {
            if (Double.isNaN(payoff)) {
                throw new IllegalStateException(
                        "the evaluator's estimate is " + Arrays.toString(estimate) + ", but must be numbers: " + state);
            }
        }
    }
}
