package org.marienbad.games.testgames;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * A race for two to four. A seat either advances by the number of the die or sets a rival back by half of it, rounded
 * up. It ends when somebody reaches the end of the track, or after some rounds; payoffs by rank. Without {@link #DIE}
 * the numbers come in a known order, and there is no chance.
 */
public final class DiceRaceProvider implements GameProvider {
    public static final IntSetting LENGTH = Setting.ofInt("length", 2, 60, 12);
    public static final IntSetting ROUNDS = Setting.ofInt("rounds", 1, 30, 8);
    public static final IntSetting FACES = Setting.ofInt("faces", 2, 6, 4);
    public static final BooleanSetting DIE = Setting.ofBoolean("die", true);

    @Override
    public String id() {
        return "dice-race";
    }

    @Override
    public int maxSeats() {
        return 4;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(LENGTH, ROUNDS, FACES, DIE);
    }

    @Override
    public Game create(int seats, Settings options) {
        return new DiceRaceGame(seats, options.get(LENGTH), options.get(ROUNDS), options.get(FACES), options.get(DIE));
    }

    @Override
    public String messages() {
        return "org.marienbad.games.testgames.dice-race";
    }
}
