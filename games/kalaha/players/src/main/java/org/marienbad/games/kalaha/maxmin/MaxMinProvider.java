package org.marienbad.games.kalaha.maxmin;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.sixpits.SixPits;

/** {@code maxmin}: the searching players MAX-MIN 1 to 4 of the second Kalaha thesis, and two deeper ones. */
public final class MaxMinProvider implements PlayerProvider {
    /** Turns of each side to look ahead. */
    static final IntSetting K = Setting.ofInt("k", 1, 6, 4);
    /** k of a MAX-MIN player on the other side with whom it shares the greater of both, or 0. */
    static final IntSetting SHARED = Setting.ofInt("shared", 0, 6, 0);
    /** Whether it plays safe extra moves at once, without a search. */
    static final BooleanSetting SAFE = Setting.ofBoolean("safe", false);

    @Override
    public String id() {
        return "maxmin";
    }

    @Override
    public List<Setting<?>> settings() {
        return List.of(K, SHARED, SAFE, BudgetSettings.ITERATIONS, BudgetSettings.MILLIS);
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return SixPits.unsupportedReason(game);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new MaxMinPlayer((KalahaGame) game, settings);
    }

    @Override
    public String messages() {
        return SixPits.MESSAGES;
    }
}
