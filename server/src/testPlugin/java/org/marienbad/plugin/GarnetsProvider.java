package org.marienbad.plugin;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.testkit.toy.PebblesProvider;

/** Pebbles in a jar of its own, with a picture of its stones, rules and a coach. */
public final class GarnetsProvider implements GameProvider {
    private final PebblesProvider pebbles = new PebblesProvider();

    @Override
    public String id() {
        return "garnets";
    }

    @Override
    public int maxSeats() {
        return pebbles.maxSeats();
    }

    @Override
    public List<Setting<?>> options() {
        return pebbles.options();
    }

    @Override
    public Game create(int seats, Settings options) {
        return pebbles.create(seats, options);
    }

    @Override
    public String messages() {
        return pebbles.messages();
    }
}
