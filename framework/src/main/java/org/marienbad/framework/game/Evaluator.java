package org.marienbad.framework.game;

/**
 * Heuristic payoffs of a position that is not terminal. Thread-safe: a game shares one instance between searches, so
 * it allocates nothing and keeps nothing.
 */
@FunctionalInterface
public interface Evaluator {
    /** Writes an estimate of each seat's payoff, within the game's payoff range and, if constant, its sum. */
    void evaluate(State state, double[] out);
}
