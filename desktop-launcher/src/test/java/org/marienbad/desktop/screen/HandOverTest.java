package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.glfw.GLFW;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.play.LiveGame;

/**
 * Several persons at one screen, in a real window: each sees what its seat may see, and nothing lies open in between.
 */
@InWindow
class HandOverTest {
    @TempDir
    Path folder;

    private Application application;

    private Harness open(String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "speed=0\n" + String.join("\n", preferences));
        Preferences remembered = new Preferences(file);
        application = new Application(
                Plugins.load(Path.of(System.getProperty("marienbad.testPlugin"))), remembered, Locale.ENGLISH);
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    private Harness sealed(String leak) throws Exception {
        return open("game=sealed", "game.sealed.option.leak=" + leak, "seat.0.player=person", "seat.1.player=person");
    }

    private Harness empire(String... more) throws Exception {
        return open(
                "game=minute-empire",
                "game.minute-empire.option.rules=official",
                "game.minute-empire.option.neutralArmies=none",
                "seat.0.player=person",
                "seat.1.player=person",
                String.join("\n", more));
    }

    private void ready(Harness harness) throws Exception {
        harness.until(
                "a page that can be left",
                () -> application.stage().getRoot().findActor("handOver.ready") instanceof TextButton button
                        && !button.isDisabled());
        harness.key(Keys.ENTER);
        assertFalse(harness.isThere("handOverPage"));
    }

    private String question(Harness harness) throws Exception {
        harness.until("a page", () -> application.stage().getRoot().findActor("handOverPage") != null);
        return harness.gl(
                () -> ((Label) harness.find("handOver.question")).getText().toString());
    }

    @Test
    void theScreenIsHandedOverWhileThereAreSecrets() throws Exception {
        try (Harness harness = empire()) {
            Home.play(harness, application);
            assertFalse(harness.isThere("handOverPage"), "nobody has bid yet");
            harness.shot("bid-first");
            harness.click("spot.bid.3");
            assertEquals("Player 2, ready?", question(harness));
            assertFalse(harness.isThere("gameScreen"));
            assertFalse(harness.texts().contains("bids 3"), harness.texts());
            harness.shot("hand-over");
            harness.resize(1000, 700);
            harness.shot("hand-over-small");
            harness.resize(1280, 800);
            ready(harness);
            harness.shot("bid-second");
            String texts = harness.texts();
            assertTrue(texts.contains("Player 1 has made a sealed bid"), texts);
            assertFalse(texts.contains("Player 1 bids"), texts);
            harness.click("undo");
            assertEquals("Player 1, ready?", question(harness));
            harness.shot("hand-over-undo");
            harness.until("the button", () -> !((TextButton) harness.find("handOver.back")).isDisabled());
            harness.click("handOver.back");
            assertEquals("Player 2, ready?", question(harness));
            ready(harness);
            harness.click("archive.export");
            assertTrue(harness.isThere("archive.unfinished"), "a record of a running game tells all");
            harness.shot("export-secrets");
            harness.click("archive.seen");
            harness.gl(() -> {
                ((TextField) harness.find("archive.file"))
                        .setText(folder.resolve("seen.json").toString());
                return null;
            });
            harness.click("archive.save");
            harness.click("dialog.ok");
            String seen = Files.readString(folder.resolve("seen.json"));
            assertTrue(seen.contains("\"?\"") && !seen.contains("seed"), seen);
            harness.click("spot.bid.5");
            harness.until(
                    "the end of the bids",
                    () -> !application.controller().view().hasHiddenInformation());
            for (int turn = 0; turn < 3; turn++) {
                assertFalse(harness.isThere("handOverPage"), "turn " + turn);
                assertTrue(harness.isThere("gameScreen"), "turn " + turn);
                harness.gl(() -> {
                    LiveGame live = application.controller().live();
                    live.play(live.view().legalActions().get(0).code());
                    return null;
                });
            }
        }
    }

    @Test
    void clicksAreWhereThePointerIsThoughItCouldNotBeMoved() throws Exception {
        try (Harness harness = sealed("nothing")) {
            Home.play(harness, application);
            long window =
                    harness.gl(() -> ((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle());
            harness.gl(() -> {
                GLFW.glfwFocusWindow(window);
                GLFW.glfwSetCursorPos(window, 40, 50);
                // Without the focus a window may not move the pointer.
                GLFW.glfwHideWindow(window);
                return null;
            });
            harness.click("action.b7");
            question(harness);
            harness.gl(() -> {
                double[] x = new double[1];
                double[] y = new double[1];
                GLFW.glfwGetCursorPos(window, x, y);
                assertEquals(x[0], Gdx.input.getX(), 1);
                assertEquals(y[0], Gdx.input.getY(), 1);
                return null;
            });
        }
    }

    @Test
    void itSpeaksCzechAndFitsIntoASmallWindow() throws Exception {
        try (Harness harness = empire("language=cs", "window.width=1000", "window.height=700")) {
            Home.play(harness, application);
            harness.click("spot.bid.3");
            assertEquals("Na řadě: Hráč 2", question(harness));
            harness.shot("hand-over-czech");
            ready(harness);
            harness.shot("bid-czech");
            assertTrue(harness.texts().contains("Hráč 1 podává tajnou nabídku"), harness.texts());
        }
    }

    @Test
    void manyBidsAreButtonsInNotation() throws Exception {
        String[] seats = {"seat.0.player=person", "seat.1.player=person"};
        try (Harness harness = open("game=sealed", "game.sealed.option.most=30", seats[0], seats[1])) {
            Home.play(harness, application);
            assertEquals("b20", label(harness, "action.b20"), "thirty sentences would be many screens");
            harness.shot("many-bids");
        }
    }

    @Test
    void bidsOnDiceAreClickedInTheirTable() throws Exception {
        try (Harness harness = open("game=liars-dice", "language=cs", "seat.0.player=person", "seat.1.player=person")) {
            Home.play(harness, application);
            question(harness);
            ready(harness);
            harness.click("spot.1x6");
            question(harness);
            ready(harness);
            harness.shot("bids-on-dice");
            assertTrue(harness.isThere("spot.liar"));
            String texts = harness.texts();
            assertTrue(texts.contains("\nHráč 1 hází kostkou\n"), "without «Chance» before it: " + texts);
        }
    }

    private String label(Harness harness, String button) throws Exception {
        return harness.gl(() -> ((TextButton) harness.find(button)).getText().toString());
    }

    @Test
    void lookingBackShowsOnlyWhatThePersonKnows() throws Exception {
        try (Harness harness = sealed("nothing")) {
            Home.play(harness, application);
            harness.click("action.b7");
            question(harness);
            ready(harness);
            harness.click("move.0");
            assertFalse(harness.isThere("handOverPage"), "looking back needs nobody else");
            assertFalse(harness.isThere("action.b7"), "nor can one play there for somebody else");
            harness.shot("hand-over-offer");
            harness.click("handOver");
            assertEquals("Player 1, ready?", question(harness));
            ready(harness);
            assertTrue(harness.isThere("action.b7"));
            assertTrue(harness.texts().contains("b7"), "its own bid is there to be redone");
        }
    }

    @Test
    void onePersonNeedsNoPageAndAfterTheEndAllIsSeen() throws Exception {
        try (Harness harness = open("game=sealed", "seat.0.player=random", "seat.1.player=person")) {
            Home.play(harness, application);
            for (int round = 0; round < 2; round++) {
                harness.until("my turn", () -> application.controller().live().isPersonsTurn());
                assertFalse(harness.isThere("handOverPage"));
                String list =
                        harness.gl(() -> application.controller().view().plies().toString());
                assertTrue(list.contains("?"), list);
                harness.click("action.b9");
            }
            harness.until(
                    "the end", () -> application.controller().live().tree().isOver());
            assertFalse(harness.gl(() -> application.controller().view().plies().toString())
                    .contains("?"));
        }
    }

    /** The screen of the second person, and the page before, after the first has bid so much. */
    private record Shown(String page, String texts, byte[] pagePixels, byte[] pixels) {}

    private Shown shown(String leak, int bid) throws Exception {
        try (Harness harness = sealed(leak)) {
            Home.play(harness, application);
            harness.click("action.b" + bid); // and the pointer stays there
            question(harness);
            harness.until("ready", () -> !((TextButton) harness.find("handOver.ready")).isDisabled());
            String page = harness.texts();
            byte[] pagePixels = harness.pixels();
            ready(harness);
            return new Shown(page, harness.texts(), pagePixels, harness.pixels());
        }
    }

    @Test
    void twoWorldsThatThePersonCannotTellApartLookTheSame() throws Exception {
        Shown low = shown("nothing", 3);
        Shown high = shown("nothing", 8);
        assertEquals(low.page, high.page);
        assertEquals(low.texts, high.texts);
        assertArrayEquals(low.pagePixels, high.pagePixels);
        assertArrayEquals(low.pixels, high.pixels);
    }

    @Test
    void aGameThatLeaksIsNoticed() throws Exception {
        assertNotEquals(shown("moves", 3).texts, shown("moves", 8).texts);
        assertFalse(Arrays.equals(shown("text", 3).pixels, shown("text", 8).pixels));
    }
}
