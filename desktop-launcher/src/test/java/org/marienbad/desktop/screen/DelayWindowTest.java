package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.framework.plugin.Plugins;

/** After a move of a computer the next one waits, so that people can look at it. */
@InWindow
class DelayWindowTest {
    private static final int SECONDS = 5;

    @TempDir
    Path folder;

    @Test
    void theNextMoveOfAComputerComesAfterTheDelay() throws Exception {
        Path file = Files.writeString(
                folder.resolve("settings.properties"),
                "game=kalaha\nspeed=0\nseat.0.player=random\nseat.1.player=random\ndelay=" + SECONDS * 1000);
        Preferences remembered = new Preferences(file);
        Application application = new Application(Plugins.load(), remembered, Locale.ENGLISH);
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        try (Harness harness = new Harness(application, application::stage, configuration)) {
            Home.begin(harness, application);
            for (int ply = 1; ply <= 3; ply++) {
                int wanted = ply;
                harness.until(
                        "ply " + ply,
                        () -> application.controller().live().tree().length() >= wanted
                                && application.gameScreen().isSettled());
                // A frame counts as a twentieth of a second at most, however long it takes: the delay is not over.
                harness.frames(20);
                assertEquals(
                        ply,
                        harness.gl(() -> application.controller().live().tree().length()));
                harness.gl(() -> {
                    for (int frame = 0;
                            frame < SECONDS * 20
                                    && application.controller().live().tree().length() == wanted;
                            frame++) {
                        application.stage().act(1 / 20f);
                    }
                    return null;
                });
            }
        }
    }
}
