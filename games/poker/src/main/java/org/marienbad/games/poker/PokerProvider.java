package org.marienbad.games.poker;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Two small pokers for two seats as a plugin: Kuhn's (1950), and Leduc hold'em (Southey et al. 2005). */
public final class PokerProvider implements GameProvider {
    private static final String KUHN = "kuhn";
    private static final String LEDUC = "leduc";
    private static final int LEDUC_RANKS = 3;

    public static final ChoiceSetting VARIANT = Setting.ofChoice("variant", KUHN, LEDUC);
    public static final IntSetting CARDS = Setting.ofInt("cards", 3, 5, 3);

    @Override
    public String id() {
        return "poker";
    }

    @Override
    public int minutes() {
        return 5;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(VARIANT, CARDS);
    }

    @Override
    public Game create(int seats, Settings options) {
        int cards = options.get(CARDS);
        if (options.get(VARIANT).equals(KUHN)) {
            return new PokerGame(PokerRules.kuhn(cards));
        }
        if (cards != LEDUC_RANKS) {
            throw new IllegalArgumentException("option 'cards': " + cards
                    + " cards are for Kuhn poker only; Leduc poker has " + LEDUC_RANKS + " ranks");
        }
        return new PokerGame(PokerRules.leduc());
    }
}
