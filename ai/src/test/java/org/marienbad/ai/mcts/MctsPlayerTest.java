package org.marienbad.ai.mcts;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.Allocation;
import org.marienbad.ai.toy.Counting;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.Line;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;

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

    private static void assertSame(Decision one, Decision two) {
        assertEquals(one.action(), two.action());
        assertEquals(one.lines().size(), two.lines().size());
        for (int i = 0; i < one.lines().size(); i++) {
            Line a = one.lines().get(i);
            Line b = two.lines().get(i);
            assertEquals(a.action(), b.action());
            assertEquals(a.visits(), b.visits());
            assertArrayEquals(a.value(), b.value());
            assertArrayEquals(a.continuation(), b.continuation());
        }
    }

    @Test
    void findsTheWinAndTheOnlyDefence() {
        for (long seed = 0; seed < 10; seed++) {
            Decision win = choose(ticTacToe, ticTacToe.after(0, 8, 2, 5), seed, 2000);
            assertEquals(1, win.action());
            assertTrue(
                    win.lines().get(0).visits() > 600,
                    "visits " + win.lines().get(0).visits());
            assertEquals(1, win.lines().get(0).value()[0]);
            assertEquals(
                    1, choose(ticTacToe, ticTacToe.after(0, 4, 2), seed, 2000).action());
        }
    }

    @Test
    void ticTacToeTendsToADraw() {
        Decision decision = choose(ticTacToe, ticTacToe.newInitialState(), 1, 100_000);
        assertEquals(0, decision.lines().get(0).value()[0], 0.1);
        assertTrue(decision.depth() >= 8, "depth " + decision.depth());
    }

    /** Trees with extra turns, chance, and two or three seats. */
    @Test
    void tendsToTheValueOfBruteForce() {
        int optimal = 0;
        double loss = 0;
        for (long seed = 0; seed < 60; seed++) {
            Game game = new TreeGame(seed, 2 + (int) seed % 2, 4, 3, seed % 3 == 0, 0.01);
            State state = game.newInitialState();
            double[] expected = TreeGame.value(game, state, 3);
            Decision decision = choose(game, state, seed, 50_000);
            State after = state.copy();
            after.apply(decision.action());
            double lost = expected[0] - TreeGame.value(game, after, 2)[0];
            loss += lost;
            optimal += lost < 0.02 ? 1 : 0;
            if (lost < 1e-9 && game.info().seats() == 2) {
                assertArrayEquals(expected, decision.lines().get(0).value(), 0.15, "seed " + seed);
            }
        }
        assertTrue(optimal >= 57, optimal + " of 60");
        assertTrue(loss / 60 < 0.02, "mean loss " + loss / 60);
    }

    @Test
    void chanceIsSampledByWeight() {
        int tested = 0;
        for (long seed = 0; seed < 200; seed++) {
            Game game = new TreeGame(seed, 2, 3, 2, true, 0.01);
            State state = game.newInitialState();
            Decision decision = choose(game, state, seed, 20_000);
            for (Line line : decision.lines()) {
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
    void sameSeedSameResult() {
        State state = ticTacToe.newInitialState();
        assertSame(choose(ticTacToe, state, 7, 999), choose(ticTacToe, state, 7, 999));
        assertNotEquals(
                choose(ticTacToe, state, 7, 999).lines().get(0).visits(),
                choose(ticTacToe, state, 8, 999).lines().get(0).visits());
    }

    @Test
    void iterationsAreExact() {
        for (int iterations : new int[] {1, 2, 9, 10, 1234}) {
            Decision decision = choose(ticTacToe, ticTacToe.newInitialState(), 1, iterations);
            assertEquals(iterations, decision.iterations());
            assertEquals(
                    iterations,
                    decision.lines().stream().mapToLong(Line::visits).sum());
            long most = decision.lines().stream().mapToLong(Line::visits).max().orElseThrow();
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
    void forcedActionIsPlayedAtOnceAndHasALine() {
        Decision decision = choose(ticTacToe, ticTacToe.after(0, 1, 2, 4, 3, 5, 7, 6), 1, 1_000_000);
        assertEquals(8, decision.action());
        assertTrue(decision.iterations() <= 100);
        assertEquals(1, decision.lines().size());
        assertArrayEquals(new double[] {0, 0}, decision.lines().get(0).value());
    }

    @Test
    void aFullTreeIsStillImproved() {
        Game game = TreeGame.duel(5, 6, 40);
        Decision decision = player(game, 1, Map.of("iterations", 300_000, "memory", 1))
                .choose(game.newInitialState(), 0, Budget.UNLIMITED, Monitor.NONE);
        assertEquals(300_000, decision.iterations());
        assertEquals(300_000, decision.lines().stream().mapToLong(Line::visits).sum());
    }

    @Test
    void cancelledAnywhereItHasALegalAction() {
        for (int poll = 1; poll < 30; poll++) {
            Counting monitor = Counting.atPoll(poll);
            Decision decision = player(ticTacToe, 1, Map.of()).choose(ticTacToe.after(4), 1, Budget.UNLIMITED, monitor);
            assertEquals(poll, monitor.polled(), "no poll after the one that cancelled");
            assertNotEquals(4, decision.action());
            assertEquals(8, decision.lines().size());
        }
    }

    @Test
    void reportsWhatItHas() {
        Counting monitor = Counting.atReport(2);
        Player player = player(ticTacToe, 1, Map.of("iterations", 2_000_000_000));
        player.choose(ticTacToe.newInitialState(), 0, Budget.UNLIMITED, monitor);
        assertEquals(2, monitor.seen.size());
        assertTrue(monitor.seen.get(0).iterations() > 0);
        assertTrue(monitor.seen.get(1).iterations() > monitor.seen.get(0).iterations());
        assertEquals(9, monitor.seen.get(1).lines().size());
    }

    @Test
    void iterationsAllocateNothing() {
        Game game = TreeGame.duel(3, 6, 40);
        Player player = player(game, 1, Map.of("memory", 1));
        Runnable shorter = () -> player.choose(game.newInitialState(), 0, Budget.ofIterations(100), Monitor.NONE);
        Runnable longer = () -> player.choose(game.newInitialState(), 0, Budget.ofIterations(100_100), Monitor.NONE);
        longer.run();
        shorter.run();
        long more = Allocation.bytes(longer) - Allocation.bytes(shorter);
        assertTrue(more < 10_000, more + " bytes for 100,000 iterations");
    }

    @Test
    void playsAnythingWithoutSecrets() {
        assertTrue(PROVIDER.objection(new TreeGame(1, 3, 2, 3, true, 1)).isEmpty());
        Game secret = TreeGame.with(ticTacToe, Trait.HIDDEN_INFORMATION);
        assertEquals(
                "objection.hidden", PROVIDER.objection(secret).orElseThrow().key());
    }
}
