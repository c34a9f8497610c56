package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.CheckBox;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.desktop.widget.Select;
import org.marienbad.drawing.PictureTheme;
import org.marienbad.framework.plugin.Plugins;

/** The settings of the window, and its keys. */
@InWindow
class SettingsWindowTest {
    private static final String PICTURES = "marienbad.pictures";

    @TempDir
    Path folder;

    private Application application;

    @AfterEach
    void pictures() {
        System.clearProperty(PICTURES);
    }

    private Harness open(String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        if (preferences.length > 0) {
            Files.writeString(file, String.join("\n", preferences));
        }
        Preferences remembered = new Preferences(file);
        application = new Application(
                Plugins.load(Path.of(System.getProperty("marienbad.testPlugin"))), remembered, Locale.ENGLISH);
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    /** A game of two persons, without animation. */
    private Harness play(String... preferences) throws Exception {
        String[] all = new String[preferences.length + 3];
        all[0] = "seat.0.player=person";
        all[1] = "seat.1.player=person";
        all[2] = "speed=0";
        System.arraycopy(preferences, 0, all, 3, preferences.length);
        Harness harness = open(all);
        harness.gl(() -> {
            application.play();
            return null;
        });
        harness.frames(3);
        return harness;
    }

    private String remembered() throws Exception {
        return Files.readString(folder.resolve("settings.properties"));
    }

    private void choose(Harness harness, String list, int index) throws Exception {
        harness.gl(() -> {
            ((Select<?>) harness.find(list)).setSelectedIndex(index);
            return null;
        });
        harness.frames(3);
    }

    private Vector2 middle(Harness harness, String name) throws Exception {
        return harness.gl(() -> {
            Actor actor = harness.find(name);
            return actor.localToStageCoordinates(new Vector2(actor.getWidth() / 2, actor.getHeight() / 2));
        });
    }

    private int index(Harness harness) throws Exception {
        return harness.gl(() -> application.controller().live().tree().index());
    }

    @Test
    void colorsSizeAndLanguageChangeAtOnceAndAreRemembered() throws Exception {
        try (Harness harness = play("game=kalaha")) {
            harness.chord(Keys.CONTROL_LEFT, Keys.COMMA);
            assertTrue(harness.isThere("settings"));
            harness.shot("settings-light");
            for (PictureTheme theme : List.of(PictureTheme.DARK, PictureTheme.HIGH_CONTRAST)) {
                choose(harness, "settings.theme", theme.ordinal());
                assertEquals(
                        theme, harness.gl(() -> application.context().theme().colors()));
                assertTrue(harness.isThere("settings"), "the sheet stays open");
                harness.shot("settings-" + theme.id());
                assertTrue(remembered().contains("theme=" + theme.id()));
            }
            choose(harness, "settings.scale", 5);
            assertEquals(1.5f, harness.gl(() -> application.context().theme().scale()));
            choose(harness, "settings.language", 1);
            assertTrue(harness.texts().contains("Nastavení"));
            harness.shot("settings-czech-150");
            harness.key(Keys.ESCAPE);
            assertFalse(harness.isThere("settings"));
            harness.shot("game-czech-150-high-contrast");
            assertTrue(harness.isThere("gameScreen"), "the game is where it was");
        }
        try (Harness harness = open()) {
            assertEquals(
                    PictureTheme.HIGH_CONTRAST,
                    harness.gl(() -> application.context().theme().colors()));
            assertEquals(1.5f, harness.gl(() -> application.context().theme().scale()));
        }
    }

    private String text(Harness harness, String name) throws Exception {
        return harness.gl(() -> harness.find(name) instanceof Label label
                ? label.getText().toString()
                : ((TextButton) harness.find(name)).getText().toString());
    }

    @Test
    void aCommandGetsAnotherKey() throws Exception {
        try (Harness harness = play("game=nim")) {
            harness.chord(Keys.CONTROL_LEFT, Keys.COMMA);
            harness.gl(() -> {
                ScrollPane scroll = harness.find("settings.key.hint").firstAscendant(ScrollPane.class);
                scroll.layout();
                scroll.setScrollPercentY(1);
                scroll.updateVisualScroll();
                return null;
            });
            harness.click("settings.key.full_screen");
            assertEquals("Press a key …", text(harness, "settings.key.full_screen"));
            harness.press(Keys.H, 'h');
            assertEquals("H is the key of “Hint” already.", text(harness, "settings.key.problem"));
            harness.shot("settings-keys-taken");
            harness.click("settings.key.full_screen");
            harness.key(Keys.ESCAPE);
            assertTrue(harness.isThere("settings"), "only the recording ends");
            assertEquals("F11", text(harness, "settings.key.full_screen"));
            harness.gl(() -> {
                ((TextButton) harness.find("settings.key.hint")).toggle();
                return null;
            });
            harness.press(Keys.J, 'j');
            harness.frames(3);
            assertEquals("J", text(harness, "settings.key.hint"));
            assertTrue(remembered().contains("key.HINT=j"), remembered());
            harness.shot("settings-keys");
            harness.click("settings.close");
            harness.press(Keys.H, 'h');
            assertFalse(harness.isThere("hint.page"));
            harness.press(Keys.J, 'j');
            assertTrue(harness.isThere("hint.page"));
            harness.key(Keys.F1);
            assertTrue(harness.texts().contains("J\nHint"), harness.texts());
            harness.key(Keys.ESCAPE);
            harness.chord(Keys.CONTROL_LEFT, Keys.COMMA);
            harness.gl(() -> {
                ((TextButton) harness.find("settings.key.reset")).toggle();
                return null;
            });
            harness.frames(3);
            assertEquals("H", text(harness, "settings.key.hint"));
            assertFalse(remembered().contains("key.HINT"), remembered());
        }
    }

    @Test
    void theBoardIsTurnedAndUncounted() throws Exception {
        try (Harness harness = play("game=kalaha", "theme=dark")) {
            Vector2 before = middle(harness, "spot.a");
            harness.press(Keys.F, 'F');
            assertEquals(before, middle(harness, "spot.a"), "f is a pit");
            assertEquals(1, index(harness));
            harness.chord(Keys.CONTROL_LEFT, Keys.Z);
            harness.gl(() -> {
                Gdx.input.getInputProcessor().keyDown(Keys.SHIFT_LEFT);
                return null;
            });
            harness.press(Keys.F, 'F');
            harness.gl(() -> Gdx.input.getInputProcessor().keyUp(Keys.SHIFT_LEFT));
            harness.frames(2);
            Vector2 after = middle(harness, "spot.a");
            assertTrue(after.y > before.y && after.x > before.x, "from the lower left to the upper right");
            harness.shot("board-flipped");
            harness.chord(Keys.CONTROL_LEFT, Keys.COMMA);
            assertTrue(harness.gl(() -> ((CheckBox) harness.find("settings.flipped")).isChecked()));
            harness.click("settings.flipped");
            harness.frames(2);
            assertEquals(before, middle(harness, "spot.a"));
            harness.click("settings.close");
            byte[] counted = picture(harness);
            toggleCounts(harness);
            byte[] uncounted = picture(harness);
            assertFalse(Arrays.equals(counted, uncounted), "no numbers");
            harness.shot("board-uncounted");
            assertTrue(remembered().contains("counts=false"));
            assertTrue(remembered().contains("flipped=false"));
            toggleCounts(harness);
            assertArrayEquals(counted, picture(harness));
        }
    }

    private static void toggleCounts(Harness harness) throws Exception {
        harness.chord(Keys.CONTROL_LEFT, Keys.COMMA);
        harness.click("settings.counts");
        harness.click("settings.close");
    }

    /** The file of a picture of the board. */
    private byte[] picture(Harness harness) throws Exception {
        Path pictures = folder.resolve("counts");
        System.setProperty(PICTURES, pictures.toString());
        harness.key(Keys.F12);
        try (var files = Files.list(pictures)) {
            Path file = files.findFirst().orElseThrow();
            byte[] bytes = Files.readAllBytes(file);
            Files.delete(file);
            return bytes;
        }
    }

    @Test
    void soundsSpeedAndDelayAreRememberedAndEverythingIsReset() throws Exception {
        try (Harness harness = open("game=nim", "theme=dark", "language=cs", "game.nim.option.heaps=2-3")) {
            harness.chord(Keys.CONTROL_LEFT, Keys.COMMA);
            harness.gl(() -> {
                ((Slider) harness.find("settings.volume")).setValue(25);
                ((Slider) harness.find("settings.delay")).setValue(1500);
                return null;
            });
            harness.click("settings.sounds");
            choose(harness, "settings.speed", 3);
            String now = remembered();
            assertTrue(now.contains("volume=25") && now.contains("delay=1500") && now.contains("muted=true"), now);
            assertTrue(now.contains("speed=fast"), now);
            assertTrue(harness.texts().contains("1,5 s"));
            harness.click("settings.reset");
            harness.shot("settings-reset");
            harness.click("settings.reset.yes");
            harness.frames(3);
            assertEquals(
                    PictureTheme.LIGHT,
                    harness.gl(() -> application.context().theme().colors()));
            assertTrue(harness.texts().contains("Settings"), "the language of the start");
            assertEquals(70, harness.gl(() -> ((Slider) harness.find("settings.volume")).getValue()));
            assertFalse(remembered().contains("heaps"), remembered());
        }
    }

    @Test
    void lettersAndDigitsPlay() throws Exception {
        try (Harness harness = play("game=kalaha")) {
            harness.press(Keys.C, 'c');
            assertEquals(1, index(harness), "pit c ends in the store: South again");
            harness.press(Keys.NUM_1, '+');
            assertEquals(2, index(harness), "the first key of a Czech row of digits");
            harness.press(Keys.D, 'd');
            assertEquals(3, index(harness), "North's pit D");
            harness.key(Keys.LEFT);
            assertEquals(2, index(harness));
            harness.key(Keys.HOME);
            assertEquals(0, index(harness));
            harness.key(Keys.END);
            assertEquals(3, index(harness));
            harness.chord(Keys.CONTROL_LEFT, Keys.C);
            assertTrue(harness.gl(() -> Gdx.app.getClipboard().getContents()).contains("\"pits\""));
            assertTrue(harness.isThere("toast"));
        }
    }

    @Test
    void theSheetShowsAllKeysAndIsModal() throws Exception {
        try (Harness harness = play("game=kalaha", "language=cs")) {
            harness.key(Keys.F1);
            String texts = harness.texts();
            assertTrue(texts.contains("Ctrl+Z") && texts.contains("Uložit obrázek desky"), texts);
            assertFalse(texts.contains("key."), texts);
            assertTrue(texts.contains("a – f, 1 – 6\n") && texts.contains("Shift+A\n"), "a is a pit: " + texts);
            assertTrue(
                    texts.contains("tip: Rozbor (Shift+A)\n") && texts.contains("tip: Rada (H)\n"),
                    "the buttons say it, too: " + texts);
            harness.shot("keys-czech");
            harness.press(Keys.C, 'c');
            assertEquals(0, index(harness), "a dialog is open");
            harness.key(Keys.ESCAPE);
            harness.press(Keys.C, 'c');
            assertEquals(1, index(harness));
        }
        try (Harness harness = play("game=nim")) {
            harness.key(Keys.F1);
            String texts = harness.texts();
            assertTrue(texts.contains("\nA\n") && !texts.contains("Shift+A\n"), "no move is a letter: " + texts);
        }
    }

    @Test
    void thePictureOfTheBoardIsSaved() throws Exception {
        System.setProperty(PICTURES, folder.resolve("pictures").toString());
        try (Harness harness = play("game=kalaha", "theme=high-contrast")) {
            harness.key(Keys.F12);
            harness.key(Keys.F12);
            assertTrue(harness.texts().contains("The picture is saved in " + folder.resolve("pictures/kalaha-")));
            harness.shot("toast");
            try (var files = Files.list(folder.resolve("pictures"))) {
                List<Path> all = files.toList();
                assertEquals(2, all.size(), "the second one replaces nothing");
                Actor board = harness.gl(() -> harness.find("board"));
                assertEquals(
                        Math.round(board.getWidth()),
                        ImageIO.read(all.get(0).toFile()).getWidth());
            }
        }
    }

    @Test
    void fullScreenAndBack() throws Exception {
        try (Harness harness = play("game=nim")) {
            int[] before = harness.gl(() -> new int[] {Gdx.graphics.getWidth(), Gdx.graphics.getHeight()});
            harness.key(Keys.F11);
            harness.until("full screen", () -> Gdx.graphics.isFullscreen());
            harness.frames(3);
            harness.shot("full-screen");
            harness.key(Keys.F11);
            harness.until("a window", () -> !Gdx.graphics.isFullscreen());
            harness.frames(3);
            assertArrayEquals(before, harness.gl(() -> new int[] {Gdx.graphics.getWidth(), Gdx.graphics.getHeight()}));
        }
    }

    @Test
    void theHeadOfAGameIsQuiet() throws Exception {
        try (Harness harness = play("game=nim")) {
            assertEquals("Hint (H)", harness.tip("panel.hint"));
            assertFalse(harness.isThere("sound"));
            harness.click("gear");
            harness.click("settings.sounds");
            assertTrue(remembered().contains("muted=true"));
            harness.click("settings.close");
            harness.click("games");
            assertTrue(harness.isThere("homeScreen"));
        }
    }
}
