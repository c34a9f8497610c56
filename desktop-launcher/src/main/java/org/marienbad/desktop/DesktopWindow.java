package org.marienbad.desktop;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.marienbad.desktop.screen.Window;
import org.marienbad.framework.plugin.Plugins;

/** The window, with its settings where this system keeps those of a user. */
final class DesktopWindow {
    private DesktopWindow() {}

    /** Opens the window and returns when it is closed; where none can be opened, says why in a few words. */
    static Optional<String> open(Plugins plugins, Locale locale) {
        try {
            Window.open(plugins, settingsFile(), locale);
            return Optional.empty();
        } catch (Window.NoDisplayException none) {
            return Optional.of(none.getMessage().replaceFirst("^no window can be opened: ", ""));
        }
    }

    private static Path settingsFile() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        Path home = Path.of(System.getProperty("user.home"));
        Path settings;
        if (system.startsWith("windows")) {
            settings = environment("APPDATA").orElse(home.resolve("AppData/Roaming"));
        } else if (system.startsWith("mac")) {
            settings = home.resolve("Library/Application Support");
        } else {
            settings = environment("XDG_CONFIG_HOME").orElse(home.resolve(".config"));
        }
        return settings.resolve("marienbad").resolve("settings.properties");
    }

    private static Optional<Path> environment(String name) {
        return Optional.ofNullable(System.getenv(name))
                .filter(value -> !value.isBlank())
                .map(Path::of);
    }
}
