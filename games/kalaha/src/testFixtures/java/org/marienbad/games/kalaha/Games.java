package org.marienbad.games.kalaha;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;

/** Games and positions for the tests. */
public final class Games {
    private Games() {}

    /** A game by options as people write them: {@code "pits", 3, "emptyCapture", "off"}. */
    public static KalahaGame of(Object... keysAndValues) {
        Map<String, Object> options = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            options.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        KalahaProvider provider = new KalahaProvider();
        return (KalahaGame) provider.create(2, Settings.of("option", "kalaha", provider.options(), options));
    }

    /** A position with {@code actor} to move. */
    public static KalahaState position(
            KalahaGame game, List<Integer> south, List<Integer> north, int southStore, int northStore, int actor) {
        return game.stateOf(
                Map.of("pits", List.of(south, north), "stores", List.of(southStore, northStore), "actor", actor));
    }

    /** Plays plies in notation. */
    public static KalahaState play(KalahaGame game, KalahaState state, String... plies) {
        for (String ply : plies) {
            state.apply(game.parse(state, ply).orElseThrow(() -> new AssertionError(ply + " is illegal in\n" + state)));
        }
        return state;
    }

    public static int[] legal(KalahaGame game, State state) {
        int[] buffer = new int[game.info().maxLegalActions()];
        return Arrays.copyOf(buffer, state.legalActions(buffer));
    }

    static int[] row(KalahaGame game, KalahaState state, int seat) {
        int[] row = new int[game.rules().pits()];
        for (int pit = 0; pit < row.length; pit++) {
            row[pit] = state.stones(seat, pit);
        }
        return row;
    }

    /** All stones, in pits and stores. */
    static int stones(KalahaGame game, KalahaState state) {
        return Arrays.stream(row(game, state, 0)).sum()
                + Arrays.stream(row(game, state, 1)).sum()
                + state.store(0)
                + state.store(1);
    }

    /** Options at random, all sizes. */
    static KalahaRules randomRules(Random random) {
        return new KalahaRules(
                1 + random.nextInt(KalahaRules.MAX_PITS),
                1 + random.nextInt(KalahaRules.MAX_STONES),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean(),
                random.nextBoolean());
    }

    /** Sequences of exactly {@code depth} sowings; a game that is over ends its line. */
    static long perft(KalahaGame game, State state, int depth) {
        int[] legal = legal(game, state);
        if (depth == 1) {
            return legal.length;
        }
        long count = 0;
        State next = state.copy();
        for (int action : legal) {
            next.copyFrom(state);
            next.apply(action);
            count += perft(game, next, depth - 1);
        }
        return count;
    }
}
