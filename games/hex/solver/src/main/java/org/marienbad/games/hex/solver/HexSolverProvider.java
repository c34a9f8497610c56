package org.marienbad.games.hex.solver;

import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.hex.HexGame;

/** {@code hex}: proves who wins Hex, boards of five cells a side from the start on. */
public final class HexSolverProvider implements SolverProvider {
    /** Larger boards do not fit the words of the table. */
    static final int MOST_SIZE = 7;

    @Override
    public String id() {
        return "hex";
    }

    @Override
    public boolean specialised() {
        return true;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        if (!(game instanceof HexGame hex)) {
            return Optional.of(Text.of("unsupported.game"));
        }
        return hex.board().size() <= MOST_SIZE ? Optional.empty() : Optional.of(Text.of("unsupported.size", MOST_SIZE));
    }

    @Override
    public Solver create(Game game, Settings settings) {
        return new HexSolver((HexGame) game);
    }
}
