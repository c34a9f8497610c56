package org.marienbad.desktop;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.marienbad.desktop.screen.Window;
import org.marienbad.framework.plugin.Plugins;

/** The door to the window. */
final class DesktopWindow {
    private DesktopWindow() {}

    /** Opens the window and returns when it is closed; where none can be opened, says why in a few words. */
    static Optional<String> open(Plugins plugins, Locale locale) {
        try {
            Window.open(plugins, settingsFile(), locale);
            return Optional.empty();
        } catch (Window.NoDisplayException none) {
            return Optional.of(none.getMessage());
        }
    }

    /** Where the system's users expect an application's settings. */
    private static Path settingsFile() {
        Path home = Path.of(System.getProperty("user.home"));
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        Path directory;
        if (system.contains("win") && System.getenv("APPDATA") != null) {
            directory = Path.of(System.getenv("APPDATA"));
        } else if (system.contains("mac")) {
            directory = home.resolve("Library").resolve("Application Support");
        } else {
            String configured = System.getenv("XDG_CONFIG_HOME");
            directory = configured == null || configured.isBlank() ? home.resolve(".config") : Path.of(configured);
        }
        return directory.resolve("marienbad").resolve("window.properties");
    }
}
