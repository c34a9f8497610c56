package org.marienbad.games.toguzkumalak.solver;

import java.util.Optional;
import org.marienbad.ai.endgame.EndgameSolver;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.toguzkumalak.ToguzGame;

/** {@code toguz-kumalak}: proves who wins endgames of Toguz kumalak, and by how much where that counts. */
public final class ToguzSolverProvider implements SolverProvider {
    /** Positions in the tables: on the usual board all with up to three stones, with both tuzdiks made up to six. */
    static final long MOST_POSITIONS = 300_000;

    @Override
    public String id() {
        return "toguz-kumalak";
    }

    @Override
    public boolean specialised() {
        return true;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return game instanceof ToguzGame ? Optional.empty() : Optional.of(Text.of("unsupported.game"));
    }

    @Override
    public Solver create(Game game, Settings settings) {
        return new EndgameSolver<>(ToguzEndgames.of((ToguzGame) game), MOST_POSITIONS);
    }
}
