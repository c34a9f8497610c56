package org.marienbad.games.testgames;

/**
 * The geometry of a bitboard: bit {@code column * (rows + 1) + row}, row 0 at the bottom, the bit above each column
 * always clear so that no run goes round a corner (Tromp 1995).
 *
 * @param run how many in a row win
 * @param drops whether a disc falls to the lowest free cell of its column
 */
record Grid(int columns, int rows, int run, boolean drops) {
    static final int MOST_BITS = 64;

    Grid {
        if (columns * (rows + 1) > MOST_BITS) {
            throw new IllegalArgumentException("option 'columns': " + columns + " columns of " + rows
                    + " rows are too many; allowed: columns times (rows + 1) up to " + MOST_BITS);
        }
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

    /** The lowest cell of every column. */
    long bottom() {
        long bottom = 0;
        for (int column = 0; column < columns; column++) {
            bottom |= 1L << bit(column, 0);
        }
        return bottom;
    }

    /** All cells. */
    long board() {
        return bottom() * ((1L << rows) - 1);
    }

    /** Distances between neighbours in the four directions. */
    int[] steps() {
        return new int[] {1, rows, rows + 1, rows + 2};
    }

    static String columnName(int column) {
        return String.valueOf((char) ('a' + column));
    }

    static String name(int column, int row) {
        return columnName(column) + (row + 1);
    }
}
