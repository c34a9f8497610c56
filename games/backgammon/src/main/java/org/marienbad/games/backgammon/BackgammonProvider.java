package org.marienbad.games.backgammon;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Backgammon as a plugin: single games for the win or for points, the doubling cube, and matches. */
public final class BackgammonProvider implements GameProvider {
    private static final String POINTS = "points";

    public static final ChoiceSetting PAYOFF = Setting.ofChoice("payoff", "win", POINTS);
    public static final BooleanSetting CUBE = Setting.ofBoolean("cube", false);
    public static final BooleanSetting JACOBY = Setting.ofBoolean("jacoby", false);
    public static final IntSetting MATCH = Setting.ofInt("match", 0, 25, 0);
    public static final IntSetting TURN_LIMIT = Setting.ofInt("turnLimit", 10, 10_000, 1000);

    @Override
    public String id() {
        return "backgammon";
    }

    @Override
    public int minutes() {
        return 15;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(PAYOFF, CUBE, JACOBY, MATCH, TURN_LIMIT);
    }

    @Override
    public Game create(int seats, Settings options) {
        if (seats != 2) {
            throw new IllegalArgumentException("backgammon is for 2 seats, not " + seats);
        }
        return new BackgammonGame(new BackgammonRules(
                options.get(PAYOFF).equals(POINTS),
                options.get(CUBE),
                options.get(JACOBY),
                options.get(MATCH),
                options.get(TURN_LIMIT)));
    }
}
