package org.marienbad.ai.search;

/**
 * The cost of a search.
 *
 * @param iterations playouts or nodes spent
 * @param depth plies looked ahead, as far as every line was searched
 * @param nanos time spent
 * @param storedPositions positions that the search holds after it: tree nodes, or entries of a transposition table; 0
 *     for a search that keeps none
 */
public record SearchStatistics(long iterations, int depth, long nanos, long storedPositions) {
    /** Iterations a second; 0 before any time has passed. */
    public double iterationsPerSecond() {
        return nanos == 0 ? 0 : iterations * 1e9 / nanos;
    }
}
