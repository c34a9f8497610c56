package org.marienbad.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.inject.Guice;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Reach;

class PluginModuleTest {
    @Test
    void theModuleBindsTheCatalogues() throws IOException {
        try (Plugins plugins = Plugins.load()) {
            Catalogue<GameProvider> games = Guice.createInjector(
                            new PluginModule(plugins),
                            binder -> binder.bind(Reach.class).toInstance(Reach.LOCAL))
                    .getInstance(Key.get(new TypeLiteral<Catalogue<GameProvider>>() {}));
            assertEquals(plugins.games(), games);
        }
    }
}
