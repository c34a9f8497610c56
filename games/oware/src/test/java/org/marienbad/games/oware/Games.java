package org.marienbad.games.oware;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.GameSetup;

/** Games and positions for the tests. */
final class Games {
    private Games() {}

    /** A game by options as people write them: {@code "grandSlam=allowed"}. */
    static OwareGame of(String... options) {
        Map<String, Object> given = new LinkedHashMap<>();
        for (String option : options) {
            given.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        return (OwareGame) GameSetup.of(new OwareProvider(), 2, given, 0).game();
    }

    /** A position from numbers written one after another: South's and North's houses along the sowing, and the stores. */
    static OwareState position(OwareGame game, String houses, String stores, int mover) {
        return game.stateOf(Map.of("houses", numbers(houses), "stores", numbers(stores), "mover", mover));
    }

    private static List<Integer> numbers(String text) {
        return Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
    }

    static OwareState play(OwareGame game, OwareState state, String plies) {
        for (String ply : plies.split(" ")) {
            state.apply(game.parse(state, ply).orElseThrow(() -> new AssertionError(ply + " is illegal in\n" + state)));
        }
        return state;
    }

    /** The notations of the legal actions, one after another. */
    static String legal(OwareGame game, OwareState state) {
        int[] legal = new int[game.info().maxLegalActions()];
        StringBuilder text = new StringBuilder();
        for (int house : Arrays.copyOf(legal, state.legalActions(legal))) {
            text.append(game.action(state, house).notation());
        }
        return text.toString();
    }
}
