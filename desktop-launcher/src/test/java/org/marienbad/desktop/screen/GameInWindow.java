package org.marienbad.desktop.screen;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.play.LiveGame;

/** A game in the window, played by a test. */
abstract class GameInWindow {
    @TempDir
    Path folder;

    Application application;

    /** The window in English, with these preferences. */
    Harness open(String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, String.join("\n", preferences));
        Preferences remembered = new Preferences(file);
        application = new Application(Plugins.load(), remembered, Locale.ENGLISH);
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    LiveGame live() {
        return application.controller().live();
    }

    /** Waits until a person is to move, or the game is over. */
    void settle(Harness harness) throws Exception {
        harness.until(
                "a person's turn",
                () -> application.gameScreen().isSettled() && (live().tree().isOver() || live().isPersonsTurn()));
    }

    /** Plays by clicks, each as soon as a person is to move. */
    void play(Harness harness, String... spots) throws Exception {
        for (String spot : spots) {
            settle(harness);
            harness.click("spot." + spot);
        }
        settle(harness);
    }
}
