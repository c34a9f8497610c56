package org.marienbad.games.dotsandboxes.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGame;
import org.marienbad.games.dotsandboxes.DotsAndBoxesState;

class PerfectDotsAndBoxesTest {
    private static final DotsAndBoxesPerfectProvider PROVIDER = new DotsAndBoxesPerfectProvider();

    private static Decision decide(DotsAndBoxesGame game, DotsAndBoxesState state, Budget budget, Monitor monitor) {
        Player player = PROVIDER.create(game, Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), Map.of()), 1);
        try {
            return player.choose(state, state.actor(), budget, monitor);
        } finally {
            player.close();
        }
    }

    @ParameterizedTest
    @MethodSource("org.marienbad.games.dotsandboxes.solver.Positions#solved")
    void drawsABestLineOfSolvedPositions(Positions.Solved known) {
        DotsAndBoxesGame game = Positions.game(known.rows(), known.columns());
        Decision decision = decide(game, known.state(game), Budget.UNLIMITED, Monitor.NONE);
        assertTrue(known.best().contains(decision.action()), () -> "best are " + known.best());
        assertTrue(decision.lines().stream().allMatch(Decision.ActionValue::exact));
    }

    @Test
    void saysWhatIsProven() {
        DotsAndBoxesGame game = Positions.game(2, 2);
        Decision decision = decide(game, game.newInitialState(), Budget.UNLIMITED, Monitor.NONE);
        assertEquals(
                "Proven: wins by 2 boxes with best play.",
                PROVIDER.messages(Locale.ENGLISH).get(decision.explanation()));
        assertEquals(1, decision.lines().get(0).value()[0]);
    }

    @Test
    void withoutAProofChainsDecide() {
        DotsAndBoxesGame game = Positions.game(5, 5);
        Decision decision = decide(game, game.newInitialState(), Budget.ofIterations(10_000), Monitor.NONE);
        assertEquals("perfect.estimated", decision.explanation().key());
        assertEquals(60, decision.lines().size());
        assertFalse(decision.lines().get(0).exact());
    }

    @Test
    void givesHintsWhereItProvesEverything() {
        assertEquals(PlayerProvider.EXPERT, PROVIDER.hintRank(Positions.game(3, 3)));
        assertEquals(0, PROVIDER.hintRank(Positions.game(5, 5)));
    }
}
