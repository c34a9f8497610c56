package org.marienbad.ai.provider;

import java.util.List;
import java.util.Optional;
import org.marienbad.ai.expectiminimax.Expectiminimax;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.IntSetting;
import org.marienbad.framework.setting.Setting;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.text.Text;

/**
 * {@code expectiminimax}: {@link Expectiminimax} as a player. Plays games of any number of seats, with or without chance,
 * but without hidden information.
 */
public final class ExpectiminimaxProvider extends AlgorithmProvider {
    /** How many outcomes of a chance node are searched; a sample of as many draws where there are more. */
    static final IntSetting OUTCOMES = Setting.ofInt("outcomes", 1, 100_000, 40);

    @Override
    public String id() {
        return "expectiminimax";
    }

    @Override
    public List<Setting<?>> settings() {
        return DeepeningSettings.with(OUTCOMES);
    }

    /** With dice and an evaluator it sees more than playouts do. */
    @Override
    public int hintRank(Game game) {
        boolean fits = game.info().has(GameInfo.Trait.CHANCE)
                && !game.info().has(GameInfo.Trait.HIDDEN_INFORMATION)
                && !game.advice().evaluators().isEmpty();
        return fits ? 25 : 0;
    }

    @Override
    public Optional<Text> unsupportedReason(Game game) {
        return Requirement.firstMissing(game, Requirement.NO_HIDDEN_INFORMATION);
    }

    @Override
    public Player create(Game game, Settings settings, long seed, Services services) {
        return DeepeningSettings.apply(settings, services, game, Expectiminimax.of(game))
                .outcomes(settings.get(OUTCOMES))
                .build(seed)
                .asPlayer();
    }
}
