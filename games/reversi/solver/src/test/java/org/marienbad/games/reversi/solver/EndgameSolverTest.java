package org.marienbad.games.reversi.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.games.reversi.BitState;
import org.marienbad.games.reversi.ReversiGame;
import org.marienbad.testkit.Bundles;

class EndgameSolverTest {
    private static final Limits LIMITS = new Limits(Long.MAX_VALUE, 40L << 20, Long.MAX_VALUE, 1);

    static Stream<Endgames.Endgame> easyOnes() {
        return Endgames.of(0, 17);
    }

    @ParameterizedTest
    @MethodSource("easyOnes")
    void everyMoveHasItsExactMargin(Endgames.Endgame endgame) {
        requireMargins(endgame);
    }

    static void requireMargins(Endgames.Endgame endgame) {
        ReversiGame game = Endgames.game(Map.of());
        BitState state = endgame.state(game);
        Solver solver = EndgameSolverProvider.solver(game);
        Solution solution = solver.solve(state, Goal.ACTIONS, LIMITS, Watch.NONE);
        Map<String, Integer> margins = new TreeMap<>();
        solution.lines()
                .forEach(line -> margins.put(
                        game.rules().nameOf(line.action()), (int) line.value().low()));
        assertEquals(endgame.margins(), margins);
        assertEquals(endgame.best(), solution.value().low());
        assertTrue(solution.value().exact());
        Solution value = solver.solve(state, Goal.VALUE, LIMITS, Watch.NONE);
        assertEquals(endgame.best(), value.value().low());
        assertEquals(
                endgame.best(),
                endgame.margins().get(game.rules().nameOf(value.lines().get(0).action())));
        Solution outcome = solver.solve(state, Goal.OUTCOME, LIMITS, Watch.NONE);
        assertEquals(
                OptionalInt.of(Integer.signum(endgame.best())), outcome.value().outcome());
        BitState end = state.copy();
        solution.variation().forEach(end::apply);
        assertEquals(State.TERMINAL, end.actor());
        int[] scores = game.scores(end);
        assertEquals(endgame.best(), scores[state.actor()] - scores[1 - state.actor()]);
    }

    @ParameterizedTest
    @CsvSource({"4, none, -8", "4, winner, -10"})
    void theSmallBoardIsSolvedFromTheStart(int size, String empties, int margin) {
        ReversiGame game = Endgames.game(Map.of("size", size, "empties", empties));
        Solution solution =
                EndgameSolverProvider.solver(game).solve(game.newInitialState(), Goal.ACTIONS, LIMITS, Watch.NONE);
        assertEquals(margin, solution.value().low());
        assertEquals(4, solution.lines().size());
    }

    /** Random endgames with passes, on boards of all sizes, against trying everything. */
    @ParameterizedTest
    @CsvSource({"6, winner", "6, none", "8, winner", "8, none"})
    void marginsAreThoseOfPlainMinimax(int size, String empties) {
        ReversiGame game = Endgames.game(Map.of("size", size, "empties", empties));
        Solver solver = EndgameSolverProvider.solver(game);
        Random random = new Random(8);
        int[] actions = new int[game.info().maxLegalActions()];
        for (int i = 0; i < 40; i++) {
            BitState state = (BitState) game.newInitialState();
            int left = 5 + random.nextInt(4);
            while (state.actor() != State.TERMINAL && state.discs(0) + state.discs(1) < size * size - left) {
                state.apply(actions[random.nextInt(state.legalActions(actions))]);
            }
            if (state.actor() != State.TERMINAL) {
                int expected = plain(game, state, state.actor());
                Solution solution = solver.solve(state, Goal.ACTIONS, LIMITS, Watch.NONE);
                assertEquals(expected, solution.value().low(), state::toString);
                assertEquals(
                        expected,
                        solver.solve(state, Goal.VALUE, LIMITS, Watch.NONE)
                                .value()
                                .low(),
                        state::toString);
            }
        }
    }

    private static int plain(ReversiGame game, BitState state, int seat) {
        if (state.actor() == State.TERMINAL) {
            int[] scores = game.scores(state);
            return scores[seat] - scores[1 - seat];
        }
        int best = Integer.MIN_VALUE;
        for (int action : game.legalActions(state)) {
            BitState next = state.copy();
            next.apply(action);
            int value = plain(game, next, seat);
            best = Math.max(best, state.actor() == seat ? value : -value);
        }
        return state.actor() == seat ? best : -best;
    }

    @Test
    void proofsBeforeTheStopAreKept() {
        ReversiGame game = Endgames.game(Map.of());
        AtomicInteger asked = new AtomicInteger();
        Solution solution = EndgameSolverProvider.solver(game)
                .solve(game.newInitialState(), Goal.VALUE, LIMITS, () -> asked.incrementAndGet() > 20);
        assertEquals("open.cancelled", solution.unfinished().orElseThrow().key());
        assertFalse(solution.value().exact());
        Limits tight = new Limits(Long.MAX_VALUE, 1 << 16, 1, 1);
        Solution late =
                EndgameSolverProvider.solver(game).solve(game.newInitialState(), Goal.ACTIONS, tight, Watch.NONE);
        assertEquals("open.time", late.unfinished().orElseThrow().key());
        assertTrue(late.effort().bytes() <= 1 << 16);
    }

    @Test
    void saysWhatItDoesNotSolve() {
        EndgameSolverProvider provider = new EndgameSolverProvider();
        assertTrue(provider.unsupportedReason(Endgames.game(Map.of())).isEmpty());
        assertEquals(
                "unsupported.anti",
                provider.unsupportedReason(Endgames.game(Map.of("anti", true)))
                        .orElseThrow()
                        .key());
        assertEquals(
                "solves boards of up to 8 cells a side",
                provider.messages(Locale.ENGLISH)
                        .get(provider.unsupportedReason(Endgames.game(Map.of("size", 10)))
                                .orElseThrow()));
        assertTrue(ServiceLoader.load(SolverProvider.class).stream()
                .anyMatch(listed -> listed.type() == EndgameSolverProvider.class));
        Bundles.requireComplete(EndgameSolverTest.class.getClassLoader(), provider.messages());
    }
}
