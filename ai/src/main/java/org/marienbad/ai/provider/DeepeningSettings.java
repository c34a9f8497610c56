package org.marienbad.ai.provider;

import java.util.ArrayList;
import java.util.List;
import org.marienbad.ai.search.deepening.DeepeningBuilder;
import org.marienbad.ai.search.shared.Judgement;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.BudgetSettings;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/** The settings of players by iterative deepening, and their meaning for a {@link DeepeningBuilder}. */
final class DeepeningSettings {
    /** How many of the best actions get a value; see {@link DeepeningBuilder#valuedActions}. */
    static final IntSetting LINES = Setting.ofInt("lines", 1, 1000, 1);

    private DeepeningSettings() {}

    /** The settings that every player by iterative deepening declares, then those of its own. */
    static List<Setting<?>> with(Setting<?>... own) {
        List<Setting<?>> settings = new ArrayList<>(BudgetSettings.ALL);
        settings.addAll(Judgement.SETTINGS);
        settings.add(LINES);
        settings.addAll(List.of(own));
        return settings;
    }

    /**
     * Tells {@code builder}, which is of {@code game}, what {@code settings} say; returns it.
     *
     * @param services with which a model works
     * @throws IllegalArgumentException if there is no such evaluator or model
     */
    static <B extends DeepeningBuilder<B>> B apply(Settings settings, Services services, Game game, B builder) {
        return builder.limits(BudgetSettings.limits(settings))
                .evaluator(Judgement.of(settings, game, services).evaluator())
                .valuedActions(settings.get(LINES));
    }
}
