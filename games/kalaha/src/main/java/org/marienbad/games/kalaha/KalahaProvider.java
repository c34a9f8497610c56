package org.marienbad.games.kalaha;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.mancala.MarginPayoff;

/** Kalaha for two seats, with the rules that the books disagree about as options. */
public final class KalahaProvider implements GameProvider {
    static final IntSetting PITS = Setting.ofInt("pits", 1, KalahaRules.MAX_PITS, 6);
    static final IntSetting STONES = Setting.ofInt("stones", 1, KalahaRules.MAX_STONES, 4);
    static final BooleanSetting EMPTY_CAPTURE = Setting.ofBoolean("emptyCapture", true);
    static final ChoiceSetting END = Setting.ofChoice("end", "rowEmpty", "moverEmpty");
    static final ChoiceSetting LEFTOVERS = Setting.ofChoice("leftovers", "owner", "nobody");
    static final ChoiceSetting DIRECTION = Setting.ofChoice("direction", "counter-clockwise", "clockwise");
    static final BooleanSetting PIE = Setting.ofBoolean("pie", false);

    @Override
    public String id() {
        return "kalaha";
    }

    @Override
    public int minutes() {
        return 10;
    }

    @Override
    public int prominence() {
        return 30;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(PITS, STONES, EMPTY_CAPTURE, END, LEFTOVERS, DIRECTION, PIE, MarginPayoff.PAYOFF);
    }

    @Override
    public Game create(int seats, Settings options) {
        if (seats != 2) {
            throw new IllegalArgumentException("kalaha is for 2 seats, not " + seats);
        }
        return new KalahaGame(KalahaRules.of(options.get(PITS), options.get(STONES))
                .emptyCapture(options.get(EMPTY_CAPTURE))
                .endsWithEmptyRow(options.get(END).equals("rowEmpty"))
                .leftoversToOwner(options.get(LEFTOVERS).equals("owner"))
                .clockwise(options.get(DIRECTION).equals("clockwise"))
                .pie(options.get(PIE))
                .margin(options.get(MarginPayoff.PAYOFF).equals("margin"))
                .build());
    }
}
