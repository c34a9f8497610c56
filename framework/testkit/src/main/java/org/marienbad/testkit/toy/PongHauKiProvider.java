package org.marienbad.testkit.toy;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * Pong hau k'i, a traditional game of China and Korea that can go round for ever. Two stones each stand on five points.
 * In turn, move a stone along a line to the free point. A player who cannot move loses. The n-th occurrence of a
 * position is a draw; or, by option, no position may come again.
 */
public final class PongHauKiProvider implements GameProvider {
    public static final IntSetting TIMES = Setting.ofInt("times", 2, 5, 3);
    public static final BooleanSetting ONCE = Setting.ofBoolean("once", false);

    @Override
    public String id() {
        return "pong-hau-ki";
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(TIMES, ONCE);
    }

    @Override
    public Game create(int seats, Settings options) {
        return new PongHauKi(options.get(TIMES), options.get(ONCE));
    }

    @Override
    public String messages() {
        return "org.marienbad.testkit.toy.pong-hau-ki";
    }
}
