package org.marienbad.ai.mcts;

import java.util.List;
import java.util.Optional;
import org.marienbad.ai.search.Need;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code mcts}: Monte Carlo tree search by UCT (Kocsis and Szepesvári 2006). Plays games of any number of seats, with
 * chance and any payoffs, but without hidden information.
 */
public final class MctsProvider implements PlayerProvider {
    /** Exploration constant for payoffs scaled to [0, 1]. */
    static final Setting.Decimal C = Setting.decimal("c", 0, 10, 0.6);
    /** Most memory of the tree in MiB. */
    static final Setting.Whole MEMORY = Setting.whole("memory", 1, 32_768, 256);

    @Override
    public String id() {
        return "mcts";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(BudgetSettings.ITERATIONS, BudgetSettings.MILLIS, C, MEMORY);
    }

    @Override
    public Optional<Text> objection(Game game) {
        return Need.firstMissing(game, Need.NO_HIDDEN_INFORMATION);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new MctsPlayer(game, settings, seed);
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
