package org.marienbad.games.dotsandboxes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.PositionFields;

/**
 * Positions as drawings, a text a row. A {@code +} is a dot, {@code -} and {@code |} are lines, the number of its owner
 * stands in a closed box, and blanks are the rest.
 */
final class DotsAndBoxesText {
    private static final String BOARD = "board";
    private static final String MOVER = "mover";
    private static final String OWNERS = "1234";

    private DotsAndBoxesText() {}

    static List<String> lines(DotsAndBoxesState state) {
        DotsAndBoxesGrid grid = state.rules().grid();
        List<String> lines = new ArrayList<>();
        for (int y = 0; y <= 2 * grid.rows(); y++) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x <= 2 * grid.columns(); x++) {
                line.append(character(state, grid, y, x));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static char character(DotsAndBoxesState state, DotsAndBoxesGrid grid, int y, int x) {
        int place = grid.bitIndex(y / 2, x / 2);
        if (y % 2 == 0 && x % 2 == 0) {
            return '+';
        } else if (y % 2 == 0) {
            return (state.horizontals() >>> place & 1) != 0 ? '-' : ' ';
        } else if (x % 2 == 0) {
            return (state.verticals() >>> place & 1) != 0 ? '|' : ' ';
        }
        int owner = state.owner(place);
        return owner < 0 ? ' ' : OWNERS.charAt(owner);
    }

    /** The drawing, and the seat to move; 0 if the game is over. */
    static Map<String, Object> position(DotsAndBoxesState state) {
        return Map.of(BOARD, lines(state), MOVER, Math.max(0, state.actor()));
    }

    static DotsAndBoxesState read(DotsAndBoxesRules rules, Map<String, ?> position) {
        DotsAndBoxesGrid grid = rules.grid();
        PositionFields fields = new PositionFields(position);
        int height = 2 * grid.rows() + 1;
        List<String> lines = fields.texts(BOARD, height, height);
        int mover = fields.number(MOVER, 0, rules.seats() - 1);
        fields.requireNoMore();
        long[] owned = new long[rules.seats()];
        long[] drawn = new long[2];
        for (int y = 0; y < height; y++) {
            String line = lines.get(y);
            if (line.length() != 2 * grid.columns() + 1) {
                throw refusal(y, "must have " + (2 * grid.columns() + 1) + " characters, not " + line.length());
            }
            for (int x = 0; x < line.length(); x++) {
                long bit = 1L << grid.bitIndex(y / 2, x / 2);
                String allowed = allowed(rules, y, x);
                int found = allowed.indexOf(line.charAt(x));
                if (found < 0) {
                    throw refusal(
                            y,
                            "has '" + line.charAt(x) + "' at character " + (x + 1) + "; allowed there: "
                                    + String.join(
                                                    " or ",
                                                    allowed.replace(" ", "_").split(""))
                                            .replace("_", "a blank"));
                }
                if (found > 0 && y % 2 == 1 && x % 2 == 1) {
                    owned[found - 1] |= bit;
                } else if (found > 0) {
                    drawn[y % 2] |= bit;
                }
            }
        }
        requireOwners(grid, drawn, owned);
        DotsAndBoxesState state = new DotsAndBoxesState(rules);
        state.set(drawn[0], drawn[1], owned, mover);
        return state;
    }

    private static String allowed(DotsAndBoxesRules rules, int y, int x) {
        if (y % 2 == 0) {
            return x % 2 == 0 ? "+" : " -";
        }
        return x % 2 == 0 ? " |" : " " + OWNERS.substring(0, rules.seats());
    }

    private static void requireOwners(DotsAndBoxesGrid grid, long[] drawn, long[] owned) {
        long closed = grid.closed(drawn[0], drawn[1]);
        long all = 0;
        for (long boxes : owned) {
            all |= boxes;
        }
        if (all != closed) {
            int box = Long.numberOfTrailingZeros(all ^ closed);
            String what = (closed >>> box & 1) != 0 ? "closed, but has no owner" : "not closed, but has an owner";
            throw new IllegalArgumentException("position: the box in row " + (grid.row(box) + 1) + " and column "
                    + (grid.column(box) + 1) + " is " + what);
        }
    }

    private static IllegalArgumentException refusal(int y, String what) {
        return new IllegalArgumentException("position: text " + (y + 1) + " of '" + BOARD + "' " + what);
    }
}
