package org.marienbad.examples.decisive;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.DoubleSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** The plugin: the player's name and settings, and the games that it plays. */
public final class DecisiveProvider implements PlayerProvider {
    private static final DoubleSetting OVERSIGHT = Setting.ofDouble("oversight", 0, 1, 0.1);

    @Override
    public String id() {
        return "decisive";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(OVERSIGHT);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        boolean hidden = game.info().has(Trait.HIDDEN_INFORMATION);
        return hidden ? Optional.of(Text.of("decisive.hidden")) : Optional.empty();
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new DecisivePlayer(game, settings.get(OVERSIGHT), seed);
    }
}
