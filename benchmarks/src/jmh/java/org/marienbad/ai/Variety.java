package org.marienbad.ai;

import java.util.List;
import java.util.Map;
import org.marienbad.ai.provider.MctsProvider;
import org.marienbad.ai.provider.MinimaxProvider;
import org.marienbad.ai.provider.MonteCarloProvider;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.kalaha.KalahaProvider;
import org.marienbad.games.testgames.NoughtsProvider;

/**
 * Three of each strategy at least, in three games. With one alone the compiler inlines calls that are virtual in a
 * program that offers a choice. Such a benchmark measures a speed that nobody gets.
 */
public final class Variety {
    private static final int ITERATIONS = 20_000;
    private static final List<GameProvider> GAMES =
            List.of(new KalahaProvider(), new ConnectFourProvider(), new NoughtsProvider());

    private Variety() {}

    /** Searches by each until its calls are compiled. */
    public static void warmUp() {
        for (GameProvider provider : GAMES) {
            Game game = provider.create(2, Settings.defaults(provider.options()));
            for (String selection : List.of("ucb1", "grave", "puct", "bias")) {
                search(new MctsProvider(), game, Map.of("selection", selection));
            }
            for (String playout : List.of("evaluator", "none", "mast", "reply")) {
                search(new MctsProvider(), game, Map.of("playout", playout));
            }
            search(new MctsProvider(), game, Map.of("choice", "secure"));
            search(new MinimaxProvider(), game, Map.of());
            for (String allocation : List.of("uniform", "ucb", "halving")) {
                search(new MonteCarloProvider(), game, Map.of("playouts", 0, "allocation", allocation));
            }
        }
    }

    private static void search(PlayerProvider provider, Game game, Map<String, ?> given) {
        Settings settings = Settings.of("setting", provider.id(), provider.settings(), given);
        provider.create(game, settings, 1)
                .choose(game.newInitialState(), 0, Budget.ofIterations(ITERATIONS), Monitor.NONE);
    }
}
