package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.desktop.widget.Select;
import org.marienbad.framework.plugin.Plugins;

/** How a player decides, beside the board. */
@InWindow
class LensWindowTest {
    @TempDir
    Path folder;

    private Application application;

    private Harness open(String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "speed=0\ndelay=0\n" + String.join("\n", preferences));
        Preferences remembered = new Preferences(file);
        application = new Application(Plugins.load(), remembered, Locale.ENGLISH);
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        Harness harness = new Harness(application, application::stage, configuration);
        harness.resize(1280, 800);
        return harness;
    }

    private String words(String name) {
        Actor actor = application.stage().getRoot().findActor(name);
        return actor instanceof Label label ? label.getText().toString() : "";
    }

    private void settle(Harness harness) throws Exception {
        harness.until(
                "a person's turn",
                () -> application.gameScreen().isSettled()
                        && application.controller().live().isPersonsTurn());
    }

    private void choose(Harness harness, String player) throws Exception {
        choose(harness, "lens.player", player);
    }

    private void choose(Harness harness, String name, String player) throws Exception {
        harness.gl(() -> {
            Select<?> select = (Select<?>) harness.find(name);
            for (int index = 0; index < select.getItems().size; index++) {
                if (select.getItems().get(index).label().equals(player)) {
                    select.setSelectedIndex(index);
                }
            }
            return null;
        });
    }

    private void openLens(Harness harness, String player) throws Exception {
        Home.play(harness, application);
        settle(harness);
        harness.click("panel.lens");
        choose(harness, player);
    }

    @Test
    void aSearchIsGoneThroughStepByStepWithTheKeyboard() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=person")) {
            openLens(harness, "Minimax");
            harness.until("200 steps", () -> words("lens.place").equals("Step 1 of 200"));
            assertTrue(harness.gl(() -> words("lens.sentence")).startsWith("Minimax begins."));
            harness.click("lens.cut");
            assertTrue(
                    harness.gl(() -> words("lens.sentence")).startsWith("Cut"),
                    harness.gl(() -> words("lens.sentence")));
            assertNotEquals("", harness.gl(() -> words("lens.formula")));
            harness.shot("lens-cut");
            harness.click("lens.first");
            harness.gl(() -> application.stage().setKeyboardFocus(harness.find("lens.on")));
            harness.key(Keys.ENTER);
            harness.key(Keys.ENTER);
            assertEquals("Step 3 of 200", harness.gl(() -> words("lens.place")), "the button keeps the focus");
            harness.click("lens.run");
            harness.until("steps by themselves", () -> words("lens.place").equals("Step 6 of 200"));
            harness.click("lens.run");
        }
    }

    @Test
    void oneGuessesFirstAndAPlayerThatTellsNothingIsRefused() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=person")) {
            openLens(harness, "Random");
            harness.until(
                    "why not", () -> words("lens.status").equals("Random does not tell the steps of its search."));
            choose(harness, "Minimax");
            harness.until("200 steps", () -> words("lens.place").equals("Step 1 of 200"));
            harness.click("lens.guess");
            while (!harness.isThere("lens.answer.0")) {
                harness.click("lens.on");
            }
            harness.shot("lens-guess");
            harness.click("lens.answer.0");
            assertTrue(harness.gl(() -> words("lens.verdict")).endsWith("of 1 right"));
        }
    }

    @Test
    void theNextDecisionOfAComputerIsFollowed() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=computer")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("panel.lens");
            harness.click("lens.live.1");
            harness.until("the promise", () -> words("lens.status").startsWith("The search is shown when"));
            settle(harness);
            harness.click("spot.a");
            harness.until("its decision", () -> words("lens.result").contains("It plays "));
            harness.shot("lens-live");
        }
    }

    @Test
    void twoPlayersSearchOnePositionSideBySide() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=person")) {
            openLens(harness, "Minimax");
            harness.until("200 steps", () -> words("lens.place").equals("Step 1 of 200"));
            assertEquals("", harness.gl(() -> words("lens.other.sentence")));
            choose(harness, "lens.other", "Monte Carlo tree search");
            harness.until("both", () -> words("lens.other.sentence").startsWith("Monte Carlo tree search begins."));
            harness.until("the first", () -> words("lens.sentence").startsWith("Minimax begins."));
            assertEquals("Minimax", harness.gl(() -> words("lens.name")));
            harness.click("lens.on");
            assertFalse(harness.gl(() -> words("lens.sentence")).startsWith("Minimax begins."));
            assertFalse(harness.gl(() -> words("lens.other.sentence")).startsWith("Monte Carlo tree search begins."));
            harness.click("lens.last");
            harness.until(
                    "the ends",
                    () -> !words("lens.result").isEmpty()
                            && !words("lens.other.result").isEmpty());
            harness.shot("lens-two");
            harness.resize(1000, 700);
            harness.shot("lens-two-1000");
            choose(harness, "lens.other", "Nobody");
            harness.until("one", () -> words("lens.other.sentence").isEmpty());
        }
    }
}
