package org.marienbad.games.dotsandboxes.solver;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.dotsandboxes.DotsAndBoxesGame;

/** {@code dots-and-boxes-perfect}: plays for the greatest margin that it has proven. */
public final class DotsAndBoxesPerfectProvider implements PlayerProvider {
    /** With so many lines, as three by three boxes have, all is proven from the start within a second. */
    private static final int SOLVED_LINES = 24;

    @Override
    public String id() {
        return "dots-and-boxes-perfect";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(BudgetSettings.ITERATIONS, BudgetSettings.MILLIS);
    }

    @Override
    public int hintRank(Game game) {
        return game instanceof DotsAndBoxesGame dots && dots.rules().grid().lineCount() <= SOLVED_LINES ? EXPERT : 0;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return MarginSolverProvider.unsupportedReasonOf(game);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new PerfectDotsAndBoxes((DotsAndBoxesGame) game, settings);
    }
}
