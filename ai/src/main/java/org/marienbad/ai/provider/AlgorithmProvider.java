package org.marienbad.ai.provider;

import java.util.List;
import org.marienbad.ai.search.shared.Evaluators;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Services;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.NameSetting;
import org.marienbad.framework.setting.Settings;

/** A kind of player of this library: its words are in the bundle of all, its names are those of evaluators and models. */
abstract class AlgorithmProvider implements PlayerProvider {
    @Override
    public final Player create(Game game, Settings settings, long seed) {
        return create(game, settings, seed, Services.NONE);
    }

    @Override
    public abstract Player create(Game game, Settings settings, long seed, Services services);

    @Override
    public List<String> suggestions(Game game, NameSetting setting) {
        return Evaluators.suggestions(game, setting);
    }

    @Override
    public final String messages() {
        return "org.marienbad.ai.messages";
    }
}
