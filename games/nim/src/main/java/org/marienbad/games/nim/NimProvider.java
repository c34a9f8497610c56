package org.marienbad.games.nim;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Nim as a plugin: any heaps, normal or misère, with or without a limit on the matches a turn. */
public final class NimProvider implements GameProvider {
    public static final Setting.WholeList HEAPS = Setting.wholeList("heaps", 1, 16, 1, 63, List.of(1, 3, 5, 7));
    public static final Setting.Flag MISERE = Setting.flag("misere", false);
    public static final Setting.Whole LIMIT = Setting.whole("limit", 0, 63, 0);

    @Override
    public String id() {
        return "nim";
    }

    @Override
    public int maxSeats() {
        return 6;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(HEAPS, MISERE, LIMIT);
    }

    @Override
    public Game create(int seats, Settings options) {
        if (seats < minSeats() || seats > maxSeats()) {
            throw new IllegalArgumentException(
                    "nim is for " + minSeats() + " to " + maxSeats() + " seats, not " + seats);
        }
        return new NimGame(new Rules(seats, options.get(HEAPS), options.get(MISERE), options.get(LIMIT)));
    }
}
