package org.marienbad.games.go;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Go as a plugin: boards of any size up to nineteen, counted by area. */
public final class GoProvider implements GameProvider {
    @Override
    public String id() {
        return "go";
    }

    @Override
    public int minutes() {
        return 25;
    }

    @Override
    public List<Setting<?>> options() {
        return GoRules.OPTIONS;
    }

    @Override
    public Game create(int seats, Settings options) {
        if (seats != 2) {
            throw new IllegalArgumentException("go is for 2 seats, not " + seats);
        }
        return new GoGame(new GoRules(options));
    }
}
