package org.marienbad.ai.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.ai.solver.Solving.assertAgrees;
import static org.marienbad.ai.solver.Solving.positions;
import static org.marienbad.ai.solver.Solving.solve;
import static org.marienbad.ai.solver.Solving.solver;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.provider.RetrogradeProvider;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.CycleGame;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.OneWordState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.NoughtsProvider;
import org.marienbad.testkit.toy.PongHauKiProvider;

class RetrogradeTest {
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
     * Games that may go round for ever, against iteration from the definition. A seat wins
     * in n plies if an action leads to a win in n − 1, or all actions of the other seat do.
     */
    @Test
    void aGameWithoutAForcedEndIsATie() {
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
    void onlyImpartialGamesHaveNimbers() {
        assertEquals(
                OptionalInt.empty(),
                solve(solver(new TicTacToe()), new TicTacToe().newInitialState())
                        .value()
                        .nimber());
    }

    @Test
    void aGameThatIsTooLargeIsLeftWithAnEstimate() {
        Game game = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        Limits limits = new Limits(10_000, Long.MAX_VALUE, Long.MAX_VALUE, 1);
        Solution solution = solver(game).solve(game.newInitialState(), Goal.ACTIONS, limits, Watch.NONE);
        assertEquals(Solution.Value.UNKNOWN, solution.value());
        assertEquals("retrograde.limit", solution.unfinished().orElseThrow().key());
        assertEquals("retrograde.estimate", solution.facts().get(0).key());
        assertTrue(solution.effort().positions() < 20_000);
    }

    @Test
    void memoryTimeAndThePersonCanStopIt() {
        Game game = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        State start = game.newInitialState();
        Function<Solution, String> why =
                solution -> solution.unfinished().orElseThrow().key();
        Limits bytes = new Limits(Long.MAX_VALUE, 3_000_000, Long.MAX_VALUE, 1);
        Solution tight = solver(game).solve(start, Goal.VALUE, bytes, Watch.NONE);
        assertEquals("retrograde.memory", why.apply(tight));
        assertTrue(tight.effort().bytes() <= 3_000_000, tight.effort()::toString);
        Limits nanos = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, 1, 1);
        assertEquals("solver.time", why.apply(solver(game).solve(start, Goal.VALUE, nanos, Watch.NONE)));
        assertEquals("solver.cancelled", why.apply(solver(game).solve(start, Goal.VALUE, Limits.NONE, () -> true)));
    }

    @Test
    void theEstimateIsOfTheRightSize() {
        for (Game game : List.of(
                new TicTacToe(),
                BruteForce.game(new PongHauKiProvider(), 2, Map.of()),
                BruteForce.game(new ConnectFourProvider(), 2, Map.of("columns", 4, "rows", 4, "line", 3)))) {
            double truth = positions(game).size();
            double estimate = SizeEstimate.atLeast(game, game.newInitialState(), 2000);
            assertTrue(estimate > truth / 4 && estimate < truth * 4, estimate + " of " + truth);
        }
    }

    @Test
    void unsolvableGamesAreRefused() {
        assertEquals(
                "unsupported.seats",
                new RetrogradeProvider()
                        .unsupportedReason(new TreeGame(1, 3, 2, 4, false, 1))
                        .orElseThrow()
                        .key());
        assertEquals(
                "unsupported.chance",
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

    /** Take one or two from a heap of three, or from a larger one that was set up. */
    private static final class SmallHeap implements Game {
        @Override
        public GameInfo info() {
            return GameInfo.builder()
                    .seats(2)
                    .actions(3)
                    .plies(1000)
                    .constantSum(0)
                    .build();
        }

        @Override
        public Left newInitialState() {
            return new Left();
        }

        @Override
        public Action action(State before, int code) {
            return Action.of(code, Integer.toString(code));
        }

        private static final class Left implements OneWordState {
            private int left = 3;
            private int seat;

            @Override
            public int actor() {
                return left == 0 ? TERMINAL : seat;
            }

            @Override
            public int legalActions(int[] buffer) {
                buffer[0] = 1;
                buffer[1] = 2;
                return Math.min(2, left);
            }

            @Override
            public void apply(int action) {
                left -= action;
                seat = 1 - seat;
            }

            @Override
            public void payoffs(double[] out) {
                out[seat] = -1;
                out[1 - seat] = 1;
            }

            @Override
            public long pack() {
                return 2L * left + seat;
            }

            @Override
            public void unpack(long word) {
                left = (int) word / 2;
                seat = (int) word % 2;
            }

            @Override
            public State copy() {
                Left copy = new Left();
                copy.copyFrom(this);
                return copy;
            }

            @Override
            public String toString() {
                return left + " left, seat " + seat;
            }
        }
    }

    @Test
    void aPositionThatWasSetUpKeepsWithinTheLimit() {
        SmallHeap game = new SmallHeap();
        Retrograde search = Retrograde.of(game).mostPositions(50).build();
        State setUp = game.newInitialState();
        setUp.decode(new long[] {2 * 20});
        assertEquals(1, search.value(setUp).low(), "twenty are two more than a multiple of three");
        setUp.decode(new long[] {2 * 300});
        assertThrows(IllegalArgumentException.class, () -> search.value(setUp));
        assertEquals(-1, search.value(game.newInitialState()).low());
    }
}
