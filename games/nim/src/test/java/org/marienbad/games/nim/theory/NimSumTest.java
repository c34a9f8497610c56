package org.marienbad.games.nim.theory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.nim.NimProvider;
import org.marienbad.testkit.PlayerConformance;

class NimSumTest implements PlayerConformance {
    private static final NimSumProvider PROVIDER = new NimSumProvider();

    @Override
    public PlayerProvider provider() {
        return PROVIDER;
    }

    @Test
    void thePlayerAndTheSolverAreListed() {
        assertTrue(ServiceLoader.load(PlayerProvider.class).stream()
                .anyMatch(listed -> listed.type() == NimSumProvider.class));
        assertTrue(ServiceLoader.load(SolverProvider.class).stream()
                .anyMatch(listed -> listed.type() == NimSumSolverProvider.class));
    }

    private static Game game(String heaps, String misere, int limit) {
        NimProvider nim = new NimProvider();
        Map<String, ?> options = Map.of("heaps", heaps, "misere", misere, "limit", limit);
        return nim.create(2, Settings.of("option", "nim", nim.options(), options));
    }

    private static Decision choose(Game game, State state) {
        return PROVIDER.create(game, Settings.NONE, 1)
                .choose(state.copy(), state.actor(), Budget.UNLIMITED, Monitor.NONE);
    }

    private static Solution solve(Game game, State state) {
        return new NimSumSolverProvider()
                .create(game, Settings.NONE)
                .solve(state, Solver.Goal.ACTIONS, Solver.Limits.NONE, Solver.Watch.NONE);
    }

    /** The action chosen from some heaps, and the sentence for it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "3-5-7 | off | 0 | 1:1 | Nim-sum 3 xor 5 xor 7 = 1. Take 1 from heap 1: that leaves 2 xor 5 xor 7 = 0,"
                        + " which is lost.",
                "1-5-6 | off | 0 | 3:2 | Nim-sum 1 xor 5 xor 6 = 2. Take 2 from heap 3: that leaves 1 xor 5 xor 4 = 0,"
                        + " which is lost.",
                "1-3-5-7 | off | 0 | 4:1 | Nim-sum 1 xor 3 xor 5 xor 7 = 0: whatever is taken, there is an answer that"
                        + " leaves 0 again. Take 1 from heap 4 and hope.",
                "6-9 | off | 3 | 2:3 | Heaps count modulo 4: nim-sum 2 xor 1 = 3. Take 3 from heap 2: that leaves"
                        + " 2 xor 2 = 0, which is lost.",
                "1-1-5 | on | 0 | 3:4 | Nim-sum 1 xor 1 xor 5 = 5. Take 4 from heap 3. Only heaps that count 1"
                        + " or nothing are left then, and an odd number of ones (1 xor 1 xor 1 = 1) loses in misère.",
                "1-1-1 | on | 0 | 1:1 | Nim-sum 1 xor 1 xor 1 = 1: only heaps that count 1 or nothing are left, and an"
                        + " odd number of ones loses in misère. Take 1 from heap 1 and hope.",
            })
    void saysInWordsWhatItTakesAndWhy(String heaps, String misere, int limit, String take, String words) {
        Game game = game(heaps, misere, limit);
        State state = game.newInitialState();
        Decision decision = choose(game, state);
        assertEquals(take, game.action(state, decision.action()).notation());
        assertEquals(words, PROVIDER.messages(Locale.ENGLISH).get(decision.explanation()));
        String czech = PROVIDER.messages(Locale.forLanguageTag("cs")).get(decision.explanation());
        assertTrue(czech.contains("součet"), czech);
        assertFalse(czech.contains("{"), czech);
    }

    /** Specs: from 3-5-7 exactly three takes win, to 2-5-7, 3-4-7 and 3-5-6. */
    @Test
    void theSolverKnowsAllWinningTakes() {
        Game game = game("3-5-7", "off", 0);
        State state = game.newInitialState();
        Solution solution = solve(game, state);
        assertEquals(
                List.of("1:1", "2:1", "3:1"),
                solution.lines().stream()
                        .filter(line -> line.value().low() > 0)
                        .map(line -> game.action(state, line.action()).notation())
                        .sorted()
                        .toList());
        assertEquals(15, solution.lines().size());
        assertEquals(1, solution.value().nimber().orElseThrow());
    }

    /** The player that wins by its own word does win, whoever takes what against it. */
    @ParameterizedTest
    @CsvSource({"3-4-5, off, 0", "3-4-5, on, 0", "4-5-6, off, 2", "4-5-6, on, 2", "2-3-7, on, 3", "2-3-7, on, 1"})
    void aWonPositionIsWonAgainstEveryDefence(String heaps, String misere, int limit) {
        Game game = game(heaps, misere, limit);
        Player player = PROVIDER.create(game, Settings.NONE, 1);
        for (int seat = 0; seat < 2; seat++) {
            State start = game.newInitialState(seat);
            boolean won = solve(game, start).value().low() > 0;
            wins(game, player, start, won ? seat : 1 - seat);
        }
    }

    private static void wins(Game game, Player player, State state, int winner) {
        if (state.actor() == State.TERMINAL) {
            double[] payoffs = new double[2];
            state.payoffs(payoffs);
            assertEquals(1, payoffs[winner]);
            return;
        }
        int[] actions = {choose(game, state).action()};
        if (state.actor() != winner) {
            int[] buffer = new int[game.info().maxLegalActions()];
            actions = Arrays.copyOf(buffer, state.legalActions(buffer));
        }
        for (int action : actions) {
            State next = state.copy();
            next.apply(action);
            wins(game, player, next, winner);
        }
    }

    @Test
    void theLargestGameIsSolvedAtOnce() {
        Game game = game(Collections.nCopies(16, "63").stream().collect(Collectors.joining("-")), "on", 0);
        Solution solution = solve(game, game.newInitialState());
        assertEquals(-1, solution.value().low(), "equal heaps cancel out");
        assertEquals(16 * 63, solution.lines().size());
    }

    @Test
    void theTheoryIsForTwo() {
        NimProvider nim = new NimProvider();
        Game three = nim.create(3, Settings.defaults(nim.options()));
        assertEquals(
                "unsupported.seats",
                PROVIDER.unsupportedReason(three).orElseThrow().key());
        assertEquals(
                "unsupported.seats",
                new NimSumSolverProvider()
                        .unsupportedReason(three)
                        .orElseThrow()
                        .key());
        assertEquals(PlayerProvider.EXPERT, PROVIDER.hintRank(three));
    }
}
