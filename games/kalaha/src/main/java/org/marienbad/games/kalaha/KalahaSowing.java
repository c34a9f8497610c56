package org.marienbad.games.kalaha;

/**
 * The change of the two words of a {@link PackedState} by sowing n stones from a pit, for every pit and n. Four words
 * an entry, {@link #index}: change of the own word (the emptied pit included), change of the other word, place of the
 * last stone. The place is its shift, {@link #OWN_PIT}, {@link #TURN_PASSES_BIT}. Immutable.
 */
final class KalahaSowing {
    /** The last stone falls into an own pit. */
    static final int OWN_PIT = 1 << 6;
    /** The last stone does not fall into the own store; the highest bit of the third word. */
    static final int TURN_PASSES_BIT = 7;

    static final int MAX_STONES = 127;

    private static final KalahaSowing[] BY_PITS = new KalahaSowing[PackedState.MAX_PITS + 1];

    final long[] entries;

    private KalahaSowing(int pits) {
        entries = new long[(MAX_STONES + 1) * 8 * 4];
        int ring = 2 * pits + 1;
        for (int pit = 0; pit < pits; pit++) {
            for (int n = 0; n <= MAX_STONES; n++) {
                long own = -((long) n << 8 * pit);
                long other = 0;
                int place = pit;
                for (int i = 0; i < n; i++) {
                    place = (place + 1) % ring;
                    if (place < pits) {
                        own += 1L << 8 * place;
                    } else if (place == pits) {
                        own += 1L << PackedState.STORE;
                    } else {
                        other += 1L << 8 * (place - pits - 1);
                    }
                }
                int index = index(pit, n);
                entries[index] = own;
                entries[index + 1] = other;
                entries[index + 2] =
                        (place < pits ? 8 * place | OWN_PIT : 0) | (place == pits ? 0 : 1 << TURN_PASSES_BIT);
            }
        }
    }

    static synchronized KalahaSowing of(int pits) {
        if (BY_PITS[pits] == null) {
            BY_PITS[pits] = new KalahaSowing(pits);
        }
        return BY_PITS[pits];
    }

    static int index(int pit, int n) {
        return (n << 3 | pit) << 2;
    }
}
