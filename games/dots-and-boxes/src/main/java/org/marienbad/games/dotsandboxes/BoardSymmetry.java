package org.marienbad.games.dotsandboxes;

import java.util.ArrayList;
import java.util.List;

/** The board turned or mirrored: where lines and boxes go. */
public final class BoardSymmetry {
    private final DotsAndBoxesGrid grid;
    private final boolean down;
    private final boolean across;
    private final boolean turned;
    private final int[] lines;

    private BoardSymmetry(DotsAndBoxesGrid grid, boolean down, boolean across, boolean turned) {
        this.grid = grid;
        this.down = down;
        this.across = across;
        this.turned = turned;
        lines = new int[grid.lineCount()];
        for (int line = 0; line < lines.length; line++) {
            lines[line] = place(line);
        }
    }

    /** All of a board but the identity: seven of a square, three of any other. */
    public static List<BoardSymmetry> of(DotsAndBoxesGrid grid) {
        List<BoardSymmetry> all = new ArrayList<>();
        for (int i = 1; i < (grid.rows() == grid.columns() ? 8 : 4); i++) {
            all.add(new BoardSymmetry(grid, (i & 1) != 0, (i & 2) != 0, (i & 4) != 0));
        }
        return all;
    }

    /** In half rows and columns: dots have even coordinates, lines one that is odd, boxes two. */
    private int row(int y, int x) {
        int turnedTo = turned ? x : y;
        return down ? 2 * grid.rows() - turnedTo : turnedTo;
    }

    private int column(int y, int x) {
        int turnedTo = turned ? y : x;
        return across ? 2 * grid.columns() - turnedTo : turnedTo;
    }

    private int place(int line) {
        boolean horizontal = grid.isHorizontal(line);
        int y = 2 * grid.rowOf(line) + (horizontal ? 0 : 1);
        int x = 2 * grid.columnOf(line) + (horizontal ? 1 : 0);
        int index = grid.bitIndex(row(y, x) / 2, column(y, x) / 2);
        return row(y, x) % 2 == 0 ? grid.horizontal(index) : grid.vertical(index);
    }

    /** The code of the image of a line. */
    public int line(int code) {
        return lines[code];
    }

    long horizontals(long horizontal, long vertical) {
        return image(horizontal, vertical, true);
    }

    long verticals(long horizontal, long vertical) {
        return image(horizontal, vertical, false);
    }

    private long image(long horizontal, long vertical, boolean wanted) {
        long image = 0;
        for (long left = turned == wanted ? vertical : horizontal; left != 0; left &= left - 1) {
            int index = Long.numberOfTrailingZeros(left);
            image |= grid.bit(lines[turned == wanted ? grid.vertical(index) : grid.horizontal(index)]);
        }
        return image;
    }

    long boxes(long some) {
        long image = 0;
        for (long left = some; left != 0; left &= left - 1) {
            int index = Long.numberOfTrailingZeros(left);
            int y = 2 * grid.row(index) + 1;
            int x = 2 * grid.column(index) + 1;
            image |= 1L << grid.bitIndex(row(y, x) / 2, column(y, x) / 2);
        }
        return image;
    }
}
