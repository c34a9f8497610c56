package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.framework.plugin.Plugins;

/** Plugins that hang: the window waits once, says who, and lives on. */
@InWindow
class HangingWindowTest {
    private static final String HANG = "marienbad.test.hang";
    private static final String THROW = "marienbad.test.throw";

    @TempDir
    Path folder;

    private Application application;

    @AfterEach
    void letGo() {
        System.clearProperty(HANG);
        System.clearProperty(THROW);
    }

    private Harness open(String... preferences) throws Exception {
        return open(Duration.ofSeconds(2), preferences);
    }

    private Harness open(Duration patience, String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "speed=0\n" + String.join("\n", preferences));
        Preferences remembered = new Preferences(file);
        application = new Application(
                Plugins.load(Path.of(System.getProperty("marienbad.testPlugin"))),
                remembered,
                Locale.ENGLISH,
                patience);
        application.context().keepIn(folder.resolve("games.db"));
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    private static void says(Harness harness, String words) throws Exception {
        String texts = harness.texts();
        assertTrue(texts.contains(words), texts);
    }

    private void goesOn(Harness harness) throws Exception {
        letGo();
        if (harness.isThere("error")) {
            harness.click("dialog.ok");
        }
        if (harness.isThere("gameScreen")) {
            harness.click("games");
        }
        if (harness.isThere("back")) {
            harness.click("back");
        }
        harness.click("play.countdown");
        harness.click("action.-1");
        assertTrue(harness.gl(() -> application.controller().live().tree().index()) > 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"apply", "legalActions", "picture", "seatName"})
    void aGameThatHangsInTheMiddleIsNamed(String place) throws Exception {
        try (Harness harness = open("game=hanging", "seat.0.player=person", "seat.1.player=person")) {
            Home.play(harness, application);
            System.setProperty(HANG, place);
            harness.click("action.go");
            harness.until("a dialog", () -> application.stage().getRoot().findActor("error") != null);
            says(harness, "hanging hangs at ply");
            harness.shot("dialog-hangs-" + place);
            goesOn(harness);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"apply", "legalActions", "picture", "motions", "seatName"})
    void aGameThatThrowsInTheMiddleIsNamed(String place) throws Exception {
        try (Harness harness = open("game=hanging", "seat.0.player=person", "seat.1.player=person")) {
            Home.play(harness, application);
            System.setProperty(THROW, place);
            harness.click("action.go");
            harness.until("a dialog", () -> application.stage().getRoot().findActor("error") != null);
            says(harness, "broken in " + place);
            says(harness, "hanging");
            goesOn(harness);
        }
    }

    @Test
    void aGameThatOnceHadNoWordsIsPlayedOn() throws Exception {
        try (Harness harness = open("game=hanging", "seat.0.player=person", "seat.1.player=person")) {
            Home.play(harness, application);
            System.setProperty(THROW, "events");
            harness.click("action.go");
            harness.until("a dialog", () -> application.stage().getRoot().findActor("error") != null);
            letGo();
            harness.click("dialog.ok");
            harness.until("all seen", () -> application.gameScreen().isSettled());
            harness.click("action.go");
            harness.until("all seen again", () -> application.gameScreen().isSettled());
            assertTrue(harness.texts().contains("2 / 2"), harness.texts());
        }
    }

    @Test
    void noFrameWaitsForTheGamesOfTheHistory() throws Exception {
        try (Harness harness =
                open(Duration.ofMinutes(10), "game=hanging", "seat.0.player=person", "seat.1.player=person")) {
            Home.play(harness, application);
            harness.click("action.go");
            harness.click("games");
            System.setProperty(HANG, "apply");
            harness.gl(() -> {
                application.history();
                return null;
            });
            harness.until("the game", () -> application.stage().getRoot().findActor("history.game.1") != null);
            harness.frames(10);
            harness.click("back");
            assertTrue(harness.isThere("homeScreen"));
        }
    }

    @Test
    void aScreenThatCannotBeDrawnIsLeft() throws Exception {
        try (Harness harness = open("game=countdown")) {
            harness.gl(() -> {
                application.plugins();
                application.context().shown().addActor(new Actor() {
                    @Override
                    public void draw(Batch batch, float alpha) {
                        throw new IllegalStateException("broken in draw");
                    }
                });
                return null;
            });
            harness.until("a dialog", () -> application.stage().getRoot().findActor("error") != null);
            says(harness, "broken in draw");
            harness.click("dialog.ok");
            assertFalse(harness.isThere("error"), "once is enough");
            assertTrue(harness.isThere("homeScreen"));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"legalActions", "picture"})
    void aGameThatHangsAtItsStartIsNamed(String place) throws Exception {
        try (Harness harness = open("game=hanging", "seat.0.player=person", "seat.1.player=person")) {
            System.setProperty(HANG, place);
            Home.play(harness, application);
            harness.until("a dialog", () -> application.stage().getRoot().findActor("error") != null);
            says(harness, "hanging hangs at ply");
            goesOn(harness);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"create", "seatName"})
    void aGameThatCannotBeSetUpIsNamed(String place) throws Exception {
        System.setProperty(HANG, place);
        try (Harness harness = open("game=hanging", "seat.0.player=person", "seat.1.player=person")) {
            Home.setUp(harness, application);
            says(harness, "This game cannot be set up: game hanging hangs: no answer within 2 s");
            assertTrue(harness.gl(() -> ((TextButton) harness.find("start")).isDisabled()));
            harness.shot("setup-hangs");
            goesOn(harness);
        }
    }

    @Test
    void aPlayerThatCannotBeMadeIsNamed() throws Exception {
        System.setProperty(HANG, "createPlayer");
        try (Harness harness = open("game=countdown", "seat.0.player=person", "seat.1.player=stuck")) {
            Home.play(harness, application);
            harness.until("a dialog", () -> application.stage().getRoot().findActor("error") != null);
            says(harness, "player stuck hangs: no answer within 2 s");
            harness.click("dialog.ok");
            assertTrue(harness.isThere("homeScreen"));
        }
    }

    @Test
    void pluginsThatCannotBeDescribedAreLeftOutAndNamed() throws Exception {
        System.setProperty(HANG, "options,unsupportedReason");
        try (Harness harness = open("game=countdown", "seat.0.player=person", "seat.1.player=person")) {
            says(harness, "game hanging hangs: no answer from options within 5 s");
            assertFalse(harness.isThere("game.hanging"));
            harness.click("dialog.ok");
            goesOn(harness);
        }
    }
}
