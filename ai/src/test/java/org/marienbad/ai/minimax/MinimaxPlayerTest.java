package org.marienbad.ai.minimax;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.provider.MinimaxProvider;
import org.marienbad.ai.search.shared.Evaluators;
import org.marienbad.ai.toy.Allocation;
import org.marienbad.ai.toy.Counting;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Decision.ActionValue;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;

class MinimaxPlayerTest {
    private static final MinimaxProvider PROVIDER = new MinimaxProvider();
    /** Too large to be solved; nobody wins all. */
    private static final TreeGame LARGE = new TreeGame(3, 2, 6, 40, false, 0.3);

    private final TicTacToe ticTacToe = new TicTacToe();

    private static Player player(Game game, Map<String, ?> settings) {
        return PROVIDER.create(game, Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), settings), 1);
    }

    private static Decision choose(Game game, State state, Map<String, ?> settings) {
        return player(game, settings).choose(state, state.actor(), Budget.UNLIMITED, Monitor.NONE);
    }

    private static double valueOf(Game game, State state, int action, int depth) {
        int seat = state.actor();
        State child = state.copy();
        child.apply(action);
        return TreeGame.value(game, child, depth - 1)[seat];
    }

    /** Plays a line and returns the payoff of {@code seat} where it ends, estimated if need be. */
    private static double endOf(Game game, State state, ActionValue line, int seat) {
        State end = state.copy();
        end.apply(line.action());
        for (int action : line.continuation()) {
            end.apply(action);
        }
        return TreeGame.value(game, end, 0)[seat];
    }

    @Test
    void valueAtEveryDepthIsThatOfBruteForce() {
        int tested = 0;
        for (long seed = 0; seed < 20; seed++) {
            for (double grain : new double[] {1, 0.125}) {
                Game game = new TreeGame(seed, 2, 4, 7, false, grain);
                State state = game.newInitialState();
                for (int depth = 1; depth <= 7; depth++) {
                    Decision decision = choose(game, state, Map.of("depth", depth));
                    ActionValue best = decision.lines().get(0);
                    String where = "seed " + seed + ", depth " + depth + ", reached " + decision.depth();
                    double expected = TreeGame.value(game, state, decision.depth())[0];
                    assertEquals(expected, best.value()[0], 1e-5, where);
                    assertEquals(-expected, best.value()[1], 1e-5, where);
                    assertEquals(expected, valueOf(game, state, decision.action(), decision.depth()), 1e-5, where);
                    assertEquals(expected, endOf(game, state, best, 0), 1e-5, where + " continuation");
                    tested++;
                }
            }
        }
        assertEquals(280, tested);
    }

    @Test
    void everyLineHasItsValue() {
        for (long seed = 0; seed < 40; seed++) {
            Game game = new TreeGame(seed, 2, 5, 6, false, 0.125);
            State state = game.newInitialState();
            Decision decision = choose(game, state, Map.of("depth", 4, "lines", 1000));
            assertEquals(5, decision.lines().size());
            double last = Double.POSITIVE_INFINITY;
            for (ActionValue line : decision.lines()) {
                double expected = valueOf(game, state, line.action(), line.exact() ? 6 : 4);
                assertEquals(expected, line.value()[0], 1e-5);
                assertTrue(line.value()[0] <= last, "best first");
                last = line.value()[0];
            }
        }
    }

    @Test
    void exactValuesAreTrue() {
        int exact = 0;
        for (long seed = 0; seed < 60; seed++) {
            Game game = TreeGame.duel(seed, 3, 8);
            State state = game.newInitialState();
            for (int lines : new int[] {1, 2}) {
                for (ActionValue line :
                        choose(game, state, Map.of("depth", 4, "lines", lines)).lines()) {
                    if (line.exact()) {
                        exact++;
                        assertEquals(valueOf(game, state, line.action(), 8), line.value()[0], "seed " + seed);
                    }
                }
            }
        }
        assertTrue(exact > 30, "only " + exact);
    }

    @Test
    void ticTacToeIsADraw() {
        Decision decision = choose(ticTacToe, ticTacToe.newInitialState(), Map.of("depth", 1000));
        assertEquals(0, decision.lines().get(0).value()[0]);
        assertTrue(decision.lines().get(0).exact());
        assertEquals(9, decision.depth());
    }

    @Test
    void winsAsQuicklyAsItCan() {
        Decision decision = choose(ticTacToe, ticTacToe.after(0, 8, 2, 5), Map.of());
        assertEquals(1, decision.action());
        assertEquals(1, decision.depth());
        assertEquals(1, decision.lines().get(0).value()[0]);
        assertTrue(decision.lines().get(0).exact());
    }

    @Test
    void losesAsLateAsItCan() {
        Decision decision = choose(ticTacToe, ticTacToe.after(0, 1, 4), Map.of());
        assertEquals(8, decision.action(), "cross would win at once on 8, elsewhere too but later");
        assertEquals(1, decision.lines().get(0).value()[0]);
        assertTrue(decision.lines().get(0).exact());
    }

    @Test
    void nodeBudgetIsExactAndRepeatable() {
        for (int nodes : new int[] {1, 2, 7, 100, 12_345}) {
            Decision one = choose(LARGE, LARGE.newInitialState(), Map.of("iterations", nodes));
            Decision two = choose(LARGE, LARGE.newInitialState(), Map.of("iterations", nodes));
            assertEquals(nodes, one.iterations());
            assertEquals(
                    nodes, one.lines().stream().mapToLong(ActionValue::visits).sum());
            assertEquals(one.action(), two.action());
            for (int i = 0; i < one.lines().size(); i++) {
                assertEquals(one.lines().get(i).action(), two.lines().get(i).action());
                assertEquals(one.lines().get(i).visits(), two.lines().get(i).visits());
                assertArrayEquals(one.lines().get(i).value(), two.lines().get(i).value());
                assertArrayEquals(
                        one.lines().get(i).continuation(), two.lines().get(i).continuation());
            }
        }
    }

    @Test
    void threadsWorkTogetherOnlyWhereTheSettingsSayHow() {
        Map<String, ?> quick = Map.of("threads", 2, "parallel", "abdada", "depth", 4);
        assertEquals(4, choose(LARGE, LARGE.newInitialState(), quick).depth());
        String message = assertThrows(IllegalArgumentException.class, () -> player(LARGE, Map.of("threads", 2)))
                .getMessage();
        assertEquals("threads is 2, but must be 1 unless parallel is abdada", message);
        assertThrows(
                IllegalArgumentException.class,
                () -> player(LARGE, Map.of("threads", 2, "parallel", "abdada", "hash", 0)));
    }

    @Test
    void depthBudgetIsKept() {
        for (int depth = 1; depth < 6; depth++) {
            Player player = player(LARGE, Map.of("depth", 5));
            Decision decision = player.choose(LARGE.newInitialState(), 0, Budget.ofDepth(depth), Monitor.NONE);
            assertEquals(Math.min(depth, 5), decision.depth());
        }
    }

    @Test
    void reportsWhatItHas() {
        Counting monitor = Counting.atReport(2);
        player(LARGE, Map.of("depth", 1000)).choose(LARGE.newInitialState(), 0, Budget.UNLIMITED, monitor);
        assertEquals(2, monitor.seen.size());
        assertTrue(monitor.seen.get(0).depth() > 0);
        assertTrue(monitor.seen.get(1).iterations() > monitor.seen.get(0).iterations());
        assertFalse(Double.isNaN(monitor.seen.get(1).lines().get(0).value()[0]));
    }

    @Test
    void nodesAllocateNothing() {
        Player player = player(LARGE, Map.of());
        Runnable shorter = () -> player.choose(LARGE.newInitialState(), 0, Budget.ofIterations(100_000), Monitor.NONE);
        Runnable longer = () -> player.choose(LARGE.newInitialState(), 0, Budget.ofIterations(1_100_000), Monitor.NONE);
        longer.run();
        shorter.run();
        long more = Allocation.bytes(longer) - Allocation.bytes(shorter);
        assertTrue(more < 50_000, more + " bytes for a million nodes");
    }

    @Test
    void objectsWithAReason() {
        TreeGame duel = TreeGame.duel(1, 2, 3);
        assertTrue(PROVIDER.unsupportedReason(duel).isEmpty());
        assertEquals("unsupported.seats", unsupportedReason(new TreeGame(1, 3, 2, 3, false, 1)));
        assertEquals("unsupported.sum", unsupportedReason(TreeGame.plain(duel)));
        assertEquals("unsupported.chance", unsupportedReason(new TreeGame(1, 2, 2, 3, true, 1)));
        assertEquals("unsupported.hidden", unsupportedReason(TreeGame.with(duel, Trait.HIDDEN_INFORMATION)));
    }

    private static String unsupportedReason(Game game) {
        return PROVIDER.unsupportedReason(game).orElseThrow().key();
    }

    @Test
    void unknownEvaluatorIsAnErrorThatListsThem() {
        TreeGame game = TreeGame.duel(1, 2, 3);
        assertEquals(List.of("default", "noise", "none"), PROVIDER.suggestions(game, Evaluators.SETTING));
        player(game, Map.of("evaluator", "noise"));
        String message = assertThrows(IllegalArgumentException.class, () -> player(game, Map.of("evaluator", "nois")))
                .getMessage();
        assertEquals("unknown evaluator 'nois' (did you mean 'noise'?); there are: default, noise, none", message);
    }

    @Test
    void withoutEvaluatorAllPositionsThatAreNotOverAreEqual() {
        TreeGame game = TreeGame.duel(1, 2, 3);
        Evaluator none = Evaluators.named("none", game);
        double[] payoffs = {5, 5};
        none.evaluate(game.newInitialState(), payoffs);
        assertEquals(payoffs[0], payoffs[1]);
        assertEquals(game.info().payoffSum(), payoffs[0] + payoffs[1]);
    }
}
