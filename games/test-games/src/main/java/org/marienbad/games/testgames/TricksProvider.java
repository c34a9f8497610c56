package org.marienbad.games.testgames;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * Tricks for two to four. Cards are of one suit, several of each rank; everybody has a hand, and the rest lies face
 * down as the draw pile. The winner of the last trick leads. The highest card takes the trick, of equal ones the first.
 * Then everybody draws a card, as long as there is one for each. Payoffs by the rank of tricks taken. Hands are secret
 * until they are played, and what lies in the pile to the end.
 */
public final class TricksProvider implements GameProvider {
    public static final IntSetting RANKS = Setting.ofInt("ranks", 2, 9, 6);
    public static final IntSetting COPIES = Setting.ofInt("copies", 1, 4, 3);
    public static final IntSetting HAND = Setting.ofInt("hand", 1, 5, 3);

    @Override
    public String id() {
        return "tricks";
    }

    @Override
    public int maxSeats() {
        return 4;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(RANKS, COPIES, HAND);
    }

    @Override
    public Game create(int seats, Settings options) {
        int ranks = options.get(RANKS);
        int copies = options.get(COPIES);
        int hand = options.get(HAND);
        if (ranks * copies < seats * hand) {
            throw new IllegalArgumentException("option 'hand': " + ranks * copies + " cards are not enough for " + seats
                    + " hands of " + hand + "; at most " + ranks * copies / seats);
        }
        return new TricksGame(seats, ranks, copies, hand);
    }

    @Override
    public String messages() {
        return "org.marienbad.games.testgames.tricks";
    }
}
