package org.marienbad.games.testgames;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * Sealed bids for two or three. Lots worth 1, 2, 3 … come up in turn, and all seats bid coins at the same time. The
 * highest bid alone wins the lot and is paid; equal highest bids win nothing. Payoffs by the rank of what was won. Bids
 * are played one after another, hidden from the others until all have bid.
 */
public final class AuctionProvider implements GameProvider {
    public static final IntSetting LOTS = Setting.ofInt("lots", 1, 8, 4);
    public static final IntSetting COINS = Setting.ofInt("coins", 1, 20, 6);

    @Override
    public String id() {
        return "auction";
    }

    @Override
    public int maxSeats() {
        return 3;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(LOTS, COINS);
    }

    @Override
    public Game create(int seats, Settings options) {
        return new AuctionGame(seats, options.get(LOTS), options.get(COINS));
    }

    @Override
    public String messages() {
        return "org.marienbad.games.testgames.auction";
    }
}
