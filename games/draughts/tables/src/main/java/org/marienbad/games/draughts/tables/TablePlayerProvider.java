package org.marienbad.games.draughts.tables;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.draughts.DraughtsGame;

/** {@code draughts-perfect}: plays endgames of up to four pieces perfectly, and searches down to them elsewhere. */
public final class TablePlayerProvider implements PlayerProvider {
    @Override
    public String id() {
        return "draughts-perfect";
    }

    @Override
    public List<Setting<?>> settings() {
        return BudgetSettings.ALL;
    }

    @Override
    public int hintRank(Game game) {
        return game instanceof DraughtsGame ? EXPERT : 0;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return new TableSolverProvider().unsupportedReason(game);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new TablePlayer((DraughtsGame) game, settings);
    }
}
