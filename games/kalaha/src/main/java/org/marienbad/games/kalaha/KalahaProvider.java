package org.marienbad.games.kalaha;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Kalaha for two seats, with the rules that the books disagree about as options. */
public final class KalahaProvider implements GameProvider {
    static final Setting.Whole PITS = Setting.whole("pits", 1, KalahaRules.MAX_PITS, 6);
    static final Setting.Whole STONES = Setting.whole("stones", 1, KalahaRules.MAX_STONES, 4);
    static final Setting.Flag EMPTY_CAPTURE = Setting.flag("emptyCapture", true);
    static final Setting.Choice END = Setting.choice("end", "rowEmpty", "moverEmpty");
    static final Setting.Choice LEFTOVERS = Setting.choice("leftovers", "owner", "nobody");
    static final Setting.Choice DIRECTION = Setting.choice("direction", "counter-clockwise", "clockwise");
    static final Setting.Flag PIE = Setting.flag("pie", false);
    static final Setting.Choice PAYOFF = Setting.choice("payoff", "outcome", "margin");

    @Override
    public String id() {
        return "kalaha";
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(PITS, STONES, EMPTY_CAPTURE, END, LEFTOVERS, DIRECTION, PIE, PAYOFF);
    }

    @Override
    public Game create(int seats, Settings options) {
        if (seats != 2) {
            throw new IllegalArgumentException("kalaha is for 2 seats, not " + seats);
        }
        return new KalahaGame(new KalahaRules(
                options.get(PITS),
                options.get(STONES),
                options.get(EMPTY_CAPTURE),
                options.get(END).equals("rowEmpty"),
                options.get(LEFTOVERS).equals("owner"),
                options.get(DIRECTION).equals("clockwise"),
                options.get(PIE),
                options.get(PAYOFF).equals("margin")));
    }
}
