package org.marienbad.ai.greedy;

import java.util.List;
import java.util.Optional;
import org.marienbad.ai.search.Evaluators;
import org.marienbad.ai.search.Judgement;
import org.marienbad.ai.search.Requirement;
import org.marienbad.ai.search.model.ModelSources;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code greedy}: {@link Greedy} as a player. Plays games with an evaluator or a trained model, any number of seats, chance
 * included, but without hidden information.
 */
public final class GreedyProvider implements PlayerProvider {
    @Override
    public String id() {
        return "greedy";
    }

    @Override
    public List<Setting<?>> settings() {
        return Judgement.SETTINGS;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Requirement.firstMissing(game, Requirement.NO_HIDDEN_INFORMATION)
                .or(() -> Requirement.firstMissing(game, Requirement.EVALUATOR)
                        .filter(missing -> ModelSources.names(game).isEmpty()));
    }

    @Override
    public List<String> suggestions(Game game, NameSetting setting) {
        return Evaluators.suggestions(game, setting);
    }

    @Override
    public Player create(Game game, Settings settings, long seed) {
        Greedy.Builder greedy = Greedy.of(game);
        Judgement judgement = Judgement.of(settings, game);
        // Where the game has none and no model was asked for, it refuses.
        if (judgement.exists()
                || Requirement.firstMissing(game, Requirement.EVALUATOR).isEmpty()) {
            greedy.evaluator(judgement.evaluator());
        }
        return greedy.build(seed).asPlayer();
    }

    @Override
    public String messages() {
        return "org.marienbad.ai.messages";
    }
}
