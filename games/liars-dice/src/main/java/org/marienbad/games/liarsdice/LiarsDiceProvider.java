package org.marienbad.games.liarsdice;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Liar's dice for two to six as a plugin: any dice, two orders of bids, wild faces, one round or until one seat is left. */
public final class LiarsDiceProvider implements GameProvider {
    public static final IntSetting DICE = Setting.ofInt("dice", 1, 5, 5);
    public static final IntSetting SIDES = Setting.ofInt("sides", 2, 6, 6);
    public static final ChoiceSetting ORDER = Setting.ofChoice("order", "quantity", "face");
    public static final ChoiceSetting WILD = Setting.ofChoice("wild", "top", "one", "none");
    public static final ChoiceSetting ROUNDS = Setting.ofChoice("rounds", "one", "elimination");

    @Override
    public String id() {
        return "liars-dice";
    }

    @Override
    public int minutes() {
        return 10;
    }

    @Override
    public int maxSeats() {
        return 6;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(DICE, SIDES, ORDER, WILD, ROUNDS);
    }

    @Override
    public Game create(int seats, Settings options) {
        int sides = options.get(SIDES);
        int wild = switch (options.get(WILD)) {
            case "top" -> sides - 1;
            case "one" -> 0;
            default -> DiceRules.NONE;
        };
        return new DiceGame(new DiceRules(
                seats,
                options.get(DICE),
                sides,
                options.get(ORDER).equals("face"),
                wild,
                options.get(ROUNDS).equals("elimination")));
    }
}
