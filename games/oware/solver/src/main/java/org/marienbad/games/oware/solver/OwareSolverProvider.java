package org.marienbad.games.oware.solver;

import java.util.Optional;
import org.marienbad.ai.endgame.EndgameSolver;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.oware.OwareGame;
import org.marienbad.games.oware.OwareState;

/** {@code oware}: proves who wins endgames of Oware, and by how much where that counts. */
public final class OwareSolverProvider implements SolverProvider {
    /** Positions in the tables: all with up to nine seeds on the usual board. */
    static final long MOST_POSITIONS = 300_000;

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
        OwareEndgames endgames = new OwareEndgames((OwareGame) game);
        return new EndgameSolver<OwareState>(position -> endgames, MOST_POSITIONS);
    }
}
