package org.marienbad.games.backgammon.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.games.backgammon.BackgammonGame;
import org.marienbad.games.backgammon.BackgammonProvider;
import org.marienbad.games.backgammon.BackgammonState;
import org.marienbad.testkit.Bundles;

class BearOffSolverTest {
    private final BackgammonGame game = game(Map.of());
    private final BearOffSolver solver = new BearOffSolver(game, 3);

    private static BackgammonGame game(Map<String, ?> options) {
        return (BackgammonGame)
                GameSetup.of(new BackgammonProvider(), 2, options, 0).game();
    }

    private BackgammonState position(String id, int turn, Integer... dice) {
        Map<String, Object> fields = new HashMap<>();
        fields.put("id", id);
        fields.put("phase", dice.length == 0 ? "roll" : "move");
        fields.put("turn", turn);
        fields.put("dice", List.of(dice));
        fields.put("turns", 0);
        return game.stateOf(fields);
    }

    private Solution solve(BackgammonState state, Goal goal) {
        return solver.solve(state, goal, Limits.NONE, Watch.NONE);
    }

    /** Thirty positions by exact fractions. */
    @Test
    void chancesAreExact() throws IOException {
        int count = 0;
        try (BufferedReader file = new BufferedReader(new InputStreamReader(
                BearOffSolverTest.class.getResourceAsStream("two-sided.txt"), StandardCharsets.UTF_8))) {
            for (String line :
                    file.lines().filter(text -> !text.startsWith("#")).toList()) {
                int blank = line.indexOf(' ');
                String[] fraction = line.substring(blank + 1).split("/");
                double win =
                        Double.parseDouble(fraction[0]) / (fraction.length > 1 ? Double.parseDouble(fraction[1]) : 1);
                for (int turn = 0; turn < 2; turn++) {
                    Solution solution = solve(position(line.substring(0, blank), turn), Goal.VALUE);
                    double value = solution.value().low();
                    assertEquals(2 * win - 1, turn == 0 ? value : -value, 1e-12, line);
                    assertTrue(solution.unfinished().isEmpty());
                }
                count++;
            }
        }
        assertEquals(30, count);
    }

    /** Two men on 6 against one on 1 win only with a double of 3 or more: 4 of 36. */
    @Test
    void everyActionHasItsValue() {
        assertEquals(
                2.0 / 9 - 1,
                solve(position("AQAAgAEAAAAAAA", 0), Goal.VALUE).value().low(),
                1e-12);
        BackgammonState rolled = position("AQAAgAEAAAAAAA", 0, 6, 6, 6, 6);
        Solution solution = solve(rolled, Goal.ACTIONS);
        assertEquals(1, solution.value().low());
        assertEquals(1, solution.lines().size());
        assertEquals(2, solution.variation().size());
        BackgammonState chosen = position("CAAAoAAAAAAAAA", 0, 2, 1);
        Solution two = solve(chosen, Goal.ACTIONS);
        assertTrue(two.lines().size() > 1);
        assertEquals(two.value(), two.lines().get(0).value());
        assertTrue(
                two.lines().get(0).value().low() >= two.lines().get(1).value().low());
    }

    @Test
    void saysWhatItDoesNotSolve() {
        Solution start = solve(game.newInitialState(), Goal.VALUE);
        assertEquals("open.contact", start.unfinished().orElseThrow().key());
        BackgammonState state = position("AQAAgAEAAAAAAA", 0);
        BearOffSolver fresh = new BearOffSolver(game, 6);
        assertEquals(
                "open.memory",
                fresh.solve(state, Goal.VALUE, new Limits(1, 1000, Long.MAX_VALUE, 1), Watch.NONE)
                        .unfinished()
                        .orElseThrow()
                        .key());
        assertEquals(
                "open.cancelled",
                fresh.solve(state, Goal.VALUE, Limits.NONE, () -> true)
                        .unfinished()
                        .orElseThrow()
                        .key());
        assertEquals(
                "open.time",
                fresh.solve(state, Goal.VALUE, new Limits(1, Long.MAX_VALUE, 1, 1), Watch.NONE)
                        .unfinished()
                        .orElseThrow()
                        .key());
        BearOffSolverProvider provider = new BearOffSolverProvider();
        assertTrue(provider.unsupportedReason(game).isEmpty());
        assertEquals(
                "does not solve matches",
                provider.messages(Locale.ENGLISH)
                        .get(provider.unsupportedReason(game(Map.of("match", 3)))
                                .orElseThrow()));
        assertEquals(
                "unsupported.cube",
                provider.unsupportedReason(game(Map.of("payoff", "points", "cube", true)))
                        .orElseThrow()
                        .key());
        assertTrue(ServiceLoader.load(SolverProvider.class).stream()
                .anyMatch(listed -> listed.type() == BearOffSolverProvider.class));
        Bundles.requireComplete(BearOffSolverTest.class.getClassLoader(), provider.messages());
    }
}
