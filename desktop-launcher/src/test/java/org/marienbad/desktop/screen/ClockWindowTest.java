package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.scenes.scene2d.ui.Container;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.framework.plugin.Plugins;

@InWindow
class ClockWindowTest {
    @TempDir
    Path folder;

    private Application application;

    private Harness open(Locale language, String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, String.join("\n", preferences));
        Preferences remembered = new Preferences(file);
        application = new Application(
                Plugins.load(Path.of(System.getProperty("marienbad.testPlugin"))), remembered, language);
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    private String text(Harness harness, String name) throws Exception {
        return harness.gl(() -> clock(harness, name).getText().toString());
    }

    private Label clock(Harness harness, String name) {
        return (Label) ((Container<?>) harness.find(name)).getActor();
    }

    private boolean isLit(Harness harness, int seat) throws Exception {
        return harness.gl(() -> {
            Label face = clock(harness, "seat." + seat + ".clock");
            return face.getStyle() == application.context().theme().skin().get("clock-running", Label.LabelStyle.class);
        });
    }

    @Test
    void theClockRunsForTheSeatToMove() throws Exception {
        try (Harness harness =
                open(Locale.ENGLISH, "game=kalaha", "clock=3+2", "seat.0.player=person", "seat.1.player=person")) {
            harness.resize(1000, 700);
            Home.play(harness, application);
            assertTrue(text(harness, "seat.0.clock").matches("[23]:\\d\\d"), text(harness, "seat.0.clock"));
            assertEquals("3:00", text(harness, "seat.1.clock"));
            assertTrue(isLit(harness, 0));
            assertFalse(isLit(harness, 1));
            harness.shot("clock-game-1000");
            harness.click("pause");
            assertEquals(
                    OptionalInt.empty(),
                    harness.gl(() -> application.controller().live().runningSeat()));
            assertFalse(isLit(harness, 0));
            harness.click("pause");
            assertTrue(isLit(harness, 0));
            harness.resize(1280, 800);
            harness.shot("clock-game-1280");
        }
    }

    @Test
    void aPlayerWhoRunsOutOfTimeLosesAndTheBannerSaysSo() throws Exception {
        try (Harness harness = open(
                Locale.forLanguageTag("cs"),
                "game=kalaha",
                "clock=ply",
                "clock.seconds=1",
                "seat.0.player=person",
                "seat.1.player=person")) {
            harness.resize(1280, 800);
            Home.play(harness, application);
            harness.until(
                    "the flag falls",
                    () -> application.controller().live().tree().isOver());
            harness.shot("clock-flag-1280");
            String result =
                    harness.gl(() -> ((Label) harness.find("result")).getText().toString());
            assertTrue(result.contains("vypršel čas"), result);
            assertTrue(harness.gl(() -> ((TextButton) harness.find("rematch")).isVisible()));
        }
    }

    @Test
    void cardsOfManySeatsShowTheirClocks() throws Exception {
        try (Harness harness = open(
                Locale.ENGLISH,
                "game=minute-empire",
                "game.minute-empire.seats=5",
                "clock=30s",
                "seat.0.player=person",
                "seat.1.player=random",
                "seat.2.player=random",
                "seat.3.player=random",
                "seat.4.player=random")) {
            harness.resize(1280, 800);
            Home.play(harness, application);
            harness.until(
                    "somebody is to move",
                    () -> application.controller().live().runningSeat().isPresent());
            harness.shot("clock-empire-1280");
            for (int seat = 0; seat < 5; seat++) {
                assertTrue(text(harness, "seat." + seat + ".clock").matches("0:\\d\\d|\\d\\.\\d"));
            }
        }
    }
}
