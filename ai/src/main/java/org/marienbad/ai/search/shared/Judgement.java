package org.marienbad.ai.search.shared;

import java.util.List;
import java.util.Optional;
import org.marienbad.ai.search.model.Model;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;

/**
 * The evaluator or model by which a player judges the positions where its search ends, as its settings say.
 *
 * @param model the trained model, if one was asked for
 * @param evaluator the model's, or the game's; where neither is, all seats are equal
 * @param exists whether it is the model's or the game's
 */
public record Judgement(Optional<Model> model, Evaluator evaluator, boolean exists) {
    /** The settings that say it. */
    public static final List<Setting<?>> SETTINGS = List.of(Evaluators.SETTING, ModelSources.SETTING);

    /**
     * The meaning of {@code settings}, which have {@link #SETTINGS}, in {@code game}.
     *
     * @param services with which a model works
     * @throws IllegalArgumentException if there is no such evaluator or model, or both are asked for
     */
    public static Judgement of(Settings settings, Game game, Services services) {
        String name = settings.get(Evaluators.SETTING);
        Optional<Model> model = ModelSources.named(settings.get(ModelSources.SETTING), game, services);
        if (model.isEmpty()) {
            return new Judgement(model, Evaluators.named(name, game), Evaluators.exist(name, game));
        }
        if (!name.equals(Evaluators.SETTING.defaultValue())) {
            throw new IllegalArgumentException("model=" + model.get().name() + " and evaluator=" + name
                    + " cannot both judge positions; allowed: one of them");
        }
        return new Judgement(model, model.get().evaluator(), true);
    }
}
