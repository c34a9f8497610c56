package org.marienbad.games.testgames;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Connect four: discs fall to the bottom of their column; four in a row win. Two seats, no chance. */
public final class ConnectFourProvider implements GameProvider {
    public static final IntSetting COLUMNS = Setting.ofInt("columns", 3, 9, 7);
    public static final IntSetting ROWS = Setting.ofInt("rows", 3, 8, 6);
    public static final IntSetting ROW = Setting.ofInt("row", 3, 5, 4);

    @Override
    public String id() {
        return "connect-four";
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(COLUMNS, ROWS, ROW);
    }

    @Override
    public Game create(int seats, Settings options) {
        return new RowGame(new Grid(options.get(COLUMNS), options.get(ROWS), options.get(ROW), true));
    }

    @Override
    public String messages() {
        return "org.marienbad.games.testgames.connect-four";
    }
}
