package org.marienbad.games.kalaha.solver;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * A transposition table shared by threads without locks: an entry is one word. Keys are numbers below a power of two. A
 * bijection spreads them, and slot and tag together are the whole spread key. So an entry is never taken for that of
 * another position. Two slots a bucket: the first keeps the entry that cost more, the second the newest.
 *
 * <p>An entry, from its low bits: 127 − upper bound (8 bits), lower bound + 128 (8), logarithm of the cost (8), tag
 * (40). So the word 0 says that nothing is known: −128 to 127.
 */
final class BoundsTable {
    private static final long NOTHING = 0;
    private static final int COST = 16;
    private static final int TAG = 24;
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    private final AtomicLongArray entries;
    private final long keyMask;
    private final int halfKey;
    private final int bucketBits;
    private final int bucketMask;

    /**
     * @param keys number of keys
     * @param bits logarithm of the number of entries wanted; they are more if the tags would not fit
     */
    BoundsTable(long keys, int bits) {
        int keyBits = Math.max(8, 64 - Long.numberOfLeadingZeros(keys - 1));
        keyMask = -1L >>> 64 - keyBits;
        halfKey = keyBits + 1 >> 1;
        bucketBits = Math.max(Math.max(4, bits - 1), keyBits - (64 - TAG));
        bucketMask = (1 << bucketBits) - 1;
        entries = new AtomicLongArray(2 << bucketBits);
    }

    /** Logarithm of the number of entries. */
    int bits() {
        return bucketBits + 1;
    }

    int size() {
        return entries.length();
    }

    /** Spreads a key by a bijection; the other methods take the spread key. */
    long spread(long key) {
        long x = (key ^ key >>> halfKey) * MULTIPLIER & keyMask;
        x = (x ^ x >>> halfKey) * MULTIPLIER & keyMask;
        return x ^ x >>> halfKey;
    }

    /** The entry of a key; the static methods decode it. */
    long find(long spread) {
        int slot = slot(spread);
        long tag = spread >>> bucketBits;
        long entry = entries.getOpaque(slot);
        if (entry >>> TAG == tag) {
            return entry;
        }
        entry = entries.getOpaque(slot + 1);
        return entry >>> TAG == tag ? entry : NOTHING;
    }

    /** Stores the bounds of a key; {@code cost} is the logarithm of the nodes that they took, at most 255. */
    void put(long spread, int lower, int upper, int cost) {
        add(spread, (long) cost << COST | lower + 128 << 8 | 127 - upper);
    }

    /** Adds an entry as {@link #forEach} passes it to a visitor. */
    void add(long spread, long facts) {
        int slot = slot(spread);
        long tag = spread >>> bucketBits;
        long entry = tag << TAG | facts;
        long first = entries.getOpaque(slot);
        if (first >>> TAG == tag || cost(first) <= cost(entry)) {
            if (first >>> TAG != tag) {
                entries.setOpaque(slot + 1, first);
            }
            entries.setOpaque(slot, entry);
        } else {
            entries.setOpaque(slot + 1, entry);
        }
    }

    private int slot(long spread) {
        return ((int) spread & bucketMask) << 1;
    }

    /** Adds all entries of another table with the same number of keys. */
    void addAll(BoundsTable others) {
        others.forEach(0, this::add);
    }

    /** Receives the entries of {@link #forEach}. */
    @FunctionalInterface
    interface Visitor {
        /** One entry: its spread key and its facts, as {@link #add} takes them. */
        void visit(long spread, long facts);
    }

    /** Visits all entries whose logarithm of cost is at least {@code least}; others may be added meanwhile. */
    void forEach(int least, Visitor visitor) {
        for (int slot = 0; slot < entries.length(); slot++) {
            long entry = entries.getOpaque(slot);
            if (entry != NOTHING && cost(entry) >= least) {
                visitor.visit(entry >>> TAG << bucketBits | slot >> 1, entry & (1 << TAG) - 1);
            }
        }
    }

    static int lower(long entry) {
        return (int) (entry >>> 8 & 0xFF) - 128;
    }

    static int upper(long entry) {
        return 127 - (int) (entry & 0xFF);
    }

    private static int cost(long entry) {
        return (int) (entry >>> COST) & 0xFF;
    }
}
