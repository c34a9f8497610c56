package org.marienbad.games.backgammon.solver;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Solver;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.backgammon.BackgammonGame;
import org.marienbad.games.backgammon.TwoSidedTable;

/** {@code backgammon}: exact chances to win of bear-off positions. */
public final class BearOffSolverProvider implements SolverProvider {
    public static final IntSetting MEN = Setting.ofInt("men", 1, TwoSidedTable.MOST_MEN, 6);

    @Override
    public String id() {
        return "backgammon";
    }

    @Override
    public boolean specialised() {
        return true;
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(MEN);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        if (!(game instanceof BackgammonGame backgammon)) {
            return Optional.of(Text.of("unsupported.game"));
        } else if (backgammon.rules().match() > 0) {
            return Optional.of(Text.of("unsupported.match"));
        }
        return backgammon.rules().cube() ? Optional.of(Text.of("unsupported.cube")) : Optional.empty();
    }

    @Override
    public Solver create(Game game, Settings settings) {
        return new BearOffSolver((BackgammonGame) game, settings.get(MEN));
    }
}
