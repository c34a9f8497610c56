package org.marienbad.games.dotsandboxes.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGame;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGrid;
import org.marienbad.games.dotsandboxes.DotsAndBoxesProvider;
import org.marienbad.games.dotsandboxes.DotsAndBoxesState;
import org.marienbad.testkit.Bundles;

class MarginSolverTest {
    private static final Limits LIMITS = new Limits(Long.MAX_VALUE, 20L << 20, Long.MAX_VALUE, 1);

    /** The first five were published with the rules and found by two programs, the others by a plain table (see below). */
    @ParameterizedTest
    @CsvSource({
        "1, 1, -1",
        "1, 2, 0",
        "1, 3, -1",
        "2, 2, 2",
        "2, 3, -2",
        "1, 4, 0",
        "1, 5, -1",
        "3, 2, -2",
    })
    void theStartOfSmallBoards(int rows, int columns, int margin) {
        DotsAndBoxesGame game = Positions.game(rows, columns);
        Solution solution =
                MarginSolverProvider.solver(game).solve(game.newInitialState(), Goal.ACTIONS, LIMITS, Watch.NONE);
        assertEquals(Solution.Value.exactly(margin), solution.value());
        assertEquals(game.rules().grid().lineCount(), solution.lines().size());
    }

    @Test
    void onTwoByTwoTheOuterLinesWin() {
        DotsAndBoxesGame game = Positions.game(2, 2);
        Solution solution =
                MarginSolverProvider.solver(game).solve(game.newInitialState(), Goal.ACTIONS, LIMITS, Watch.NONE);
        Set<Integer> inner = Set.of(2, 3, 7, 10);
        solution.lines()
                .forEach(line -> assertEquals(
                        inner.contains(line.action()) ? 0 : 2, line.value().low()));
    }

    static Stream<Positions.Solved> solved() {
        return Positions.solved();
    }

    @ParameterizedTest
    @MethodSource("solved")
    void everyBestLineOfSolvedPositionsIsFound(Positions.Solved known) {
        DotsAndBoxesGame game = Positions.game(known.rows(), known.columns());
        DotsAndBoxesState state = known.state(game);
        int seat = known.mover();
        assertEquals(seat, state.actor());
        assertEquals(known.boxes().get(seat), state.boxes(seat));
        int margin = known.gains() + state.boxes(seat) - state.boxes(1 - seat);
        Solver solver = MarginSolverProvider.solver(game);
        Solution all = solver.solve(state, Goal.ACTIONS, LIMITS, Watch.NONE);
        assertEquals(Solution.Value.exactly(margin), all.value());
        assertEquals(
                known.best(),
                all.lines().stream()
                        .filter(line -> line.value().low() == margin)
                        .map(Solution.ActionBounds::action)
                        .collect(Collectors.toSet()));
        Solution value = solver.solve(state, Goal.VALUE, LIMITS, Watch.NONE);
        assertEquals(Solution.Value.exactly(margin), value.value());
        assertTrue(known.best().contains(value.lines().get(0).action()));
        assertEquals(
                OptionalInt.of(Integer.signum(margin)),
                solver.solve(state, Goal.OUTCOME, LIMITS, Watch.NONE).value().outcome());
        DotsAndBoxesState end = state.copy();
        value.variation().forEach(end::apply);
        assertEquals(State.TERMINAL, end.actor());
        assertEquals(margin, end.boxes(seat) - end.boxes(1 - seat));
    }

    /** All positions, also those that no play leads to, against trying everything. */
    @ParameterizedTest
    @CsvSource({"1, 4", "2, 2", "2, 3", "3, 2"})
    void allMarginsOfSmallBoardsAreThoseOfATable(int rows, int columns) {
        requireSame(new DotsAndBoxesGrid(rows, columns), 1);
    }

    /** Compares every {@code step}-th set of lines. */
    static void requireSame(DotsAndBoxesGrid grid, int step) {
        byte[] margins = Positions.retrograde(grid);
        MarginSearch search = new MarginSearch(grid, new MarginTable(16));
        int most = grid.boxCount();
        for (int set = 0; set < margins.length; set += step) {
            long horizontal = Positions.lines(grid, set, true);
            long vertical = Positions.lines(grid, set, false);
            int found = search.margin(horizontal, vertical, -most - 1, most + 1);
            if (found != margins[set]) {
                throw new AssertionError("lines " + Integer.toBinaryString(set) + " of " + grid.rows() + " by "
                        + grid.columns() + ": " + found + ", expected " + margins[set]);
            }
            int window = set % (2 * most + 1) - most;
            boolean atLeast = search.margin(horizontal, vertical, window - 1, window) >= window;
            assertEquals(margins[set] >= window, atLeast, () -> "window below " + window);
        }
    }

    @Test
    void proofsBeforeTheStopAreKept() {
        DotsAndBoxesGame game = Positions.game(5, 5);
        AtomicInteger asked = new AtomicInteger();
        Solution solution = MarginSolverProvider.solver(game)
                .solve(game.newInitialState(), Goal.VALUE, LIMITS, () -> asked.incrementAndGet() > 5);
        assertEquals("open.cancelled", solution.unfinished().orElseThrow().key());
        assertFalse(solution.value().exact());
        Limits tight = new Limits(Long.MAX_VALUE, 1 << 16, 1, 1);
        Solution late =
                MarginSolverProvider.solver(game).solve(game.newInitialState(), Goal.ACTIONS, tight, Watch.NONE);
        assertEquals("open.time", late.unfinished().orElseThrow().key());
        assertTrue(late.effort().bytes() <= 1 << 16);
    }

    @Test
    void saysWhatItDoesNotSolve() {
        MarginSolverProvider provider = new MarginSolverProvider();
        assertTrue(provider.unsupportedReason(Positions.game(3, 3)).isEmpty());
        assertEquals(
                "needs two seats",
                provider.messages(Locale.ENGLISH)
                        .get(provider.unsupportedReason(GameSetup.of(new DotsAndBoxesProvider(), 3, Map.of(), 0)
                                        .game())
                                .orElseThrow()));
        assertTrue(ServiceLoader.load(SolverProvider.class).stream()
                .anyMatch(listed -> listed.type() == MarginSolverProvider.class));
        Bundles.requireComplete(MarginSolverTest.class.getClassLoader(), provider.messages());
    }
}
