package org.marienbad.ai.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.games.connectfour.ConnectFourProvider;

/** A game whose positions take their time keeps nobody waiting; by a clock that only the game moves. */
class SlowGameTest {
    private static final long MILLI = 1_000_000;

    private final State start =
            GameSetup.of(new ConnectFourProvider(), 2, Map.of(), 0).newState();
    private final long costs = 3 * MILLI;
    private long now;

    private final Game game = slow();

    private Game slow() {
        Game quick = GameSetup.of(new ConnectFourProvider(), 2, Map.of(), 0).game();
        return (Game) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, method, arguments) -> method.invoke(quick, arguments));
    }

    /** {@code state}; every question costs time. */
    private State slow(State state) {
        return (State) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {State.class, Inner.class}, (proxy, method, arguments) -> {
                    now += costs;
                    return switch (method.getName()) {
                        case "inner" -> state;
                        case "copy" -> slow(state.copy());
                        case "copyFrom" -> {
                            state.copyFrom(((Inner) arguments[0]).inner());
                            yield null;
                        }
                        default -> {
                            try {
                                yield method.invoke(state, arguments);
                            } catch (InvocationTargetException thrown) {
                                throw thrown.getCause();
                            }
                        }
                    };
                });
    }

    private interface Inner {
        State inner();
    }

    private Solution solve(long millis, Watch watch) {
        Limits limits = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, millis * MILLI, 1);
        return new RetrogradeSolver(game, () -> now).solve(slow(start), Goal.ACTIONS, limits, watch);
    }

    @ParameterizedTest
    @ValueSource(longs = {50, 100, 1000, 10_000})
    void aLimitOfTimeHoldsForTheEstimateToo(long millis) {
        Solution solution = solve(millis, Watch.NONE);
        assertEquals("solver.time", solution.unfinished().orElseThrow().key());
        assertEquals("retrograde.estimate", solution.facts().get(0).key());
        assertTrue(now <= 2 * millis * MILLI, now + " ns");
    }

    @Test
    void nothingIsEstimatedForNobody() {
        Watch silent = new Watch() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public boolean wantsFacts() {
                return false;
            }
        };
        assertTrue(solve(100, silent).facts().isEmpty());
    }

    @Test
    void aCancellationIsHeardAtOnce() {
        Solution solution = solve(1_000_000, () -> now > 100 * MILLI);
        assertEquals("solver.cancelled", solution.unfinished().orElseThrow().key());
        assertTrue(now <= 200 * MILLI, now + " ns");
        assertTrue(solution.facts().isEmpty());
    }

    @Test
    void theAnalysisOfAGraphCanBeStopped() {
        PositionGraph graph =
                new PositionGraph(GameSetup.of(new ConnectFourProvider(), 2, Map.of("columns", 4, "rows", 4), 0)
                        .game());
        State small = GameSetup.of(new ConnectFourProvider(), 2, Map.of("columns", 4, "rows", 4), 0)
                .newState();
        assertTrue(graph.grow(small, (growing, more) -> true));
        int[] asked = {0};
        assertFalse(RetrogradeAnalysis.solve(graph, () -> ++asked[0] < 5).isPresent());
        assertEquals(5, asked[0]);
        assertTrue(RetrogradeAnalysis.solve(graph, () -> true).isPresent());
    }
}
