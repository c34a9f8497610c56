package org.marienbad.ai.montecarlo;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.provider.MonteCarloProvider;
import org.marienbad.ai.toy.Allocation;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.AuctionProvider;
import org.marienbad.games.testgames.DiceRaceProvider;
import org.marienbad.games.testgames.NoughtsProvider;

class MonteCarloPlayerTest {
    private static final MonteCarloProvider PROVIDER = new MonteCarloProvider();
    private final Game noughts = BruteForce.game(new NoughtsProvider(), 2, Map.of());
    private final Game race = BruteForce.game(new DiceRaceProvider(), 3, Map.of("length", 6, "rounds", 2, "faces", 3));

    private static Player player(Game game, long seed, Map<String, ?> settings) {
        return PROVIDER.create(game, Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), settings), seed);
    }

    private static Decision choose(Game game, State state, long seed, Map<String, ?> settings) {
        return player(game, seed, settings).choose(state, state.actor(), Budget.UNLIMITED, Monitor.NONE);
    }

    private static State set(Game game, String... rows) {
        return game.stateOf(Map.of("rows", Arrays.asList(rows)));
    }

    private static int code(Game game, State state, String notation) {
        return game.parse(state, notation).orElseThrow();
    }

    /** The mean payoffs of uniformly random play, by enumeration. */
    private static double[] mean(Game game, State state, Map<String, double[]> known) {
        double[] mean = new double[game.info().seats()];
        if (state.actor() == State.TERMINAL) {
            state.payoffs(mean);
            return mean;
        }
        double[] found = known.get(state.toString());
        if (found != null) {
            return found;
        }
        double total = 0;
        for (int action : game.legalActions(state)) {
            State child = state.copy();
            child.apply(action);
            double weight = state.actor() == State.CHANCE ? state.chanceWeight(action) : 1;
            double[] value = mean(game, child, known);
            total += weight;
            for (int seat = 0; seat < mean.length; seat++) {
                mean[seat] += weight * value[seat];
            }
        }
        for (int seat = 0; seat < mean.length; seat++) {
            mean[seat] /= total;
        }
        known.put(state.toString(), mean);
        return mean;
    }

    /** Within five standard errors of at most 1 / sqrt(n). */
    @ParameterizedTest
    @ValueSource(strings = {"uniform", "ucb", "halving"})
    void meansAreThoseOfRandomPlay(String allocation) {
        Map<String, double[]> known = new HashMap<>();
        State raceStart = race.newInitialState();
        raceStart.apply(3);
        for (Game game : new Game[] {noughts, race}) {
            State state = game == race ? raceStart : game.newInitialState();
            known.clear();
            Decision decision = choose(game, state, 3, Map.of("allocation", allocation, "playouts", 3000));
            for (ActionValue line : decision.lines()) {
                State after = state.copy();
                after.apply(line.action());
                double[] expected = mean(game, after, known);
                assertTrue(line.visits() > 10);
                for (int seat = 0; seat < expected.length; seat++) {
                    assertEquals(expected[seat], line.value()[seat], 5 / Math.sqrt(line.visits()));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"uniform", "ucb", "halving"})
    void spendsExactlyItsBudget(String allocation) {
        State state = noughts.newInitialState();
        for (int iterations : new int[] {1, 2, 8, 9, 10, 17, 100, 1234}) {
            Decision decision = choose(noughts, state, 1, Map.of("allocation", allocation, "iterations", iterations));
            assertEquals(iterations, decision.iterations());
            assertEquals(
                    iterations,
                    decision.lines().stream().mapToLong(ActionValue::visits).sum());
            assertEquals(9, decision.lines().size());
            assertEquals(decision.action(), decision.lines().get(0).action());
        }
        Decision all = choose(noughts, state, 1, Map.of("allocation", allocation, "playouts", 50));
        assertEquals(450, all.iterations());
        Decision endless =
                choose(noughts, state, 1, Map.of("allocation", allocation, "playouts", 0, "iterations", 5000));
        assertEquals(5000, endless.iterations());
    }

    @Test
    void uniformIsEvenAndTwoHundredAnAction() {
        Decision decision = choose(noughts, noughts.newInitialState(), 1, Map.of());
        assertEquals(1800, decision.iterations());
        for (ActionValue line : decision.lines()) {
            assertEquals(200, line.visits());
        }
        Decision some = choose(noughts, noughts.newInitialState(), 1, Map.of("iterations", 100));
        for (ActionValue line : some.lines()) {
            assertTrue(line.visits() == 11 || line.visits() == 12);
        }
    }

    @Test
    void halvingAndUcbSpendMoreOnWhatIsGood() {
        for (String allocation : new String[] {"ucb", "halving"}) {
            int best = 0;
            for (long seed = 0; seed < 20; seed++) {
                Decision decision = choose(
                        noughts, noughts.newInitialState(), seed, Map.of("allocation", allocation, "playouts", 300));
                assertTrue(decision.lines().get(0).visits() > 400, allocation);
                best += decision.action() == 4 ? 1 : 0;
            }
            assertTrue(best >= 16, allocation + " chose the centre " + best + " times of 20");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"payoff", "points"})
    void takesTheWinAndKnowsIt(String reward) {
        State state = set(noughts, "X..", "OO.", "X.X");
        Decision decision = choose(noughts, state, 1, Map.of("reward", reward));
        assertEquals(code(noughts, state, "c2"), decision.action());
        ActionValue line = decision.lines().get(0);
        assertTrue(line.exact());
        assertArrayEquals(new double[] {-1, 1}, line.value());
    }

    @Test
    void pointsAreThreeOneOrNothing() {
        double[][] all = {{1, -1}, {0, 0}, {-1, 1}};
        double[] points = {3, 1, 0};
        for (int i = 0; i < all.length; i++) {
            assertEquals(points[i], Playouts.points(all[i], 0));
        }
        assertEquals(1, Playouts.points(new double[] {0.5, 0.5, -1}, 1));
        assertEquals(0, Playouts.points(new double[] {0.5, 0.5, -1}, 2));
        assertEquals(0, Playouts.points(new double[] {0, 1, -1}, 0));
        assertEquals(3, Playouts.points(new double[] {0, 1, -1}, 1));
    }

    /** Two true states with the same observation: the frequencies of its choices are the same (chi-square). */
    @Test
    void secretsDoNotMatter() {
        Game auction = BruteForce.game(new AuctionProvider(), 2, Map.of("lots", 2, "coins", 3));
        int[][] counts = new int[2][4];
        for (int truth = 0; truth < 2; truth++) {
            State state = auction.newInitialState();
            state.apply(truth == 0 ? 0 : 3);
            for (long seed = 0; seed < 400; seed++) {
                Decision decision = choose(auction, state.copy(), seed, Map.of("playouts", 5));
                counts[truth][decision.action()]++;
            }
        }
        assertArrayEquals(counts[0], counts[1], "the guesses are its own, so even the choices are the same");
        assertTrue(Arrays.stream(counts[0]).filter(count -> count > 20).count() > 1, Arrays.toString(counts[0]));
    }

    @ParameterizedTest
    @ValueSource(strings = {"uniform", "ucb", "halving"})
    void playoutsAllocateNothing(String allocation) {
        Game game = BruteForce.game(new ConnectFourProvider(), 2, Map.of());
        Player player = player(game, 1, Map.of("allocation", allocation, "playouts", 0));
        Runnable shorter = () -> player.choose(game.newInitialState(), 0, Budget.ofIterations(100), Monitor.NONE);
        Runnable longer = () -> player.choose(game.newInitialState(), 0, Budget.ofIterations(30_100), Monitor.NONE);
        longer.run();
        shorter.run();
        long more = Allocation.bytes(longer) - Allocation.bytes(shorter);
        assertTrue(more < 10_000, more + " bytes for 30,000 playouts");
    }

    @Test
    void playsEverything() {
        assertTrue(PROVIDER.unsupportedReason(race).isEmpty());
        assertTrue(PROVIDER.unsupportedReason(BruteForce.game(new AuctionProvider(), 3, Map.of()))
                .isEmpty());
    }
}
