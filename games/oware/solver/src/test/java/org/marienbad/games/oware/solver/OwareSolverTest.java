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
import org.marienbad.ai.endgame.EndgameTables;
import org.marienbad.ai.minimax.Minimax;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
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

    /**
     * The result of the seat under the rules in full, with their history, by alpha-beta to the end: the margin, or who
     * wins.
     */
    private static int worth(OwareState state, int seat, boolean margin, int low, int high) {
        if (state.actor() == State.TERMINAL) {
            int lead = state.score(seat) - state.score(1 - seat);
            return margin ? lead : Integer.signum(lead);
        }
        int[] legal = new int[9];
        int count = state.legalActions(legal);
        boolean own = state.side() == seat;
        int best = own ? low : high;
        for (int i = 0; i < count && (own ? best < high : best > low); i++) {
            OwareState next = state.copy();
            next.apply(legal[i]);
            best = own
                    ? Math.max(best, worth(next, seat, margin, best, high))
                    : Math.min(best, worth(next, seat, margin, low, best));
        }
        return best;
    }

    private static int worth(OwareGame game, OwareState state, int seat) {
        int most = game.countsMargin() ? game.total() : 1;
        return worth(state, seat, game.countsMargin(), -most, most);
    }

    /** Near the limit, equal positions with more or fewer plies left are different ones to a transposition table. */
    @ParameterizedTest
    @CsvSource({
        "houses=2 seeds=1 repetition=3 limit=10",
        "houses=2 seeds=2 repetition=3 limit=6 payoff=margin",
        "houses=3 seeds=1 repetition=3 limit=6 payoff=margin",
    })
    void minimaxFindsTheValuesOfBruteForceNearTheLimit(String options) {
        OwareGame game = game(options.split(" "));
        OwareEndgames rules = new OwareEndgames(game);
        int most = game.countsMargin() ? game.total() : 1;
        Minimax minimax = Minimax.of(game).depth(60).table(1).build();
        for (int seeds = 1; seeds <= Math.min(6, game.total()); seeds++) {
            int taken = game.total() - seeds;
            rules.forEach(seeds, position -> {
                int[] places = new int[2 * game.houses() + 2];
                for (int place = 0; place < 2 * game.houses(); place++) {
                    places[place] = position.seeds(place / game.houses(), place % game.houses());
                }
                places[places.length - 2] = taken / 2;
                places[places.length - 1] = taken - taken / 2;
                OwareState state = game.newInitialState();
                state.setUp(places, 0);
                if (state.actor() != State.TERMINAL) {
                    double found = minimax.search(state).value(0) * most;
                    assertEquals(worth(game, state, 0), found, 1e-9, state::toString);
                }
            });
        }
    }

    /** Every position of small boards: what the tables say holds by the rules, whatever the past would be. */
    @ParameterizedTest
    @CsvSource({
        "houses=2 seeds=1 repetition=2 limit=10, 50",
        "houses=2 seeds=1 repetition=3 limit=8 grandSlam=allowed, 55",
        "houses=2 seeds=2 repetition=2 limit=6 mustFeed=false, 900",
        "houses=3 seeds=1 repetition=2 limit=6 grandSlam=illegal, 450",
        "houses=2 seeds=1 repetition=2 limit=10 payoff=margin, 36",
        "houses=2 seeds=2 repetition=2 limit=6 payoff=margin mustFeed=false, 700",
    })
    void boundsHoldUnderTheRules(String options, int least) {
        OwareGame game = game(options.split(" "));
        OwareEndgames rules = new OwareEndgames(game);
        EndgameTables<OwareState> tables = new EndgameTables<>(rules);
        tables.grow(game.total(), () -> false);
        int[] decided = {0};
        int[] all = {0};
        int houses = game.houses();
        OwareState state = game.newInitialState();
        for (int seeds = 1; seeds <= game.total(); seeds++) {
            int lying = seeds;
            rules.forEach(seeds, position -> {
                int[] places = new int[2 * houses + 2];
                for (int place = 0; place < 2 * houses; place++) {
                    places[place] = position.seeds(place / houses, place % houses);
                }
                for (int store = 0; store <= game.total() - lying; store++) {
                    places[2 * houses] = store;
                    places[2 * houses + 1] = game.total() - lying - store;
                    state.setUp(places, 0);
                    if (state.actor() != State.TERMINAL) {
                        int lead = 2 * store - (game.total() - lying);
                        int low = lead + tables.low(state);
                        int high = lead + tables.high(state);
                        if (!game.countsMargin()) {
                            low = Integer.signum(low);
                            high = Integer.signum(high);
                        }
                        int worth = worth(game, state, 0);
                        assertTrue(low <= worth && worth <= high, () -> "bounds of " + worth + " in\n" + state);
                        decided[0] += low == high ? 1 : 0;
                        all[0]++;
                    }
                }
            });
        }
        assertTrue(decided[0] >= least, decided[0] + " of " + all[0] + " decided");
    }

    private static Solver solver(OwareGame game) {
        return new OwareSolverProvider().create(game, Settings.NONE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "houses=2 seeds=1 repetition=3 limit=8",
                "houses=3 seeds=1 repetition=2 limit=6",
                "houses=2 seeds=1 repetition=3 limit=8 payoff=margin",
                "houses=2 seeds=2 repetition=2 limit=6 payoff=margin"
            })
    void solvedValuesAreTrue(String options) {
        OwareGame game = game(options.split(" "));
        OwareState state = game.newInitialState();
        Solver solver = solver(game);
        List<OwareState> queue = new ArrayList<>(List.of(state));
        for (int i = 0; i < queue.size() && i < 40; i++) {
            OwareState position = queue.get(i);
            int seat = position.side();
            Solution solution = solver.solve(position, Goal.ACTIONS, Limits.NONE, Watch.NONE);
            long[] words = new long[game.info().words()];
            position.encode(words);
            position.decode(words);
            assertEquals(Solution.Value.exactly(worth(game, position, seat)), solution.value(), position::toString);
            for (Solution.ActionBounds line : solution.lines()) {
                OwareState next = position.copy();
                next.apply(line.action());
                assertEquals(Solution.Value.exactly(worth(game, next, seat)), line.value(), position::toString);
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
        Solver solver = solver(game);
        Solution solution = solver.solve(state, Goal.OUTCOME, SMALL, Watch.NONE);
        assertEquals(OptionalInt.of(1), solution.value().outcome());
        assertEquals("fact.tables", solution.facts().get(0).key());
        assertEquals(5, solution.lines().get(0).action());
    }

    @Test
    void withMarginsItProvesByHowMuch() {
        OwareGame game = game("payoff=margin");
        OwareState state = position(game, "0 0 0 0 0 2 1 1 0 0 0 2", "21 21", 0);
        Solution solution = solver(game).solve(state, Goal.VALUE, SMALL, Watch.NONE);
        assertEquals(Solution.Measure.MARGIN, solution.measure());
        assertTrue(solution.unfinished().isEmpty());
        assertEquals(Solution.Value.exactly(4), solution.value(), "25 to 21, and the game is over");
    }

    @Test
    void itStopsWhenItIsTold() {
        OwareGame game = game();
        Solution cancelled = solver(game).solve(game.newInitialState(), Goal.VALUE, Limits.NONE, () -> true);
        assertEquals("open.cancelled", cancelled.unfinished().orElseThrow().key());
        assertFalse(cancelled.value().exact());
        Limits short0 = new Limits(Long.MAX_VALUE, 1 << 20, 1_000_000, 1);
        Solution late = solver(game).solve(game.newInitialState(), Goal.VALUE, short0, Watch.NONE);
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
