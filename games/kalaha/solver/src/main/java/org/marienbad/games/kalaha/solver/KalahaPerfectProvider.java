package org.marienbad.games.kalaha.solver;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.kalaha.KalahaGame;

/** {@code kalaha-perfect}: plays perfectly wherever it can prove what is best within its budget. */
public final class KalahaPerfectProvider implements PlayerProvider {
    /** Most stones in the pits of the positions whose values it keeps in a file. */
    static final IntSetting ENDGAMES = Setting.ofInt("endgames", 0, 16, 15);

    @Override
    public String id() {
        return "kalaha-perfect";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(ENDGAMES, BudgetSettings.ITERATIONS, BudgetSettings.DEPTH, BudgetSettings.MILLIS);
    }

    @Override
    public int hintRank(Game game) {
        return game instanceof KalahaGame ? EXPERT : 0;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        Optional<Text> reason = KalahaSolverProvider.unsupportedReasonOf(game);
        return reason.isPresent() || !((KalahaGame) game).rules().pie()
                ? reason
                : Optional.of(Text.of("unsupported.pie"));
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new KalahaPerfectPlayer((KalahaGame) game, settings, EndgameFile.ofUser());
    }
}
