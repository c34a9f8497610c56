package org.marienbad.games.kalaha.solver;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * The positions that some worker is searching, so that another searches elsewhere first (Kerrigan's simplified ABDADA,
 * 2016, after Weill 1996). Only a hint: claims may be lost or mistaken. Thread-safe.
 */
final class InProgressTable {
    private static final int SLOTS = 1 << 12;

    private final AtomicLongArray slots = new AtomicLongArray(SLOTS);

    static long claim(long own, long other, int beta) {
        long x = (own * 0x9E3779B97F4A7C15L ^ other) * 0xD1342543DE82EF95L + beta;
        return x ^ x >>> 32;
    }

    boolean taken(long claim) {
        return slots.getOpaque(slot(claim)) == claim;
    }

    void take(long claim) {
        slots.setOpaque(slot(claim), claim);
    }

    void release(long claim) {
        slots.setOpaque(slot(claim), 0);
    }

    private static int slot(long claim) {
        return (int) claim & SLOTS - 1;
    }
}
