package org.marienbad.games.reversi;

import java.util.HashMap;
import java.util.Map;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;

/** Games and positions for tests. */
final class Games {
    static final ReversiProvider PROVIDER = new ReversiProvider();

    private Games() {}

    /** A game with options given as key and value in turn. */
    static ReversiGame of(Object... options) {
        Map<String, Object> given = new HashMap<>();
        for (int i = 0; i < options.length; i += 2) {
            given.put((String) options[i], options[i + 1]);
        }
        return (ReversiGame) PROVIDER.create(2, Settings.of("option", PROVIDER.id(), PROVIDER.options(), given));
    }

    /** The position that {@code board} draws in any number of lines, with the mover in the last one. */
    static ReversiState board(ReversiGame game, String board) {
        String cells = board.replaceAll("\\s", "");
        int end = cells.length() - 1;
        return game.stateOf(Map.of("board", cells.substring(0, end) + " " + cells.charAt(end)));
    }

    /** The position after cells written one after the other. */
    static ReversiState play(ReversiGame game, String cells) {
        ReversiState state = game.newInitialState();
        for (String cell : cells.split("(?<=[0-9-])(?=[a-z-][-0-9])")) {
            state.apply(
                    game.parse(state, cell).orElseThrow(() -> new AssertionError(cell + " is illegal in\n" + state)));
        }
        return state;
    }

    static double[] payoffs(State state) {
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        return payoffs;
    }
}
