package org.marienbad.games.oware.solver;

import java.util.List;
import java.util.Optional;
import org.marienbad.ai.endgame.EndgamePlayer;
import org.marienbad.ai.minimax.Minimax;
import org.marienbad.framework.file.TableFile;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.oware.OwareGame;
import org.marienbad.games.oware.OwareState;

/** {@code oware-perfect}: plays perfectly what it can prove, and searches down to its tables elsewhere. */
public final class OwarePerfectProvider implements PlayerProvider {
    private static final int TABLE_MIB = 32;
    /** Actions that get values, for those who ask for hints: more would cost depth. */
    private static final int VALUED = 3;

    @Override
    public String id() {
        return "oware-perfect";
    }

    @Override
    public List<Setting<?>> settings() {
        return BudgetSettings.ALL;
    }

    @Override
    public int hintRank(Game game) {
        return game instanceof OwareGame ? EXPERT : 0;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return new OwareSolverProvider().unsupportedReason(game);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        OwareEndgames endgames = new OwareEndgames((OwareGame) game);
        return new EndgamePlayer<OwareState>(
                position -> endgames,
                evaluator -> Minimax.of(game)
                        .evaluator(evaluator)
                        .table(TABLE_MIB)
                        .valuedActions(VALUED)
                        .memory(MemoryBudget.ofProcess())
                        .build(),
                settings,
                OwareSolverProvider.MOST_POSITIONS,
                TableFile.userFolder());
    }
}
