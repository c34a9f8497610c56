package org.marienbad.games.draughts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;

/** Games and positions for tests. */
final class Games {
    static final DraughtsProvider PROVIDER = new DraughtsProvider();
    static final DraughtsGame USUAL = of();

    private Games() {}

    /** A game with options given as key and value in turn. */
    static DraughtsGame of(Object... options) {
        Map<String, Object> given = new HashMap<>();
        for (int i = 0; i < options.length; i += 2) {
            given.put((String) options[i], options[i + 1]);
        }
        return (DraughtsGame) PROVIDER.create(2, Settings.of("option", PROVIDER.id(), PROVIDER.options(), given));
    }

    static DraughtsState fen(String fen) {
        return USUAL.stateOf(Map.of("fen", fen));
    }

    /** {@code state} after plies with blanks between them. */
    static DraughtsState play(DraughtsState state, String plies) {
        for (String ply : plies.split(" ")) {
            state.apply(
                    USUAL.parse(state, ply).orElseThrow(() -> new AssertionError(ply + " is illegal in\n" + state)));
        }
        return state;
    }

    /** The notations of the legal actions, with blanks between them. */
    static String legal(State state) {
        List<String> names = new ArrayList<>();
        for (int code : USUAL.legalActions(state)) {
            names.add(USUAL.action(state, code).notation());
        }
        return String.join(" ", names);
    }

    static double[] payoffs(State state) {
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        return payoffs;
    }
}
