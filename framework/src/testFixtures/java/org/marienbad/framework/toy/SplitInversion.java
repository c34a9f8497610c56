package org.marienbad.framework.toy;

import org.marienbad.framework.game.Seeds;

/** Finds the seed that {@link Seeds#split} was given, to show that one-way seeds do not give it away. */
public final class SplitInversion {
    private SplitInversion() {}

    /** Somebody who knows how {@link Seeds#split} mixes can go back: every step of it is a bijection. */
    public static long seed(long value, String purpose, long index) {
        long mixed = unmix(value) - index * 0xD1342543DE82EF95L;
        for (int i = purpose.length() - 1; i >= 0; i--) {
            mixed = unmix(mixed) ^ purpose.charAt(i);
        }
        return unmix(mixed) - 0x9E3779B97F4A7C15L;
    }

    private static long unmix(long value) {
        long mixed = unshift(value, 31) * inverse(0x94D049BB133111EBL);
        mixed = unshift(mixed, 27) * inverse(0xBF58476D1CE4E5B9L);
        return unshift(mixed, 30);
    }

    /** The inverse of {@code value ^ (value >>> bits)}. */
    private static long unshift(long value, int bits) {
        long found = value;
        for (int i = bits; i < Long.SIZE; i += bits) {
            found = value ^ (found >>> bits);
        }
        return found;
    }

    /** The inverse of an odd number modulo 2⁶⁴ (Newton's iteration). */
    private static long inverse(long odd) {
        long found = odd;
        for (int i = 0; i < 6; i++) {
            found *= 2 - odd * found;
        }
        return found;
    }
}
