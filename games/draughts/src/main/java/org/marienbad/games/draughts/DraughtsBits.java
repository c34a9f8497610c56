package org.marienbad.games.draughts;

/**
 * The board as bits. The squares 1 to 32 are the bits 0 to 34 but for 8, 17 and 26, which are no squares. One of these
 * stands between every two rows and the next two. So a step in one direction is the same shift from every square, and a
 * step off the board leads to no square (A. Samuel 1959).
 *
 * <p>Directions are seen with square 1 in the upper left corner: 0 left-down, 1 right-down, 2 left-up, 3 right-up.
 */
public final class DraughtsBits {
    /** Directions of a king. */
    public static final int DIRECTIONS = 4;

    /** Bits of the board, those between the squares included. */
    public static final int BITS = 35;

    /** All squares. */
    public static final long BOARD = 0x7_FBFD_FEFFL;

    /** The squares that crown men of each seat. */
    private static final long[] CROWNING = {0xFL << 31, 0xFL};

    private DraughtsBits() {}

    /** The bit of square {@code index} + 1. */
    public static long bit(int index) {
        return 1L << index + index / 8;
    }

    /** The square of the lowest bit, counted from 0. */
    public static int index(long bits) {
        int bit = Long.numberOfTrailingZeros(bits);
        return bit - bit / 9;
    }

    /** All bits moved one step; those that leave the board are to be masked out. */
    public static long shift(long bits, int direction) {
        return switch (direction) {
            case 0 -> bits << 4;
            case 1 -> bits << 5;
            case 2 -> bits >>> 5;
            default -> bits >>> 4;
        };
    }

    /** Of the pieces {@code own} of {@code seat} those that may go in {@code direction} at all: kings, and men forward. */
    private static long movers(long own, long kings, int seat, int direction) {
        return direction < 2 == (seat == 0) ? own : own & kings;
    }

    /** The pieces of {@code seat} that can step in {@code direction}. */
    public static long steps(long own, long other, long kings, int seat, int direction) {
        return movers(own, kings, seat, direction) & shift(BOARD & ~(own | other), 3 - direction);
    }

    /** The pieces of {@code seat} that can jump in {@code direction}. */
    public static long jumps(long own, long other, long kings, int seat, int direction) {
        long empty = BOARD & ~(own | other);
        return movers(own, kings, seat, direction) & shift(other & shift(empty, 3 - direction), 3 - direction);
    }

    /** The pieces of {@code seat} that can jump in any direction. */
    public static long jumpers(long own, long other, long kings, int seat) {
        return jumps(own, other, kings, seat, 0)
                | jumps(own, other, kings, seat, 1)
                | jumps(own, other, kings, seat, 2)
                | jumps(own, other, kings, seat, 3);
    }

    /** Whether {@code seat} can step at all. */
    public static boolean canStep(long own, long other, long kings, int seat) {
        return (steps(own, other, kings, seat, 0)
                        | steps(own, other, kings, seat, 1)
                        | steps(own, other, kings, seat, 2)
                        | steps(own, other, kings, seat, 3))
                != 0;
    }

    /** The row in which men of {@code seat} become kings. */
    public static long crowning(int seat) {
        return CROWNING[seat];
    }

    /** The 32 squares without gaps, square 1 the lowest bit. */
    static long packed(long bits) {
        return bits & 0xFFL | bits >>> 1 & 0xFF00L | bits >>> 2 & 0xFF_0000L | bits >>> 3 & 0xFF00_0000L;
    }

    /** The inverse of {@link #packed}. */
    static long unpacked(long squares) {
        return squares & 0xFFL | (squares & 0xFF00L) << 1 | (squares & 0xFF_0000L) << 2 | (squares & 0xFF00_0000L) << 3;
    }
}
