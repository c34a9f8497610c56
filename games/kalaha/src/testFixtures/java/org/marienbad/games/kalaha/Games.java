package org.marienbad.games.kalaha;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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

    /**
     * The position that prints as {@code text}: North's pits from A on beside its store, South's from a on. Then follow
     * the seat to move and whether the swap of the pie rule is open. The letters above and below are for the reader.
     */
    public static KalahaState board(KalahaGame game, String text) {
        String[] lines = text.split("\n");
        List<Integer> north = numbers(lines[1]);
        List<Integer> south = numbers(lines[2]);
        int northStore = north.remove(0);
        int southStore = south.remove(south.size() - 1);
        // Along the sowing: North's row as it is printed, from the right.
        Collections.reverse(north);
        Map<String, Object> position = new LinkedHashMap<>();
        position.put("pits", List.of(south, north));
        position.put("stores", List.of(southStore, northStore));
        position.put("actor", lines[4].startsWith("North") ? 1 : lines[4].startsWith("South") ? 0 : State.TERMINAL);
        if (lines[4].endsWith("swap sides")) {
            position.put("pie", "offered");
        } else if (lines[4].endsWith("first turn")) {
            position.put("pie", "firstTurn");
        }
        KalahaState state = game.stateOf(position);
        if (!state.toString().equals(text)) {
            throw new AssertionError("not a board of this game:\n" + text + "\nread as:\n" + state);
        }
        return state;
    }

    private static List<Integer> numbers(String line) {
        return Pattern.compile("\\d+")
                .matcher(line)
                .results()
                .map(number -> Integer.valueOf(number.group()))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** Plays plies in notation. */
    public static KalahaState play(KalahaGame game, KalahaState state, String... plies) {
        for (String ply : plies) {
            state.apply(game.parse(state, ply).orElseThrow(() -> new AssertionError(ply + " is illegal in\n" + state)));
        }
        return state;
    }

    public static int[] legal(KalahaGame game, State state) {
        return game.legalActions(state);
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
        return KalahaRules.of(1 + random.nextInt(KalahaRules.MAX_PITS), 1 + random.nextInt(KalahaRules.MAX_STONES))
                .emptyCapture(random.nextBoolean())
                .endsWithEmptyRow(random.nextBoolean())
                .leftoversToOwner(random.nextBoolean())
                .clockwise(random.nextBoolean())
                .pie(random.nextBoolean())
                .margin(random.nextBoolean())
                .build();
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
