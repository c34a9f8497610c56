package org.marienbad.framework.plugin;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;

/** Binds the catalogues, so that commands and screens can ask for them. */
public final class PluginModule extends AbstractModule {
    private final Plugins plugins;

    public PluginModule(Plugins plugins) {
        this.plugins = plugins;
    }

    @Override
    protected void configure() {
        bind(Plugins.class).toInstance(plugins);
    }

    @Provides
    GameCatalogue games() {
        return plugins.games();
    }

    @Provides
    PlayerCatalogue players() {
        return plugins.players();
    }

    @Provides
    SolverCatalogue solvers() {
        return plugins.solvers();
    }

    @Provides
    NotationCatalogue notations() {
        return plugins.notations();
    }
}
