package org.marienbad.games.dotsandboxes;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Dots and boxes as a plugin: two to four seats, boards of up to seven by seven boxes. */
public final class DotsAndBoxesProvider implements GameProvider {
    public static final IntSetting ROWS = Setting.ofInt("rows", 1, DotsAndBoxesGrid.MOST, 3);
    public static final IntSetting COLUMNS = Setting.ofInt("columns", 1, DotsAndBoxesGrid.MOST, 3);
    public static final ChoiceSetting PAYOFF = Setting.ofChoice("payoff", "outcome", "margin");

    @Override
    public String id() {
        return "dots-and-boxes";
    }

    @Override
    public int minutes() {
        return 5;
    }

    @Override
    public int maxSeats() {
        return DotsAndBoxesRules.MOST_SEATS;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(ROWS, COLUMNS, PAYOFF);
    }

    @Override
    public Game create(int seats, Settings options) {
        if (seats < minSeats() || seats > maxSeats()) {
            throw new IllegalArgumentException(
                    "dots-and-boxes is for " + minSeats() + " to " + maxSeats() + " seats, not " + seats);
        }
        return new DotsAndBoxesGame(new DotsAndBoxesRules(
                new DotsAndBoxesGrid(options.get(ROWS), options.get(COLUMNS)),
                seats,
                options.get(PAYOFF).equals("margin")));
    }
}
