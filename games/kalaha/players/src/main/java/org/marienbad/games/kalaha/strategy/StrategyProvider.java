package org.marienbad.games.kalaha.strategy;

import java.util.List;
import java.util.Optional;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.BooleanSetting;
import org.marienbad.framework.setting.ChoiceSetting;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;
import org.marienbad.games.kalaha.KalahaGame;
import org.marienbad.games.kalaha.sixpits.SixPits;

/**
 * {@code strategy-0} to {@code strategy-5}: the players of the first Kalaha thesis. A class each, as plugins must be.
 */
public abstract sealed class StrategyProvider implements PlayerProvider {
    static final ChoiceSetting CHOICE = Setting.ofChoice("choice", "nearest", "index");
    static final IntSetting LEAST = Setting.ofInt("least", 1, 2, 2);
    static final BooleanSetting SPARE = Setting.ofBoolean("spare", false);
    static final ChoiceSetting BOARD = Setting.ofChoice("board", "after", "before");

    private final int number;
    private final List<Setting<?>> settings;

    private StrategyProvider(int number, Setting<?>... settings) {
        this.number = number;
        this.settings = List.of(settings);
    }

    @Override
    public final String id() {
        return "strategy-" + number;
    }

    @Override
    public final List<Setting<?>> settings() {
        return settings;
    }

    @Override
    public final Optional<Text> unsupportedReason(Game game) {
        return SixPits.unsupportedReason(game);
    }

    @Override
    public final Player create(Game game, Settings values, long seed) {
        Reading reading = new Reading(
                settings.contains(CHOICE) && values.get(CHOICE).equals("index"),
                settings.contains(LEAST) && values.get(LEAST) == 1,
                settings.contains(SPARE) && values.get(SPARE),
                settings.contains(BOARD) && values.get(BOARD).equals("before"));
        return new StrategyPlayer(number, (KalahaGame) game, reading, seed);
    }

    @Override
    public final String messages() {
        return SixPits.MESSAGES;
    }

    /** Random. */
    public static final class Strategy0 extends StrategyProvider {
        public Strategy0() {
            super(0);
        }
    }

    /** Extra moves. */
    public static final class Strategy1 extends StrategyProvider {
        public Strategy1() {
            super(1);
        }
    }

    /** Captures. */
    public static final class Strategy2 extends StrategyProvider {
        public Strategy2() {
            super(2, CHOICE);
        }
    }

    /** Extra moves and captures, the nearer first. */
    public static final class Strategy3 extends StrategyProvider {
        public Strategy3() {
            super(3, CHOICE, LEAST);
        }
    }

    /** Captures, then extra moves. */
    public static final class Strategy4 extends StrategyProvider {
        public Strategy4() {
            super(4, CHOICE, SPARE);
        }
    }

    /** Extra moves, captures, defense and preparation. */
    public static final class Strategy5 extends StrategyProvider {
        public Strategy5() {
            super(5, BOARD);
        }
    }
}
