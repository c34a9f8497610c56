package org.marienbad.games.minuteempire;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;

/** Games and positions for the tests. */
final class Games {
    private Games() {}

    /** A game by options as people write them: {@code "rules", "thesis", "map", "side-b"}. */
    static EmpireGame of(int seats, Object... keysAndValues) {
        Map<String, Object> options = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            options.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        MinuteEmpireProvider provider = new MinuteEmpireProvider();
        return (EmpireGame) provider.create(seats, Settings.of("option", provider.id(), provider.options(), options));
    }

    static int[] legal(EmpireGame game, State state) {
        int[] buffer = new int[game.info().maxLegalActions()];
        return Arrays.copyOf(buffer, state.legalActions(buffer));
    }

    /** Plays plies in notation. */
    static EmpireState play(EmpireGame game, EmpireState state, String... plies) {
        for (String ply : plies) {
            state.apply(game.parse(state, ply).orElseThrow(() -> new AssertionError(ply + " is illegal in\n" + state)));
        }
        return state;
    }
}
