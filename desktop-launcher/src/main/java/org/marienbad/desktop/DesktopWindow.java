package org.marienbad.desktop;

import java.util.Locale;
import java.util.Optional;
import org.marienbad.framework.plugin.Plugins;

/** The door to the window. */
final class DesktopWindow {
    private DesktopWindow() {}

    /** Opens the window and returns when it is closed; where none can be opened, says why in a few words. */
    static Optional<String> open(Plugins plugins, Locale locale) {
        return Optional.of("no display");
    }
}
