package org.marienbad.games.draughts;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** English draughts (checkers) as a plugin. */
public final class DraughtsProvider implements GameProvider {
    @Override
    public String id() {
        return "draughts";
    }

    @Override
    public int minutes() {
        return 30;
    }

    @Override
    public List<Setting<?>> options() {
        return DraughtsRules.OPTIONS;
    }

    @Override
    public Game create(int seats, Settings options) {
        if (seats != 2) {
            throw new IllegalArgumentException("draughts is for 2 seats, not " + seats);
        }
        return new DraughtsGame(DraughtsRules.of(options));
    }
}
