package org.marienbad.games.kalaha.solver;

import java.util.function.BooleanSupplier;
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
        /** Endgames beyond this do not fit an array. */
        private static final long MOST_ENDGAMES = Integer.MAX_VALUE - 16;

        /** This size cut down to the limits: of either, the endgames get half at most. */
        Size within(PositionIndex index, long bytes, long positions) {
            long most = Math.min(MOST_ENDGAMES, Math.min(bytes, positions) / 2);
            int fewer = Math.min(stones, index.stones());
            while (fewer > 0 && index.upTo(fewer) > most) {
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
        return new Tables(
                rules, index, Endgames.none(rules, index), new Bounds(index.upTo(rules.total()), Size.LEAST_BITS));
    }

    /** These, grown to {@code size} at least; nothing that is known gets lost while there is room for it. */
    Tables grown(Size size, int threads, BooleanSupplier cancelled) {
        Endgames more = size.stones() <= endgames.most()
                ? endgames
                : Endgames.build(rules, index, size.stones(), threads, cancelled);
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
