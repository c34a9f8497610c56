package org.marienbad.games.reversi.solver;

/** A transposition table: by the discs of both seats bounds of the final margin, and the best move known. */
final class EndgameTable {
    /** Bytes of an entry: both words of discs and the packed bounds. */
    static final int BYTES = 20;

    static final int NONE = -1;
    /** More than any margin. */
    private static final int OFFSET = 128;

    private static final long SPREAD_OWN = 0x9e3779b97f4a7c15L;
    private static final long SPREAD_OTHER = 0xc2b2ae3d27d4eb4fL;

    private final long[] owns;
    private final long[] others;
    /** Low and high plus {@link #OFFSET}, nine bits each, the best move in seven, and the number of empty cells. */
    private final int[] facts;

    private final int shift;

    /** A table of {@code 2^bits} entries. */
    EndgameTable(int bits) {
        owns = new long[1 << bits];
        others = new long[1 << bits];
        facts = new int[1 << bits];
        shift = Long.SIZE - bits;
    }

    /** The bits of the largest table of at most {@code most} bytes, but no more than {@code bits}. */
    static int bits(long most, int bits) {
        int fitting = bits;
        while (fitting > 8 && ((long) BYTES << fitting) > most) {
            fitting--;
        }
        return fitting;
    }

    long bytes() {
        return (long) BYTES * owns.length;
    }

    private int place(long own, long other) {
        long mixed = (own * SPREAD_OWN ^ Long.rotateLeft(other, 29) * SPREAD_OTHER) * SPREAD_OWN;
        return (int) (mixed >>> shift);
    }

    /** The place of the position, or {@link #NONE} if nothing is known of it. */
    int find(long own, long other) {
        int place = place(own, other);
        return owns[place] == own && others[place] == other && facts[place] != 0 ? place : NONE;
    }

    int low(int place) {
        return (facts[place] & 0x1ff) - OFFSET;
    }

    int high(int place) {
        return (facts[place] >>> 9 & 0x1ff) - OFFSET;
    }

    /** The bit of the best move known. */
    int move(int place) {
        return facts[place] >>> 18 & 0x7f;
    }

    /** Keeps the bounds; an entry that took longer stays, unless it is of the same position. */
    void put(long own, long other, int low, int high, int move, int empties) {
        int place = place(own, other);
        boolean same = owns[place] == own && others[place] == other;
        if (same || empties + 3 >= facts[place] >>> 25) {
            owns[place] = own;
            others[place] = other;
            facts[place] = low + OFFSET | high + OFFSET << 9 | move << 18 | empties << 25;
        }
    }
}
