package org.marienbad.ai.search.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.ai.provider.ExpectiminimaxProvider;
import org.marienbad.ai.provider.GreedyProvider;
import org.marienbad.ai.provider.MaxnProvider;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.provider.MinimaxProvider;
import org.marienbad.ai.search.shared.ModelSources;
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
    @CsvSource({
        "'', 8",
        "',batch=3', 3",
        "',batch=1', 1",
        "',selection=puct,c=2,playout=none,implicit=0', 8",
        "',horizon=turn,reuse=off,transpositions=on', 8"
    })
    void aModelThatCanJudgesLeavesInBatches(String settings, int largest) {
        ToyModels.BATCHES.clear();
        assertEquals(1, choice("mcts(iterations=200,model=flock" + settings + ")"));
        assertEquals(largest, ToyModels.BATCHES.stream().max(Integer::compare).orElseThrow());
        List<Integer> first = List.copyOf(ToyModels.BATCHES);
        ToyModels.BATCHES.clear();
        choice("mcts(iterations=200,model=flock" + settings + ")");
        assertEquals(first, ToyModels.BATCHES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "playout=random",
                "selection=bias",
                "cutoff=2,playout=random",
                "implicit=0.3",
                "early=on",
                "threads=2"
            })
    void settingsOfSingleLeavesKeepThemSingle(String settings) {
        ToyModels.BATCHES.clear();
        choice("mcts(iterations=60,model=flock," + settings + ")");
        assertEquals(List.of(), ToyModels.BATCHES);
        String refused =
                "setting 'batch' of mcts: needs a model that judges positions in batches, in a game without hidden"
                        + " information; allowed: only with playout=auto or none, selection=ucb1 or puct, cutoff=0, implicit=0 or 0.6,"
                        + " early=off and threads=1";
        assertEquals(refused, refused("mcts(iterations=60,model=flock,batch=4," + settings + ")"));
        assertEquals(refused, refused("mcts(iterations=60,model=edge,batch=4)"));
        assertEquals(refused, refused("mcts(iterations=60,batch=4)"));
    }

    private String refused(String text) {
        return assertThrows(IllegalArgumentException.class, () -> player(text)).getMessage();
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "minimax", "maxn", "expectiminimax", "mcts"})
    void unusableModelsAreRefusedInASentence(String id) {
        assertEquals(
                List.of(
                        "model=edge and evaluator=none cannot both judge positions; allowed: one of them",
                        "unknown model 'egde' (did you mean 'edge'?); there are: none, edge, tipster, flock",
                        "model 'other' was trained for another game"),
                List.of(
                        refused(id + "(model=edge,evaluator=none)"),
                        refused(id + "(model=egde)"),
                        refused(id + "(model=other)")));
        assertEquals(List.of("none", "edge", "tipster", "flock"), provider(id).suggestions(game, ModelSources.SETTING));
    }
}
