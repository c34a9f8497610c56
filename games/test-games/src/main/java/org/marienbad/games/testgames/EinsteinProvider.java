package org.marienbad.games.testgames;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * EinStein würfelt nicht! (Althöfer 2004): a die chooses the numbered stone that a seat moves towards the opposite
 * corner. A seat that gets there or captures all stones of the other wins. Two seats, chance. The stones start in a
 * fixed order.
 */
public final class EinsteinProvider implements GameProvider {
    public static final IntSetting SIZE = Setting.ofInt("size", 3, 5, 5);

    @Override
    public String id() {
        return "einstein";
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(SIZE);
    }

    @Override
    public Game create(int seats, Settings options) {
        return new EinsteinGame(options.get(SIZE));
    }

    @Override
    public String messages() {
        return "org.marienbad.games.testgames.einstein";
    }
}
