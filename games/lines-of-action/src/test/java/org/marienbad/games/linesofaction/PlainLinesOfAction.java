package org.marienbad.games.linesofaction;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/** The rules once more, plain and slow, on rows of letters from above, to compare with. */
final class PlainLinesOfAction {
    private static final String SEATS = "BW";

    final List<String> rows;
    final int mover;
    private final boolean moverWins;
    private final boolean stuckLoses;
    /** All positions since the last capture, the present one included. */
    private final List<String> earlier;

    PlainLinesOfAction(List<String> rows, int mover, boolean moverWins, boolean stuckLoses) {
        this(rows, mover, moverWins, stuckLoses, List.of());
    }

    private PlainLinesOfAction(
            List<String> rows, int mover, boolean moverWins, boolean stuckLoses, List<String> earlier) {
        this.rows = rows;
        this.mover = mover;
        this.moverWins = moverWins;
        this.stuckLoses = stuckLoses;
        this.earlier = new ArrayList<>(earlier);
        this.earlier.add(rows + " " + mover);
    }

    static List<String> start(int size) {
        String outer = "." + "B".repeat(size - 2) + ".";
        List<String> rows = new ArrayList<>(Collections.nCopies(size, "W" + ".".repeat(size - 2) + "W"));
        rows.set(0, outer);
        rows.set(size - 1, outer);
        return rows;
    }

    private char at(int x, int y) {
        return y < 0 || y >= rows.size() || x < 0 || x >= rows.size()
                ? ' '
                : rows.get(rows.size() - 1 - y).charAt(x);
    }

    private static String name(int x, int y) {
        return (char) ('a' + x) + "" + (y + 1);
    }

    /** All moves as they are written, in the order of the alphabet; a pass if there is none. */
    TreeSet<String> moves() {
        TreeSet<String> moves = new TreeSet<>();
        if (result() == null) {
            moves.addAll(movesOfMen());
            if (moves.isEmpty()) {
                moves.add("--");
            }
        }
        return moves;
    }

    private List<String> movesOfMen() {
        List<String> moves = new ArrayList<>();
        char own = SEATS.charAt(mover);
        char enemy = SEATS.charAt(1 - mover);
        for (int x = 0; x < rows.size(); x++) {
            for (int y = 0; y < rows.size(); y++) {
                for (int direction = 0; direction < 9 && at(x, y) == own; direction++) {
                    int dx = direction / 3 - 1;
                    int dy = direction % 3 - 1;
                    if (dx == 0 && dy == 0) {
                        continue;
                    }
                    int men = 0;
                    for (int i = -rows.size(); i <= rows.size(); i++) {
                        men += SEATS.indexOf(at(x + i * dx, y + i * dy)) >= 0 ? 1 : 0;
                    }
                    boolean jumps = false;
                    for (int i = 1; i < men; i++) {
                        jumps |= at(x + i * dx, y + i * dy) == enemy;
                    }
                    char there = at(x + men * dx, y + men * dy);
                    if (!jumps && (there == '.' || there == enemy)) {
                        moves.add(name(x, y) + (there == '.' ? "-" : "x") + name(x + men * dx, y + men * dy));
                    }
                }
            }
        }
        return moves;
    }

    PlainLinesOfAction after(String move) {
        if (move.equals("--")) {
            return new PlainLinesOfAction(rows, 1 - mover, moverWins, stuckLoses, earlier);
        }
        boolean takes = move.contains("x");
        String[] cells = move.split("[-x]");
        List<StringBuilder> changed = rows.stream().map(StringBuilder::new).toList();
        set(changed, cells[0], '.');
        set(changed, cells[1], SEATS.charAt(mover));
        List<String> after = changed.stream().map(StringBuilder::toString).toList();
        return new PlainLinesOfAction(after, 1 - mover, moverWins, stuckLoses, takes ? List.of() : earlier);
    }

    private static void set(List<StringBuilder> rows, String cell, char letter) {
        rows.get(rows.size() - Integer.parseInt(cell.substring(1))).setCharAt(cell.charAt(0) - 'a', letter);
    }

    boolean isJoined(char man) {
        List<StringBuilder> left = rows.stream().map(StringBuilder::new).toList();
        int groups = 0;
        for (int y = 0; y < rows.size(); y++) {
            for (int x = 0; x < rows.size(); x++) {
                groups += wipe(left, x, y, man) ? 1 : 0;
            }
        }
        return groups == 1;
    }

    /** Takes a whole group away; false where there is none. */
    private static boolean wipe(List<StringBuilder> left, int x, int y, char man) {
        if (y < 0
                || y >= left.size()
                || x < 0
                || x >= left.size()
                || left.get(y).charAt(x) != man) {
            return false;
        }
        left.get(y).setCharAt(x, '.');
        for (int i = 0; i < 9; i++) {
            wipe(left, x + i / 3 - 1, y + i % 3 - 1, man);
        }
        return true;
    }

    boolean isStuck() {
        return movesOfMen().isEmpty();
    }

    /** The payoff of Black at the end: 1, 0 or −1; null while the game goes on. */
    Double result() {
        boolean black = isJoined('B');
        boolean white = isJoined('W');
        double last = mover == 0 ? -1 : 1;
        if (black && white) {
            return moverWins ? last : 0.0;
        }
        if (black || white) {
            return black ? 1.0 : -1.0;
        }
        if (stuckLoses && isStuck()) {
            return last;
        }
        String now = earlier.get(earlier.size() - 1);
        return Collections.frequency(earlier, now) >= 3 || earlier.size() > 100 ? 0.0 : null;
    }
}
