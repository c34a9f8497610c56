package org.marienbad.ai.minimax;

import java.util.Arrays;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * What is known of positions met before (Greenblatt et al. 1967), in one array that never grows while a search runs. A
 * bucket holds two entries: one gives way to greater depth and to a newer search, the other always (Breuker et al. 1994).
 *
 * <p>An estimate is found by the game's 64-bit hash alone; where hashes collide it is wrong, as estimates are. What is
 * proven is found only if the encoding of the position matches, too, so that no proof rests on how well a game hashes.
 *
 * <p>Several threads may search with one table: the key of an entry is combined with its content, so that one that two
 * threads have written half each is not found (Hyatt and Mann 2002).
 */
final class TranspositionTable {
    /** The value is at least the one kept. */
    static final int LOWER = 1;
    /** The value is at most the one kept. */
    static final int UPPER = 2;

    static final int EXACT = LOWER | UPPER;

    /** Key, value, and the rest packed: bound, proven, depth, generation, tag, action. The key comes combined with both. */
    private static final int WORDS = 3;

    private static final int BUCKET = 2 * WORDS;
    private static final long PROVEN_BIT = 1 << 2;
    private static final int DEPTH_SHIFT = 3;
    private static final int DEPTH_MASK = 0xFFFF;
    private static final int GENERATION_SHIFT = 19;
    private static final int GENERATION_MASK = 0xFF;
    /** Bits of the hash, so that the encoding of a position is rarely asked for in vain. */
    private static final int TAG_SHIFT = 27;

    private static final int TAG_MASK = 0x1F;
    private static final int ACTION_SHIFT = 32;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final long maxBuckets;
    private long[] words = new long[0];
    private long buckets;
    private int generation;
    /** Entries in use; threads that share the table may miscount a few. */
    private long size;

    /** A table that takes at most {@code bytes}, and nothing before {@link #reserve}. */
    TranspositionTable(long bytes) {
        long most = Math.min(bytes, (Integer.MAX_VALUE - 8L) * Long.BYTES);
        maxBuckets = Math.max(1, most / (BUCKET * Long.BYTES));
    }

    /** What a thread has found in a table. */
    static final class Entry {
        private final long[] encoding;
        private long value;
        private long rest;

        /** @param words length of the game's encodings */
        Entry(int words) {
            encoding = new long[words];
        }

        double value() {
            return Double.longBitsToDouble(value);
        }

        int bound() {
            return (int) rest & EXACT;
        }

        boolean proven() {
            return (rest & PROVEN_BIT) != 0;
        }

        /** Plies searched below the position. */
        int depth() {
            return (int) rest >>> DEPTH_SHIFT & DEPTH_MASK;
        }

        /** The best action, or the one that cut. */
        int action() {
            return (int) (rest >>> ACTION_SHIFT);
        }

        /** 64 bits of the encoding, whatever the game's hash is like; a bijection if it is one word long. */
        private long digest(State state) {
            state.encode(encoding);
            long digest = 0;
            for (long word : encoding) {
                digest = Seeds.mix(digest ^ word);
            }
            return digest;
        }
    }

    /** Makes room for about {@code positions}, within the memory allowed. Growing forgets what was known. */
    void reserve(long positions) {
        long wanted = Math.max(1, Math.min(maxBuckets, positions));
        if (wanted > buckets) {
            words = new long[(int) (wanted * BUCKET)];
            buckets = wanted;
            size = 0;
        }
    }

    /** Begins a new search: what is there may be overwritten sooner. */
    void age() {
        generation = generation + 1 & GENERATION_MASK;
    }

    void clear() {
        Arrays.fill(words, 0);
        size = 0;
    }

    /** Positions kept. */
    long size() {
        return size;
    }

    /** Whether {@code state}, whose hash is given, is known; {@code found} then says what is known of it. */
    boolean find(State state, long hash, Entry found) {
        int bucket = bucket(hash);
        return read(bucket, state, hash, found) || read(bucket + WORDS, state, hash, found);
    }

    private int bucket(long hash) {
        // A game's hash need not be spread over all its bits.
        return (int) Math.multiplyHigh((hash ^ hash >>> 32) * SPREAD >>> 1, buckets << 1) * BUCKET;
    }

    private static long tag(long hash) {
        return (hash >>> 7 & TAG_MASK) << TAG_SHIFT;
    }

    private boolean read(int place, State state, long hash, Entry found) {
        long rest = words[place + 2];
        long value = words[place + 1];
        long key = words[place] ^ value ^ rest;
        found.value = value;
        found.rest = rest;
        if ((rest & PROVEN_BIT) == 0) {
            return key == hash && rest != 0;
        }
        return (rest & (long) TAG_MASK << TAG_SHIFT) == tag(hash) && key == (hash ^ found.digest(state));
    }

    /**
     * Remembers {@code state}, whose hash is given. What is proven does not give way to less about the same position.
     *
     * @param scratch of the thread
     */
    void put(State state, long hash, double value, int bound, boolean proven, int depth, int action, Entry scratch) {
        int place = bucket(hash);
        boolean known = read(place, state, hash, scratch);
        if (!known) {
            boolean worthMore = isWorthMore(scratch.rest, depth);
            known = read(place + WORDS, state, hash, scratch);
            place += known || worthMore ? WORDS : 0;
        }
        if (known && scratch.proven() && (!proven || scratch.bound() == EXACT && bound != EXACT)) {
            return;
        }
        size += words[place + 2] == 0 ? 1 : 0;
        long key = proven ? hash ^ scratch.digest(state) : hash;
        long bits = Double.doubleToRawLongBits(value);
        long rest = bound
                | (proven ? PROVEN_BIT : 0)
                | (long) Math.min(depth, DEPTH_MASK) << DEPTH_SHIFT
                | (long) generation << GENERATION_SHIFT
                | tag(hash)
                | (long) action << ACTION_SHIFT;
        words[place] = key ^ bits ^ rest;
        words[place + 1] = bits;
        words[place + 2] = rest;
    }

    private boolean isWorthMore(long rest, int depth) {
        return rest != 0
                && ((int) (rest >>> GENERATION_SHIFT) & GENERATION_MASK) == generation
                && ((int) rest >>> DEPTH_SHIFT & DEPTH_MASK) > depth;
    }

    /**
     * {@code line}, played from {@code state}, with what is proven of how it goes on: values found here end a search
     * early. Changes {@code state}.
     */
    int[] continued(State state, int[] line, Entry scratch) {
        for (int action : line) {
            state.apply(action);
        }
        int[] longer = line;
        int length = line.length;
        while (state.actor() != State.TERMINAL
                && find(state, state.hash(), scratch)
                && scratch.proven()
                && scratch.bound() == EXACT) {
            if (length == longer.length) {
                longer = Arrays.copyOf(longer, 2 * length);
            }
            longer[length++] = scratch.action();
            state.apply(scratch.action());
        }
        return Arrays.copyOf(longer, length);
    }
}
