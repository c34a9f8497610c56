package org.marienbad.games.hex;

import java.util.List;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** Hex as a plugin: boards of any usual size, with or without the swap rule. */
public final class HexProvider implements GameProvider {
    public static final IntSetting SIZE = Setting.ofInt("size", HexBoard.LEAST_SIZE, HexBoard.MOST_SIZE, 11);
    public static final ChoiceSetting SWAP = new ChoiceSetting("swap", List.of("off", "pieces", "sides"), "pieces");

    @Override
    public String id() {
        return "hex";
    }

    @Override
    public int minutes() {
        return 20;
    }

    @Override
    public List<Setting<?>> options() {
        return List.of(SIZE, SWAP);
    }

    @Override
    public Game create(int seats, Settings options) {
        if (seats != 2) {
            throw new IllegalArgumentException("hex is for 2 seats, not " + seats);
        }
        HexBoard.Swap swap = switch (options.get(SWAP)) {
            case "pieces" -> HexBoard.Swap.PIECES;
            case "sides" -> HexBoard.Swap.SIDES;
            default -> HexBoard.Swap.OFF;
        };
        return new HexGame(new HexBoard(options.get(SIZE), swap));
    }
}
