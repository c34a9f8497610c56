package org.marienbad.plugin;

import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** Says what it would do, and never does it. Asked for a hint, it tells the position that it was given. */
public final class SilentPlayer implements PlayerProvider {
    @Override
    public String id() {
        return "silent";
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Optional.empty();
    }

    @Override
    public int opponentRank(Game game) {
        return Integer.MIN_VALUE + 2;
    }

    @Override
    public int hintRank(Game game) {
        return game.info().has(GameInfo.Trait.HIDDEN_INFORMATION) ? Integer.MAX_VALUE : Integer.MIN_VALUE + 2;
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return (view, seat, budget, monitor) -> {
            int[] legal = new int[game.info().maxLegalActions()];
            Decision decision = Decision.of(legal[view.legalActions(legal) - 1]);
            if (budget.isTimed()) {
                return decision.because(Text.of(view.toString()));
            }
            monitor.progress(decision);
            while (!monitor.cancelled()) {
                LockSupport.parkNanos(1_000_000);
            }
            return decision;
        };
    }
}
