package org.marienbad.games.connectfour.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solution.ActionBounds;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.games.connectfour.ConnectFourGame;
import org.marienbad.games.connectfour.ConnectFourState;
import org.marienbad.testkit.Bundles;

class ScoreSolverTest {
    private static final Limits LIMITS = new Limits(Long.MAX_VALUE, 40L << 20, Long.MAX_VALUE, 1);

    private static int[] scores(ConnectFourGame game, MoveScores scores) {
        int[] byColumn = new int[game.grid().columns()];
        Arrays.fill(byColumn, Positions.FULL);
        scores.moves().forEach(move -> byColumn[move.column()] = move.exact() ? move.low() : Integer.MIN_VALUE);
        return byColumn;
    }

    private static MoveScores all(ConnectFourGame game, ConnectFourState state, ScoreSearch search) {
        MoveScores scores = new MoveScores(game, state, search, ConnectFourBook.of(game));
        scores.actions();
        return scores;
    }

    /** Once by windows around 0, once from short wins and losses inwards, as the player does it. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everyMoveOfRandomPositionsHasItsScore(boolean inwards) {
        ConnectFourGame game = Positions.game();
        ScoreSearch search = new ScoreSearch(game.grid(), new ScoreTable(20));
        for (Positions.Scored known : Positions.scored()) {
            ConnectFourState state = Positions.after(game, known.columns());
            MoveScores scores = new MoveScores(game, state, search, ConnectFourBook.of(game));
            if (inwards) {
                scores.deepen();
            } else {
                scores.actions();
            }
            assertArrayEquals(known.scores(), scores(game, scores), known.columns());
            assertEquals(known.score(), scores.low());
            assertEquals(known.score(), scores.high());
        }
    }

    @Test
    void solutionsTellOutcomeLengthAndScores() {
        ConnectFourGame game = Positions.game();
        ScoreSolver solver = new ScoreSolver(game);
        for (Positions.Scored known : Positions.scored()) {
            ConnectFourState state = Positions.after(game, known.columns());
            Solution actions = solver.solve(state, Goal.ACTIONS, LIMITS, Watch.NONE);
            Solution value = solver.solve(state, Goal.VALUE, LIMITS, Watch.NONE);
            Solution outcome = solver.solve(state, Goal.OUTCOME, LIMITS, Watch.NONE);
            int sign = Integer.signum(known.score());
            assertEquals(OptionalInt.of(sign), actions.value().outcome(), known.columns());
            assertEquals(actions.value(), value.value(), known.columns());
            assertEquals(OptionalInt.of(sign), outcome.value().outcome(), known.columns());
            assertTrue(actions.lines().stream().allMatch(line -> line.value().exact()), known.columns());
            assertEquals(known.score(), known.scores()[actions.lines().get(0).action()], known.columns());
            assertEquals(known.score(), known.scores()[value.variation().get(0)], known.columns());
            requireLength(actions, state);
        }
    }

    /** The variation is as long as the value says and ends as it says. */
    private static void requireLength(Solution solution, ConnectFourState from) {
        ConnectFourState state = from.copy();
        solution.variation().forEach(state::apply);
        assertEquals(State.TERMINAL, state.actor());
        assertEquals(
                solution.value().plies().orElseThrow(), solution.variation().size());
        double[] payoffs = new double[2];
        state.payoffs(payoffs);
        assertEquals(solution.value().low(), payoffs[from.actor()]);
    }

    @Test
    void theStartIsWonInTheMiddle() {
        ConnectFourGame game = Positions.game();
        Solution solution = new ScoreSolver(game).solve(game.newInitialState(), Goal.ACTIONS, LIMITS, Watch.NONE);
        int[] outcomes = new int[7];
        for (ActionBounds line : solution.lines()) {
            outcomes[line.action()] = line.value().outcome().orElseThrow();
        }
        assertArrayEquals(new int[] {-1, -1, 0, 1, 0, -1, -1}, outcomes);
        assertEquals(OptionalInt.of(41), solution.value().plies());
        assertEquals(
                List.of("a −2", "b −1", "c 0", "d +1", "e 0", "f −1", "g −2"),
                Arrays.stream(((String) solution.facts().get(1).arguments().get(0)).split(", "))
                        .sorted()
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"4, 4, 0 0 0 0", "5, 4, -1 0 0 0 -1", "5, 5, 0 0 0 0 0"})
    void smallBoardsHaveTheirScores(int columns, int rows, String expected) {
        ConnectFourGame game = Positions.game(columns, rows, 4);
        MoveScores scores = all(game, game.newInitialState(), new ScoreSearch(game.grid(), new ScoreTable(20)));
        int[] known =
                Arrays.stream(expected.split(" ")).mapToInt(Integer::parseInt).toArray();
        assertArrayEquals(known, scores(game, scores));
    }

    @ParameterizedTest
    @CsvSource({"4, 4, 3", "5, 4, 3", "4, 4, 4", "4, 5, 5", "5, 4, 5"})
    void scoresAreThoseOfPlainMinimax(int columns, int rows, int line) {
        ConnectFourGame game = Positions.game(columns, rows, line);
        ScoreSearch search = new ScoreSearch(game.grid(), new ScoreTable(14));
        Random random = new Random(3);
        int[] actions = new int[columns];
        for (int i = 0; i < 60; i++) {
            ConnectFourState state = game.newInitialState();
            int plies = columns * rows - 10 + random.nextInt(8);
            for (int ply = 0; ply < plies && state.actor() != State.TERMINAL; ply++) {
                state.apply(actions[random.nextInt(state.legalActions(actions))]);
            }
            if (state.actor() != State.TERMINAL) {
                MoveScores scores = all(game, state, search);
                assertEquals(plain(game, state), scores.low(), state::toString);
            }
        }
    }

    /** The score by trying everything. */
    private static int plain(ConnectFourGame game, ConnectFourState state) {
        int cells = game.grid().cellCount();
        int plies = Long.bitCount(state.discs(0) | state.discs(1));
        if (state.actor() == State.TERMINAL) {
            double[] payoffs = new double[2];
            state.payoffs(payoffs);
            // The seat that would be to move has lost, or it is a draw.
            return payoffs[0] == 0 ? 0 : -((cells + 1 - (plies - 1)) / 2);
        }
        int[] actions = new int[game.grid().columns()];
        int best = Integer.MIN_VALUE;
        int count = state.legalActions(actions);
        for (int i = 0; i < count; i++) {
            ConnectFourState next = state.copy();
            next.apply(actions[i]);
            best = Math.max(best, -plain(game, next));
        }
        return best;
    }

    @Test
    void proofsBeforeTheStopAreKept() {
        ConnectFourGame game = Positions.game();
        AtomicInteger asked = new AtomicInteger();
        ConnectFourState state = Positions.after(game, "44444");
        Solution solution = new ScoreSolver(game).solve(state, Goal.VALUE, LIMITS, () -> asked.incrementAndGet() > 20);
        assertEquals("open.cancelled", solution.unfinished().orElseThrow().key());
        assertTrue(solution.value().low() <= solution.value().high());
        assertEquals(7, solution.lines().size());
        Limits short_ = new Limits(Long.MAX_VALUE, 1 << 20, 1, 1);
        Solution late = new ScoreSolver(game).solve(state, Goal.VALUE, short_, Watch.NONE);
        assertEquals("open.time", late.unfinished().orElseThrow().key());
        assertTrue(late.effort().bytes() <= 1 << 20);
        assertFalse(late.value().exact());
    }

    @Test
    void itIsListedAndWorded() {
        assertTrue(ServiceLoader.load(SolverProvider.class).stream()
                .anyMatch(listed -> listed.type() == ScoreSolverProvider.class));
        Bundles.requireComplete(ScoreSolverTest.class.getClassLoader(), new ScoreSolverProvider().messages());
        for (String key : List.of("open.time", "open.cancelled", "fact.score", "fact.scores", "progress.scores")) {
            assertTrue(new ScoreSolverProvider().messages(Locale.ENGLISH).has(key), key);
        }
    }
}
