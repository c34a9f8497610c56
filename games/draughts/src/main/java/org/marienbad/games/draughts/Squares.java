package org.marienbad.games.draughts;

/** The 32 dark squares, from 0 here and from 1 for people, and where they lie as Black sees them: its men below. */
final class Squares {
    static final int COUNT = 32;
    static final int ROWS = 8;

    private Squares() {}

    /** Notation, and id in pictures. */
    static String name(int square) {
        return String.valueOf(square + 1);
    }

    /** The square called {@code name}, or −1. */
    static int named(String name) {
        if (!name.matches("[1-9]|[12]\\d|3[0-2]")) {
            return -1;
        }
        return Integer.parseInt(name) - 1;
    }

    /** The row from Black's side. */
    static int row(int square) {
        return square / 4;
    }

    /** The column from the left of Black, whose left corner is square 4. */
    static int column(int square) {
        return 6 - 2 * (square % 4) + row(square) % 2;
    }

    /** The target of a step, or with {@code distance} 2 of a jump; −1 off the board. */
    static int target(int square, int direction, int distance) {
        long bit = DraughtsBits.bit(square);
        for (int i = 0; i < distance; i++) {
            bit = DraughtsBits.shift(bit, direction) & DraughtsBits.BOARD;
        }
        return bit == 0 ? -1 : DraughtsBits.index(bit);
    }

    static int from(int action) {
        return action >> 2;
    }

    /** The target of {@code action} in {@code before}. */
    static int to(DraughtsState before, int action) {
        return target(from(action), action & 3, before.mustJump() ? 2 : 1);
    }

    /** The square of the piece that {@code action} captures in {@code before}, or −1. */
    static int captured(DraughtsState before, int action) {
        return before.mustJump() ? target(from(action), action & 3, 1) : -1;
    }
}
