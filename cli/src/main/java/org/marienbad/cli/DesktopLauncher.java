package org.marienbad.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.marienbad.framework.plugin.Plugins;

/** Opens the window. */
@FunctionalInterface
public interface DesktopLauncher {
    /** For machines without a window. */
    DesktopLauncher NONE = (plugins, locale, game) -> Optional.of("this installation has no window");

    /**
     * Returns when the window is closed; where none can be opened, says why in a few words.
     *
     * @param game the file of a game to show
     */
    Optional<String> open(Plugins plugins, Locale locale, Optional<Path> game);
}
