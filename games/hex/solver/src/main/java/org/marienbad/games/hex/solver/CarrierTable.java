package org.marienbad.games.hex.solver;

/** A transposition table: by the stones of both sides and the side to move who wins, and with which cells. */
final class CarrierTable {
    /** Bytes of an entry: both words of stones and the carrier. */
    static final int BYTES = 24;

    private static final long MOVER = 1L << 62;
    private static final long KNOWN = 1L << 62;
    private static final long WIN = 1L << 63;
    private static final long SPREAD_FIRST = 0x9e3779b97f4a7c15L;
    private static final long SPREAD_SECOND = 0xc2b2ae3d27d4eb4fL;

    /** By place, the stones of side 0 and the side to move, those of side 1, and the carrier with who wins. */
    private final long[] entries;

    private final int shift;

    /** A table of {@code 2^bits} entries. */
    CarrierTable(int bits) {
        entries = new long[3 << bits];
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
        return (long) Long.BYTES * entries.length;
    }

    private int place(long first, long second) {
        long mixed = (first * SPREAD_FIRST ^ Long.rotateLeft(second, 29) * SPREAD_SECOND) * SPREAD_FIRST;
        return 3 * (int) (mixed >>> shift);
    }

    private static long key(long first, int side) {
        return side == 0 ? first : first | MOVER;
    }

    /** The entry of the position, 0 for nothing; {@link #isWin} and {@link #carrier} read it. */
    long find(long first, long second, int side) {
        int place = place(key(first, side), second);
        return entries[place] == key(first, side) && entries[place + 1] == second ? entries[place + 2] : 0;
    }

    /** Whether the side to move wins. */
    static boolean isWin(long entry) {
        return (entry & WIN) != 0;
    }

    /** The cells that the winner needs. */
    static long carrier(long entry) {
        return entry & ~(WIN | KNOWN);
    }

    /** Keeps who wins; an earlier entry at the same place is lost. */
    void put(long first, long second, int side, boolean wins, long carrier) {
        int place = place(key(first, side), second);
        entries[place] = key(first, side);
        entries[place + 1] = second;
        entries[place + 2] = carrier | KNOWN | (wins ? WIN : 0);
    }
}
