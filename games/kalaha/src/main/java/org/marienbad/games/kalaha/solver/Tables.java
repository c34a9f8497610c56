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
        /** Endgames beyond this do not fit an array. */
        private static final long MOST_ENDGAMES = Integer.MAX_VALUE - 16;

        /** This size cut down to what fits into {@code bytes}, half of it for each table at least. */
        Size within(PositionIndex index, long bytes) {
            int fewer = Math.min(stones, index.stones());
            while (fewer > 0 && index.upTo(fewer) > Math.min(MOST_ENDGAMES, bytes / 2)) {
                fewer--;
            }
            int smaller = Math.min(bits, 28);
            while (smaller > 10 && (8L << smaller) > bytes - index.upTo(fewer)) {
                smaller--;
            }
            return new Size(fewer, smaller);
        }
    }

    static Tables empty(KalahaRules rules) {
        PositionIndex index = new PositionIndex(rules.pits(), rules.total());
        return new Tables(rules, index, Endgames.none(rules, index), new Bounds(index.upTo(rules.total()), 10));
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
