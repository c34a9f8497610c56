package org.marienbad.games.oware.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.games.oware.OwareGame;
import org.marienbad.games.oware.OwareProvider;
import org.marienbad.games.oware.OwareState;
import org.marienbad.testkit.Bundles;

class OwareSolverTest {
    /** Tables of up to seven seeds. */
    private static final Limits SMALL = new Limits(Long.MAX_VALUE, 2_100_000, Long.MAX_VALUE, 1);

    private static OwareGame game(String... options) {
        Map<String, Object> given = new LinkedHashMap<>();
        for (String option : options) {
            given.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        return (OwareGame) GameSetup.of(new OwareProvider(), 2, given, 0).game();
    }

    private static OwareState position(OwareGame game, String houses, String stores, int mover) {
        return game.stateOf(Map.of("houses", numbers(houses), "stores", numbers(stores), "mover", mover));
    }

    private static List<Integer> numbers(String text) {
        return Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
    }

    @Test
    void positionsAreNumberedInTheirOrder() {
        SeedIndex index = new SeedIndex(4, 5);
        int[] lying = {0, 0, 0, 5};
        assertEquals(56, index.size(5));
        for (int i = 0; i < 56; i++) {
            assertEquals(i, index.of(lying, 5));
            assertEquals(5, Arrays.stream(lying).sum());
            index.next(lying);
        }
        assertEquals(56 + 35 + 20 + 10 + 4 + 1, SeedIndex.ways(5, 5));
    }

    /** The margin for the seat to move under the rules in full, with their history, by trying everything. */
    private static int outcome(OwareState state, int seat) {
        if (state.actor() == State.TERMINAL) {
            return Integer.signum(state.score(seat) - state.score(1 - seat));
        }
        int[] legal = new int[9];
        int count = state.legalActions(legal);
        boolean own = state.side() == seat;
        int best = own ? -1 : 1;
        for (int i = 0; i < count && best != (own ? 1 : -1); i++) {
            OwareState next = state.copy();
            next.apply(legal[i]);
            best = own ? Math.max(best, outcome(next, seat)) : Math.min(best, outcome(next, seat));
        }
        return best;
    }

    /** Every position of small boards: who wins by the tables wins by the rules, whatever the past would be. */
    @ParameterizedTest
    @CsvSource({
        "houses=2 seeds=1 repetition=2 limit=10, 50",
        "houses=2 seeds=1 repetition=3 limit=8 grandSlam=allowed, 55",
        "houses=2 seeds=2 repetition=2 limit=6 mustFeed=false, 900",
        "houses=3 seeds=1 repetition=2 limit=6 grandSlam=illegal, 450",
    })
    void boundsHoldUnderTheRules(String options, int least) {
        OwareGame game = game(options.split(" "));
        Endgames endgames = new Endgames(game, game.total(), () -> false);
        int houses = game.houses();
        OwareState state = game.newInitialState();
        int decided = 0;
        int all = 0;
        for (int seeds = 1; seeds <= game.total(); seeds++) {
            int[] lying = new int[2 * houses];
            lying[2 * houses - 1] = seeds;
            for (long i = 0; i < new SeedIndex(2 * houses, seeds).size(seeds); i++) {
                int[] places = Arrays.copyOf(lying, 2 * houses + 2);
                for (int store = 0; store <= game.total() - seeds; store++) {
                    places[2 * houses] = store;
                    places[2 * houses + 1] = game.total() - seeds - store;
                    state.setUp(places, 0);
                    if (state.actor() != State.TERMINAL) {
                        int lead = 2 * store - (game.total() - seeds);
                        int low = Integer.signum(lead + endgames.low(state, seeds));
                        int high = Integer.signum(lead + endgames.high(state, seeds));
                        int outcome = outcome(state, 0);
                        assertTrue(low <= outcome && outcome <= high, () -> "bounds of\n" + state);
                        decided += low == high ? 1 : 0;
                        all++;
                    }
                }
                new SeedIndex(2 * houses, seeds).next(lying);
            }
        }
        assertTrue(decided >= least, decided + " of " + all + " decided");
    }

    @ParameterizedTest
    @ValueSource(strings = {"houses=2 seeds=1 repetition=3 limit=8", "houses=3 seeds=1 repetition=2 limit=6"})
    void whatIsSolvedIsTrue(String options) {
        OwareGame game = game(options.split(" "));
        OwareState state = game.newInitialState();
        OwareSolver solver = new OwareSolver(game);
        List<OwareState> queue = new ArrayList<>(List.of(state));
        for (int i = 0; i < queue.size() && i < 40; i++) {
            OwareState position = queue.get(i);
            int seat = position.side();
            Solution solution = solver.solve(position, Goal.ACTIONS, Limits.NONE, Watch.NONE);
            long[] words = new long[game.info().words()];
            position.encode(words);
            position.decode(words);
            assertEquals(Solution.Value.exactly(outcome(position, seat)), solution.value(), position::toString);
            for (Solution.ActionBounds line : solution.lines()) {
                OwareState next = position.copy();
                next.apply(line.action());
                assertEquals(Solution.Value.exactly(outcome(next, seat)), line.value(), position::toString);
                if (next.actor() != State.TERMINAL) {
                    queue.add(next);
                }
            }
        }
    }

    /** South captures two seeds and has more than half; everything else lets North take them. */
    @Test
    void endgamesOfTheUsualBoardAreLookedUp() {
        OwareGame game = game();
        OwareState state = position(game, "0 0 0 0 0 2 1 1 0 0 0 2", "21 21", 0);
        OwareSolver solver = new OwareSolver(game);
        Solution solution = solver.solve(state, Goal.OUTCOME, SMALL, Watch.NONE);
        assertEquals(OptionalInt.of(1), solution.value().outcome());
        assertEquals("fact.tables", solution.facts().get(0).key());
        assertEquals(5, solution.lines().get(0).action());
    }

    @Test
    void withMarginsItProvesWhoWins() {
        OwareGame game = game("payoff=margin");
        OwareState state = position(game, "0 0 0 0 0 2 1 1 0 0 0 2", "21 21", 0);
        Solution solution = new OwareSolver(game).solve(state, Goal.VALUE, SMALL, Watch.NONE);
        assertEquals(Solution.Measure.MARGIN, solution.measure());
        assertEquals(Solution.Value.between(1, 48), solution.value());
        assertEquals("open.margin", solution.unfinished().orElseThrow().key());
    }

    @Test
    void itStopsWhenItIsTold() {
        OwareGame game = game();
        Solution cancelled = new OwareSolver(game).solve(game.newInitialState(), Goal.VALUE, Limits.NONE, () -> true);
        assertEquals("open.cancelled", cancelled.unfinished().orElseThrow().key());
        assertFalse(cancelled.value().exact());
        Limits short0 = new Limits(Long.MAX_VALUE, 1 << 20, 1_000_000, 1);
        Solution late = new OwareSolver(game).solve(game.newInitialState(), Goal.VALUE, short0, Watch.NONE);
        assertEquals("open.time", late.unfinished().orElseThrow().key());
    }

    @Test
    void bothLanguagesHaveAllWords() {
        OwareSolverProvider provider = new OwareSolverProvider();
        assertTrue(provider.unsupportedReason(game()).isEmpty());
        assertTrue(ServiceLoader.load(SolverProvider.class).stream()
                .anyMatch(listed -> listed.type() == OwareSolverProvider.class));
        Bundles.requireComplete(OwareSolverTest.class.getClassLoader(), provider.messages());
        assertTrue(provider.messages(Locale.ENGLISH).has("oware.name"));
    }
}
