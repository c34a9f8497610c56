package org.marienbad.desktop.screen;

import com.badlogic.gdx.Files;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.glutils.HdpiMode;
import com.badlogic.gdx.utils.GdxRuntimeException;
import com.badlogic.gdx.utils.Os;
import com.badlogic.gdx.utils.SharedLibraryLoader;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.context.SystemFileChooser;
import org.marienbad.framework.plugin.Plugins;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/** The entry to the window. */
public final class Window {
    /** There is no display, or it can draw nothing; the message says why in one line. */
    public static final class NoDisplayException extends Exception {
        private static final long serialVersionUID = 1L;

        NoDisplayException(String message, Throwable cause) {
            super(message, cause);
        }
    }

    private static final String FOLDER = "org/marienbad/desktop/";

    private Window() {}

    /**
     * Opens the window and stays until it is closed. On macOS to be called from the first thread.
     *
     * @param plugins the games and players to offer
     * @param settingsFile where the last choices are remembered; made when needed
     * @param gamesFile where games are kept as they are played; made when needed, as is {@code tournaments} beside it
     * @param locale the language to start with, unless another one was chosen earlier
     * @param game the file of a game to show at once
     * @throws NoDisplayException if no window can be opened; nothing has been shown then
     */
    public static void open(Plugins plugins, Path settingsFile, Path gamesFile, Locale locale, Optional<Path> game)
            throws NoDisplayException {
        Preferences preferences = new Preferences(settingsFile);
        Application application = new Application(plugins, preferences, locale);
        application.context().keepIn(gamesFile);
        application.tournamentsIn(gamesFile.resolveSibling("tournaments"));
        application.context().files().use(new SystemFileChooser());
        game.ifPresent(application::begin);
        Lwjgl3ApplicationConfiguration.errorStream =
                errors(application::isCreated, LoggerFactory.getLogger(Window.class));
        try {
            new Lwjgl3Application(application, configuration(preferences));
        } catch (GdxRuntimeException | UnsatisfiedLinkError | ExceptionInInitializerError failure) {
            if (application.isCreated()) {
                throw failure;
            }
            throw new NoDisplayException(reason(failure), failure);
        }
    }

    /**
     * Writes every complaint of the toolkit to the log, as a warning once the window is there. A window that cannot be
     * opened is one line for people.
     */
    static PrintStream errors(BooleanSupplier isOpen, Logger log) {
        return new PrintStream(
                new OutputStream() {
                    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

                    @Override
                    public synchronized void write(int octet) {
                        if (octet != '\n') {
                            line.write(octet);
                            return;
                        }
                        String text = line.toString(StandardCharsets.UTF_8).strip();
                        line.reset();
                        if (!text.isEmpty()) {
                            log.atLevel(isOpen.getAsBoolean() ? Level.WARN : Level.DEBUG)
                                    .log(text);
                        }
                    }
                },
                true,
                StandardCharsets.UTF_8);
    }

    private static String reason(Throwable failure) {
        String message =
                String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
        boolean noDisplay = System.getenv("DISPLAY") == null && SharedLibraryLoader.os == Os.Linux;
        return noDisplay ? "the environment variable DISPLAY is not set" : message;
    }

    /** The window's configuration; tests switch the sound off. */
    static Lwjgl3ApplicationConfiguration configuration(Preferences preferences) {
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setTitle("Marienbad");
        configuration.setWindowedMode(
                Math.max(WindowFrame.LEAST_WIDTH, preferences.getInt(WindowFrame.WIDTH, WindowFrame.USUAL_WIDTH)),
                Math.max(WindowFrame.LEAST_HEIGHT, preferences.getInt(WindowFrame.HEIGHT, WindowFrame.USUAL_HEIGHT)));
        configuration.setWindowIcon(Files.FileType.Classpath, FOLDER + "icon-128.png", FOLDER + "icon-32.png");
        configuration.useVsync(true);
        configuration.setForegroundFPS(60);
        configuration.setHdpiMode(HdpiMode.Pixels);
        configuration.setBackBufferConfig(8, 8, 8, 8, 16, 0, 0);
        return configuration;
    }
}
