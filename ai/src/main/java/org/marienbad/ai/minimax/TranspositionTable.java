package org.marienbad.ai.minimax;

import java.util.Arrays;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * Entries of positions met before (Greenblatt et al. 1967). A bucket holds two entries: one gives way to greater depth
 * and to a newer search, the other always (Breuker et al. 1994). The table grows with its contents, by a factor of
 * eight, so that a short search stays in the processor's caches. An entry keeps enough of its position's place to be
 * moved then.
 *
 * <p>An estimate is found by the game's 64-bit hash alone; where hashes collide it is wrong, as estimates are. A proof
 * is found only if the encoding of the position matches, too, so that no proof rests on how well a game hashes.
 *
 * <p>Several threads may search with one table. The key of an entry is combined with its content. So an entry that two
 * threads have written half each is not found (Hyatt and Mann 2002). Such a table has its whole size from the
 * beginning.
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
    private static final int DEPTH_MASK = 0x1FFF;
    private static final int GENERATION_SHIFT = 16;
    private static final int GENERATION_MASK = 0x3F;
    /** The place of the position in a table of the greatest size, in parts of a bucket; its last bits. */
    private static final int TAG_SHIFT = 22;

    private static final int TAG_MASK = 0x3FF;
    /** Bits of a place within a bucket: other positions of the bucket rarely have them alike, and are not encoded in vain. */
    private static final int WITHIN = 4;
    /** How much a table grows at a time, and at most in all, as powers of two. */
    private static final int GROWTH = 3;

    private static final int WHOLE_GROWTH = 2 * GROWTH;
    private static final long LEAST_TO_GROW = 1 << 12;
    private static final int ACTION_SHIFT = 32;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final long maxBuckets;
    private long[] words = new long[0];
    /** Buckets of the table at its greatest. */
    private long buckets;
    /** It has room for 2<sup>−left</sup> of them now. */
    private int left;
    /** With more entries it grows. */
    private long full;

    private int generation;
    /** Entries in use; threads that share the table may miscount a few. */
    private long size;

    /** A table that takes at most {@code bytes}, and nothing before {@link #reserve}. */
    TranspositionTable(long bytes) {
        long most = Math.min(bytes, (Integer.MAX_VALUE - 8L) * Long.BYTES);
        maxBuckets = Math.max(1, most / (BUCKET * Long.BYTES));
    }

    /** A thread's find in a table. */
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
            return TranspositionTable.depth(rest);
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

    /**
     * Makes room for about {@code positions}, within the memory allowed. Earlier entries are forgotten if that is more.
     */
    void reserve(long positions) {
        reserve(positions, WHOLE_GROWTH);
    }

    /** Takes all the memory allowed at once, so that several threads may use the table. */
    void reserveAll() {
        reserve(Long.MAX_VALUE, 0);
    }

    private void reserve(long positions, int growth) {
        long wanted = Math.max(1, Math.min(maxBuckets, positions));
        if (wanted > buckets) {
            buckets = wanted;
            left = growth;
            while (left > 0 && buckets >> left < LEAST_TO_GROW) {
                left -= GROWTH;
            }
            allocate();
            size = 0;
        }
    }

    private void allocate() {
        long now = (buckets - 1 >> left) + 1;
        words = new long[(int) (now * BUCKET)];
        full = left > 0 ? now / 2 : Long.MAX_VALUE;
    }

    private void grow() {
        long[] old = words;
        int before = left;
        left -= GROWTH;
        allocate();
        for (int entry = 0; entry < old.length; entry += WORDS) {
            long rest = old[entry + 2];
            if (rest != 0) {
                long place =
                        (long) (entry / BUCKET) << before + WITHIN | rest >>> TAG_SHIFT & (1L << before + WITHIN) - 1;
                // The entry that gives way to depth stays one.
                System.arraycopy(old, entry, words, bucket(place) + entry % BUCKET, WORDS);
            }
        }
    }

    /** Begins a new search: older entries may be overwritten sooner. */
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

    /** Whether {@code state}, whose hash is given, is known; {@code found} then has its entry. */
    boolean find(State state, long hash, Entry found) {
        long place = place(hash);
        int bucket = bucket(place);
        return read(bucket, state, hash, place, found) || read(bucket + WORDS, state, hash, place, found);
    }

    /** The place of a position, in parts of the buckets of a table of the greatest size. */
    private long place(long hash) {
        // A game's hash need not be spread over all its bits.
        return Math.multiplyHigh((hash ^ hash >>> 32) * SPREAD >>> 1, buckets << WITHIN + 1);
    }

    private int bucket(long place) {
        return (int) (place >>> WITHIN + left) * BUCKET;
    }

    private static long tag(long place) {
        return (place & TAG_MASK) << TAG_SHIFT;
    }

    private boolean read(int at, State state, long hash, long place, Entry found) {
        long rest = words[at + 2];
        long value = words[at + 1];
        long key = words[at] ^ value ^ rest;
        found.value = value;
        found.rest = rest;
        if ((rest & PROVEN_BIT) == 0) {
            return key == hash && rest != 0;
        }
        return (rest & (long) TAG_MASK << TAG_SHIFT) == tag(place) && key == (hash ^ found.digest(state));
    }

    /**
     * Remembers {@code state}, whose hash is given. A proof does not give way to less about the same position.
     *
     * @param scratch of the thread
     */
    void put(State state, long hash, double value, int bound, boolean proven, int depth, int action, Entry scratch) {
        long place = place(hash);
        int at = bucket(place);
        boolean known = read(at, state, hash, place, scratch);
        if (!known) {
            boolean worthMore = isWorthMore(scratch.rest, depth);
            known = read(at + WORDS, state, hash, place, scratch);
            at += known || worthMore ? WORDS : 0;
        }
        if (known && scratch.proven() && (!proven || scratch.bound() == EXACT && bound != EXACT)) {
            return;
        }
        long key = proven ? hash ^ scratch.digest(state) : hash;
        long bits = Double.doubleToRawLongBits(value);
        long rest = bound
                | (proven ? PROVEN_BIT : 0)
                | (long) Math.min(depth, DEPTH_MASK) << DEPTH_SHIFT
                | (long) generation << GENERATION_SHIFT
                | tag(place)
                | (long) action << ACTION_SHIFT;
        boolean added = words[at + 2] == 0;
        words[at] = key ^ bits ^ rest;
        words[at + 1] = bits;
        words[at + 2] = rest;
        if (added && ++size > full) {
            grow();
        }
    }

    private static int depth(long rest) {
        return (int) rest >>> DEPTH_SHIFT & DEPTH_MASK;
    }

    private boolean isWorthMore(long rest, int depth) {
        return rest != 0 && ((int) (rest >>> GENERATION_SHIFT) & GENERATION_MASK) == generation && depth(rest) > depth;
    }
}
