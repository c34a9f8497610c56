package org.marienbad.games.connectfour.solver;

import java.util.Arrays;

/** A transposition table: by the key of a position a bound of its score. The newest entry of a place stays. */
final class ScoreTable {
    /** Bytes of an entry: its key and its bound. */
    static final int BYTES = 9;
    /** More than any score. */
    private static final int OFFSET = 40;
    /** 2^64 divided by the golden ratio: spreads keys over the table (Knuth, TAOCP 3, 6.4). */
    private static final long SPREAD = 0x9e3779b97f4a7c15L;

    private final long[] keys;
    /** Score plus {@link #OFFSET} for an upper bound, the negative of that for a lower one, 0 for none. */
    private final byte[] bounds;

    private final int shift;

    /** A table of {@code 2^bits} entries. */
    ScoreTable(int bits) {
        keys = new long[1 << bits];
        bounds = new byte[1 << bits];
        shift = Long.SIZE - bits;
    }

    /** The largest table of at most {@code most} bytes, but no larger than one of {@code bits} bits. */
    static int bits(long most, int bits) {
        int fitting = bits;
        while (fitting > 10 && ((long) BYTES << fitting) > most) {
            fitting--;
        }
        return fitting;
    }

    long bytes() {
        return (long) BYTES * keys.length;
    }

    void clear() {
        Arrays.fill(bounds, (byte) 0);
    }

    /** The entry of {@code key}: 0 if there is none, else to be read with {@link #isLower} and {@link #score}. */
    int get(long key) {
        int place = (int) (key * SPREAD >>> shift);
        return keys[place] == key ? bounds[place] : 0;
    }

    static boolean isLower(int entry) {
        return entry < 0;
    }

    static int score(int entry) {
        return Math.abs(entry) - OFFSET;
    }

    void put(long key, int score, boolean lower) {
        int place = (int) (key * SPREAD >>> shift);
        keys[place] = key;
        bounds[place] = (byte) (lower ? -(score + OFFSET) : score + OFFSET);
    }
}
