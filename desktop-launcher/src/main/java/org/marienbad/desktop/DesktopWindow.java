package org.marienbad.desktop;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3NativesLoader;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.lwjgl.glfw.GLFW;
import org.marienbad.cli.console.Log;
import org.marienbad.cli.console.UserDirectory;
import org.marienbad.cli.record.UserGames;
import org.marienbad.desktop.screen.Window;
import org.marienbad.framework.plugin.Plugins;

/** Opens the window. */
final class DesktopWindow {
    private static final boolean LINUX = System.getProperty("os.name").equals("Linux");

    private DesktopWindow() {}

    /** Opens the window and returns when it is closed; where none can be opened, says why in a few words. */
    static Optional<String> open(Plugins plugins, Locale locale, Optional<Path> game) {
        if (LINUX && !isSet("DISPLAY") && !isSet("WAYLAND_DISPLAY")) {
            return Optional.of("neither DISPLAY nor WAYLAND_DISPLAY is set");
        }
        if (LINUX && !isSet("WAYLAND_DISPLAY")) {
            Lwjgl3NativesLoader.load();
            GLFW.glfwInitHint(GLFW.GLFW_PLATFORM, GLFW.GLFW_PLATFORM_X11); // or it complains that Wayland is missing
        }
        Log.toFiles(UserDirectory.DATA.path().resolve("log"));
        try {
            Path settings = UserDirectory.CONFIG.path().resolve("window.properties");
            Window.open(plugins, settings, UserGames.file(), locale, game);
            return Optional.empty();
        } catch (Window.NoDisplayException none) {
            return Optional.of(none.getMessage());
        }
    }

    private static boolean isSet(String variable) {
        String value = System.getenv(variable);
        return value != null && !value.isBlank();
    }
}
