package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.toy.Allocation;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.Counting;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.SearchNode;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.NoughtsProvider;

class MctsPlayerTest {
    private static final MctsProvider PROVIDER = new MctsProvider();
    private final TicTacToe ticTacToe = new TicTacToe();

    private static Player player(Game game, long seed, Map<String, ?> settings) {
        return PROVIDER.create(game, Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), settings), seed);
    }

    private static Decision choose(Game game, State state, long seed, int iterations) {
        return player(game, seed, Map.of("iterations", iterations))
                .choose(state, state.actor(), Budget.UNLIMITED, Monitor.NONE);
    }

    @Test
    void ticTacToeTendsToADraw() {
        Decision decision = choose(ticTacToe, ticTacToe.newInitialState(), 1, 100_000);
        assertEquals(0, decision.lines().get(0).value()[0], 0.1);
        assertTrue(decision.depth() >= 8, "depth " + decision.depth());
    }

    @Test
    void theFirstLevelsOfTheTreeCanBeSeen() {
        Player player = player(ticTacToe, 1, Map.of("iterations", 2000, "solver", false));
        assertEquals(List.of(), player.searchTree(2), "before any decision");
        State state = ticTacToe.newInitialState();
        Decision decision = player.choose(state, 0, Budget.UNLIMITED, Monitor.NONE);
        List<SearchNode> children = player.searchTree(2);
        assertEquals(9, children.size());
        assertEquals(decision.action(), children.get(0).action(), "most visited first");
        assertEquals(decision.lines().get(0).visits(), children.get(0).visits());
        assertEquals(8, children.get(0).children().size());
        assertTrue(children.get(0).children().stream()
                .allMatch(node -> node.children().isEmpty()));
    }

    @Test
    void aTreeOfCanonicalPositionsIsNotShown() {
        Game noughts = BruteForce.game(new NoughtsProvider(), 2, Map.of());
        Player player = player(noughts, 1, Map.of("iterations", 500, "transpositions", true, "symmetries", true));
        State state = noughts.newInitialState();
        player.choose(state, 0, Budget.UNLIMITED, Monitor.NONE);
        assertEquals(List.of(), player.searchTree(2));
    }

    @Test
    void iterationsAreExact() {
        for (int iterations : new int[] {1, 2, 9, 10, 1234}) {
            Decision decision = choose(ticTacToe, ticTacToe.newInitialState(), 1, iterations);
            assertEquals(iterations, decision.iterations());
            assertEquals(
                    iterations,
                    decision.lines().stream().mapToLong(ActionValue::visits).sum());
            long most = decision.lines().stream()
                    .mapToLong(ActionValue::visits)
                    .max()
                    .orElseThrow();
            assertEquals(most, decision.lines().get(0).visits(), "most visited first");
            assertEquals(decision.lines().get(0).action(), decision.action());
        }
    }

    @Test
    void depthLimitsTheTree() {
        Player player = player(ticTacToe, 1, Map.of("iterations", 5000));
        State state = ticTacToe.newInitialState();
        for (int depth = 1; depth < 5; depth++) {
            Decision decision = player.choose(state, 0, Budget.ofDepth(depth), Monitor.NONE);
            assertEquals(depth, decision.depth());
            assertTrue(decision.lines().get(0).continuation().length < depth);
        }
    }

    @Test
    void progressReportsCountTheIterationsSoFar() {
        Counting monitor = Counting.atReport(2);
        Player player = player(ticTacToe, 1, Map.of("iterations", 2_000_000_000));
        player.choose(ticTacToe.newInitialState(), 0, Budget.UNLIMITED, monitor);
        assertEquals(2, monitor.seen.size());
        assertTrue(monitor.seen.get(0).iterations() > 0);
        assertTrue(monitor.seen.get(1).iterations() > monitor.seen.get(0).iterations());
        assertEquals(9, monitor.seen.get(1).lines().size());
    }

    /** Nothing but playouts and means, as before estimates and proofs. */
    private static final Map<String, ?> PLAIN =
            Map.of("playout", "random", "implicit", 0, "solver", "off", "reuse", "off", "c", 0.6);

    private static Map<String, Object> plain(Map<String, ?> more) {
        Map<String, Object> settings = new HashMap<>(PLAIN);
        settings.putAll(more);
        return settings;
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "random", "evaluator", "sensible"})
    void findsTheWinAndTheOnlyDefence(String playout) {
        Game noughts = BruteForce.game(new NoughtsProvider(), 2, Map.of());
        for (long seed = 0; seed < 10; seed++) {
            Player player = player(noughts, seed, Map.of("iterations", 2000, "playout", playout));
            Decision win = player.choose(after(noughts, 0, 8, 2, 5), 0, Budget.UNLIMITED, Monitor.NONE);
            assertEquals(1, win.action());
            assertArrayEquals(new double[] {1, -1}, win.lines().get(0).value());
            assertTrue(win.lines().get(0).exact());
            assertTrue(win.iterations() < 100, "stops when it has proven the win: " + win.iterations());
            assertEquals(
                    1,
                    player.choose(after(noughts, 0, 4, 2), 1, Budget.UNLIMITED, Monitor.NONE)
                            .action());
        }
    }

    private static State after(Game game, int... plies) {
        State state = game.newInitialState();
        for (int ply : plies) {
            state.apply(ply);
        }
        return state;
    }

    /** Trees with extra turns, chance, and two or three seats, by every way to evaluate a leaf, with and without proofs. */
    @ParameterizedTest
    @CsvSource({"none, on", "none, off", "random, on", "random, off", "evaluator, on"})
    void tendsToTheValueOfBruteForce(String playout, String solver) {
        int optimal = 0;
        double loss = 0;
        for (long seed = 0; seed < 60; seed++) {
            Game game = new TreeGame(seed, 2 + (int) seed % 2, 4, 3, seed % 3 == 0, 0.01);
            State state = game.newInitialState();
            double[] expected = TreeGame.value(game, state, 3);
            Decision decision = player(
                            game, seed, Map.of("iterations", 20_000, "playout", playout, "solver", solver, "c", 0.6))
                    .choose(state.copy(), 0, Budget.UNLIMITED, Monitor.NONE);
            State after = state.copy();
            after.apply(decision.action());
            double lost = expected[0] - TreeGame.value(game, after, 2)[0];
            loss += lost;
            optimal += lost < 0.02 ? 1 : 0;
        }
        assertTrue(optimal >= 57, optimal + " of 60");
        assertTrue(loss / 60 < 0.02, "mean loss " + loss / 60);
    }

    /** Exact values are those of brute force, whatever the seats, extra turns and chance. */
    @ParameterizedTest
    @CsvSource({"none, 2", "random, 2", "none, 3", "random, 3", "random, 4"})
    void provenValuesAgreeWithBruteForce(String playout, int seats) {
        int exact = 0;
        for (long seed = 0; seed < 100; seed++) {
            Game game = new TreeGame(seed, seats, 3, 4, seed % 2 == 0, 0.01);
            State state = game.newInitialState();
            Decision decision = player(game, seed, Map.of("iterations", 3000, "playout", playout))
                    .choose(state.copy(), 0, Budget.UNLIMITED, Monitor.NONE);
            for (ActionValue line : decision.lines()) {
                if (line.exact()) {
                    exact++;
                    State after = state.copy();
                    after.apply(line.action());
                    assertArrayEquals(TreeGame.value(game, after, 9), line.value(), 1e-6, "seed " + seed);
                }
            }
            if (decision.iterations() < 3000) {
                double best = TreeGame.value(game, state, 9)[0];
                assertEquals(best, decision.lines().get(0).value()[0], 1e-6, "stopped, seed " + seed);
            }
        }
        assertTrue(exact > 100, "exact " + exact);
    }

    private static Game connectFour() {
        return BruteForce.game(new ConnectFourProvider(), 2, Map.of());
    }

    @Test
    void chanceIsSampledByWeight() {
        int tested = 0;
        for (long seed = 0; seed < 200; seed++) {
            Game game = new TreeGame(seed, 2, 3, 2, true, 0.01);
            State state = game.newInitialState();
            Decision decision = player(game, seed, plain(Map.of("iterations", 20_000)))
                    .choose(state.copy(), 0, Budget.UNLIMITED, Monitor.NONE);
            for (ActionValue line : decision.lines()) {
                State after = state.copy();
                after.apply(line.action());
                if (after.actor() == State.CHANCE && line.visits() > 10_000) {
                    tested++;
                    assertEquals(TreeGame.value(game, after, 1)[0], line.value()[0], 0.03, "seed " + seed);
                }
            }
        }
        assertTrue(tested > 20, "tested " + tested);
    }

    @Test
    void keepsTheTreeOverExtraTurnsChanceAndReplies() {
        int kept = 0;
        for (long seed = 0; seed < 20; seed++) {
            Game game = new TreeGame(seed, 2, 4, 12, true, 1);
            SplittableRandom random = new SplittableRandom(seed);
            Player keeping = player(game, seed, Map.of("iterations", 500));
            Player forgetting = player(game, seed, Map.of("iterations", 500, "reuse", "off"));
            State state = game.newInitialState();
            int[] actions = new int[game.info().maxLegalActions()];
            while (state.actor() != State.TERMINAL) {
                int count = state.legalActions(actions);
                if (state.actor() == 0) {
                    Decision more = keeping.choose(state.copy(), 0, Budget.UNLIMITED, Monitor.NONE);
                    Decision less = forgetting.choose(state.copy(), 0, Budget.UNLIMITED, Monitor.NONE);
                    assertEquals(actions(less), actions(more), "legal actions");
                    assertEquals(less.iterations(), visits(less));
                    assertTrue(visits(more) >= more.iterations());
                    kept += visits(more) > more.iterations() ? 1 : 0;
                    for (ActionValue line : more.lines()) {
                        if (line.exact()) {
                            State after = state.copy();
                            after.apply(line.action());
                            assertArrayEquals(TreeGame.value(game, after, 20), line.value(), 1e-6);
                        }
                    }
                }
                state.apply(actions[random.nextInt(state.legalActions(actions))]);
                assertTrue(count > 0);
            }
        }
        assertTrue(kept > 10, "kept " + kept);
    }

    private static Set<Integer> actions(Decision decision) {
        return decision.lines().stream().map(ActionValue::action).collect(Collectors.toSet());
    }

    private static long visits(Decision decision) {
        return decision.lines().stream().mapToLong(ActionValue::visits).sum();
    }

    @Test
    void aFullTreeIsStillImproved() {
        Game game = connectFour();
        Decision decision = player(game, 1, plain(Map.of("iterations", 300_000, "memory", 1)))
                .choose(game.newInitialState(), 0, Budget.UNLIMITED, Monitor.NONE);
        assertEquals(300_000, decision.iterations());
        assertEquals(300_000, visits(decision));
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "random", "evaluator"})
    void iterationsAllocateNothing(String playout) {
        Game game = connectFour();
        Player player = player(game, 1, Map.of("memory", 1, "playout", playout, "solver", "off", "reuse", "off"));
        Runnable shorter = () -> player.choose(game.newInitialState(), 0, Budget.ofIterations(100), Monitor.NONE);
        Runnable longer = () -> player.choose(game.newInitialState(), 0, Budget.ofIterations(50_100), Monitor.NONE);
        longer.run();
        shorter.run();
        long more = Allocation.least(longer) - Allocation.least(shorter);
        assertTrue(more < 50_000, more + " bytes for 50,000 iterations");
    }

    @Test
    void playsAnything() {
        assertTrue(PROVIDER.unsupportedReason(new TreeGame(1, 3, 2, 3, true, 1)).isEmpty());
        assertTrue(PROVIDER.unsupportedReason(TreeGame.with(ticTacToe, Trait.HIDDEN_INFORMATION))
                .isEmpty());
    }
}
