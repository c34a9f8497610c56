package org.marienbad.games.hex;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;

/** Games and positions for tests. */
final class Games {
    static final HexProvider PROVIDER = new HexProvider();

    private Games() {}

    static HexGame of(int size, String swap) {
        Map<String, Object> given = new HashMap<>(Map.of("size", size, "swap", swap));
        return (HexGame) PROVIDER.create(2, Settings.of("option", PROVIDER.id(), PROVIDER.options(), given));
    }

    /** Without the swap rule. */
    static HexGame of(int size) {
        return of(size, "off");
    }

    /** The position after plies with blanks between them. */
    static HexState play(HexGame game, String plies) {
        HexState state = game.newInitialState();
        for (String ply : plies.split(" ")) {
            if (!ply.isEmpty()) {
                state.apply(
                        game.parse(state, ply).orElseThrow(() -> new AssertionError(ply + " is illegal in\n" + state)));
            }
        }
        return state;
    }

    /** The position with these rows, blanks between them, and that seat to move. */
    static HexState rows(HexGame game, int actor, String rows) {
        Map<String, Object> position = new HashMap<>(Map.of("rows", List.of(rows.split(" ")), "actor", actor));
        if (game.board().swap() == HexBoard.Swap.SIDES) {
            position.put("exchanged", 0);
        }
        return game.stateOf(position);
    }

    static List<String> legal(HexGame game, State state) {
        return Arrays.stream(game.legalActions(state))
                .mapToObj(action -> game.action(state, action).notation())
                .toList();
    }

    static double[] payoffs(State state) {
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        return payoffs;
    }
}
