package org.marienbad.ai.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.TakeAway;
import org.marienbad.ai.cfr.CfrSolverProvider;
import org.marienbad.ai.provider.ProofNumberSolverProvider;
import org.marienbad.ai.provider.RetrogradeProvider;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.games.connectfour.ConnectFourProvider;

class ProofNumberSolverTest {
    private final TicTacToe ticTacToe = new TicTacToe();
    private final MemoryBudget memory = new MemoryBudget(4 << 20);
    private final Solver solver = new ProofNumberSolver(ticTacToe, 1, memory);

    @Test
    void allActionsHaveTheirValueBestFirst() {
        BruteForce reference = BruteForce.selfish(ticTacToe);
        for (int reply : new int[] {0, 1, 4}) {
            State state = ticTacToe.after(8, reply);
            Solution solution = solver.solve(state, Goal.ACTIONS, Limits.NONE, Watch.NONE);
            assertTrue(solution.unfinished().isEmpty());
            assertEquals(0, solution.seat());
            assertEquals(reference.value(state)[0], solution.value().low());
            assertTrue(solution.value().exact());
            assertEquals(7, solution.lines().size());
            assertEquals(solution.value().low(), solution.lines().get(0).value().low());
            double last = 1;
            for (Solution.ActionBounds line : solution.lines()) {
                assertEquals(
                        reference.valueOf(state, line.action(), 20)[0],
                        line.value().low());
                assertTrue(line.value().exact() && line.value().low() <= last);
                last = line.value().low();
            }
            State after = state.copy();
            solution.variation().forEach(after::apply);
            assertEquals(State.TERMINAL, after.actor());
            assertEquals(List.of(), solution.facts());
            assertTrue(solution.effort().nodes() > 0 && solution.effort().nanos() > 0);
            assertTrue(solution.effort().cpuNanos() >= 0 && solution.effort().bytes() > 1_000_000);
        }
    }

    @Test
    void valuesAreLessADraw() {
        TakeAway game = new TakeAway(30, 1);
        Solver heaps = new ProofNumberSolver(game, 1, memory);
        for (int left = 4; left <= 30; left++) {
            for (int seat = 0; seat < 2; seat++) {
                Solution solution = heaps.solve(game.at(left, seat), Goal.ACTIONS, Limits.NONE, Watch.NONE);
                assertEquals(TakeAway.wins(left) ? 0.5 : -0.5, solution.value().low());
                boolean takesOne = !TakeAway.wins(left - 1);
                assertEquals(
                        takesOne ? 0.5 : -0.5,
                        solution.lines().stream()
                                .filter(line -> line.action() == 0)
                                .findFirst()
                                .orElseThrow()
                                .value()
                                .low());
            }
        }
        // The last stone can be taken at once.
        assertEquals(
                3,
                heaps.solve(game.at(3, 1), Goal.ACTIONS, Limits.NONE, Watch.NONE)
                        .lines()
                        .size());
    }

    @Test
    void anOutcomeNamesOneAction() {
        Solution solution = solver.solve(ticTacToe.after(0, 1), Goal.OUTCOME, Limits.NONE, Watch.NONE);
        assertEquals(1, solution.value().outcome().orElseThrow());
        assertEquals(1, solution.lines().size());
        assertEquals(solution.variation().get(0), solution.lines().get(0).action());
        assertEquals(
                1,
                solver.solve(ticTacToe.after(0, 1), Goal.VALUE, Limits.NONE, Watch.NONE)
                        .lines()
                        .size());
    }

    @Test
    void limitsAndCancellationLeaveTheQuestionOpen() {
        Game game = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        Solver large = new ProofNumberSolver(game, 1, memory);
        State state = game.newInitialState();
        Solution late = large.solve(state, Goal.ACTIONS, new Limits(Long.MAX_VALUE, Long.MAX_VALUE, 1, 1), Watch.NONE);
        assertEquals("solver.time", late.unfinished().orElseThrow().key());
        assertEquals(Solution.Value.UNKNOWN, late.value());
        assertEquals(List.of(), late.lines());
        assertEquals(List.of(), late.variation());
        assertEquals("df-pn.numbers", late.facts().get(0).key());
        List<Solver.Progress> told = new ArrayList<>();
        Watch watch = new Watch() {
            @Override
            public boolean cancelled() {
                return !told.isEmpty();
            }

            @Override
            public void progress(Solver.Progress progress) {
                told.add(progress);
            }
        };
        Solution stopped = large.solve(state, Goal.OUTCOME, Limits.NONE, watch);
        assertEquals("solver.cancelled", stopped.unfinished().orElseThrow().key());
        assertEquals(1, told.size());
        assertEquals("df-pn.progress", told.get(0).what().key());
        assertTrue(told.get(0).nodes() > 0);
        assertTrue(Double.isNaN(told.get(0).done()));
        assertTrue((int) told.get(0).what().arguments().get(0) > 0);
    }

    @Test
    void theTableKeepsWithinTheLimits() {
        State state = ticTacToe.newInitialState();
        Solution few = solver.solve(state, Goal.VALUE, new Limits(100, Long.MAX_VALUE, Long.MAX_VALUE, 1), Watch.NONE);
        assertEquals(100 * ProofTable.BYTES_PER_ENTRY, few.effort().bytes());
        assertEquals(Solution.Value.exactly(0), few.value());
        Solution small =
                solver.solve(state, Goal.VALUE, new Limits(Long.MAX_VALUE, 960, Long.MAX_VALUE, 1), Watch.NONE);
        assertEquals(960, small.effort().bytes());
        assertEquals(Solution.Value.exactly(0), small.value());
        assertEquals((4 << 20) - 960, memory.free(), "the other tables are given back");
        Solution whole = solver.solve(state, Goal.VALUE, Limits.NONE, Watch.NONE);
        assertTrue(whole.effort().bytes() > 1_000_000);
        Solution again = solver.solve(state, Goal.VALUE, Limits.NONE, Watch.NONE);
        assertTrue(again.effort().nodes() < whole.effort().nodes() / 10, "the table is kept");
    }

    @Test
    void theSolverThatKeepsEveryPositionIsTriedFirst() {
        Catalogue<SolverProvider> solvers = SolverProvider.catalogue(
                List.of(new ProofNumberSolverProvider(), new RetrogradeProvider(), new CfrSolverProvider()));
        assertEquals("retrograde", SolverProvider.first(solvers, ticTacToe).id());
        assertEquals(List.of("retrograde", "cfr", "df-pn"), solvers.ids());
    }
}
