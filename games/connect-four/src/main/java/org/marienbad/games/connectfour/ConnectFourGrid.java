package org.marienbad.games.connectfour;

/**
 * The geometry of a board as bits: cell (column, row), row 0 at the bottom, is bit {@code column * (rows + 1) + row}. The
 * bit above each column is always clear, so that no line goes round a corner (J. Tromp 1995). Immutable.
 */
public final class ConnectFourGrid {
    static final int MOST_BITS = 64;

    private final int columns;
    private final int rows;
    private final int line;
    private final long bottom;
    private final long cells;
    private final long[] columnCells;
    private final byte[] columnOfBit = new byte[MOST_BITS];

    /** @throws IllegalArgumentException if the board does not fit one word, or no line fits the board */
    ConnectFourGrid(int columns, int rows, int line) {
        if (columns * (rows + 1) > MOST_BITS) {
            throw new IllegalArgumentException("option 'columns': " + columns + " columns of " + rows
                    + " rows are too many; allowed: columns times (rows + 1) up to " + MOST_BITS);
        }
        if (line > Math.max(columns, rows)) {
            throw new IllegalArgumentException("option 'line': " + line + " in a line do not fit a board of " + columns
                    + " columns and " + rows + " rows");
        }
        this.columns = columns;
        this.rows = rows;
        this.line = line;
        columnCells = new long[columns];
        long lowest = 0;
        for (int column = 0; column < columns; column++) {
            lowest |= 1L << bit(column, 0);
            columnCells[column] = (1L << rows) - 1 << bit(column, 0);
            for (int row = 0; row < rows; row++) {
                columnOfBit[bit(column, row)] = (byte) column;
            }
        }
        bottom = lowest;
        cells = lowest * ((1L << rows) - 1);
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    /** How many in a line win. */
    public int line() {
        return line;
    }

    public int cellCount() {
        return columns * rows;
    }

    public int bit(int column, int row) {
        return column * (rows + 1) + row;
    }

    int columnOf(int bit) {
        return columnOfBit[bit];
    }

    int rowOf(int bit) {
        return bit % (rows + 1);
    }

    /** The lowest cell of every column. */
    public long bottom() {
        return bottom;
    }

    /** All cells. */
    public long cells() {
        return cells;
    }

    /** The cells of {@code column}. */
    public long columnCells(int column) {
        return columnCells[column];
    }

    /** The landing cells of discs: the lowest free cell of every column that is not full. */
    public long landings(long discs) {
        return discs + bottom & cells;
    }

    /** The landing cell of a disc dropped into {@code column}; 0 if it is full. */
    public long landing(long discs, int column) {
        return discs + bottom & columnCells[column];
    }

    /** Whether {@code discs} hold enough in a line: vertical, horizontal or diagonal. */
    public boolean hasLine(long discs) {
        return (lines(discs, 1) | lines(discs, rows) | lines(discs, rows + 1) | lines(discs, rows + 2)) != 0;
    }

    /** The first cells of the lines along neighbors {@code step} bits apart. */
    long lines(long discs, int step) {
        long pairs = discs & discs >>> step;
        if (line == 4) {
            return pairs & pairs >>> 2 * step;
        }
        return line == 3 ? pairs & pairs >>> step : pairs & pairs >>> 2 * step & discs >>> 4 * step;
    }

    /** The directions of lines, as distances of neighboring bits. */
    int[] steps() {
        return new int[] {1, rows, rows + 1, rows + 2};
    }

    /** The cells, free or not, that complete a line of {@code discs}. */
    public long completing(long discs) {
        return (completing(discs, 1)
                        | completing(discs, rows)
                        | completing(discs, rows + 1)
                        | completing(discs, rows + 2))
                & cells;
    }

    /** Cells with enough discs on both sides together, {@code step} bits apart. */
    private long completing(long discs, int step) {
        long below1 = discs << step;
        long below2 = below1 & discs << 2 * step;
        long above1 = discs >>> step;
        long above2 = above1 & discs >>> 2 * step;
        if (line == 3) {
            return below2 | below1 & above1 | above2;
        }
        long below3 = below2 & discs << 3 * step;
        long above3 = above2 & discs >>> 3 * step;
        if (line == 4) {
            return below3 | below2 & above1 | below1 & above2 | above3;
        }
        long below4 = below3 & discs << 4 * step;
        long above4 = above3 & discs >>> 4 * step;
        return below4 | below3 & above1 | below2 & above2 | below1 & above3 | above4;
    }

    /** The board seen from behind: left and right exchanged. */
    public long mirrored(long discs) {
        long mirrored = 0;
        long rest = discs;
        long low = (1L << rows + 1) - 1;
        for (int column = 0; column < columns; column++) {
            mirrored = mirrored << rows + 1 | rest & low;
            rest >>>= rows + 1;
        }
        return mirrored;
    }

    /** {@code a}, {@code b} … */
    public static String name(int column) {
        return String.valueOf((char) ('a' + column));
    }

    /** {@code a1} is the lowest cell of the first column. */
    static String name(int column, int row) {
        return name(column) + (row + 1);
    }

    String nameOf(long cell) {
        int bit = Long.numberOfTrailingZeros(cell);
        return name(columnOf(bit), rowOf(bit));
    }
}
