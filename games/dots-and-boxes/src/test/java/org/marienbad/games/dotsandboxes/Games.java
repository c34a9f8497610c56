package org.marienbad.games.dotsandboxes;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;

/** Games and positions for tests. */
final class Games {
    static final DotsAndBoxesProvider PROVIDER = new DotsAndBoxesProvider();

    private Games() {}

    static DotsAndBoxesGame of(int rows, int columns) {
        return of(2, "rows=" + rows, "columns=" + columns);
    }

    /** A game by options as people write them: {@code "rows=5"}. */
    static DotsAndBoxesGame of(int seats, String... options) {
        Map<String, Object> given = new LinkedHashMap<>();
        for (String option : options) {
            given.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        return (DotsAndBoxesGame) GameSetup.of(PROVIDER, seats, given, 0).game();
    }

    static DotsAndBoxesState board(DotsAndBoxesGame game, int mover, String... lines) {
        return game.stateOf(Map.of("board", List.of(lines), "mover", mover));
    }

    /** The position after lines written with blanks between them. */
    static DotsAndBoxesState play(DotsAndBoxesGame game, String lines) {
        return play(game, game.newInitialState(), lines);
    }

    static DotsAndBoxesState play(DotsAndBoxesGame game, DotsAndBoxesState state, String lines) {
        for (String line : lines.isEmpty() ? new String[0] : lines.split(" ")) {
            state.apply(
                    game.parse(state, line).orElseThrow(() -> new AssertionError(line + " is illegal in\n" + state)));
        }
        return state;
    }

    static double[] payoffs(DotsAndBoxesState state) {
        double[] payoffs = new double[state.rules().seats()];
        state.payoffs(payoffs);
        return payoffs;
    }

    /** The boxes of each seat. */
    static String scores(DotsAndBoxesGame game, State state) {
        return Arrays.toString(game.scores(state));
    }
}
