package org.marienbad.games.hex.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.games.hex.HexGame;
import org.marienbad.games.hex.HexProvider;
import org.marienbad.games.hex.HexState;
import org.marienbad.testkit.Bundles;

class HexSolverTest {
    private static final Limits LIMITS = new Limits(Long.MAX_VALUE, 30L << 20, Long.MAX_VALUE, 1);

    private static HexGame game(int size, String swap) {
        return (HexGame) GameSetup.of(new HexProvider(), 2, Map.of("size", size, "swap", swap), 0)
                .game();
    }

    private static HexState play(HexGame game, String moves) {
        HexState state = game.newInitialState();
        for (String move : moves.split(" ")) {
            state.apply(game.parse(state, move).orElseThrow());
        }
        return state;
    }

    private static Set<String> winning(HexGame game, State state, Solution solution) {
        int[] legal = new int[game.info().maxLegalActions()];
        assertEquals(state.legalActions(legal), solution.lines().size(), "all moves are proven");
        return solution.lines().stream()
                .filter(line -> line.value().low() > 0)
                .map(line -> game.action(state, line.action()).notation())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> openings(HexGame game) {
        State start = game.newInitialState();
        Solution solution = new HexSolver(game).solve(start, Goal.ACTIONS, LIMITS, Watch.NONE);
        return winning(game, start, solution);
    }

    /** Those of 3 by 3 and 4 by 4 are known from elsewhere. */
    @ParameterizedTest
    @CsvSource({"3, a3 c1 a2 b2 c2", "4, d1 c2 b3 a4"})
    void theOpeningsThatWin(int size, String cells) {
        assertEquals(new TreeSet<>(List.of(cells.split(" "))), openings(game(size, "off")));
    }

    @Test
    void theOpeningsOfFiveByFive() {
        Set<String> openings = openings(game(5, "off"));
        assertEquals("a4 a5 b2 b3 b4 c2 c3 c4 d2 d3 d4 e1 e2", String.join(" ", openings));
    }

    /** The second seat takes over exactly the openings that win. */
    @ParameterizedTest
    @CsvSource({"3, pieces", "3, sides", "4, pieces", "4, sides"})
    void withTheSwapTheSecondSeatWins(int size, String swap) {
        HexGame game = game(size, swap);
        assertEquals(Set.of(), openings(game));
        Set<String> strong = openings(game(size, "off"));
        for (int cell = 0; cell < size * size; cell++) {
            HexState state = game.newInitialState();
            state.apply(cell);
            Solution solution = new HexSolver(game).solve(state, Goal.ACTIONS, LIMITS, Watch.NONE);
            assertEquals(
                    strong.contains(game.board().nameOf(cell)),
                    winning(game, state, solution).contains("swap"));
        }
    }

    static Stream<String> positions() throws IOException {
        try (BufferedReader file = new BufferedReader(
                new InputStreamReader(HexSolverTest.class.getResourceAsStream("solved.txt"), StandardCharsets.UTF_8))) {
            return file.lines().filter(line -> !line.startsWith("#")).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void winningMovesAreThoseOfOtherPrograms(String line) {
        String[] fields = line.split("\\|", -1);
        HexGame game = game(Integer.parseInt(fields[0].trim()), "off");
        HexState state = play(game, fields[1].trim());
        Solution solution = new HexSolver(game).solve(state, Goal.ACTIONS, LIMITS, Watch.NONE);
        Set<String> known = Stream.of(fields[2].trim().split(" "))
                .filter(move -> !move.isEmpty())
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(known, winning(game, state, solution), state::toString);
        assertEquals(known.isEmpty() ? -1 : 1, solution.value().low());
        HexState end = state.copy();
        solution.variation().forEach(end::apply);
        assertEquals(State.TERMINAL, end.actor());
        assertEquals(known.isEmpty(), end.seatOf(end.winningSide()) != state.actor());
    }

    /** Random positions of both sides and all stages, also with unequal numbers of stones, against trying everything. */
    @ParameterizedTest
    @ValueSource(strings = {"off", "pieces", "sides"})
    void outcomesAreThoseOfPlainMinimax(String swap) {
        Random random = new Random(3);
        for (int i = 0; i < 150; i++) {
            HexGame game = game(3 + i % 2, swap);
            int size = game.board().size();
            HexState state = game.newInitialState();
            int[] legal = new int[game.info().maxLegalActions()];
            int stones = size == 3 ? random.nextInt(9) : 7 + random.nextInt(9);
            for (int k = 0; k < stones && state.actor() != State.TERMINAL; k++) {
                state.apply(legal[random.nextInt(state.legalActions(legal))]);
            }
            if (state.actor() != State.TERMINAL) {
                Solution solution = new HexSolver(game).solve(state, Goal.OUTCOME, LIMITS, Watch.NONE);
                assertEquals(plain(state) ? 1 : -1, solution.value().low(), state::toString);
            }
        }
    }

    /** Whether the seat to move wins. */
    private static boolean plain(HexState state) {
        int[] legal = new int[17];
        int count = state.legalActions(legal);
        HexState next = state.copy();
        for (int i = 0; i < count; i++) {
            next.copyFrom(state);
            next.apply(legal[i]);
            if (next.actor() == State.TERMINAL || !plain(next)) {
                return true;
            }
        }
        return false;
    }

    @Test
    void unprovenAnswersAreSaidToBeSo() {
        HexGame game = game(7, "off");
        AtomicInteger asked = new AtomicInteger();
        Solution solution = new HexSolver(game)
                .solve(game.newInitialState(), Goal.VALUE, LIMITS, () -> asked.incrementAndGet() > 5);
        assertEquals("open.cancelled", solution.unfinished().orElseThrow().key());
        assertEquals(OptionalInt.empty(), solution.value().outcome());
        Limits tight = new Limits(Long.MAX_VALUE, 1 << 16, 1, 1);
        Solution late = new HexSolver(game).solve(game.newInitialState(), Goal.ACTIONS, tight, Watch.NONE);
        assertEquals("open.time", late.unfinished().orElseThrow().key());
        assertTrue(late.effort().bytes() <= 1 << 16);
    }

    @Test
    void saysWhatItDoesNotSolve() {
        HexSolverProvider provider = new HexSolverProvider();
        assertTrue(provider.unsupportedReason(game(7, "sides")).isEmpty());
        assertEquals(
                "solves boards of up to 7 cells a side",
                provider.messages(Locale.ENGLISH)
                        .get(provider.unsupportedReason(game(8, "off")).orElseThrow()));
        assertFalse(provider.messages(new Locale("cs"))
                .get(provider.unsupportedReason(game(8, "off")).orElseThrow())
                .isEmpty());
        assertTrue(ServiceLoader.load(SolverProvider.class).stream()
                .anyMatch(listed -> listed.type() == HexSolverProvider.class));
        Bundles.requireComplete(HexSolverTest.class.getClassLoader(), provider.messages());
    }
}
