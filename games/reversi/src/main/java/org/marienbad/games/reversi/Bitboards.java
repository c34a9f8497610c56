package org.marienbad.games.reversi;

/**
 * Moves on boards of up to eight by eight as bits: cell (row, column) is bit {@code 8 * row + column}, whatever the size.
 * All runs of a direction are followed at once, by shifting the whole board.
 */
public final class Bitboards {
    static final int SIZE = 8;

    private static final int MIRROR_COLUMNS = 1;
    private static final int MIRROR_ROWS = 2;
    private static final int TRANSPOSE = 4;
    /** All columns but the outer ones of the full board: where a disc can be shut in sideways. */
    private static final long INNER = 0x7e7e7e7e7e7e7e7eL;

    private Bitboards() {}

    /** The cells of a board of {@code size} by {@code size}. */
    public static long board(int size) {
        long row = (1L << size) - 1;
        long board = 0;
        for (int i = 0; i < size; i++) {
            board |= row << SIZE * i;
        }
        return board;
    }

    /** The cells of {@code board} where the owner of {@code own} can place a disc. */
    public static long moves(long own, long other, long board) {
        long inner = other & INNER;
        return (along(own, inner, 1) | along(own, other, 8) | along(own, inner, 7) | along(own, inner, 9))
                & board
                & ~(own | other);
    }

    /** The cells behind runs of {@code other} that begin beside {@code own}, in both directions of a line. */
    private static long along(long own, long other, int step) {
        long up = other & own << step;
        long down = other & own >>> step;
        up |= other & up << step;
        down |= other & down >>> step;
        long twoUp = other & other << step;
        long twoDown = other & other >>> step;
        up |= twoUp & up << 2 * step;
        down |= twoDown & down >>> 2 * step;
        up |= twoUp & up << 2 * step;
        down |= twoDown & down >>> 2 * step;
        return up << step | down >>> step;
    }

    /** The discs of {@code other} that a disc on {@code bit} turns. */
    public static long turned(int bit, long own, long other) {
        long inner = other & INNER;
        long disc = 1L << bit;
        return turned(disc, own, inner, 1)
                | turned(disc, own, other, 8)
                | turned(disc, own, inner, 7)
                | turned(disc, own, inner, 9);
    }

    private static long turned(long disc, long own, long other, int step) {
        long up = other & disc << step;
        long down = other & disc >>> step;
        up |= other & up << step;
        down |= other & down >>> step;
        long twoUp = other & other << step;
        long twoDown = other & other >>> step;
        up |= twoUp & up << 2 * step;
        down |= twoDown & down >>> 2 * step;
        up |= twoUp & up << 2 * step;
        down |= twoDown & down >>> 2 * step;
        return ((up << step & own) != 0 ? up : 0) | ((down >>> step & own) != 0 ? down : 0);
    }

    /** The image of a board of {@code size} under several of the steps above, as bits and in their order. */
    static long image(int symmetry, long discs, int size) {
        long image = discs;
        if ((symmetry & MIRROR_COLUMNS) != 0) {
            image = Long.reverseBytes(Long.reverse(image)) >>> SIZE - size;
        }
        if ((symmetry & MIRROR_ROWS) != 0) {
            image = Long.reverseBytes(image) >>> SIZE * (SIZE - size);
        }
        return (symmetry & TRANSPOSE) != 0 ? transposed(image) : image;
    }

    /** Rows and columns exchanged, by blocks of one, two and four cells (H. S. Warren, Hacker's Delight, 7-3). */
    private static long transposed(long board) {
        long x = board;
        long t = (x ^ x >>> 7) & 0x00aa00aa00aa00aaL;
        x ^= t ^ t << 7;
        t = (x ^ x >>> 14) & 0x0000cccc0000ccccL;
        x ^= t ^ t << 14;
        t = (x ^ x >>> 28) & 0x00000000f0f0f0f0L;
        return x ^ t ^ t << 28;
    }
}
