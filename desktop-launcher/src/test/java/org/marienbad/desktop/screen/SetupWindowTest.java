package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.CheckBox;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.board.Thumbnail;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.desktop.widget.Select;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.store.GameFilter;
import org.marienbad.store.GameStore;

/** Setting up a game, in a real window. */
@InWindow
class SetupWindowTest {
    @TempDir
    Path folder;

    private Application application;

    private Harness open(String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        if (!Files.exists(file)) {
            Files.writeString(file, "speed=0\n" + String.join("\n", preferences));
        }
        Preferences remembered = new Preferences(file);
        application = new Application(
                Plugins.load(Path.of(System.getProperty("marienbad.testPlugin"))), remembered, Locale.ENGLISH);
        application.context().keepIn(folder.resolve("games.db"));
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    private String text(Harness harness, String name) throws Exception {
        return harness.gl(() -> ((Label) harness.find(name)).getText().toString());
    }

    private boolean isChecked(Harness harness, String name) throws Exception {
        return harness.gl(() -> ((Button) harness.find(name)).isChecked());
    }

    private void type(Harness harness, String field, String text) throws Exception {
        harness.gl(() -> {
            application.stage().setKeyboardFocus(harness.find(field));
            ((TextField) harness.find(field)).selectAll();
            return null;
        });
        if (text.isEmpty()) {
            harness.key(Keys.BACKSPACE);
            harness.type("\b");
        }
        harness.type(text);
    }

    private Optional<String> spec(Harness harness, int seat) throws Exception {
        return harness.gl(() -> Optional.of(application.controller().seated().get(seat)));
    }

    @Test
    void personsHaveNamesThatTheGameAndTheHistoryShow() throws Exception {
        try (Harness harness = open()) {
            harness.click("setup.kalaha");
            harness.click("seat.1.person");
            type(harness, "seat.0.name", "Anna");
            type(harness, "seat.1.name", "Bob");
            harness.shot("setup-names");
            harness.click("start");
            String texts = harness.texts();
            assertTrue(texts.contains("Anna to move") && texts.contains("Bob"), texts);
            harness.click("spot.b");
            harness.until("a move", () -> application.controller().live().tree().length() > 0);
            harness.shot("game-names");
            harness.click("games");
            harness.until("the game left", () -> application.stage().getRoot().findActor("continue") != null);
            String left = harness.tip("continue");
            assertTrue(left.contains("Bob"), left);
        }
        try (GameStore store = GameStore.open(folder.resolve("games.db")).store()) {
            assertEquals(
                    List.of("Anna", "Bob"),
                    store.find(GameFilter.all()).get(0).head().names());
        }
    }

    @Test
    void aLevelIsAButtonAndAllOthersAreBehindOneMore() throws Exception {
        try (Harness harness = open()) {
            harness.click("setup.kalaha");
            assertTrue(isChecked(harness, "seat.0.person"));
            assertTrue(isChecked(harness, "seat.1.level.medium"));
            assertFalse(harness.isThere("seat.1.player"));
            harness.click("seat.1.level.hard");
            harness.frames(2);
            assertTrue(isChecked(harness, "seat.1.level.hard"));
            assertFalse(isChecked(harness, "seat.1.level.medium"));
            harness.click("seat.1.more");
            harness.frames(2);
            harness.shot("setup-more");
            harness.gl(() -> {
                Select<?> select = (Select<?>) harness.find("seat.1.player");
                for (int i = 0; i < select.getItems().size; i++) {
                    if ("mcts".equals(select.getItems().get(i).value())) {
                        select.setSelectedIndex(i);
                    }
                }
                return null;
            });
            harness.frames(2);
            assertTrue(isChecked(harness, "seat.1.more"));
            assertTrue(harness.isThere("seat.1.iterations"));
            harness.shot("setup-expert-player");
            harness.click("seat.1.level.easy");
            harness.frames(2);
            assertFalse(harness.isThere("seat.1.player"), "a level needs no list");
            harness.click("start");
            assertEquals("computer(level=easy)", spec(harness, 1).orElseThrow());
            harness.click("games");
            harness.click("setup.nim");
            assertTrue(isChecked(harness, "seat.1.level.medium"), "every game has its own seats");
        }
    }

    @Test
    void variantsAreFoldedAndToldInALine() throws Exception {
        try (Harness harness = open()) {
            harness.resize(1000, 700);
            harness.click("setup.minute-empire");
            assertFalse(harness.isThere("option.rules"));
            assertEquals("The usual rules.", text(harness, "setup.variants.summary"));
            assertFalse(harness.texts().contains("as in the rules"), harness.texts());
            harness.shot("setup-1000-empire");
            harness.click("setup.variants");
            harness.frames(2);
            assertTrue(harness.isThere("option.rules") && harness.isThere("option.tieBreak"));
            harness.shot("setup-1000-variants");
            harness.click("back");
            harness.click("setup.kalaha");
            assertTrue(harness.isThere("option.pits"), "as it was left");
            harness.gl(() -> {
                ((Slider) harness.find("option.stones")).setValue(6);
                return null;
            });
            harness.click("option.pie");
            harness.click("setup.variants");
            assertEquals("Stones in a pit: 6 · Pie rule", text(harness, "setup.variants.summary"));
        }
        try (Harness harness = open()) {
            harness.click("setup.kalaha");
            harness.click("setup.variants");
            assertEquals(6, harness.gl(() -> ((Slider) harness.find("option.stones")).getValue()));
            assertTrue(harness.gl(() -> ((CheckBox) harness.find("option.pie")).isChecked()));
        }
    }

    @Test
    void restoringDefaultsResetsAllOfThatGame() throws Exception {
        try (Harness harness = open(
                "setup.variants=true",
                "setup.expert=true",
                "game.kalaha.option.stones=6",
                "game.kalaha.seat.0.player=random",
                "game.kalaha.seat.1.player=person",
                "game.kalaha.seat.1.name=Anna",
                "game.kalaha.starter=1",
                "game.kalaha.clock=3+2",
                "game.kalaha.seed=7",
                "game.nim.seed=7")) {
            harness.click("setup.kalaha");
            assertEquals(6, harness.gl(() -> ((Slider) harness.find("option.stones")).getValue()));
            assertEquals("3+2", harness.gl(() -> ((Select<?>) harness.find("clock")).value()));
            harness.shot("setup-changed");
            harness.click("defaults");
            harness.frames(2);
            assertEquals(4, harness.gl(() -> ((Slider) harness.find("option.stones")).getValue()));
            assertEquals("unlimited", harness.gl(() -> ((Select<?>) harness.find("clock")).value()));
            assertEquals("", harness.gl(() -> ((TextField) harness.find("expert.seed")).getText()));
            assertEquals(0, harness.gl(() -> ((Select<?>) harness.find("starter")).value()));
            assertTrue(isChecked(harness, "seat.0.person"));
            assertTrue(isChecked(harness, "seat.1.level.medium"));
            assertEquals(
                    "7", harness.gl(() -> application.context().preferences().get("game.nim.seed", "")));
        }
    }

    @Test
    void aGameBeginsInAPositionThatIsSetUpByHandOrAsText() throws Exception {
        try (Harness harness = open("game.kalaha.seat.1.player=person")) {
            harness.click("setup.kalaha");
            harness.click("beginning");
            harness.click("spot.c");
            harness.click("spot.b");
            harness.shot("setup-beginning");
            assertEquals("North to move · c · b", text(harness, "beginning.status"));
            assertTrue(harness.gl(() -> ((Select<?>) harness.find("starter")).isDisabled()));
            String written = harness.gl(() -> ((TextField) harness.find("beginning.text")).getText());
            harness.click("beginning.back");
            assertEquals("South to move · c", text(harness, "beginning.status"));
            type(harness, "beginning.text", "{}");
            assertTrue(text(harness, "problem").startsWith("The game cannot begin so. "), text(harness, "problem"));
            assertTrue(harness.gl(() -> ((TextButton) harness.find("start")).isDisabled()));
            String typed = "{\"pits\":[[4,4,0,5,5,5],[4,4,4,4,4,4]],  \"stores\":[1,0],\"actor\":0}";
            type(harness, "beginning.text", typed);
            assertEquals("South to move", text(harness, "beginning.status"));
            assertEquals(
                    typed, harness.gl(() -> ((TextField) harness.find("beginning.text")).getText()), "as it was typed");
            type(harness, "beginning.text", written);
            assertEquals("", text(harness, "problem"));
            harness.click("start");
            String begun = harness.gl(() -> application.controller().view().text());
            assertEquals(1, harness.gl(() -> application.controller().view().actor()));
            assertEquals(0, harness.gl(() -> application.controller().view().length()));
            harness.click("spot.A");
            harness.until("a move", () -> application.controller().live().tree().length() > 0);
            harness.click("games");
            harness.until("the game left", () -> application.stage().getRoot().findActor("continue") != null);
            harness.click("continue");
            harness.until("the game", () -> application.controller() != null);
            assertEquals(begun, harness.gl(() -> {
                application.controller().live().jump(0);
                return application.controller().view().text();
            }));
            harness.click("games");
            harness.click("setup.kalaha");
            assertEquals("North to move", text(harness, "beginning.status"), "as it was left");
            harness.click("beginning.clear");
            harness.click("start");
            assertEquals(0, harness.gl(() -> application.controller().view().actor()));
        }
    }

    @Test
    void equalSeedsGiveEqualGames() throws Exception {
        String[] drawn = new String[2];
        try (Harness harness = open("setup.expert=true", "game.minute-empire.option.rules=thesis")) {
            for (int i = 0; i < 2; i++) {
                harness.click("setup.minute-empire");
                type(harness, "expert.seed", "2026");
                harness.click("start");
                harness.until(
                        "a person's turn",
                        () -> application.controller().live().session().isPersonsTurn());
                drawn[i] = harness.gl(() -> application
                        .controller()
                        .live()
                        .session()
                        .view(Observer.SPECTATOR)
                        .text());
                harness.click("games");
            }
        }
        assertEquals(drawn[0], drawn[1]);
    }

    @Test
    void badInputIsToldInALineAndTheGameCannotStart() throws Exception {
        try (Harness harness = open("setup.variants=true", "setup.expert=true")) {
            harness.click("setup.nim");
            type(harness, "option.heaps", "x");
            assertTrue(text(harness, "problem").startsWith("Heaps: "), text(harness, "problem"));
            assertTrue(harness.gl(() -> ((TextButton) harness.find("start")).isDisabled()));
            harness.shot("setup-wrong-option");
            type(harness, "option.heaps", "3-4-5");
            assertEquals("", text(harness, "problem"));
            type(harness, "expert.seed", "seven");
            assertTrue(text(harness, "problem").startsWith("Seed: "), text(harness, "problem"));
            assertTrue(harness.gl(() -> ((TextButton) harness.find("start")).isDisabled()));
            type(harness, "expert.seed", "7");
            assertFalse(harness.gl(() -> ((TextButton) harness.find("start")).isDisabled()));
        }
    }

    @Test
    void thePictureFollowsTheOptionsAndEscapeLeadsHome() throws Exception {
        try (Harness harness = open("language=cs", "game.minute-empire.seats=5")) {
            harness.click("setup.minute-empire");
            harness.until("the picture", () -> ((Thumbnail) harness.find("setup.picture")).isPainted());
            for (int[] size : new int[][] {{1000, 700}, {1280, 800}, {1920, 1080}, {3840, 2160}}) {
                harness.resize(size[0], size[1]);
                harness.frames(4);
                harness.shot("setup-" + size[0] + "-cs");
            }
            harness.resize(1280, 800);
            harness.click("setup.expert");
            harness.frames(2);
            harness.shot("setup-expert-cs");
            harness.key(Keys.ESCAPE);
            assertTrue(harness.isThere("homeScreen"));
        }
    }

    /** The files are those that a window of commit {@code e8a9b685} left. */
    @Test
    void settingsAndTheGameLeftThatAnOlderWindowStoredAreThere() throws Exception {
        Path stored = Path.of("src/slowTest/resources/stored/e8a9b685/window");
        for (String file : List.of("settings.properties", "games.db")) {
            Files.copy(stored.resolve(file), folder.resolve(file));
        }
        try (Harness harness = open()) {
            harness.click("setup.nim");
            assertEquals("Anna", harness.gl(() -> ((TextField) harness.find("seat.0.name")).getText()));
            assertTrue(isChecked(harness, "seat.1.level.hard"));
            assertTrue(isChecked(harness, "option.misere"));
            harness.click("back");
            harness.until("the game left", () -> application.stage().getRoot().findActor("continue") != null);
            harness.click("continue");
            harness.until("the game", () -> application.controller().live() != null);
            assertEquals(
                    2, harness.gl(() -> application.controller().live().tree().length()));
            String texts = harness.texts();
            assertTrue(texts.contains("Your turn") && texts.contains("Anna"), texts);
            assertEquals("computer(level=hard)", spec(harness, 1).orElseThrow().toString());
        }
    }
}
