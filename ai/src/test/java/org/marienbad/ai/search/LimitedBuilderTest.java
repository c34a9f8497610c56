package org.marienbad.ai.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.marienbad.ai.maxn.MaxN;
import org.marienbad.ai.mcts.Mcts;
import org.marienbad.ai.minimax.Minimax;
import org.marienbad.ai.montecarlo.MonteCarlo;
import org.marienbad.ai.proof.ProofNumberSearch;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.setting.Settings;

class LimitedBuilderTest {
    private static final TicTacToe GAME = new TicTacToe();
    private static final List<Function<Budget, GameSearch>> SEARCHES = List.of(
            limits -> Mcts.of(GAME).limits(limits).build(1),
            limits -> Minimax.of(GAME).limits(limits).build(),
            limits -> MaxN.of(GAME).limits(limits).build(),
            limits -> MonteCarlo.of(GAME).limits(limits).build(1),
            limits -> ProofNumberSearch.of(GAME).limits(limits).build());

    @Test
    void everySearchTakesTheLimitsOfAPlayersSettings() {
        Settings settings = Settings.of("setting", "player", BudgetSettings.ALL, Map.of("iterations", 40));
        for (Function<Budget, GameSearch> maker : SEARCHES) {
            try (GameSearch search = maker.apply(BudgetSettings.limits(settings))) {
                long iterations =
                        search.search(GAME.newInitialState()).decision().iterations();
                assertTrue(iterations > 0 && iterations <= 40, search + ": " + iterations);
            }
        }
    }

    @Test
    void laterLimitsReplaceEarlierOnesOfTheirKind() {
        Mcts.Builder builder = Mcts.of(GAME).limits(Budget.ofMillis(1)).limits(Budget.ofIterations(90));
        try (GameSearch search = builder.millis(3_600_000).iterations(60).build(1)) {
            assertEquals(60, search.search(GAME.newInitialState()).decision().iterations());
        }
    }
}
