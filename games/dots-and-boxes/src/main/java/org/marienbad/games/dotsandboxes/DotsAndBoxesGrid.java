package org.marienbad.games.dotsandboxes;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The geometry of a board, and how its lines and boxes are kept as bits. The bit of row r and column c is {@code r ·
 * (columns + 1) + c}, with rows counted from the top. It stands for the horizontal line to the right of that dot, the
 * vertical one down from it, and the box between them. Each kind has a word of its own. Shifts then compare all boxes
 * at once.
 *
 * <p>The code of a line is its number in OpenSpiel's order: horizontal lines row by row, then vertical ones.
 */
public final class DotsAndBoxesGrid {
    static final int MOST = 7;

    private static final Pattern NAME =
            Pattern.compile("(?:P\\d)?\\(?([hv]),?([0-7]),?([0-7])\\)?", Pattern.CASE_INSENSITIVE);

    private final int rows;
    private final int columns;
    private final int stride;
    private final int horizontalCount;
    private final int lineCount;
    private final long horizontals;
    private final long verticals;
    private final long boxes;
    private final int[] codeOfHorizontal = new int[Long.SIZE];

    /** Boxes in rows and columns, 1 to 7 each. */
    public DotsAndBoxesGrid(int rows, int columns) {
        if (rows < 1 || rows > MOST || columns < 1 || columns > MOST) {
            throw new IllegalArgumentException("a board has 1 to " + MOST + " rows and columns");
        }
        this.rows = rows;
        this.columns = columns;
        stride = columns + 1;
        horizontalCount = (rows + 1) * columns;
        lineCount = horizontalCount + rows * stride;
        long[] all = new long[3];
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column <= columns; column++) {
                long bit = 1L << row * stride + column;
                all[0] |= column < columns ? bit : 0;
                all[1] |= row < rows ? bit : 0;
                all[2] |= column < columns && row < rows ? bit : 0;
                codeOfHorizontal[row * stride + column] = row * columns + column;
            }
        }
        horizontals = all[0];
        verticals = all[1];
        boxes = all[2];
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public int boxCount() {
        return rows * columns;
    }

    int dotCount() {
        return (rows + 1) * stride;
    }

    /** How many lines can be drawn. */
    public int lineCount() {
        return lineCount;
    }

    /** How far the bits of two rows are apart. */
    public int stride() {
        return stride;
    }

    /** All horizontal lines. */
    public long horizontals() {
        return horizontals;
    }

    /** All vertical lines. */
    public long verticals() {
        return verticals;
    }

    /** All boxes. */
    public long boxes() {
        return boxes;
    }

    /** Whether the line is a horizontal one. */
    public boolean isHorizontal(int code) {
        return code < horizontalCount;
    }

    /** The bit of a line, in the word of its kind. */
    public long bit(int code) {
        return 1L << (code < horizontalCount ? code / columns * stride + code % columns : code - horizontalCount);
    }

    /** The code of the horizontal line with this number of bit. */
    public int horizontal(int index) {
        return codeOfHorizontal[index];
    }

    /** The code of the vertical line with this number of bit. */
    public int vertical(int index) {
        return horizontalCount + index;
    }

    int bitIndex(int row, int column) {
        return row * stride + column;
    }

    int row(int bitIndex) {
        return bitIndex / stride;
    }

    int column(int bitIndex) {
        return bitIndex % stride;
    }

    /** The row of the dot from which a line goes right or down. */
    int rowOf(int code) {
        return isHorizontal(code) ? code / columns : (code - horizontalCount) / stride;
    }

    /** The column of that dot. */
    int columnOf(int code) {
        return isHorizontal(code) ? code % columns : (code - horizontalCount) % stride;
    }

    /** The name of a line: {@code h00}, {@code v12}. */
    public String nameOf(int code) {
        return (isHorizontal(code) ? "h" : "v") + rowOf(code) + columnOf(code);
    }

    /** The code of a line, by its name or as OpenSpiel writes it, {@code (h,0,0)}. */
    OptionalInt codeOf(String name) {
        Matcher parts = NAME.matcher(name.trim());
        if (!parts.matches()) {
            return OptionalInt.empty();
        }
        boolean horizontal = parts.group(1).equalsIgnoreCase("h");
        int row = Integer.parseInt(parts.group(2));
        int column = Integer.parseInt(parts.group(3));
        if (row > rows - (horizontal ? 0 : 1) || column > columns - (horizontal ? 1 : 0)) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(horizontal ? row * columns + column : horizontalCount + row * stride + column);
    }

    /** The name of a box by the number of its bit. */
    String boxName(int bitIndex) {
        return "b" + row(bitIndex) + column(bitIndex);
    }

    /** The boxes with all four lines. */
    public long closed(long horizontal, long vertical) {
        return horizontal & horizontal >>> stride & vertical & vertical >>> 1 & boxes;
    }

    /** The boxes with exactly three lines. */
    public long withThree(long horizontal, long vertical) {
        long below = horizontal >>> stride;
        long right = vertical >>> 1;
        long odd = horizontal ^ below ^ vertical ^ right;
        return odd & (horizontal & below | vertical & right) & boxes;
    }

    /** The boxes with exactly two lines. */
    public long withTwo(long horizontal, long vertical) {
        long below = horizontal >>> stride;
        long right = vertical >>> 1;
        long rows = horizontal ^ below;
        long sides = vertical ^ right;
        return ~(rows ^ sides) & (horizontal & below ^ vertical & right | rows & sides) & boxes;
    }

    /** The horizontal lines above and below {@code some} boxes. */
    public long horizontalsOf(long some) {
        return some | some << stride;
    }

    /** The vertical lines beside {@code some} boxes. */
    public long verticalsOf(long some) {
        return some | some << 1;
    }

    /** The boxes above and below {@code some} horizontal lines. */
    public long boxesAtHorizontals(long some) {
        return (some | some >>> stride) & boxes;
    }

    /** The boxes beside {@code some} vertical lines. */
    public long boxesAtVerticals(long some) {
        return (some | some >>> 1) & boxes;
    }

    /** The boxes of {@code within} that {@code from} reaches through lines not yet drawn, those of {@code from} included. */
    public long reached(long from, long within, long horizontal, long vertical) {
        long reached = from;
        while (true) {
            long next = reached
                    | (reached << 1 & ~vertical
                                    | reached >>> 1 & ~(vertical >>> 1)
                                    | reached << stride & ~horizontal
                                    | reached >>> stride & ~(horizontal >>> stride))
                            & within;
            if (next == reached) {
                return reached;
            }
            reached = next;
        }
    }
}
