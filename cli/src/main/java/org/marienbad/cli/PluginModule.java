package org.marienbad.cli;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.SolverProvider;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Reach;
import org.marienbad.play.PlayedGames;

/** Binds the catalogues, so that commands and screens can ask for them. */
final class PluginModule extends AbstractModule {
    private final Plugins plugins;

    PluginModule(Plugins plugins) {
        this.plugins = plugins;
    }

    @Override
    protected void configure() {
        bind(Plugins.class).toInstance(plugins);
    }

    @Provides
    Catalogue<GameProvider> games() {
        return plugins.games();
    }

    @Provides
    Catalogue<PlayerProvider> players() {
        return plugins.players();
    }

    @Provides
    Catalogue<SolverProvider> solvers() {
        return plugins.solvers();
    }

    @Provides
    PlayedGames playedGames(Reach trusted) {
        return new PlayedGames(plugins.games(), plugins.notations(), trusted);
    }
}
