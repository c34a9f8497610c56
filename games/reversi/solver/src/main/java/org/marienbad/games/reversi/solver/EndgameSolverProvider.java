package org.marienbad.games.reversi.solver;

import java.util.Optional;
import org.marienbad.ai.endgame.MarginSolver;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.reversi.ReversiGame;
import org.marienbad.games.reversi.ReversiRules;

/** {@code reversi}: proves final margins of Reversi, about 20 empty cells from the end within seconds. */
public final class EndgameSolverProvider implements SolverProvider {
    private static final int TABLE_BITS = 21;
    /** Larger boards are not kept as bits. */
    private static final int MOST_SIZE = 8;

    @Override
    public String id() {
        return "reversi";
    }

    @Override
    public boolean specialised() {
        return true;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        if (!(game instanceof ReversiGame reversi)) {
            return Optional.of(Text.of("unsupported.game"));
        } else if (reversi.rules().anti()) {
            return Optional.of(Text.of("unsupported.anti"));
        }
        return reversi.rules().size() <= MOST_SIZE
                ? Optional.empty()
                : Optional.of(Text.of("unsupported.size", MOST_SIZE));
    }

    @Override
    public Solver create(Game game, Settings settings) {
        return solver((ReversiGame) game);
    }

    static Solver solver(ReversiGame game) {
        ReversiRules rules = game.rules();
        return new MarginSolver<>(
                game,
                rules.cells(),
                bytes -> new ReversiEndgame(rules, new EndgameTable(EndgameTable.bits(bytes, TABLE_BITS))));
    }
}
