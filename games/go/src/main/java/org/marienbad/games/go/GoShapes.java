package org.marienbad.games.go;

/**
 * Whether a stone on an empty point makes one of the shapes that answer a stone beside it. These are hane, cut, and
 * moves at the edge, by the eight points around. They are those of S. Gelly, Y. Wang, R. Munos and O. Teytaud,
 * "Modification of UCT with Patterns in Monte-Carlo Go" (2006), turned and mirrored, and for stones of either seat.
 */
final class GoShapes {
    /** Rows from above. X and O are stones of different seats, x and o anything but those, # is outside, ? anything inside or out. */
    private static final String[][] SHAPES = {
        {"XOX", "...", "???"}, // hane around a stone
        {"XO.", "...", "?.?"}, // hane
        {"XO?", "X..", "x.?"}, // hane, supported
        {".O.", "X..", "..."}, // a stone aslant
        {"XO?", "O.o", "?o?"}, // cut
        {"XO?", "O.X", "???"}, // cut, supported
        {"?X?", "O.O", "ooo"}, // push between two stones
        {"X.?", "O.?", "##?"}, // chase along the edge
        {"OX?", "X.O", "###"}, // block a cut at the edge
        {"?X?", "x.O", "###"}, // block a connection at the edge
        {"?OX", "X.O", "###"}, // cut at the edge
    };

    private static final int AROUND = 8;
    private static final int OUTSIDE = 3;
    /** The places of the points around in the drawings, clockwise from the corner above on the left. */
    private static final int[] PLACES = {0, 1, 2, 5, 8, 7, 6, 3};

    /** By code of the neighborhood, whether it is a shape. */
    private static final boolean[] KNOWN = new boolean[1 << 2 * AROUND];

    static {
        for (String[] shape : SHAPES) {
            String drawn = String.join("", shape);
            for (int turn = 0; turn < AROUND; turn += 2) {
                mark(drawn, turn, 1, 0, 0);
                mark(drawn, turn, -1, 0, 0);
            }
        }
    }

    private GoShapes() {}

    /** Marks all codes that a drawing stands for, turned and perhaps mirrored, from the {@code index}-th point around on. */
    private static void mark(String drawn, int turn, int step, int index, int code) {
        if (index == AROUND) {
            KNOWN[code] = true;
            KNOWN[exchanged(code)] = true;
            return;
        }
        char wanted = drawn.charAt(PLACES[(turn + step * index + AROUND) % AROUND]);
        for (int found = 0; found <= OUTSIDE; found++) {
            boolean fits = switch (wanted) {
                case '.' -> found == 0;
                case 'X' -> found == 1;
                case 'O' -> found == 2;
                case 'x' -> found == 0 || found == 2;
                case 'o' -> found == 0 || found == 1;
                case '#' -> found == OUTSIDE;
                default -> true;
            };
            if (fits) {
                mark(drawn, turn, step, index + 1, code | found << 2 * index);
            }
        }
    }

    /** The same with the stones of the other seat. */
    private static int exchanged(int code) {
        int low = code & 0x5555;
        int high = code >>> 1 & 0x5555;
        // 1 and 2 change places, 0 and 3 stay.
        return high | low << 1;
    }

    /** Whether a stone on the empty {@code point} makes a shape. */
    static boolean isShape(GoBoard board, int point) {
        int[] around = board.grid.around[point];
        int code = 0;
        for (int i = 0; i < AROUND; i++) {
            int found = around[i] < 0 ? OUTSIDE : board.owner(around[i]) + 1;
            code |= found << 2 * i;
        }
        return KNOWN[code];
    }
}
