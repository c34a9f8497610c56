package org.marienbad.ai.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.nim.NimProvider;
import org.marienbad.games.testgames.ConnectFourProvider;
import org.marienbad.games.testgames.NoughtsProvider;

class RetrogradeTest {
    private static Solver solver(Game game) {
        assertTrue(new RetrogradeProvider().unsupportedReason(game).isEmpty());
        return new RetrogradeProvider().create(game, Settings.NONE);
    }

    private static Solution solve(Solver solver, State state) {
        return solver.solve(state, Goal.ACTIONS, Limits.NONE, Watch.NONE);
    }

    /** Every position that can arise, by its text. */
    private static Map<String, State> positions(Game game) {
        Map<String, State> met = new HashMap<>();
        Deque<State> open = new ArrayDeque<>(List.of(game.newInitialState()));
        int[] buffer = new int[game.info().maxLegalActions()];
        while (!open.isEmpty()) {
            State state = open.pop();
            if (met.putIfAbsent(state.toString(), state) == null) {
                for (int action : Arrays.copyOf(buffer, state.legalActions(buffer))) {
                    State next = state.copy();
                    next.apply(action);
                    open.push(next);
                }
            }
        }
        return met;
    }

    /** Every position has the value of brute force, and the actions what they lead to. */
    private static int assertAgrees(Game game) {
        BruteForce reference = BruteForce.selfish(game);
        Solver solver = solver(game);
        double tie = game.info().payoffSum() / 2;
        Map<String, State> positions = positions(game);
        int played = 0;
        for (State state : positions.values()) {
            if (state.actor() == State.TERMINAL) {
                continue;
            }
            played++;
            int seat = state.actor();
            Solution solution = solve(solver, state);
            assertTrue(solution.unfinished().isEmpty());
            assertEquals(seat, solution.seat());
            assertTrue(positions.size() >= solution.effort().positions());
            assertEquals(reference.value(state)[seat] - tie, solution.value().low(), 1e-12, state::toString);
            assertTrue(solution.value().exact());
            assertEquals(reference.actions(state).length, solution.lines().size());
            for (Solution.ActionBounds line : solution.lines()) {
                double value = reference.valueOf(state, line.action(), Integer.MAX_VALUE)[seat] - tie;
                assertEquals(value, line.value().low(), 1e-12, state::toString);
            }
            assertEquals(solution.value().low(), solution.lines().get(0).value().low());
            assertEquals(
                    solution.value().plies(), solution.lines().get(0).value().plies());
        }
        return played;
    }

    @Test
    void ticTacToeIsATieInAllItsPositions() {
        Game game = new TicTacToe();
        assertEquals(4520, assertAgrees(game), "5478 positions, of which the game is over in 958");
        Solution solution = solve(solver(game), game.newInitialState());
        assertEquals(5478, solution.effort().positions());
        assertEquals(OptionalInt.of(0), solution.value().outcome());
        assertEquals(9, solution.variation().size());
    }

    @Test
    void wordsAndTextIdentifyTheSamePositions() {
        Game game = BruteForce.game(new NoughtsProvider(), 2, Map.of());
        assertEquals(5478, solve(solver(game), game.newInitialState()).effort().positions());
        assertEquals(4520, assertAgrees(game));
    }

    @ParameterizedTest
    @CsvSource({
        "1-3-5-7, off, 0",
        "1-3-5-7, on, 0",
        "3-4-5, off, 2",
        "3-4-5, on, 3",
        "2-2, off, 0",
        "2-2, on, 0",
        "9, on, 1",
    })
    void nim(String heaps, String misere, int limit) {
        assertAgrees(BruteForce.game(
                new NimProvider(), 2, Map.of("heaps", heaps, "misere", misere, "limit", String.valueOf(limit))));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 4, on, rowEmpty, owner",
        "2, 2, on, rowEmpty, owner",
        "2, 3, off, rowEmpty, owner",
        "2, 3, on, moverEmpty, owner",
        "2, 3, on, rowEmpty, nobody",
        "3, 1, off, moverEmpty, nobody",
        "3, 2, on, rowEmpty, owner",
    })
    void kalahaOnSmallBoardsWithMarginsAndExtraTurns(
            int pits, int stones, String emptyCapture, String end, String leftovers) {
        assertAgrees(BruteForce.game(
                new KalahaProvider(),
                2,
                Map.of(
                        "pits",
                        pits,
                        "stones",
                        stones,
                        "emptyCapture",
                        emptyCapture,
                        "end",
                        end,
                        "leftovers",
                        leftovers,
                        "payoff",
                        "margin")));
    }

    /** The published and recomputed values of the starter, in stones. */
    @ParameterizedTest
    @CsvSource({
        "1, on, 0 -2 6 -2 2 0",
        "1, off, 0 -2 6 -2 2 0",
        "2, on, 2 -2 -2 -12 6 8",
        "2, off, 2 -2 -2 -10 6 8",
        "3, on, 0 4 2 2",
        "3, off, 0 4 2 2",
    })
    void kalahaHasItsKnownValues(int pits, String emptyCapture, String values) {
        String[] expected = values.split(" ");
        for (int stones = 1; stones <= expected.length; stones++) {
            Game game = BruteForce.game(
                    new KalahaProvider(),
                    2,
                    Map.of("pits", pits, "stones", stones, "emptyCapture", emptyCapture, "payoff", "margin"));
            double margin = solve(solver(game), game.newInitialState()).value().low() * 2 * pits * stones;
            assertEquals(Integer.parseInt(expected[stones - 1]), margin, 1e-9, pits + " pits, " + stones + " stones");
        }
    }

    @Test
    void connectFourOnASmallBoardIsATie() {
        Game game = BruteForce.game(new ConnectFourProvider(), 2, Map.of("columns", 4, "rows", 4));
        Solution solution = solve(solver(game), game.newInitialState());
        assertEquals(OptionalInt.of(0), solution.value().outcome());
        assertEquals(161_029, solution.effort().positions(), "Tromp's count of legal 4 × 4 positions");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void randomTreesWithManyPayoffs(long seed) {
        assertAgrees(new TreeGame(seed, 2, 3, 6, false, 0.25));
        assertAgrees(TreeGame.duel(seed, 3, 7));
    }

    /**
     * Games that may go round for ever, against iteration from the definition: a position is won in n plies if an action
     * leads to one won in n − 1, or all do for the other seat.
     */
    @Test
    void whereNobodyCanForceAnEndItIsATie() {
        int tiesOnCycles = 0;
        for (long seed = 0; seed < 300; seed++) {
            CycleGame game = CycleGame.random(seed, 12);
            int[] winner = new int[12];
            int[] plies = new int[12];
            iterate(game, winner, plies);
            Solver solver = solver(game);
            for (int field = 0; field < 12; field++) {
                if (game.actors()[field] < 0) {
                    continue;
                }
                Solution solution = solve(solver, game.at(field));
                int seat = game.actors()[field];
                int expected = winner[field] < 0 ? 0 : winner[field] == seat ? 1 : -1;
                assertEquals(expected, solution.value().low(), "seed " + seed + ", field " + field);
                assertEquals(
                        expected == 0 ? OptionalInt.empty() : OptionalInt.of(plies[field]),
                        solution.value().plies(),
                        "seed " + seed + ", field " + field);
                assertTrue(solution.variation().size() <= 12);
                if (expected != 0) {
                    assertEquals(plies[field], solution.variation().size());
                } else {
                    tiesOnCycles += solution.variation().size() > 1 ? 1 : 0;
                }
            }
        }
        assertTrue(tiesOnCycles > 50, "only " + tiesOnCycles);
    }

    private static void iterate(CycleGame game, int[] winner, int[] plies) {
        for (int field = 0; field < winner.length; field++) {
            winner[field] = game.actors()[field] < 0 ? CycleGame.winner(game.actors()[field]) : -1;
        }
        for (int ply = 1; ply <= winner.length; ply++) {
            int[] next = winner.clone();
            for (int field = 0; field < winner.length; field++) {
                int seat = game.actors()[field];
                if (seat < 0 || winner[field] >= 0) {
                    continue;
                }
                boolean wins = Arrays.stream(game.arrows()[field]).anyMatch(to -> winner[to] == seat);
                boolean loses = Arrays.stream(game.arrows()[field]).allMatch(to -> winner[to] == 1 - seat);
                if (wins || loses) {
                    next[field] = wins ? seat : 1 - seat;
                    plies[field] = ply;
                }
            }
            System.arraycopy(next, 0, winner, 0, winner.length);
        }
    }

    @Test
    void nimbersAreExclusiveOrs() {
        Game game = BruteForce.game(new NimProvider(), 2, Map.of("heaps", "3-4-5"));
        Solver solver = solver(game);
        for (int a = 0; a <= 3; a++) {
            for (int b = 0; b <= 4; b++) {
                for (int c = 0; c <= 5; c++) {
                    if (a + b + c > 0) {
                        State state = game.stateOf(Map.of("heaps", List.of(a, b, c), "actor", 0));
                        assertEquals(
                                OptionalInt.of(a ^ b ^ c),
                                solve(solver, state).value().nimber());
                    }
                }
            }
        }
        assertEquals(
                OptionalInt.empty(),
                solve(solver(new TicTacToe()), new TicTacToe().newInitialState())
                        .value()
                        .nimber());
    }

    @Test
    void aGameThatIsTooLargeIsLeftWithAnEstimate() {
        Game game = BruteForce.game(new KalahaProvider(), 2, Map.of());
        Limits limits = new Limits(10_000, Long.MAX_VALUE, Long.MAX_VALUE, 1);
        Solution solution = solver(game).solve(game.newInitialState(), Goal.ACTIONS, limits, Watch.NONE);
        assertEquals(Solution.Value.UNKNOWN, solution.value());
        assertEquals("retrograde.limit", solution.unfinished().orElseThrow().key());
        assertEquals("retrograde.estimate", solution.facts().get(0).key());
        assertTrue(solution.effort().positions() < 20_000);
    }

    @Test
    void memoryTimeAndThePersonCanStopIt() {
        Game game = BruteForce.game(new KalahaProvider(), 2, Map.of());
        State start = game.newInitialState();
        Function<Solution, String> why =
                solution -> solution.unfinished().orElseThrow().key();
        Limits bytes = new Limits(Long.MAX_VALUE, 3_000_000, Long.MAX_VALUE, 1);
        Solution tight = solver(game).solve(start, Goal.VALUE, bytes, Watch.NONE);
        assertEquals("retrograde.memory", why.apply(tight));
        assertTrue(tight.effort().bytes() <= 3_000_000, tight.effort()::toString);
        Limits nanos = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, 1, 1);
        assertEquals("retrograde.time", why.apply(solver(game).solve(start, Goal.VALUE, nanos, Watch.NONE)));
        assertEquals("retrograde.cancelled", why.apply(solver(game).solve(start, Goal.VALUE, Limits.NONE, () -> true)));
    }

    @Test
    void theEstimateIsOfTheRightSize() {
        for (Game game : List.of(
                new TicTacToe(),
                BruteForce.game(new NimProvider(), 2, Map.of()),
                BruteForce.game(new KalahaProvider(), 2, Map.of("pits", 3, "stones", 2)))) {
            double truth = positions(game).size();
            double estimate = SizeEstimate.atLeast(game, game.newInitialState(), 2000);
            assertTrue(estimate > truth / 4 && estimate < truth * 4, estimate + " of " + truth);
        }
    }

    @Test
    void whatCannotBeSolvedIsRefused() {
        assertEquals(
                "objection.seats",
                new RetrogradeProvider()
                        .unsupportedReason(BruteForce.game(new NimProvider(), 3, Map.of()))
                        .orElseThrow()
                        .key());
        assertEquals(
                "objection.chance",
                new RetrogradeProvider()
                        .unsupportedReason(new TreeGame(1, 2, 2, 4, true, 1))
                        .orElseThrow()
                        .key());
    }

    @Test
    void aStateThatIsSolvedIsNotChanged() {
        Game game = new TicTacToe();
        State state = game.newInitialState();
        Solution solution = solve(solver(game), state);
        assertEquals(game.newInitialState().toString(), state.toString());
        assertFalse(solution.lines().isEmpty());
        assertNotEquals(
                1,
                solution.lines().stream()
                        .map(Solution.ActionBounds::action)
                        .collect(Collectors.toSet())
                        .size());
    }
}
