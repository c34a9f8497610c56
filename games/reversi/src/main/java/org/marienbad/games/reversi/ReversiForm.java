package org.marienbad.games.reversi;

import java.util.Map;
import org.marienbad.framework.game.State;

/** Positions as plain data. */
final class ReversiForm {
    private static final String SIGNS = "XO";

    private ReversiForm() {}

    static String of(ReversiRules rules, ReversiState state) {
        StringBuilder text = new StringBuilder();
        for (int cell = 0; cell < rules.cells(); cell++) {
            text.append("-XO".charAt(state.owner(cell) + 1));
        }
        int mover = state.actor() == State.TERMINAL ? ReversiState.BLACK : state.actor();
        return text.append(' ').append(SIGNS.charAt(mover)).toString();
    }

    static ReversiState read(ReversiRules rules, Map<String, ?> position) {
        position.keySet().stream()
                .filter(key -> !key.equals("board"))
                .findFirst()
                .ifPresent(key -> {
                    throw new IllegalArgumentException("position: unknown field '" + key + "'; allowed: board");
                });
        String given = String.valueOf(position.get("board"));
        if (!given.matches("[-XO]{" + rules.cells() + "} [XO]")) {
            throw new IllegalArgumentException("position: 'board' must be " + rules.cells()
                    + " characters, each of - X O, then a blank and X or O for the seat to move; got '" + given + "'");
        }
        int[] owners = new int[rules.cells()];
        for (int cell = 0; cell < owners.length; cell++) {
            owners[cell] = SIGNS.indexOf(given.charAt(cell));
            if (owners[cell] < 0 && rules.ownerAtStart(cell) >= 0) {
                throw new IllegalArgumentException(
                        "position: " + rules.nameOf(cell) + " is empty, but the middle never is");
            }
        }
        ReversiState state = ReversiState.empty(rules);
        state.set(owners, SIGNS.indexOf(given.charAt(given.length() - 1)));
        return state;
    }
}
