package org.marienbad.ai.mcts.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.mcts.finalmove.RootCandidate;
import org.marienbad.ai.mcts.selection.Grave;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.ai.toy.WideLottery;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.games.connectfour.ConnectFourProvider;

class UctTest {
    private static final long MIB = 1 << 20;

    private final Game connectFour = BruteForce.game(new ConnectFourProvider(), 2, Map.of());

    /** Options with the evaluator of {@code game}. */
    private static TreeOptions.Builder options(Game game) {
        TreeOptions.Builder options = new TreeOptions.Builder();
        options.evaluator = game.advice().evaluators().get(0).evaluator();
        return options;
    }

    private static Uct uct(Game game, TreeOptions.Builder options, long seed) {
        return new Uct(game, options.build(), new SplittableRandom(seed));
    }

    private static void iterate(Uct uct, Game game, TreeOptions.Builder options, int iterations) {
        Simulation simulation = new Simulation(game, options.build(), new SplittableRandom(1));
        for (int i = 0; i < iterations; i++) {
            uct.iterate(simulation, 100);
        }
    }

    private static int bytesPerNode(Game game, TreeOptions.Builder options) {
        return new TreeLayout(game, options.build(), false).bytesPerNode();
    }

    @Test
    void boundsNeverExcludeTheTruth() {
        for (long seed = 0; seed < 60; seed++) {
            Game game = new TreeGame(seed, 2 + (int) seed % 2, 4, 6, seed % 3 == 0, 0.1);
            State state = game.newInitialState();
            for (int i = 0; i < 400; i += 40) {
                Uct uct = uct(game, options(game), seed);
                uct.start(state, () -> false);
                iterate(uct, game, options(game), i);
                for (RootCandidate candidate : uct.candidates()) {
                    State after = state.copy();
                    after.apply(candidate.action());
                    double value = (TreeGame.value(game, after, 9)[0] + 1) / 2;
                    assertTrue(candidate.low() <= value + 1e-6 && value - 1e-6 <= candidate.high(), "seed " + seed);
                }
            }
        }
    }

    /** A chance node with a thousand outcomes is sampled by weight all the same, in a tree of few nodes. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void wideChanceNodesAreWidenedAndUnbiased(boolean playouts) {
        WideLottery game = new WideLottery(1000);
        TreeOptions.Builder options = options(game);
        options.playouts = playouts ? options.playouts : null;
        Uct uct = uct(game, options, 1);
        uct.start(game.newInitialState(), () -> false);
        iterate(uct, game, options, 20_000);
        assertTrue(uct.size() < 2000, "nodes " + uct.size());
        RootCandidate ticket = uct.candidates().get(0).action() == 0
                ? uct.candidates().get(0)
                : uct.candidates().get(1);
        assertEquals(game.expectation(), ticket.values()[0], 0.1);
        assertFalse(ticket.exact(), "not all outcomes have been seen");
    }

    @Test
    void memoryIsCapped() {
        TreeOptions.Builder options = options(connectFour);
        options.bytes = MIB;
        options.solver = false;
        Uct uct = uct(connectFour, options, 1);
        uct.start(connectFour.newInitialState(), () -> false);
        iterate(uct, connectFour, options, 100_000);
        int bytes = bytesPerNode(connectFour, options);
        TreeOptions.Builder shared = options(connectFour);
        shared.shared = true;
        assertTrue(bytes <= 64 && bytesPerNode(connectFour, shared) <= 64);
        assertTrue((long) uct.tree().capacity() * bytes <= MIB);
        assertTrue((long) uct.size() * bytes > 1_000_000, "full: " + uct.size());
    }

    /** Iterations reserve at least as much as the tree comes to hold. */
    @ParameterizedTest
    @ValueSource(ints = {1, 10, 300})
    void treesStayWithinWhatFewIterationsNeed(int iterations) {
        TreeOptions.Builder options = options(connectFour);
        options.reuse = false;
        Uct uct = uct(connectFour, options, 1);
        uct.start(connectFour.newInitialState(), () -> false);
        iterate(uct, connectFour, options, iterations);
        long bytes = (long) uct.tree().capacity() * bytesPerNode(connectFour, options);
        long need = options.build().need(connectFour, iterations, 1, 128 * MIB);
        assertTrue(bytes <= need, iterations + " iterations took " + bytes);
    }

    /** A simulation through a child counts there, and with it those that played its action only later. */
    @Test
    void allMovesAsFirstCountsLaterPliesToo() {
        TreeOptions.Builder options = options(connectFour);
        options.evaluator = null;
        options.selection = new Grave(0.6);
        Uct uct = uct(connectFour, options, 1);
        uct.start(connectFour.newInitialState(), () -> false);
        iterate(uct, connectFour, options, 500);
        Tree tree = uct.tree();
        int first = tree.firstChild(Tree.ROOT);
        for (int child = first; child < first + tree.childCounts[Tree.ROOT]; child++) {
            assertTrue(tree.amafVisits[child] > tree.visits[child], "child " + child);
            assertTrue(tree.amafVisits[child] <= 500);
            assertTrue(tree.amafSums[child] >= tree.payoffSums[child] && tree.amafSums[child] <= 500);
        }
    }

    /** Growth and keeping poll whether to go on, and leave a tree that works. */
    @Test
    void cancelsWhileATreeGrowsOrIsKept() {
        TreeOptions.Builder options = options(connectFour);
        options.bytes = 64 * MIB;
        options.implicit = 0;
        options.solver = false;
        Uct uct = uct(connectFour, options, 1);
        int[] asked = new int[1];
        uct.start(connectFour.newInitialState(), () -> ++asked[0] > 0);
        iterate(uct, connectFour, options, 100_000);
        int size = uct.size();
        assertTrue(asked[0] > 0, "a cancelled tree does not grow");
        assertTrue(size <= uct.tree().capacity() && size < 1 << 18);
        uct.start(connectFour.newInitialState(), () -> false);
        iterate(uct, connectFour, options, 100_000);
        assertTrue(uct.size() > size, "it grows again");
        State next = connectFour.newInitialState();
        next.apply(uct.candidates().get(0).action());
        uct.start(next, () -> true);
        assertTrue(uct.size() < 20, "a cancelled tree is not kept");
    }
}
