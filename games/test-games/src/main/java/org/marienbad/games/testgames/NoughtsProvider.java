package org.marienbad.games.testgames;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Noughts and crosses (tic-tac-toe) on a square board: three in a row win. Two seats, no chance. */
public final class NoughtsProvider implements GameProvider {
    public static final IntSetting SIZE = Setting.ofInt("size", 3, 7, 3);
    public static final IntSetting ROW = Setting.ofInt("row", 3, 5, 3);

    @Override
    public String id() {
        return "noughts";
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(SIZE, ROW);
    }

    @Override
    public Game create(int seats, Settings options) {
        return new RowGame(new Grid(options.get(SIZE), options.get(SIZE), options.get(ROW)));
    }

    @Override
    public String messages() {
        return "org.marienbad.games.testgames.noughts";
    }
}
