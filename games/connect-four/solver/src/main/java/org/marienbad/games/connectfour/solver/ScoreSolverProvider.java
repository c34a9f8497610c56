package org.marienbad.games.connectfour.solver;

import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.connectfour.ConnectFourGame;

/** {@code connect-four}: proves who wins connect four, and how soon. */
public final class ScoreSolverProvider implements SolverProvider {
    @Override
    public String id() {
        return "connect-four";
    }

    @Override
    public boolean specialised() {
        return true;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return unsupportedReasonOf(game);
    }

    static Optional<Text> unsupportedReasonOf(Game game) {
        return game instanceof ConnectFourGame ? Optional.empty() : Optional.of(Text.of("unsupported.game"));
    }

    @Override
    public Solver create(Game game, Settings settings) {
        return new ScoreSolver((ConnectFourGame) game);
    }
}
