package org.marienbad.games.oware;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Oware for two seats, with what the books disagree about as options. */
public final class OwareProvider implements GameProvider {
    @Override
    public String id() {
        return "oware";
    }

    @Override
    public int minutes() {
        return 15;
    }

    @Override
    public List<Setting<?>> options() {
        return OwareRules.OPTIONS;
    }

    @Override
    public Game create(int seats, Settings options) {
        return new OwareGame(new OwareRules(options));
    }
}
