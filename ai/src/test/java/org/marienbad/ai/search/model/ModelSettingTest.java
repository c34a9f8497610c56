package org.marienbad.ai.search.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.expectiminimax.ExpectiminimaxProvider;
import org.marienbad.ai.greedy.GreedyProvider;
import org.marienbad.ai.maxn.MaxnProvider;
import org.marienbad.ai.mcts.MctsProvider;
import org.marienbad.ai.minimax.MinimaxProvider;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;

class ModelSettingTest {
    private static final List<PlayerProvider> PLAYERS = List.of(
            new GreedyProvider(),
            new MinimaxProvider(),
            new MaxnProvider(),
            new ExpectiminimaxProvider(),
            new MctsProvider());

    private final Game game = new TicTacToe();

    private Player player(String text) {
        PlayerSpec spec = PlayerSpec.parse(text);
        PlayerProvider provider = provider(spec.id());
        return provider.create(game, Settings.of("setting", provider.id(), provider.settings(), spec.settings()), 1);
    }

    private static PlayerProvider provider(String id) {
        return PLAYERS.stream()
                .filter(known -> known.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private int choice(String text) {
        return player(text)
                .choose(game.newInitialState(), 0, Budget.UNLIMITED, Monitor.NONE)
                .action();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "greedy(model=edge)",
                "minimax(depth=1,model=edge)",
                "maxn(depth=1,model=edge)",
                "expectiminimax(depth=1,model=edge)",
                "mcts(iterations=60,model=edge)",
                "mcts(iterations=60,model=edge,playout=none,selection=puct)",
                "mcts(iterations=60,model=edge,playout=evaluator,cutoff=1)"
            })
    void theModelJudges(String player) {
        assertEquals(1, choice(player));
    }

    @ParameterizedTest
    @CsvSource({"'mcts(iterations=30,model=tipster)', 7", "'mcts(iterations=30,model=tipster,selection=puct)', 7"})
    void thePolicyIsAPrior(String player, int expected) {
        assertEquals(expected, choice(player));
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "minimax", "maxn", "expectiminimax", "mcts"})
    void whatCannotBeUsedIsRefusedInASentence(String id) {
        assertEquals(
                List.of(
                        "model=edge and evaluator=none cannot both judge positions; allowed: one of them",
                        "unknown model 'egde' (did you mean 'edge'?); there are: none, edge, tipster",
                        "model 'other' was trained for another game"),
                List.of(
                        refusal(id + "(model=edge,evaluator=none)"),
                        refusal(id + "(model=egde)"),
                        refusal(id + "(model=other)")));
        assertEquals(List.of("none", "edge", "tipster"), provider(id).suggestions(game, ModelSources.SETTING));
    }

    private String refusal(String text) {
        return assertThrows(IllegalArgumentException.class, () -> player(text)).getMessage();
    }
}
