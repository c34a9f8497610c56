package org.marienbad.ai.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.TakeAway;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.shared.PositionTable;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.NoughtsProvider;

/** The reports of the solver: its work, its limits, and its estimate of the size of a game that it cannot solve. */
class RetrogradeSolverTest {
    private static final int POSITIONS = 5478;

    private final TicTacToe ticTacToe = new TicTacToe();

    private static Solution solve(Game game, long positions) {
        return Solving.solver(game)
                .solve(
                        game.newInitialState(),
                        Goal.VALUE,
                        new Limits(positions, Long.MAX_VALUE, Long.MAX_VALUE, 1),
                        Watch.NONE);
    }

    @Test
    void aLimitOfPositionsIsKeptExactly() {
        assertTrue(solve(ticTacToe, POSITIONS).unfinished().isEmpty());
        assertEquals(
                "retrograde.limit",
                solve(ticTacToe, POSITIONS - 1).unfinished().orElseThrow().key());
    }

    @Test
    void progressIsToldWhenTheValuesBeginAndEveryQuarterOfASecondBefore() {
        List<String> told = new ArrayList<>();
        Watch watch = new Watch() {
            @Override
            public boolean cancelled() {
                return false;
            }

            @Override
            public void progress(Solver.Progress progress) {
                told.add(progress.what().key());
                assertTrue(progress.nodes() > 0);
            }
        };
        long start = System.nanoTime();
        Solution solution =
                Solving.solver(ticTacToe).solve(ticTacToe.newInitialState(), Goal.VALUE, Limits.NONE, watch);
        long nanos = System.nanoTime() - start;
        assertEquals("retrograde.values", told.remove(told.size() - 1));
        assertTrue(told.size() <= nanos / 250_000_000, () -> told + " within " + nanos + " ns");
        Solution.Effort effort = solution.effort();
        assertEquals(4520, effort.nodes());
        assertTrue(effort.nanos() > 0 && effort.nanos() <= nanos, effort::toString);
        assertTrue(effort.cpuNanos() >= 0 && effort.cpuNanos() <= nanos, effort::toString);
    }

    @Test
    void theEstimateOfALargeGameIsInRoundNumbersWithItsMemory() {
        Game game = BruteForce.game(new ConnectFourProvider(), 2, Map.of("columns", 4, "rows", 4));
        Solution solution = solve(game, 40_000);
        List<Object> estimate = solution.facts().get(0).arguments();
        String positions = (String) estimate.get(0);
        assertTrue(positions.matches("\\d\\.\\de\\+\\d\\d"), positions);
        assertEquals(161_029, Double.parseDouble(positions), 80_000, "all positions");
        double perPosition = Double.parseDouble((String) estimate.get(1)) * (1 << 20) / Double.parseDouble(positions);
        double graph = (double) solution.effort().bytes() / solution.effort().positions();
        // The analysis takes 20 bytes for a position and 4 for each of its two or three actions.
        assertEquals(graph + 30, perPosition, 0.1 * perPosition);
        String small =
                (String) solve(ticTacToe, 2000).facts().get(0).arguments().get(0);
        assertTrue(small.matches("\\d{4}"), small);
    }

    @Test
    void bytesAreThoseOfTheArrays() {
        PositionGraph graph = new PositionGraph(ticTacToe);
        List<Long> asked = new ArrayList<>();
        boolean[] grew = {false};
        assertTrue(graph.grow(ticTacToe.newInitialState(), (growing, more) -> {
            long promised = asked.isEmpty() ? Long.MAX_VALUE : asked.get(asked.size() - 1);
            assertTrue(growing.bytes() <= promised, () -> growing.bytes() + " bytes and not " + promised);
            asked.add(growing.bytes() + more);
            grew[0] |= more > 0;
            return true;
        }));
        assertEquals(16_167, graph.edges());
        PositionTable table = new PositionTable(1);
        Solving.positions(ticTacToe).values().forEach(table::add);
        assertEquals(table.bytes() + 13L * graph.actors.length + 4L * graph.next.length, graph.bytes());
        assertTrue(grew[0], "5,478 positions do not fit into the arrays it begins with");
        assertFalse(new PositionGraph(ticTacToe)
                .grow(ticTacToe.newInitialState(), (growing, more) -> more > 0 || growing.size() < POSITIONS));
    }

    @Test
    void aTableSaysBeforehandThatItGrows() {
        PositionTable table = new PositionTable(2);
        assertEquals(8 * 1024 * 2 + 4 * 2048, table.bytes());
        Game noughts = BruteForce.game(new NoughtsProvider(), 2, Map.of());
        int grown = 0;
        for (State state : Solving.positions(noughts).values()) {
            long before = table.bytes();
            long growth = table.growth();
            table.add(state);
            assertEquals(growth > 0, table.bytes() > before, () -> "after " + table.size() + " positions");
            assertTrue(growth == 0 || table.bytes() <= before + growth);
            grown += growth > 0 ? 1 : 0;
        }
        assertTrue(grown > 3, "only " + grown);
    }

    @Test
    void positionsAreCountedByWhatTheyAreWorth() {
        Solver solver = Solving.solver(ticTacToe);
        BruteForce reference = BruteForce.selfish(ticTacToe);
        int[] counts = new int[4];
        int longest = 0;
        for (State state : Solving.positions(ticTacToe).values()) {
            if (state.actor() == State.TERMINAL) {
                counts[3]++;
                continue;
            }
            double value = reference.value(state)[state.actor()];
            counts[value > 0 ? 0 : value < 0 ? 1 : 2]++;
            longest = Math.max(
                    longest, Solving.solve(solver, state).value().plies().orElse(0));
        }
        assertEquals(
                List.of(counts[0], counts[1], counts[2], counts[3], longest),
                Solving.solve(Solving.solver(ticTacToe), ticTacToe.newInitialState())
                        .facts()
                        .get(0)
                        .arguments());
    }

    /** Counts by their texts what the playouts meet. */
    @Test
    void theEstimateFollowsFromWhatIsMetOnceAndTwice() {
        for (int playouts : new int[] {1, 2, 20, 300}) {
            Map<String, Integer> times = new HashMap<>();
            int[] buffer = new int[9];
            for (int playout = 0; playout < playouts; playout++) {
                var random = Seeds.stream(1, "size", playout);
                State state = ticTacToe.newInitialState();
                times.merge(state.toString(), 1, Integer::sum);
                while (state.actor() != State.TERMINAL) {
                    state.apply(state.randomAction(buffer, random));
                    times.merge(state.toString(), 1, Integer::sum);
                }
            }
            double once = times.values().stream().filter(count -> count == 1).count();
            double twice = times.values().stream().filter(count -> count == 2).count();
            assertEquals(
                    times.size() + once * (once - 1) / (2 * (twice + 1)),
                    SizeEstimate.atLeast(ticTacToe, ticTacToe.newInitialState(), playouts),
                    1e-9);
        }
    }

    @Test
    void recaptureOfAWholeGameGivesItsSize() {
        PositionGraph whole = new PositionGraph(ticTacToe);
        assertTrue(whole.grow(ticTacToe.newInitialState(), (graph, more) -> true));
        State start = ticTacToe.newInitialState();
        assertEquals(POSITIONS, SizeEstimate.byRecapture(ticTacToe, start, whole, 100, () -> true), 1e-6);
        PositionGraph part = new PositionGraph(ticTacToe);
        // All after the corner: some two in five of the positions.
        assertTrue(part.grow(ticTacToe.after(0), (graph, more) -> true));
        double truth = POSITIONS;
        double estimate = SizeEstimate.byRecapture(ticTacToe, start, part, 2000, () -> true);
        assertTrue(estimate > 1.3 * part.size() && estimate > truth / 2 && estimate < 2 * truth, estimate + "");
    }

    @Test
    void aSearchKnowsWinsLossesAndDrawsAndHowManyPositionsThereAre() {
        Retrograde search = Retrograde.of(ticTacToe).build();
        assertEquals(POSITIONS, search.positions());
        assertEquals(
                "perfect.ties",
                search.search(ticTacToe.newInitialState())
                        .decision()
                        .explanation()
                        .key());
        assertEquals(
                "perfect.wins",
                search.search(ticTacToe.after(0, 3, 1, 4))
                        .decision()
                        .explanation()
                        .key());
        SearchResult lost = search.search(ticTacToe.after(0, 1, 4));
        assertEquals("perfect.loses", lost.decision().explanation().key());
        assertEquals(List.of(4), lost.decision().explanation().arguments());
    }

    @Test
    void asManyPositionsAreKeptAsAreAllowed() {
        TakeAway game = new TakeAway(40, 1);
        int size = Retrograde.of(game).build().positions();
        assertEquals(size, Retrograde.of(game).mostPositions(size).build().positions());
        Retrograde.Builder fewer = Retrograde.of(game).mostPositions(size - 1);
        assertEquals(
                "the game is too large: it has more than " + (size - 1) + " positions",
                assertThrows(IllegalArgumentException.class, fewer::build).getMessage());
    }

    @Test
    void valuesArePayoffsWhereTheSumIsNotNought() {
        TakeAway game = new TakeAway(12, 1);
        Retrograde search = Retrograde.of(game).build();
        for (int left = 1; left <= 12; left++) {
            for (int seat = 0; seat < 2; seat++) {
                double expected = TakeAway.wins(left) ? 1 : 0;
                SearchResult result = search.search(game.at(left, seat));
                assertEquals(expected, result.value(seat), left + " stones");
                assertEquals(1 - expected, result.value(1 - seat));
                assertEquals(expected - 0.5, search.value(game.at(left, seat)).low());
            }
        }
    }
}
