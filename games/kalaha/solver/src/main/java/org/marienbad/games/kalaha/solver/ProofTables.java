package org.marienbad.games.kalaha.solver;

import org.marienbad.games.kalaha.KalahaRules;

/** The tables of the positions of one game: endgames and bounds. Immutable but for the bounds; thread-safe. */
record ProofTables(KalahaRules rules, PositionIndex index, KalahaEndgames endgames, BoundsTable bounds) {
    /**
     * How large they are.
     *
     * @param stones most stones of the endgames
     * @param bits logarithm of the number of bounds
     */
    record Size(int stones, int bits) {
        private static final int LEAST_BITS = 10;
        private static final int LARGEST_ARRAY = Integer.MAX_VALUE - 16;
        /** The time of a thread to compute one, on a processor of 2022. */
        private static final int NANOS_AN_ENDGAME = 10;

        /**
         * This size cut down to {@code bytes} and the job's limits. Endgames get three quarters of the room and about a
         * quarter of the time at most.
         */
        Size within(PositionIndex index, long bytes, ProofTask job) {
            long positions = job.limits().positions();
            int threads = job.threads();
            long inTime = job.nanosLeft() / 4 / NANOS_AN_ENDGAME;
            long most = Math.min(positions / 4 * 3, inTime > Long.MAX_VALUE / threads ? inTime : inTime * threads);
            int fewer = Math.min(stones, index.stones());
            while (fewer > 0
                    && (index.upTo(fewer) > most
                            || KalahaEndgames.largest(index, fewer) > LARGEST_ARRAY
                            || index.upTo(fewer) + KalahaEndgames.workspace(index, fewer, threads) > bytes / 4 * 3)) {
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

    static ProofTables empty(KalahaRules rules) {
        PositionIndex index = new PositionIndex(rules.pits(), rules.total());
        return new ProofTables(
                rules, index, KalahaEndgames.none(index), new BoundsTable(index.upTo(rules.total()), Size.LEAST_BITS));
    }

    /** These with endgames of up to {@code stones} stones, if they are not there yet. */
    ProofTables withEndgames(int stones, ProofTask job) {
        return stones <= endgames.most()
                ? this
                : new ProofTables(
                        rules,
                        index,
                        endgames.grown(rules, stones, job.threads(), job::over, part -> job.building(stones, part)),
                        bounds);
    }

    /** These with 2 to the power of {@code bits} bounds at least; nothing gets lost while there is room for it. */
    ProofTables withBounds(int bits) {
        if (bits <= bounds.bits()) {
            return this;
        }
        BoundsTable wider = new BoundsTable(index.upTo(rules.total()), bits);
        wider.addAll(bounds);
        return new ProofTables(rules, index, endgames, wider);
    }

    /** Memory taken. */
    long bytes() {
        return index.upTo(endgames.most()) + 8L * bounds.size();
    }
}
