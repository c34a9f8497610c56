package org.marienbad.ai.minimax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.ai.search.Evaluators;
import org.marienbad.ai.search.Need;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code minimax}: principal variation search (Marsland and Campbell 1982) with iterative deepening and a transposition
 * table, signed by actor so that extra turns are right. Plays games of two seats with a constant payoff sum, without
 * chance and hidden information; stops as soon as the best action is proven.
 */
public final class MinimaxProvider implements PlayerProvider {
    /** How many of the best actions get a value; the others only a bound (multi-PV). */
    static final Setting.Whole LINES = Setting.whole("lines", 1, 1000, 1);

    /** Most memory of the transposition table in MiB; 0 for none. */
    static final Setting.Whole HASH = Setting.whole("hash", 0, 16_384, 64);

    @Override
    public String id() {
        return "minimax";
    }

    @Override
    public List<Setting<?>> settings() {
        List<Setting<?>> settings = new ArrayList<>(BudgetSettings.ALL);
        settings.add(Evaluators.SETTING);
        settings.add(HASH);
        settings.add(LINES);
        return settings;
    }

    @Override
    public Optional<Text> objection(Game game) {
        return Need.firstMissing(game, Need.TWO_SEATS, Need.CONSTANT_SUM, Need.NO_CHANCE, Need.NO_HIDDEN_INFORMATION);
    }

    @Override
    public List<String> words(Game game, Setting.Word setting) {
        return setting.equals(Evaluators.SETTING) ? Evaluators.names(game) : List.of();
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        return new MinimaxPlayer(game, settings, Evaluators.named(settings.get(Evaluators.SETTING), game));
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
