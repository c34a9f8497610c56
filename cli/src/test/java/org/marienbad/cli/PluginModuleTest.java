package org.marienbad.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.inject.Guice;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.plugin.GameCatalogue;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.framework.setting.Reach;

class PluginModuleTest {
    @Test
    void theModuleBindsTheCatalogues() throws IOException {
        try (Plugins plugins = Plugins.load()) {
            GameCatalogue games = Guice.createInjector(
                            new PluginModule(plugins),
                            binder -> binder.bind(Reach.class).toInstance(Reach.LOCAL))
                    .getInstance(GameCatalogue.class);
            assertEquals(plugins.games(), games);
        }
    }
}
