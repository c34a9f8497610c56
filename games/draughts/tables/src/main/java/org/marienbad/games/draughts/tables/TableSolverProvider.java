package org.marienbad.games.draughts.tables;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.draughts.DraughtsGame;

/** {@code draughts}: what positions of few pieces are worth, by tables that are computed when they are needed. */
public final class TableSolverProvider implements SolverProvider {
    /** Most pieces on the board. */
    static final IntSetting PIECES = Setting.ofInt("pieces", 2, Placements.MOST, Placements.MOST);

    /** Moves of each seat after which games are drawn: with fewer, some wins of the tables would come too late. */
    private static final int LEAST_LIMIT = 40;

    @Override
    public String id() {
        return "draughts";
    }

    @Override
    public boolean specialised() {
        return true;
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(PIECES);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        if (!(game instanceof DraughtsGame draughts)) {
            return Optional.of(Text.of("unsupported.game"));
        }
        return draughts.limit() >= LEAST_LIMIT
                ? Optional.empty()
                : Optional.of(Text.of("unsupported.limit", LEAST_LIMIT));
    }

    @Override
    public Solver create(Game game, Settings settings) {
        return new TableSolver(game, settings.get(PIECES));
    }
}
