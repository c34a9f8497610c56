package org.marienbad.ai.cfr;

/** Improves a strategy iteration by iteration; its average over the iterations approaches an equilibrium. One thread. */
public interface RegretMinimizer {
    /** Plays {@code iterations} more iterations, in each of which every seat learns once. */
    void run(int iterations);

    /** Iterations so far. */
    long iterations();

    /** Positions visited so far. */
    long nodes();

    /** The average strategy so far, the one to play; uniform before the first iteration. */
    Strategy averageStrategy();
}
