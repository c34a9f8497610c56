package org.marienbad.testkit.toy;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * Pebbles: in turn, take one to three from a heap; who has most in the end wins. Options add a die that limits the
 * stones taken (chance), a secret bonus for each seat (hidden information), and extra turns at multiples of five.
 */
public final class PebblesProvider implements GameProvider {
    public static final IntSetting HEAP = Setting.ofInt("heap", 4, 25, 12);
    public static final BooleanSetting DIE = Setting.ofBoolean("die", false);
    public static final BooleanSetting SECRET = Setting.ofBoolean("secret", false);
    public static final BooleanSetting AGAIN = Setting.ofBoolean("again", false);

    @Override
    public String id() {
        return "pebbles";
    }

    @Override
    public int maxSeats() {
        return 3;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(HEAP, DIE, SECRET, AGAIN);
    }

    @Override
    public Game create(int seats, Settings options) {
        if (seats == 3 && options.get(HEAP) == 4) {
            throw new IllegalArgumentException("option 'heap': three seats need at least 5 pebbles");
        }
        return new Pebbles(seats, options.get(HEAP), options.get(DIE), options.get(SECRET), options.get(AGAIN));
    }
}
