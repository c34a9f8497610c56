package org.marienbad.ai.minimax;

import java.util.Arrays;
import org.marienbad.framework.game.State;

/**
 * What is known of positions met before (Greenblatt et al. 1967), in one array that never grows while a search runs.
 * The whole 64-bit hash of a position is kept, so no position is taken for another unless the game's own hashes
 * collide. A bucket holds two entries: one gives way to greater depth and to a newer search, the other always
 * (Breuker et al. 1994).
 */
final class TranspositionTable {
    /** Nothing known. */
    static final int ABSENT = -1;

    /** The value is at least the one kept. */
    static final int LOWER = 1;
    /** The value is at most the one kept. */
    static final int UPPER = 2;

    static final int EXACT = LOWER | UPPER;

    /** Key, value, and the rest packed: bound, proven, depth, generation, action. */
    private static final int WORDS = 3;

    private static final int BUCKET = 2 * WORDS;
    private static final int PROVEN_BIT = 2;
    private static final int DEPTH_SHIFT = 3;
    private static final int DEPTH_MASK = 0xFFFF;
    private static final int GENERATION_SHIFT = 19;
    private static final int GENERATION_MASK = 0xFF;
    private static final int ACTION_SHIFT = 32;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final long maxBuckets;
    private long[] words = new long[0];
    private long buckets;
    private int generation;

    /** A table that takes at most {@code bytes}, and nothing before {@link #reserve}. */
    TranspositionTable(long bytes) {
        long most = Math.min(bytes, (Integer.MAX_VALUE - 8L) * Long.BYTES);
        maxBuckets = Math.max(1, most / (BUCKET * Long.BYTES));
    }

    /** Makes room for about {@code positions}, within the memory allowed. Growing forgets what was known. */
    void reserve(long positions) {
        long wanted = Math.max(1, Math.min(maxBuckets, positions));
        if (wanted > buckets) {
            words = new long[(int) (wanted * BUCKET)];
            buckets = wanted;
        }
    }

    /** Begins a new search: what is there may be overwritten sooner. */
    void age() {
        generation = generation + 1 & GENERATION_MASK;
    }

    void clear() {
        Arrays.fill(words, 0);
    }

    /** Where the position of that hash is, or {@link #ABSENT}. */
    int find(long hash) {
        int bucket = bucket(hash);
        if (words[bucket] == hash && words[bucket + 2] != 0) {
            return bucket;
        }
        bucket += WORDS;
        return words[bucket] == hash && words[bucket + 2] != 0 ? bucket : ABSENT;
    }

    private int bucket(long hash) {
        // A game's hash need not be spread over all its bits.
        return (int) Math.multiplyHigh((hash ^ hash >>> 32) * SPREAD >>> 1, buckets << 1) * BUCKET;
    }

    double value(int entry) {
        return Double.longBitsToDouble(words[entry + 1]);
    }

    int bound(int entry) {
        return (int) words[entry + 2] & EXACT;
    }

    boolean proven(int entry) {
        return (words[entry + 2] >>> PROVEN_BIT & 1) != 0;
    }

    /** Plies searched below the position. */
    int depth(int entry) {
        return (int) words[entry + 2] >>> DEPTH_SHIFT & DEPTH_MASK;
    }

    /** The best action, or the one that cut. */
    int action(int entry) {
        return (int) (words[entry + 2] >>> ACTION_SHIFT);
    }

    /** Remembers a position. What is proven does not give way to less about the same position. */
    void put(long hash, double value, int bound, boolean proven, int depth, int action) {
        int bucket = bucket(hash);
        int entry = bucket;
        if (words[bucket] != hash) {
            if (words[bucket + WORDS] == hash || isWorthMore(bucket, depth)) {
                entry = bucket + WORDS;
            }
        }
        if (words[entry] == hash && proven(entry) && (!proven || bound(entry) == EXACT && bound != EXACT)) {
            return;
        }
        words[entry] = hash;
        words[entry + 1] = Double.doubleToRawLongBits(value);
        words[entry + 2] = bound
                | (proven ? 1L << PROVEN_BIT : 0)
                | (long) Math.min(depth, DEPTH_MASK) << DEPTH_SHIFT
                | (long) generation << GENERATION_SHIFT
                | (long) action << ACTION_SHIFT;
    }

    /**
     * {@code line}, played from {@code state}, with what is proven of how it goes on: values found here end a search
     * early. Changes {@code state}.
     */
    int[] continued(State state, int[] line) {
        for (int action : line) {
            state.apply(action);
        }
        int[] longer = line;
        int length = line.length;
        while (state.actor() != State.TERMINAL) {
            int entry = find(state.hash());
            if (entry < 0 || !proven(entry) || bound(entry) != EXACT) {
                break;
            }
            if (length == longer.length) {
                longer = Arrays.copyOf(longer, 2 * length);
            }
            longer[length++] = action(entry);
            state.apply(action(entry));
        }
        return Arrays.copyOf(longer, length);
    }

    private boolean isWorthMore(int entry, int depth) {
        long rest = words[entry + 2];
        return rest != 0 && ((int) (rest >>> GENERATION_SHIFT) & GENERATION_MASK) == generation && depth(entry) > depth;
    }
}
