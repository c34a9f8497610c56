package org.marienbad.games.connectfour;

import java.util.HashMap;
import java.util.Map;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.setting.Settings;

/** Games and positions for tests. */
final class Games {
    static final ConnectFourProvider PROVIDER = new ConnectFourProvider();

    private Games() {}

    /** A game with options given as key and value in turn. */
    static ConnectFourGame of(Object... options) {
        Map<String, Object> given = new HashMap<>();
        for (int i = 0; i < options.length; i += 2) {
            given.put((String) options[i], options[i + 1]);
        }
        return (ConnectFourGame) PROVIDER.create(2, Settings.of("option", PROVIDER.id(), PROVIDER.options(), given));
    }

    /** The position after {@code columns}, letters or digits. */
    static ConnectFourState play(Game game, String columns) {
        ConnectFourState state = (ConnectFourState) game.newInitialState();
        for (String column : columns.split("")) {
            if (!column.isEmpty()) {
                state.apply(game.parse(state, column)
                        .orElseThrow(() -> new AssertionError(column + " is not legal in\n" + state)));
            }
        }
        return state;
    }

    /** The position that {@code rows} draws, from the top. */
    static ConnectFourState board(ConnectFourGame game, String rows) {
        return game.stateOf(Map.of("rows", rows.strip().lines().toList()));
    }
}
