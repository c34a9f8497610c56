package org.marienbad.plugin;

import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** Plays its first legal action, or hangs, as {@link Hang} says. */
public final class HangingPlayer implements PlayerProvider {
    @Override
    public String id() {
        return "stuck";
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        Hang.in("unsupportedReason");
        return Optional.empty();
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        Hang.in("createPlayer");
        return (view, seat, budget, monitor) -> {
            int[] legal = new int[game.info().maxLegalActions()];
            view.legalActions(legal);
            return Decision.of(legal[0]);
        };
    }
}
