package org.marienbad.games.connectfour.solver;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.connectfour.ConnectFourGame;

/** {@code connect-four-perfect}: plays what it has proven, the fastest win or the slowest loss. */
public final class ConnectFourPerfectProvider implements PlayerProvider {
    @Override
    public String id() {
        return "connect-four-perfect";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(BudgetSettings.ITERATIONS, BudgetSettings.MILLIS);
    }

    @Override
    public int hintRank(Game game) {
        return game instanceof ConnectFourGame ? EXPERT : 0;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return ScoreSolverProvider.unsupportedReasonOf(game);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new PerfectConnectFour((ConnectFourGame) game, settings);
    }
}
