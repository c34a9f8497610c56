package org.marienbad.games.connectfour;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Connect four as a plugin: boards of any size that fits one word, and lines of three to five. */
public final class ConnectFourProvider implements GameProvider {
    public static final IntSetting COLUMNS = Setting.ofInt("columns", 4, 9, 7);
    public static final IntSetting ROWS = Setting.ofInt("rows", 4, 9, 6);
    public static final IntSetting LINE = Setting.ofInt("line", 3, 5, 4);

    @Override
    public String id() {
        return "connect-four";
    }

    @Override
    public int minutes() {
        return 5;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(COLUMNS, ROWS, LINE);
    }

    @Override
    public Game create(int seats, Settings options) {
        if (seats != 2) {
            throw new IllegalArgumentException("connect-four is for 2 seats, not " + seats);
        }
        return new ConnectFourGame(new ConnectFourGrid(options.get(COLUMNS), options.get(ROWS), options.get(LINE)));
    }
}
