package org.marienbad.games.nim;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.IntListSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Nim as a plugin: any heaps, normal or misère, with or without a limit on the matches a turn. */
public final class NimProvider implements GameProvider {
    public static final IntListSetting HEAPS = Setting.ofIntList("heaps", 1, 16, 1, 63, List.of(1, 3, 5, 7));
    public static final BooleanSetting MISERE = Setting.ofBoolean("misere", false);
    public static final IntSetting LIMIT = Setting.ofInt("limit", 0, 63, 0);

    @Override
    public String id() {
        return "nim";
    }

    @Override
    public int minutes() {
        return 3;
    }

    @Override
    public int prominence() {
        return 10;
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
        return new NimGame(new NimRules(seats, options.get(HEAPS), options.get(MISERE), options.get(LIMIT)));
    }
}
