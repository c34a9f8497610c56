package org.marienbad.games.toguzkumalak;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Toguz kumalak for two seats, with what the books disagree about as options. */
public final class ToguzProvider implements GameProvider {
    @Override
    public String id() {
        return "toguz-kumalak";
    }

    @Override
    public int minutes() {
        return 20;
    }

    @Override
    public List<Setting<?>> options() {
        return ToguzRules.OPTIONS;
    }

    @Override
    public Game create(int seats, Settings options) {
        return new ToguzGame(new ToguzRules(options));
    }
}
