package org.marienbad.games.toguzkumalak.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.endgame.EndgameRules;
import org.marienbad.ai.endgame.EndgameTables;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.Solver.Goal;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.toguzkumalak.ToguzGame;
import org.marienbad.games.toguzkumalak.ToguzProvider;
import org.marienbad.games.toguzkumalak.ToguzState;
import org.marienbad.testkit.Bundles;

class ToguzSolverTest {
    static ToguzGame game(String... options) {
        Map<String, Object> given = new LinkedHashMap<>();
        for (String option : options) {
            given.put(option.substring(0, option.indexOf('=')), option.substring(option.indexOf('=') + 1));
        }
        return (ToguzGame) GameSetup.of(new ToguzProvider(), 2, given, 0).game();
    }

    static ToguzState position(ToguzGame game, String houses, String stores, String tuzdik) {
        return game.stateOf(
                Map.of("houses", numbers(houses), "stores", numbers(stores), "tuzdik", numbers(tuzdik), "mover", 0));
    }

    private static List<Integer> numbers(String text) {
        return Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
    }

    /**
     * The result of the seat under the rules in full, with their history, by alpha-beta to the end: the margin, or who
     * wins.
     */
    private static int worth(ToguzGame game, ToguzState state, int seat, int low, int high) {
        if (state.actor() == State.TERMINAL) {
            int[] scores = game.scores(state);
            int lead = scores[seat] - scores[1 - seat];
            return game.countsMargin() ? lead : Integer.signum(lead);
        }
        int[] legal = new int[9];
        int count = state.legalActions(legal);
        boolean own = state.side() == seat;
        int best = own ? low : high;
        for (int i = 0; i < count && (own ? best < high : best > low); i++) {
            ToguzState next = state.copy();
            next.apply(legal[i]);
            best = own
                    ? Math.max(best, worth(game, next, seat, best, high))
                    : Math.min(best, worth(game, next, seat, low, best));
        }
        return best;
    }

    private static int worth(ToguzGame game, ToguzState state, int seat) {
        int most = game.countsMargin() ? game.total() : 1;
        return worth(game, state, seat, -most, most);
    }

    /** Every position of a small board, with every tuzdik: what the tables say holds by the rules, whatever the past would be. */
    @ParameterizedTest
    @CsvSource({
        "houses=3 stones=1 limit=4, 1500",
        "houses=3 stones=1 limit=4 tuzdik=opposite, 1500",
        "houses=3 stones=1 limit=4 payoff=margin, 1500"
    })
    void boundsHoldUnderTheRules(String options, int least) {
        ToguzGame game = game(options.split(" "));
        EndgameRules<ToguzState> rules = ToguzEndgames.of(game).apply(game.newInitialState());
        EndgameTables<ToguzState> tables = new EndgameTables<>(rules);
        tables.grow(game.total(), () -> false);
        int[] decided = {0};
        int[] all = {0};
        ToguzState state = game.newInitialState();
        int[] places = new int[2 * game.houses() + 2];
        for (int pieces = 1; pieces <= game.total(); pieces++) {
            int lying = pieces;
            rules.forEach(pieces, position -> {
                for (int place = 0; place < 2 * game.houses(); place++) {
                    places[place] = position.stones(place / game.houses(), place % game.houses());
                }
                int[] tuzdiks = {position.tuzdik(0), position.tuzdik(1)};
                for (int store = 0; store <= game.total() - lying; store++) {
                    places[2 * game.houses()] = store;
                    places[2 * game.houses() + 1] = game.total() - lying - store;
                    state.setUp(places, tuzdiks, 0);
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

    @ParameterizedTest
    @ValueSource(strings = {"houses=3 stones=2 limit=5", "houses=3 stones=2 limit=5 payoff=margin"})
    void solvedValuesAreTrue(String options) {
        ToguzGame game = game(options.split(" "));
        Solver solver = new ToguzSolverProvider().create(game, Settings.NONE);
        List<ToguzState> queue = new ArrayList<>(List.of(game.newInitialState()));
        for (int i = 0; i < queue.size() && i < 25; i++) {
            ToguzState position = queue.get(i);
            int seat = position.side();
            long[] words = new long[game.info().words()];
            position.encode(words);
            position.decode(words); // a solver forgets the past
            Solution solution = solver.solve(position, Goal.ACTIONS, Limits.NONE, Watch.NONE);
            assertEquals(Solution.Value.exactly(worth(game, position, seat)), solution.value(), position::toString);
            for (Solution.ActionBounds line : solution.lines()) {
                ToguzState next = position.copy();
                next.apply(line.action());
                assertEquals(Solution.Value.exactly(worth(game, next, seat)), line.value(), position::toString);
                if (next.actor() != State.TERMINAL) {
                    queue.add(next);
                }
            }
        }
    }

    /** House 9 makes North's house 1 even and takes two: 82 to 80. */
    @Test
    void marginsOfTheUsualBoardAreProven() {
        ToguzGame game = game("payoff=margin");
        ToguzState state = position(game, "0 0 0 0 0 0 0 0 1 1 0 0 0 0 0 0 0 0", "80 80", "5 6");
        Solution solution =
                new ToguzSolverProvider().create(game, Settings.NONE).solve(state, Goal.VALUE, Limits.NONE, Watch.NONE);
        assertEquals(Solution.Measure.MARGIN, solution.measure());
        assertEquals(Solution.Value.exactly(2), solution.value());
        assertEquals(8, solution.lines().get(0).action());
    }

    @Test
    void tablesHoldOnlyTuzdiksThatMayCome() {
        ToguzGame game = game();
        Function<ToguzState, EndgameRules<ToguzState>> rules = ToguzEndgames.of(game);
        String empty = "1 0 0 0 0 0 0 0 0 1 0 0 0 0 0 0 0 0";
        EndgameRules<ToguzState> none = rules.apply(position(game, empty, "80 80", "0 0"));
        EndgameRules<ToguzState> both = rules.apply(position(game, empty, "80 80", "5 6"));
        assertEquals(1 + 16 + 56, none.size(0));
        assertEquals(2, both.size(0));
        assertEquals(rules.apply(position(game, empty, "80 80", "6 5")), both, "the same seen from the other side");
        assertEquals(3, EndgameTables.most(none, 300_000));
        assertEquals(6, EndgameTables.most(both, 300_000));
    }

    @Test
    void bothLanguagesHaveAllWords() {
        ToguzSolverProvider provider = new ToguzSolverProvider();
        assertTrue(provider.unsupportedReason(game()).isEmpty());
        Bundles.requireComplete(ToguzSolverTest.class.getClassLoader(), provider.messages());
    }
}
