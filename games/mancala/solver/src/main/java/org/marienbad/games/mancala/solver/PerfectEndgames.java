package org.marienbad.games.mancala.solver;

import java.util.function.Function;
import org.marienbad.ai.endgame.EndgamePlayer;
import org.marienbad.ai.endgame.EndgameRules;
import org.marienbad.ai.minimax.Minimax;
import org.marienbad.framework.file.TableFile;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;

/** Players that play perfectly what they can prove, and search down to their tables elsewhere. */
public final class PerfectEndgames {
    private static final int TABLE_MIB = 32;
    /** Actions that get values, for those who ask for hints: more would cost depth. */
    private static final int VALUED = 3;

    private PerfectEndgames() {}

    /**
     * An {@link EndgamePlayer} over minimax, with its tables in the user's cache.
     *
     * @param positions the most that tables may hold
     */
    public static <S extends State> Player player(
            Game game, Function<S, EndgameRules<S>> rulesFrom, Settings settings, long positions) {
        return new EndgamePlayer<>(
                rulesFrom,
                evaluator -> Minimax.of(game)
                        .evaluator(evaluator)
                        .table(TABLE_MIB)
                        .valuedActions(VALUED)
                        .memory(MemoryBudget.ofProcess())
                        .build(),
                settings,
                positions,
                TableFile.userFolder());
    }
}
