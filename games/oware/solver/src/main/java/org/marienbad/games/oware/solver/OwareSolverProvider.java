package org.marienbad.games.oware.solver;

import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.oware.OwareGame;

/** {@code oware}: proves who wins endgames of Oware. */
public final class OwareSolverProvider implements SolverProvider {
    @Override
    public String id() {
        return "oware";
    }

    @Override
    public boolean specialised() {
        return true;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return game instanceof OwareGame ? Optional.empty() : Optional.of(Text.of("unsupported.game"));
    }

    @Override
    public Solver create(Game game, Settings settings) {
        return new OwareSolver((OwareGame) game);
    }
}
