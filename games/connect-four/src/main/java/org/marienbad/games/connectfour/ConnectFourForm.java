package org.marienbad.games.connectfour;

import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.PositionFields;

/** Positions as plain data. */
final class ConnectFourForm {
    private static final String SIGNS = "XO";

    private ConnectFourForm() {}

    static ConnectFourState read(ConnectFourGrid grid, Map<String, ?> position) {
        PositionFields fields = new PositionFields(position);
        List<String> lines = fields.texts("rows", grid.rows(), grid.rows());
        fields.requireNoMore();
        long[] discs = new long[2];
        for (int row = 0; row < grid.rows(); row++) {
            String line = lines.get(grid.rows() - 1 - row);
            if (!line.matches("[.XO]{" + grid.columns() + "}")) {
                throw new IllegalArgumentException("position: 'rows' must be " + grid.rows() + " lines of "
                        + grid.columns() + " characters, each of . X O; got '" + line + "'");
            }
            for (int column = 0; column < grid.columns(); column++) {
                int seat = SIGNS.indexOf(line.charAt(column));
                if (seat >= 0) {
                    discs[seat] |= 1L << grid.bit(column, row);
                }
            }
        }
        ConnectFourState state = new ConnectFourState(grid);
        state.setUp(discs[0], discs[1]);
        return state;
    }
}
