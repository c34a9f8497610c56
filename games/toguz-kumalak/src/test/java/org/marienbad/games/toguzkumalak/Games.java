package org.marienbad.games.toguzkumalak;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.GameSetup;

/** Games and positions for the tests. */
final class Games {
    private Games() {}

    /** A game by options as people write them: {@code "tuzdik=opposite"}. */
    static ToguzGame of(String... options) {
        Map<String, Object> given = new LinkedHashMap<>();
        for (String option : options) {
            given.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        return (ToguzGame) GameSetup.of(new ToguzProvider(), 2, given, 0).game();
    }

    /** A position from numbers written one after another: houses along the sowing, South's first, stores, tuzdiks by seat. */
    static ToguzState position(ToguzGame game, String houses, String stores, String tuzdik, int mover) {
        return game.stateOf(Map.of(
                "houses", numbers(houses), "stores", numbers(stores), "tuzdik", numbers(tuzdik), "mover", mover));
    }

    private static List<Integer> numbers(String text) {
        return Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
    }

    static ToguzState play(ToguzGame game, ToguzState state, String plies) {
        for (String ply : plies.split(" ")) {
            state.apply(game.parse(state, ply).orElseThrow(() -> new AssertionError(ply + " is illegal in\n" + state)));
        }
        return state;
    }

    /** The houses along the sowing, then the stores. */
    static String board(ToguzState state) {
        StringBuilder text = new StringBuilder();
        for (int place = 0; place < 2 * state.rules.houses; place++) {
            text.append(state.stones(place / state.rules.houses, place % state.rules.houses))
                    .append(' ');
        }
        return text + "| " + state.store(0) + " " + state.store(1);
    }
}
