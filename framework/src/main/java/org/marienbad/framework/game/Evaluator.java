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
     * The evaluator for one thread; a search calls this once per thread. An evaluator with working memory returns a
     * new instance, all others return themselves.
     */
    default Evaluator forThread() {
        return this;
    }
}
