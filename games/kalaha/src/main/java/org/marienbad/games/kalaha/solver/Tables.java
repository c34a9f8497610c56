package org.marienbad.games.kalaha.solver;

import org.marienbad.games.kalaha.KalahaRules;

/** What is known of the positions of one game: endgames and bounds. Immutable but for the bounds; thread-safe. */
record Tables(KalahaRules rules, PositionIndex index, Endgames endgames, Bounds bounds) {
    /**
     * How large they are.
     *
     * @param stones most stones of the endgames
     * @param bits logarithm of the number of bounds
     */
    record Size(int stones, int bits) {
        private static final int LEAST_BITS = 10;

        /** This size cut down to the limits: of either, the endgames get three quarters at most. */
        Size within(PositionIndex index, long bytes, long positions, int threads) {
            int fewer = Math.min(stones, index.stones());
            while (fewer > 0
                    && (index.upTo(fewer) > positions / 4 * 3
                            || index.upTo(fewer) + threads * Endgames.scratch(index, fewer) > bytes / 4 * 3)) {
                fewer--;
            }
            long taken = index.upTo(fewer);
            int smaller = bits;
            while (smaller > LEAST_BITS && ((8L << smaller) > bytes - taken || (1L << smaller) > positions - taken)) {
                smaller--;
            }
            return new Size(fewer, smaller);
        }
    }

    static Tables empty(KalahaRules rules) {
        PositionIndex index = new PositionIndex(rules.pits(), rules.total());
        return new Tables(rules, index, Endgames.none(index), new Bounds(index.upTo(rules.total()), Size.LEAST_BITS));
    }

    /** These, grown to {@code size} at least; nothing that is known gets lost while there is room for it. */
    Tables grown(Size size, Job job) {
        Endgames more = size.stones() <= endgames.most()
                ? endgames
                : endgames.grown(rules, size.stones(), job.threads(), job::over, job::building);
        Bounds wider = bounds;
        if (size.bits() > bounds.bits()) {
            wider = new Bounds(index.upTo(rules.total()), size.bits());
            wider.addAll(bounds);
        }
        return new Tables(rules, index, more, wider);
    }

    /** Memory taken. */
    long bytes() {
        return index.upTo(endgames.most()) + 8L * bounds.size();
    }
}
