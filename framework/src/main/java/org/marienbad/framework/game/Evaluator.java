package org.marienbad.framework.game;

/** Heuristic payoffs of a position that is not terminal. Thread-safe unless {@link #forThread} says otherwise. */
@FunctionalInterface
public interface Evaluator {
    /**
     * Writes an estimate of each seat's payoff, within the game's payoff range and, if constant, its sum. Allocates
     * nothing.
     */
    void evaluate(State state, double[] out);

    /**
     * The evaluator that one thread uses; searches ask for one a thread. An evaluator that needs memory to work in returns
     * a new one with its own, all others themselves.
     */
    default Evaluator forThread() {
        return this;
    }
}
