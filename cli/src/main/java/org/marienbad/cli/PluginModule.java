package org.marienbad.cli;

import com.google.inject.AbstractModule;
import com.google.inject.Provider;
import com.google.inject.Provides;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.NotationCatalogue;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.plugin.SolverCatalogue;
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
        provide(GameCatalogue.class, plugins::games);
        provide(PlayerCatalogue.class, plugins::players);
        provide(SolverCatalogue.class, plugins::solvers);
        provide(NotationCatalogue.class, plugins::notations);
    }

    private <T> void provide(Class<T> type, Provider<T> provider) {
        bind(type).toProvider(provider);
    }

    @Provides
    PlayedGames playedGames(Reach trusted) {
        return new PlayedGames(plugins.games(), plugins.notations(), trusted);
    }
}
