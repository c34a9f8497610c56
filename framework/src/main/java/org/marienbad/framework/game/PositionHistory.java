package org.marienbad.framework.game;

import java.util.Arrays;

/**
 * The positions of a game since its last irreversible ply, as hashes. A state of a game in which earlier positions
 * count holds one. It adds the hash of each position that arises, clears it after an irreversible ply, and copies it in
 * {@link State#copyFrom}. Bounded, copied as far as used; allocates nothing.
 */
public final class PositionHistory {
    /** Deeper than searches look where the plies to the limit may matter. */
    private static final int NEAR = 64;

    private final long[] hashes;
    private int length;
    private int occurrences;
    /** The sum of the hashes, each mixed and counted once: equal for equal sets. */
    private long set;
    /** By the lowest bits of a hash whether one of the hashes may have them: eight bits or more for each there is room for. */
    private final long[] filter;

    /**
     * Room for {@code capacity} positions; {@link GameInfo#maxPlies()} + 1 are always enough. If a game ends after n
     * plies without an irreversible one, n + 1 are enough. Every copy of a state is then smaller.
     */
    public PositionHistory(int capacity) {
        hashes = new long[capacity];
        filter = new long[Integer.highestOneBit(Math.max(1, capacity - 1) / 8 + 1) * 2];
    }

    public void copyFrom(PositionHistory other) {
        System.arraycopy(other.hashes, 0, hashes, 0, other.length);
        length = other.length;
        occurrences = other.occurrences;
        set = other.set;
        System.arraycopy(other.filter, 0, filter, 0, filter.length);
    }

    /** Clears the history: after an irreversible ply, and before a decoded position is added. */
    public void clear() {
        length = 0;
        occurrences = 0;
        set = 0;
        Arrays.fill(filter, 0);
    }

    /**
     * Adds the position that has arisen.
     *
     * @param position hash of the position alone, actor included, without its history
     * @return how often it has occurred, this time included
     * @throws IllegalStateException if there is no room
     */
    public int add(long position) {
        if (length == hashes.length) {
            throw new IllegalStateException("more than " + hashes.length + " positions without an irreversible ply");
        }
        occurrences = 1;
        if (mayContain(position)) {
            for (int i = 0; i < length; i++) {
                occurrences += hashes[i] == position ? 1 : 0;
            }
        }
        filter[word(position)] |= 1L << position;
        if (occurrences == 1) {
            set += Seeds.mix(position);
        }
        hashes[length++] = position;
        return occurrences;
    }

    /** Almost always false for positions that have not occurred: spares most of the look-ups. */
    private boolean mayContain(long position) {
        return (filter[word(position)] >>> position & 1) != 0;
    }

    private int word(long position) {
        return (int) (position >>> 6) & filter.length - 1;
    }

    /** Whether {@code position} has occurred. */
    public boolean contains(long position) {
        for (int i = 0; i < length && mayContain(position); i++) {
            if (hashes[i] == position) {
                return true;
            }
        }
        return false;
    }

    /** How many positions have arisen since the last irreversible ply, the one after it included. */
    public int size() {
        return length;
    }

    /** How often the position added last has occurred; 0 if there is none. */
    public int occurrences() {
        return occurrences;
    }

    /** {@link State#hash} where the n-th occurrence ends the game: {@code position} and how often it has occurred. */
    public long hashWithOccurrences(long position) {
        return occurrences <= 1 ? position : Seeds.mix(position + occurrences * 0x9E3779B97F4A7C15L);
    }

    /**
     * The {@link State#hash} of a game that ends by a number of plies without progress. It mixes the plies so far into
     * {@code hash} if the end is no more than 64 plies away. Farther from it equal positions stay equal to those who search less deep.
     *
     * @param hash of the position, with as much of its history as matters otherwise
     * @param plies plies without progress
     * @param limit plies without progress that end the game
     */
    public static long hashNearLimit(long hash, int plies, int limit) {
        return limit - plies <= NEAR ? Seeds.mix(hash + plies) : hash;
    }

    /**
     * {@link State#hash} where earlier positions are not legal: {@code position} and the set of those that occurred.
     */
    public long hashWithSet(long position) {
        return Seeds.mix(position ^ Seeds.mix(set));
    }
}
