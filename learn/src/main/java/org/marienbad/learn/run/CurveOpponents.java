package org.marienbad.learn.run;

import java.util.LinkedHashMap;
import java.util.Map;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.setting.Settings;

/** Players against whom a curve is measured. */
public final class CurveOpponents {
    private CurveOpponents() {}

    /**
     * The player {@code player}, or if it has no limit of its own, the same with the iterations of the model in its
     * games.
     *
     * @throws IllegalArgumentException naming the unknown player or setting, or the value out of range
     */
    public static PlayerSpec limited(PlayerSpec player, Game game, Catalogue<PlayerProvider> players) {
        PlayerProvider provider = players.get(player.id());
        Settings settings = player.settings(players);
        boolean limitable = provider.settings().contains(BudgetSettings.ITERATIONS)
                && BudgetSettings.limits(settings).isUnlimited();
        if (!limitable || !provider.isTimed(game, settings, Budget.UNLIMITED)) {
            return player;
        }
        Map<String, Object> limited = new LinkedHashMap<>(player.settings());
        limited.put(BudgetSettings.ITERATIONS.key(), CountedSearch.EFFORT);
        return new PlayerSpec(player.id(), limited, player.reach());
    }
}
