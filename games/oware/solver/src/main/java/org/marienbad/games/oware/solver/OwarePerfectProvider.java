package org.marienbad.games.oware.solver;

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
import org.marienbad.games.oware.OwareGame;
import org.marienbad.games.oware.OwareState;

/** {@code oware-perfect}: plays perfectly what it can prove, and searches down to its tables elsewhere. */
public final class OwarePerfectProvider implements PlayerProvider {
    @Override
    public String id() {
        return "oware-perfect";
    }

    @Override
    public List<Setting<?>> settings() {
        return BudgetSettings.ALL;
    }

    @Override
    public int hintRank(Game game) {
        return game instanceof OwareGame ? EXPERT : 0;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return new OwareSolverProvider().unsupportedReason(game);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        OwareEndgames endgames = new OwareEndgames((OwareGame) game);
        return PerfectEndgames.player(
                game, (OwareState position) -> endgames, settings, OwareSolverProvider.MOST_POSITIONS);
    }
}
