package org.marienbad.games.kalaha.theses;

import org.marienbad.lab.statistics.Histogram;
import org.marienbad.lab.statistics.StarterResults;

/** How the games of a pair ended and how long they were. Tallies add up to the same sums in any order. */
final class PairTally {
    private final Histogram plies = new Histogram();
    private StarterResults results = StarterResults.NONE;

    /**
     * Counts a game.
     *
     * @param starter 0 for A, 1 for B
     * @param margin stones that A has more than B at the end
     */
    void add(int starter, int margin, int length) {
        results = results.with(starter == 0, margin);
        plies.add(length);
    }

    synchronized void add(PairTally other) {
        results = results.plus(other.results);
        plies.add(other.plies);
    }

    StarterResults results() {
        return results;
    }

    /** The lengths of the games. */
    Histogram plies() {
        return plies;
    }
}
