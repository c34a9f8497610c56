package org.marienbad.games.hex;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.PositionFields;
import org.marienbad.framework.game.State;

/**
 * Positions as plain data: {@code rows} from the top, R for a stone of seat 0, B for seat 1 and a full stop for none.
 * The {@code actor} is the seat to move. If sides can be swapped, {@code exchanged} is 1 if they were.
 */
final class HexForm {
    private static final String SIGNS = "RB";

    private HexForm() {}

    static Map<String, Object> of(HexState state) {
        HexBoard board = state.board();
        int size = board.size();
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < size; column++) {
                line.append(("." + SIGNS).charAt(1 + state.owner(row * size + column)));
            }
            rows.add(line.toString());
        }
        Map<String, Object> position = new LinkedHashMap<>();
        position.put("rows", rows);
        position.put("actor", state.actor() == State.TERMINAL ? 0 : state.actor());
        if (board.swap() == HexBoard.Swap.SIDES) {
            position.put("exchanged", state.isExchanged() ? 1 : 0);
        }
        return position;
    }

    static HexState read(HexBoard board, Map<String, ?> position) {
        PositionFields fields = new PositionFields(position);
        int size = board.size();
        List<String> rows = fields.texts("rows", size, size);
        int actor = fields.number("actor", 0, 1);
        boolean exchanged = board.swap() == HexBoard.Swap.SIDES && fields.number("exchanged", 0, 1) == 1;
        fields.requireNoMore();
        int[] sides = new int[board.cellCount()];
        for (int row = 0; row < size; row++) {
            String line = rows.get(row);
            if (!line.matches("[.RB]{" + size + "}")) {
                throw new IllegalArgumentException("position: 'rows' must be " + size + " lines of " + size
                        + " characters, each of . R B; got '" + line + "'");
            }
            for (int column = 0; column < size; column++) {
                int seat = SIGNS.indexOf(line.charAt(column));
                sides[row * size + column] = seat >= 0 && exchanged ? 1 - seat : seat;
            }
        }
        HexState state = new HexState(board);
        state.set(sides, actor, exchanged);
        return state;
    }
}
