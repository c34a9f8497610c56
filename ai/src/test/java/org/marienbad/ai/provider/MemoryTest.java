package org.marienbad.ai.provider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.BruteForce;
import org.marienbad.ai.toy.Same;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.AuctionProvider;

class MemoryTest {
    private static final MctsProvider PROVIDER = new MctsProvider();
    private static final long MIB = 1 << 20;

    private final Game game = BruteForce.game(new ConnectFourProvider(), 2, Map.of());

    private static Settings settings(Map<String, ?> settings) {
        return Settings.of("setting", PROVIDER.id(), PROVIDER.settings(), settings);
    }

    private Player player(long budget, Map<String, ?> settings) {
        return new MctsSpec(game, settings(settings), Services.NONE)
                .player(1, new MemoryBudget(budget), Optional.empty());
    }

    @Test
    void aFullTreeDecidesTheSameWhateverThereIsBesides() {
        Map<String, ?> settings = Map.of("memory", 1, "iterations", 60_000);
        Decision[] decisions = new Decision[2];
        long[] budgets = {MIB, 2000 * MIB};
        for (int i = 0; i < 2; i++) {
            decisions[i] =
                    player(budgets[i], settings).choose(game.newInitialState(), 0, Budget.UNLIMITED, Monitor.NONE);
        }
        Same.require(decisions[0], decisions[1]);
    }

    @Test
    void isRefusedWhatIsNotThereAndFreesWhatItHad() {
        MemoryBudget budget = new MemoryBudget(10 * MIB);
        Settings settings = settings(Map.of("memory", 8));
        Player first = new MctsSpec(game, settings, Services.NONE).player(1, budget, Optional.empty());
        assertEquals(2 * MIB, budget.free());
        IllegalArgumentException refusal = assertThrows(
                IllegalArgumentException.class,
                () -> new MctsSpec(game, settings, Services.NONE).player(1, budget, Optional.empty()));
        assertTrue(
                refusal.getMessage()
                        .startsWith(
                                "mcts(memory=8) needs 8 MiB of memory, but of the 10 MiB for players only 2 are free"),
                refusal.getMessage());
        first.close();
        assertEquals(10 * MIB, budget.free());
        new MctsSpec(game, settings, Services.NONE)
                .player(1, budget, Optional.empty())
                .close();
    }

    private long need(Map<String, ?> settings) {
        return new MctsSpec(game, settings(settings), Services.NONE).need();
    }

    @Test
    void fewIterationsNeedLittle() {
        assertTrue(need(Map.of("iterations", 20)) < 2 * MIB);
        assertEquals(128 * MIB, need(Map.of("iterations", 1_000_000)));
        assertEquals(128 * MIB, need(Map.of("millis", 1)));
    }

    @Test
    void theTwoTreesOfAGameWithSecretsShareItsMemory() {
        Game secret = BruteForce.game(new AuctionProvider(), 2, Map.of());
        Settings settings = settings(Map.of("memory", 8));
        assertEquals(8 * MIB, new MctsSpec(game, settings, Services.NONE).mcts().need(Integer.MAX_VALUE));
        assertEquals(
                4 * MIB, new MctsSpec(secret, settings, Services.NONE).mcts().need(Integer.MAX_VALUE));
        assertEquals(
                4 * MIB,
                new MctsSpec(secret, settings, Services.NONE)
                        .informationSetMcts()
                        .need(Integer.MAX_VALUE));
        assertEquals(8 * MIB, new MctsSpec(secret, settings, Services.NONE).need());
    }
}
