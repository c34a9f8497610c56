package org.marienbad.games.toguzkumalak.solver;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.mancala.solver.PerfectEndgames;
import org.marienbad.games.toguzkumalak.ToguzGame;

/** {@code toguz-kumalak-perfect}: plays perfectly what it can prove, and searches down to its tables elsewhere. */
public final class ToguzPerfectProvider implements PlayerProvider {
    @Override
    public String id() {
        return "toguz-kumalak-perfect";
    }

    @Override
    public List<Setting<?>> settings() {
        return BudgetSettings.ALL;
    }

    @Override
    public int hintRank(Game game) {
        return game instanceof ToguzGame ? EXPERT : 0;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return new ToguzSolverProvider().unsupportedReason(game);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return PerfectEndgames.player(
                game, ToguzEndgames.of((ToguzGame) game), settings, ToguzSolverProvider.MOST_POSITIONS);
    }
}
