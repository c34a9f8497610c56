package org.marienbad.games.kalaha;

/**
 * How long a game can last, from any position. A sowing is quiet if it brings nothing to a store; it then ends inside
 * its own row. Every other sowing leaves fewer stones in the pits for good, so there are at most as many of those as
 * stones. A game can only be long by its quiet sowings, which are bounded in two ways.
 */
final class GameLength {
    /**
     * By pits a side and empty capture (off, on): most quiet sowings in one row while nothing comes in from the other.
     * Found by exhaustive search, which the slow tests repeat; larger boards are not searched.
     */
    private static final int[][] QUIET = {
        {0, 0}, {0, 0}, {1, 1}, {3, 3}, {7, 5}, {14, 10}, {25, 16}, {41, 23}, {63, 35}, {92, 49}
    };

    private GameLength() {}

    /**
     * No game has more plies. The swap of the pie rule changes no row and is one ply more.
     *
     * @throws IllegalArgumentException if the board is so large that the bound is no {@code int}
     */
    static int bound(KalahaRules rules) {
        long steps = boundBySteps(rules);
        if (steps >= Integer.MAX_VALUE) {
            throw new IllegalArgumentException("games with " + rules.pits() + " pits a side and " + rules.stones()
                    + " stones in each may last " + steps + " plies; allowed: fewer than " + Integer.MAX_VALUE);
        }
        long bound = rules.pits() < QUIET.length ? Math.min(boundByRuns(rules), steps) : steps;
        return (int) bound + (rules.pie() ? 1 : 0);
    }

    /**
     * Between two sowings that are not quiet the rows do not touch each other: at most {@link #QUIET} in each. There
     * are at most m (pits − 1) with m stones left in the pits. A quiet sowing moves some stone by a step at least, and
     * none past the last pit.
     */
    private static long boundByRuns(KalahaRules rules) {
        long quiet = 2L * quiet(rules.pits(), rules.emptyCapture());
        long plies = 0;
        for (int left = rules.total(); left > 0; left--) {
            plies += Math.min(quiet, left * (rules.pits() - 1L)) + 1;
        }
        return plies;
    }

    /**
     * Count for every stone its steps to the last pit of its row, at most pits − 1. A quiet sowing lowers the sum by 1
     * at least. A stone dropped into the store raises it by no more than the stones sown after it, until the next one
     * for the store. These are one for every pit of both rows, pits (pits − 1) steps. Captures only lower it.
     */
    private static long boundBySteps(KalahaRules rules) {
        long steps = rules.pits() - 1L;
        return 2L * rules.pits() * rules.stones() * (steps + rules.pits() * steps + 1);
    }

    static int quiet(int pits, boolean emptyCapture) {
        return QUIET[pits][emptyCapture ? 1 : 0];
    }
}
