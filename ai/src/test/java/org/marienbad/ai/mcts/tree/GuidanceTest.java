package org.marienbad.ai.mcts.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.mcts.playout.PlayoutPolicies;
import org.marienbad.ai.mcts.playout.PlayoutPolicy;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.NamedEvaluator;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;

class GuidanceTest {
    private static final ConnectFourProvider PROVIDER = new ConnectFourProvider();
    private static final Game GAME = PROVIDER.create(2, Settings.defaults(PROVIDER.options()));

    @Test
    void guidesFromSomewhereNearTheEndOn() {
        Guidance guidance = new Guidance(GAME);
        int[] actions = new int[GAME.info().maxLegalActions()];
        for (int seed = 0; seed < 20; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            State state = GAME.newInitialState();
            State before = state.copy();
            for (int ply = 0; state.actor() != State.TERMINAL; ply++) {
                boolean cheap = guidance.isCheap(state);
                assertEquals(cheap, guidance.isCheap(state), "the same position, the same answer");
                assertFalse(ply == 0 && cheap, "the whole game is not short");
                before.copyFrom(state);
                state.apply(state.randomAction(actions, random));
            }
            if (before.legalActions(actions) < 4) {
                assertTrue(guidance.isCheap(before), "few plies are short: " + before);
            }
        }
    }

    /** Only where nothing else was asked for: not without estimates, with another policy, or with a cut-off. */
    @Test
    void aSearchThatAsksForAPolicyGetsItToTheEnd() {
        assertNotNull(guided(options()));
        TreeOptions.Builder random = options();
        random.guided = false;
        assertNull(guided(random));
        TreeOptions.Builder blind = options();
        blind.implicit = 0;
        assertNull(guided(blind));
        TreeOptions.Builder cut = options();
        cut.cutoff = 4;
        assertNull(guided(cut));
        TreeOptions.Builder averages = options();
        averages.playouts = PlayoutPolicies.mast(0.2);
        assertNull(guided(averages));
    }

    @Test
    void guidanceChangesUrgencyAndWeightOnlyWhereItGuides() {
        TreeOptions options = options().build();
        assertEquals(TreeOptions.TRY_ALL, options.urgency(false));
        assertEquals(0.1, options.urgency(true));
        assertEquals(0.6, options.implicit(false));
        assertEquals(0.4, options.implicit(true), 1e-12);
        TreeOptions.Builder eager = options();
        eager.firstPlayUrgency = 0.05;
        assertEquals(0.05, eager.build().urgency(true), "a lower urgency stays");
    }

    private static TreeOptions.Builder options() {
        TreeOptions.Builder options = new TreeOptions.Builder();
        options.evaluator = GAME.advice().evaluators().stream()
                .findFirst()
                .map(NamedEvaluator::evaluator)
                .orElseThrow();
        return options;
    }

    private static PlayoutPolicy guided(TreeOptions.Builder options) {
        return options.build().guidedPlayouts;
    }
}
