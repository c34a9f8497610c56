package org.marienbad.ai.cfr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.liarsdice.LiarsDiceProvider;
import org.marienbad.games.testgames.NoughtsProvider;

class CfrSolverTest {
    private static final SolverProvider PROVIDER = new CfrSolverProvider();

    private static Solver solver(Game game, Map<String, ?> settings) {
        return PROVIDER.create(game, Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), settings));
    }

    private static Solution solve(Game game, Map<String, ?> settings, Goal goal, Limits limits) {
        return solver(game, settings).solve(game.newInitialState(), goal, limits, Watch.NONE);
    }

    private static String unfinished(Solution solution) {
        return PROVIDER.messages(Locale.ENGLISH).get(solution.unfinished().orElseThrow());
    }

    @Test
    void boundsTheValueByWhatBothStrategiesMakeSureOf() {
        Solution solution = solve(Known.kuhn(), Map.of("precision", 0.001), Goal.VALUE, Limits.NONE);
        assertTrue(solution.unfinished().isEmpty());
        assertEquals(0, solution.seat());
        assertTrue(solution.value().low() <= Known.KUHN
                && Known.KUHN <= solution.value().high());
        assertEquals(0.002, solution.value().high() - solution.value().low(), 0.002);
        assertEquals(12, solution.strategies().size());
        assertEquals(2, solution.exploitability().size());
        double sum =
                solution.exploitability().stream().mapToDouble(each -> each).sum();
        assertEquals(solution.value().high() - solution.value().low(), sum, 1e-12, "together NashConv");
        Solution.MixedStrategy jack = solution.strategies().stream()
                .filter(each -> each.situation().startsWith("cards ? J, betting b,"))
                .findFirst()
                .orElseThrow();
        assertEquals(1, jack.probabilities().get("p"), 0.01, "a jack is folded");
    }

    @Test
    void samplingSolvesToo() {
        Map<String, Object> settings = Map.of("algorithm", "sampling", "precision", 0.02, "seed", 5);
        Solution solution = solve(Known.kuhn(), settings, Goal.VALUE, Limits.NONE);
        assertTrue(solution.unfinished().isEmpty());
        assertTrue(solution.value().low() <= Known.KUHN
                && Known.KUHN <= solution.value().high());
        assertEquals(
                solution.value(),
                solve(Known.kuhn(), settings, Goal.VALUE, Limits.NONE).value());
    }

    @Test
    void theWinnerIsKnownLongBeforeTheValue() {
        Game game = Known.liarsDice(1, 4, "top");
        Solution outcome = solve(game, Map.of(), Goal.OUTCOME, Limits.NONE);
        assertEquals(1, outcome.value().outcome().orElseThrow());
        assertTrue(outcome.value().high() - outcome.value().low() > 0.01, "no more than that was asked for");
    }

    @Test
    void tellsWhichLimitWasReachedAndHowLargeTheGameIs() {
        Limits few = new Limits(1000, Long.MAX_VALUE, Long.MAX_VALUE, 1);
        Solution solution = solve(Known.leduc(), Map.of(), Goal.VALUE, few);
        assertEquals("its tree has more than 1,000 nodes, the limit", unfinished(solution));
        assertEquals(Solution.Value.UNKNOWN, solution.value());
        assertEquals("cfr.estimate", solution.facts().get(0).key());
        Game large = GameSetup.of(new LiarsDiceProvider()).game();
        String huge =
                unfinished(solve(large, Map.of(), Goal.VALUE, new Limits(Long.MAX_VALUE, 1 << 30, Long.MAX_VALUE, 1)));
        assertTrue(huge.matches("its tree has about \\d\\.\\de\\+\\d\\d nodes .*"), huge);
        Limits little = new Limits(Long.MAX_VALUE, 1 << 20, Long.MAX_VALUE, 1);
        assertEquals(
                "its tree needs more memory than the 1 MiB allowed (--memory; JAVA_OPTS=-Xmx4g gives Java four gigabytes)",
                unfinished(solve(Known.liarsDice(1, 5, "top"), Map.of(), Goal.VALUE, little)));
        Solution early = solve(Known.leduc(), Map.of("iterations", 10), Goal.VALUE, Limits.NONE);
        assertTrue(unfinished(early).startsWith("after 10 iterations the exploitability is "), unfinished(early));
        assertTrue(early.value().low() < Known.LEDUC && early.value().high() > Known.LEDUC, "proven nevertheless");
    }

    @Test
    void stopsWhenItIsTold() {
        AtomicInteger polls = new AtomicInteger();
        Solution solution = solver(Known.kuhn(), Map.of("precision", 0))
                .solve(Known.kuhn().newInitialState(), Goal.VALUE, Limits.NONE, () -> polls.incrementAndGet() > 100);
        assertEquals("it was stopped", unfinished(solution));
        assertTrue(solution.value().low() <= Known.KUHN
                && Known.KUHN <= solution.value().high());
    }

    @Test
    void refusesPositionsInWhichSomethingIsHiddenAlready() {
        Game game = Known.kuhn();
        State dealt = game.stateOf(Map.of("cards", List.of("J", "Q"), "betting", List.of("p")));
        Solution solution = solver(game, Map.of()).solve(dealt, Goal.VALUE, Limits.NONE, Watch.NONE);
        assertTrue(unfinished(solution).startsWith("somebody already knows here"), unfinished(solution));
    }

    @Test
    void leavesGamesWithoutSecretsToOthers() {
        Game noughts = GameSetup.of(new NoughtsProvider()).game();
        assertEquals(
                "is for games in which something is hidden; others can be searched without it",
                PROVIDER.messages(Locale.ENGLISH)
                        .get(PROVIDER.unsupportedReason(noughts).orElseThrow()));
        Game three = GameSetup.of(new LiarsDiceProvider(), 3, Map.of(), 0).game();
        assertTrue(PROVIDER.unsupportedReason(three).isPresent());
        assertTrue(PROVIDER.unsupportedReason(Known.kuhn()).isEmpty());
    }
}
