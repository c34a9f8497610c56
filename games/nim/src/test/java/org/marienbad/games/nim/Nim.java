package org.marienbad.games.nim;

import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;

/** Shorthand of the tests. */
final class Nim {
    static final NimProvider PROVIDER = new NimProvider();

    private Nim() {}

    static Game game(int seats, Map<String, ?> options) {
        return PROVIDER.create(seats, Settings.of("option", "nim", PROVIDER.options(), options));
    }

    static Game game(Integer... heaps) {
        return game(2, Map.of("heaps", List.of(heaps)));
    }

    static Game misere(Integer... heaps) {
        return game(2, Map.of("heaps", List.of(heaps), "misere", "on"));
    }

    static Game limited(int limit, Integer... heaps) {
        return game(2, Map.of("heaps", List.of(heaps), "limit", limit));
    }

    /** The actions that {@code notations} mean, played one after another from the start. */
    static State play(Game game, String... notations) {
        State state = game.newInitialState();
        for (String notation : notations) {
            state.apply(game.parse(state, notation).orElseThrow());
        }
        return state;
    }

    static int[] legal(Game game, State state) {
        return game.legalActions(state);
    }

    static List<Integer> heaps(Game game, State state) {
        return ((List<?>) game.position(state).orElseThrow().get("heaps"))
                .stream().map(Integer.class::cast).toList();
    }
}
