package org.marienbad.games.reversi;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Reversi as a plugin: boards of four sizes, won by discs or by margin, and the variant in which fewer discs win. */
public final class ReversiProvider implements GameProvider {
    public static final ChoiceSetting SIZE = new ChoiceSetting("size", List.of("4", "6", "8", "10"), "8");
    public static final ChoiceSetting PAYOFF = Setting.ofChoice("payoff", "outcome", "margin");
    public static final ChoiceSetting EMPTIES = Setting.ofChoice("empties", "winner", "none");
    public static final BooleanSetting ANTI = Setting.ofBoolean("anti", false);

    @Override
    public String id() {
        return "reversi";
    }

    @Override
    public int minutes() {
        return 20;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(SIZE, PAYOFF, EMPTIES, ANTI);
    }

    @Override
    public Game create(int seats, Settings options) {
        if (seats != 2) {
            throw new IllegalArgumentException("reversi is for 2 seats, not " + seats);
        }
        return new ReversiGame(new ReversiRules(
                Integer.parseInt(options.get(SIZE)),
                options.get(PAYOFF).equals("margin"),
                options.get(EMPTIES).equals("winner"),
                options.get(ANTI)));
    }
}
