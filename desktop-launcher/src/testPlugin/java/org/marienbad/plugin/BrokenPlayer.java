package org.marienbad.plugin;

import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** Fails at every decision, and refuses games for more than two. */
public final class BrokenPlayer implements PlayerProvider {
    @Override
    public String id() {
        return "broken";
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return game.info().seats() == 2 ? Optional.empty() : Optional.of(Text.of("needs two seats"));
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return (view, seat, budget, monitor) -> {
            throw new IllegalStateException("out of ideas");
        };
    }
}
