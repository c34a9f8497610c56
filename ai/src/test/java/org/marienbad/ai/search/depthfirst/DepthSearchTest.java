package org.marienbad.ai.search.depthfirst;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.TakeAway;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.deepening.DepthSearch;
import org.marienbad.ai.search.shared.Evaluators;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

/** The facts that a search of one depth reports beside its values. */
class DepthSearchTest {
    private static void start(DepthSearch search, State root, int depth) {
        search.start(root, root.actor(), new SearchLimits(Budget.UNLIMITED, Monitor.NONE, () -> Decision.of(0)));
        search.prepare(depth, new int[0]);
    }

    @Test
    void withTwoSeatsAndAConstantSumBothPayoffsAreKnown() {
        TakeAway game = new TakeAway(9, 1);
        StarSearch search = new StarSearch(game, Evaluators.named("default", game), 10, 1);
        for (int seat = 0; seat < 2; seat++) {
            start(search, game.at(4, seat), 5);
            double[] out = new double[2];
            assertTrue(search.search(1, 5, null, out), "taking two leaves two, which are taken, too");
            assertEquals(1, out[seat]);
            assertEquals(0, out[1 - seat]);
            assertEquals(1, search.proven(out));
            search.search(0, 5, null, out);
            assertEquals(0, out[seat], "the other seat takes the three");
            assertEquals(1, out[1 - seat]);
            assertEquals(-1, search.proven(out));
        }
    }

    @Test
    void aValueIsKnownIfItExceedsTheBoundOrIsProven() {
        TakeAway game = new TakeAway(9, 1);
        StarSearch search = new StarSearch(game, Evaluators.named("default", game), 10, 1);
        double[] out = new double[2];
        start(search, game.newInitialState(), 5);
        assertTrue(search.search(0, 1, new double[] {0.4, 0.6}, out), "an estimate of one half");
        assertEquals(0.5, out[0]);
        assertEquals(0, search.proven(out));
        assertTrue(search.touchedHorizon());
        assertFalse(search.search(0, 1, new double[] {0.5, 0.5}, out), "no better than the bound");
        start(search, game.at(4, 0), 5);
        assertTrue(search.search(0, 5, new double[] {0.5, 0.5}, out), "a loss, proven");
        assertEquals(-1, search.proven(out));
        assertTrue(search.search(1, 5, new double[] {0.5, 0.5}, out), "a win");
        assertFalse(search.touchedHorizon());
    }

    @Test
    void withMoreSeatsOnlyTheOwnPayoffIsKnown() {
        TreeGame game = new TreeGame(3, 3, 3, 4, false, 0.5);
        StarSearch search = new StarSearch(game, evaluator(game), 10, 1);
        State root = game.newInitialState();
        start(search, root, 4);
        int[] actions = new int[game.info().maxLegalActions()];
        root.legalActions(actions);
        double[] out = new double[3];
        search.search(actions[0], 4, null, out);
        assertArrayEquals(
                new boolean[] {false, true, true},
                new boolean[] {Double.isNaN(out[0]), Double.isNaN(out[1]), Double.isNaN(out[2])});
    }

    /** A sample proves nothing, but only of the action below which it was drawn. */
    @Test
    void aProofOfAnActionDoesNotDependOnTheOneBefore() {
        int freed = 0;
        for (long seed = 0; seed < 40; seed++) {
            TreeGame game = new TreeGame(seed, 2, 3, 4, true, 0.5);
            State root = game.newInitialState();
            int[] actions = game.legalActions(root);
            for (DepthSearch search : searches(game)) {
                start(search, root, 4);
                boolean before = false;
                for (int i = 0; i < actions.length; i++) {
                    search.search(actions[i], 4, null, new double[2]);
                    DepthSearch fresh = searches(game).get(search instanceof MaxNSearch ? 0 : 1);
                    start(fresh, root, 4);
                    fresh.search(actions[i], 4, null, new double[2]);
                    assertEquals(fresh.provesNothing(), search.provesNothing(), "seed " + seed + ", action " + i);
                    freed += before && !search.provesNothing() ? 1 : 0;
                    before = search.provesNothing();
                }
            }
        }
        assertTrue(freed > 5, "only " + freed);
    }

    private static List<DepthSearch> searches(Game game) {
        return List.of(new MaxNSearch(game, evaluator(game), 1, 1), new StarSearch(game, evaluator(game), 1, 1));
    }

    private static Evaluator evaluator(Game game) {
        return game.advice().evaluators().get(0).evaluator();
    }
}
