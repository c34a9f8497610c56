package org.marienbad.games.testgames;

/**
 * The geometry of a bitboard: bit {@code column * (rows + 1) + row}, row 0 at the bottom. The bit above each column is
 * always clear, so that no run goes round a corner (Tromp 1995).
 *
 * @param run how many in a row win
 */
record Grid(int columns, int rows, int run) {
    static final int MOST_BITS = 64;

    Grid {
        if (run > Math.max(columns, rows)) {
            throw new IllegalArgumentException("option 'row': " + run + " in a row do not fit a board of " + columns
                    + " columns and " + rows + " rows");
        }
    }

    int cells() {
        return columns * rows;
    }

    int bit(int column, int row) {
        return column * (rows + 1) + row;
    }

    /** All cells. */
    long board() {
        long board = 0;
        for (int column = 0; column < columns; column++) {
            board |= (1L << rows) - 1 << bit(column, 0);
        }
        return board;
    }

    /** Distances between neighbors in the four directions. */
    int[] steps() {
        return new int[] {1, rows, rows + 1, rows + 2};
    }

    static String name(int column, int row) {
        return (char) ('a' + column) + String.valueOf(row + 1);
    }
}
