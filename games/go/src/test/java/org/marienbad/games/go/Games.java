package org.marienbad.games.go;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;

/** Games and positions for the tests. */
final class Games {
    private Games() {}

    /** A game by options as people write them: {@code "size=5"}. */
    static GoGame of(String... options) {
        Map<String, Object> given = new LinkedHashMap<>();
        for (String option : options) {
            given.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        return (GoGame) GameSetup.of(new GoProvider(), 2, given, 0).game();
    }

    /** The position that {@code board} draws, rows from above, with X or O to move. */
    static GoState board(GoGame game, String board, char mover) {
        return game.stateOf(Map.of("board", board.lines().toList(), "mover", "XO".indexOf(mover), "passes", 0));
    }

    static GoState play(GoGame game, GoState state, String plies) {
        for (String ply : plies.split(" ")) {
            state.apply(game.parse(state, ply).orElseThrow(() -> new AssertionError(ply + " is illegal in\n" + state)));
        }
        return state;
    }

    static GoState play(GoGame game, String plies) {
        return play(game, game.newInitialState(), plies);
    }

    static List<String> legal(GoGame game, GoState state) {
        return Arrays.stream(game.legalActions(state))
                .mapToObj(game.rules()::nameOf)
                .toList();
    }

    static boolean isLegal(GoGame game, GoState state, String ply) {
        return game.parse(state, ply).isPresent();
    }

    static double[] payoffs(State state) {
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        return payoffs;
    }
}
