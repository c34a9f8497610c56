package org.marienbad.opponents.gnubg;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/** GNU Backgammon as a player of games that give its position IDs: {@code gnubg(plies=2)}. */
public final class GnubgProvider implements PlayerProvider {
    static final IntSetting PLIES = Setting.ofInt("plies", 0, 2, 2);

    @Override
    public String id() {
        return "gnubg";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(PLIES);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        if (!GnubgTurn.isTold(game)) {
            return Optional.of(Text.of("unsupported.game"));
        }
        return GnuBackgammon.isInstalled() ? Optional.empty() : Optional.of(Text.of("unsupported.missing"));
    }

    @Override
    public boolean hasDefaults() {
        return false;
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new GnubgPlayer(settings.get(PLIES), GnuBackgammon::start);
    }
}
