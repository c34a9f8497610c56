package org.marienbad.ai.search.deepening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.TakeAway;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.search.depthfirst.StarSearch;
import org.marienbad.ai.toy.TreeGame;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision.ActionValue;

class IterativeDeepeningTest {
    private static SearchResult search(Game game, Evaluator evaluator, Budget limits, int wanted) {
        DepthSearch search = new StarSearch(game, evaluator, 10, 1);
        return new IterativeDeepening(game, search, limits, wanted).search(game.newInitialState());
    }

    @Test
    void onlyTheActionsWantedGetAValueAndAllShareTheNodes() {
        TakeAway game = new TakeAway(12, 1);
        Evaluator stones = (state, out) -> {
            out[0] = TakeAway.left(state) / 20.0;
            out[1] = 1 - out[0];
        };
        for (int wanted = 1; wanted <= 3; wanted++) {
            SearchResult result = search(game, stones, Budget.ofDepth(2), wanted);
            List<ActionValue> lines = result.actions();
            assertEquals(3, lines.size());
            for (int i = 0; i < wanted; i++) {
                assertFalse(Double.isNaN(lines.get(i).value()[0]), wanted + " wanted");
                assertTrue(i == 0 || lines.get(i).value()[0] <= lines.get(i - 1).value()[0]);
            }
            // Taking two and then one leaves most.
            assertEquals(9 / 20.0, lines.get(0).value()[0], 1e-5);
            assertEquals(
                    result.decision().iterations(),
                    lines.stream().mapToLong(ActionValue::visits).sum());
        }
        Evaluator equal = (state, out) -> Arrays.fill(out, 0.5);
        List<ActionValue> lines = search(game, equal, Budget.ofDepth(2), 1).actions();
        assertEquals(0.5, lines.get(0).value()[0]);
        assertTrue(Double.isNaN(lines.get(1).value()[0]), "it is no better, and no more is known");
        assertTrue(Double.isNaN(lines.get(2).value()[1]));
    }

    @Test
    void aSearchToTheEndIsAProof() {
        for (long seed = 0; seed < 50; seed++) {
            TreeGame game = new TreeGame(seed, 2, 3, 5, false, 0.01);
            Evaluator noise = game.evaluators().get(0).evaluator();
            SearchResult whole = search(game, noise, Budget.UNLIMITED, 1);
            assertEquals(Proof.POSITION, whole.proof(), "seed " + seed);
            assertEquals(TreeGame.value(game, game.newInitialState(), 99)[0], whole.value(0), 1e-9, "seed " + seed);
        }
    }
}
