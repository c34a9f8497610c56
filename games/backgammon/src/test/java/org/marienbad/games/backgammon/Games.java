package org.marienbad.games.backgammon;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;

/** Games and positions for tests. */
final class Games {
    static final BackgammonProvider PROVIDER = new BackgammonProvider();

    private Games() {}

    /** A game with options given as key and value in turn. */
    static BackgammonGame of(Object... options) {
        Map<String, Object> given = new HashMap<>();
        for (int i = 0; i < options.length; i += 2) {
            given.put((String) options[i], options[i + 1]);
        }
        return (BackgammonGame) PROVIDER.create(2, Settings.of("option", PROVIDER.id(), PROVIDER.options(), given));
    }

    /** A position of the usual game, the first seat on roll. */
    static BackgammonState position(String id, String phase, Integer... dice) {
        return Games.of().stateOf(Map.of("id", id, "phase", phase, "turn", 0, "dice", Arrays.asList(dice), "turns", 0));
    }

    /** The position after plies in the notation of the game, one blank between them. */
    static BackgammonState play(BackgammonGame game, State from, String plies) {
        BackgammonState state = (BackgammonState) from.copy();
        for (String ply : plies.split(" ")) {
            state.apply(game.parse(state, ply).orElseThrow(() -> new AssertionError(ply + " is illegal in\n" + state)));
        }
        return state;
    }

    /** The notations of the legal actions. */
    static List<String> legal(BackgammonGame game, BackgammonState state) {
        return Arrays.stream(game.legalActions(state))
                .mapToObj(code -> game.action(state, code).notation())
                .toList();
    }

    /** The different positions at the end of the turn in which {@code rolled} is played, tried in every order. */
    static Collection<BackgammonState> results(BackgammonState rolled) {
        Map<List<Long>, BackgammonState> met = new LinkedHashMap<>();
        Map<List<Long>, BackgammonState> results = new LinkedHashMap<>();
        collect(rolled, met, results);
        return results.values();
    }

    private static void collect(
            BackgammonState state, Map<List<Long>, BackgammonState> met, Map<List<Long>, BackgammonState> results) {
        long[] words = new long[BackgammonState.WORDS];
        state.encode(words);
        List<Long> key = Arrays.stream(words).boxed().toList();
        if (state.phase() != BackgammonState.Phase.MOVE) {
            results.putIfAbsent(key, state);
        } else if (met.putIfAbsent(key, state) == null) {
            int[] codes = new int[ActionCodes.OPENINGS];
            int count = state.legalActions(codes);
            for (int i = 0; i < count; i++) {
                BackgammonState next = state.copy();
                next.apply(codes[i]);
                collect(next, met, results);
            }
        }
    }

    static double[] payoffs(State state) {
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        return payoffs;
    }

    /** The lines of a file beside the tests, comments apart. */
    static List<String> lines(String resource) throws IOException {
        try (BufferedReader file = new BufferedReader(
                new InputStreamReader(Games.class.getResourceAsStream(resource), StandardCharsets.UTF_8))) {
            return file.lines().filter(line -> !line.startsWith("#")).toList();
        }
    }
}
