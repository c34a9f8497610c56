package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.desktop.widget.Select;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.plugin.Plugins;

@InWindow
class WindowTest {
    @TempDir
    Path folder;

    private Application application;

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

    private Session session(Harness harness) throws Exception {
        return harness.gl(() -> application.controller().live().session());
    }

    private static String played(Session session, int ply) {
        return session.line(Observer.REFEREE).action(ply).orElseThrow().notation();
    }

    private void settle(Harness harness) throws Exception {
        harness.until(
                "a person's turn",
                () -> application.gameScreen().isSettled()
                        && (application.controller().live().session().tree().isOver()
                                || application.controller().live().session().isPersonsTurn()));
    }

    @Test
    void theSizeOfTheWindowIsRemembered() throws Exception {
        try (Harness harness = open()) {
            assertTrue(harness.shot("home") > 60);
            harness.resize(1000, 680);
        }
        try (Harness harness = open()) {
            assertEquals(
                    1000, harness.gl(() -> application.stage().getViewport().getScreenWidth()));
        }
    }

    @Test
    void twoPlayersPlayToTheEnd() throws Exception {
        try (Harness harness =
                open("seat.0.player=random", "seat.1.player=mcts", "seat.1.mcts.iterations=300", "speed=0")) {
            Home.begin(harness, application);
            Session session = session(harness);
            harness.until(
                    "the end",
                    () -> session.tree().isOver() && application.gameScreen().isSettled());
            assertTrue(harness.isThere("banner"));
            assertFalse(
                    harness.gl(() -> ((Label) harness.find("result")).getText().isEmpty()));
            harness.shot("game-over");
            harness.click("rematch");
            Session next = session(harness);
            harness.until("the next end", next.tree()::isOver);
            harness.click("bannerNewGame");
            assertTrue(harness.isThere("homeScreen"));
        }
    }

    @Test
    void theRulesAreAClickAway() throws Exception {
        try (Harness harness = open("game=minute-empire", "language=cs")) {
            Home.play(harness, application);
            harness.click("panel.rules");
            assertTrue(harness.isThere("rules.page"));
            harness.shot("rules");
            harness.click("panel.close");
            assertFalse(harness.isThere("rules.page"));
        }
    }

    @Test
    void aPersonPlaysByClicksAndTakesBack() throws Exception {
        try (Harness harness = open("seat.1.player=minimax", "seat.1.minimax.depth=3")) {
            Home.play(harness, application);
            settle(harness);
            harness.shot("game-start");
            Session session = session(harness);
            harness.click("spot.c");
            harness.until(
                    "a stone in the air", () -> application.gameScreen().board().isAnimating());
            harness.frames(8);
            harness.shot("game-animation");
            settle(harness);
            assertEquals("c", played(session, 0));
            harness.click("spot.b");
            settle(harness);
            int played = harness.gl(session.tree()::index);
            assertTrue(played >= 3);
            harness.point("spot.a");
            harness.shot("game-middle");

            harness.click("undo");
            assertTrue(harness.gl(session.tree()::index) < played);
            assertTrue(harness.gl(session::isPersonsTurn));
            harness.click("redo");
            assertEquals(played, harness.gl(session.tree()::index));
            harness.chord(Keys.CONTROL_LEFT, Keys.Z);
            assertTrue(harness.gl(session.tree()::index) < played, "a chord shorter than a frame counts");
            harness.chord(Keys.CONTROL_LEFT, Keys.SHIFT_LEFT, Keys.Z);
            assertEquals(played, harness.gl(session.tree()::index));
            harness.key(Keys.Z);
            assertEquals(played, harness.gl(session.tree()::index), "Z alone is nothing");
            harness.click("move.1");
            assertEquals(1, harness.gl(session.tree()::index));
            harness.shot("game-earlier");
            harness.click("game.last");
            assertEquals(played, harness.gl(session.tree()::index));
            harness.resize(1000, 680);
            harness.shot("game-small");
        }
    }

    private String words(Harness harness, String name) throws Exception {
        return harness.gl(() -> words(harness.find(name)));
    }

    /** All labels in {@code actor}. */
    private static String words(Actor actor) {
        if (actor instanceof Label label) {
            return label.getText() + "\n";
        }
        StringBuilder all = new StringBuilder();
        if (actor instanceof Group group) {
            group.getChildren().forEach(child -> all.append(words(child)));
        }
        return all.toString();
    }

    @Test
    void theHintSaysWhyAndCanBePlayed() throws Exception {
        try (Harness harness = open("game=nim", "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            Home.play(harness, application);
            settle(harness);
            harness.gl(() -> {
                application.controller().live().session().play(0);
                return null;
            });
            settle(harness);
            harness.click("panel.hint");
            harness.until("the hint", () -> application.stage().getRoot().findActor("hint.action") != null);
            harness.shot("hint");
            String words = words(harness, "hint.page");
            assertTrue(
                    words.contains("Nim-sum 3 xor 5 xor 7 = 1. Take 1 from heap 2: that leaves 2 xor 5 xor 7 = 0"),
                    words);
            harness.click("hint.play");
            settle(harness);
            assertEquals("2:1", played(session(harness), 1));
        }
    }

    @Test
    void theHintOfKalahaTellsFacts() throws Exception {
        try (Harness harness = open(
                "game=kalaha",
                "game.kalaha.option.pits=3",
                "game.kalaha.option.stones=2",
                "seat.0.player=person",
                "seat.1.player=person")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("panel.hint");
            harness.until("the hint", () -> application.stage().getRoot().findActor("hint.action") != null);
            String words = words(harness, "hint.page");
            assertTrue(words.startsWith("South sows from b"), words);
            assertTrue(words.contains("Pit b ends in the store: another move follows."), words);
        }
    }

    @Test
    void gamesAreKeptAndOpenedAgain() throws Exception {
        Path kept = folder.resolve("kept.txt");
        String text = "; kalaha pits=3 stones=2\n1.b+\n2.c(2)\n3.A(1)\n";
        Path given = Files.writeString(folder.resolve("given.txt"), text);
        try (Harness harness = open("seat.0.player=person", "seat.1.player=person", "speed=0")) {
            harness.gl(() -> {
                application.context().files().remember(given);
                return null;
            });
            harness.click("import");
            harness.until("the files", () -> application.stage().getRoot().findActor("file.given.txt") != null);
            harness.shot("import");
            harness.click("file.given.txt");
            assertEquals(given.toString(), harness.gl(() -> ((TextField) harness.find("archive.file")).getText()));
            fileName(harness, folder.resolve("none.txt"));
            harness.click("archive.open");
            assertTrue(
                    words(harness, "archive.problem").contains("There is no such file: " + folder.resolve("none.txt")));
            harness.shot("import-problem");
            assertEquals(
                    folder.resolve("none.txt").toString(),
                    harness.gl(() -> ((TextField) harness.find("archive.file")).getText()));
            fileName(harness, given);
            harness.click("archive.open");
            settle(harness);
            assertEquals(3, harness.gl(session(harness).tree()::index));
            harness.click("archive.export");
            harness.shot("export");
            fileName(harness, kept);
            harness.click("archive.save");
            assertTrue(words(harness, "archive.saved").contains("Saved in " + kept));
            harness.click("dialog.ok");
            assertEquals(text, Files.readString(kept));
            harness.gl(() -> {
                application.controller().live().jump(1);
                return null;
            });
            harness.click("archive.export");
            fileName(harness, kept);
            harness.click("archive.save");
            assertTrue(words(harness, "archive.problem").contains("exists already"));
            fileName(harness, folder.resolve("again"));
            harness.key(Keys.ENTER);
            assertEquals(text, Files.readString(folder.resolve("again.marienbad")), "looking back cuts nothing");
        }
    }

    private void fileName(Harness harness, Path file) throws Exception {
        harness.gl(() -> {
            ((TextField) harness.find("archive.file")).setText(file.toString());
            return null;
        });
    }

    @Test
    void theLanguageChangesInTheMiddleOfAGame() throws Exception {
        try (Harness harness = open("seat.1.player=person", "game=nim")) {
            Home.play(harness, application);
            settle(harness);
            harness.shot("nim-start");
            int before = session(harness).view(Observer.REFEREE).legalActions().size();
            harness.click("gear");
            harness.gl(() -> {
                ((Select<?>) harness.find("settings.language")).setSelectedIndex(1);
                return null;
            });
            harness.frames(2);
            harness.key(Keys.ESCAPE);
            assertEquals("Zpět k vašemu poslednímu tahu (Ctrl+Z)", harness.tip("undo"));
            assertEquals(
                    before,
                    session(harness).view(Observer.REFEREE).legalActions().size());
            harness.shot("nim-czech");
            harness.click("games");
            assertEquals(
                    "Hrát",
                    harness.gl(() ->
                            ((TextButton) harness.find("play.nim")).getText().toString()));
        }
    }

    @Test
    void aGameWithoutPictureIsPlayedByButtonsAndKeys() throws Exception {
        try (Harness harness = open("seat.0.player=person", "seat.1.player=person")) {
            harness.click("setup.countdown");
            harness.click("setup.variants");
            harness.shot("setup-plugin");
            harness.gl(() -> {
                TextField field = (TextField) harness.find("option.from");
                application.stage().setKeyboardFocus(field);
                field.selectAll();
                return null;
            });
            harness.type("3");
            assertTrue(harness.gl(() -> ((TextButton) harness.find("start")).isDisabled()));
            assertEquals(
                    "from: A whole number from 5 to 1,000",
                    words(harness, "problem").strip());
            harness.shot("setup-wrong");
            harness.gl(() -> {
                ((TextField) harness.find("option.from")).selectAll();
                return null;
            });
            harness.type("5");
            assertEquals("", words(harness, "problem").strip());
            harness.click("start");
            harness.shot("plugin-without-picture");
            harness.click("action.-2");
            harness.click("action.-2");
            for (int i = 0; i < 40 && !"action.-1".equals(focused(harness)); i++) {
                harness.key(Keys.TAB);
            }
            harness.shot("plugin-keyboard");
            harness.key(Keys.ENTER);
            assertTrue(harness.gl(session(harness).tree()::isOver));
            harness.shot("plugin-over");
        }
    }

    private String focused(Harness harness) throws Exception {
        return harness.gl(() -> {
            var actor = application.stage().getKeyboardFocus();
            return actor == null ? "" : String.valueOf(actor.getName());
        });
    }

    @Test
    void aFailingPlayerAndAFailingGameEndInDialogs() throws Exception {
        try (Harness harness = open(
                "game=countdown", "game.countdown.option.fail=on", "seat.0.player=person", "seat.1.player=broken")) {
            Home.play(harness, application);
            harness.click("action.-1");
            harness.until("the dialog", () -> application.stage().getRoot().findActor("error") != null);
            harness.shot("dialog-player");
            assertThrows(AssertionError.class, () -> harness.click("games"), "the dialog is modal");
            harness.key(Keys.ESCAPE);
            assertFalse(harness.isThere("error"));
            harness.gl(() -> {
                Select<?> select = (Select<?>) harness.find("seat.1.player");
                select.setSelectedIndex(0);
                return null;
            });
            assertTrue(session(harness).isPerson(1));
            assertEquals("person", harness.gl(() -> ((Select<?>) harness.find("seat.1.player")).value()));
            harness.click("action.-1");
            assertTrue(harness.isThere("error"), "the game threw");
            harness.shot("dialog-game");
            harness.click("dialog.ok");
            harness.click("games");
            assertTrue(harness.isThere("homeScreen"));
        }
    }

    @Test
    void aPlayerThatObjectsIsShownButCannotBeChosen() throws Exception {
        try (Harness harness = open("game=countdown", "game.countdown.seats=3", "scale=125")) {
            Home.setUp(harness, application);
            harness.click("seat.2.more");
            Select<?> select = harness.gl(() -> (Select<?>) harness.find("seat.2.player"));
            int refusing = -1;
            for (int i = 0; i < select.getItems().size; i++) {
                if (select.getItems().get(i).label().equals("broken – needs two seats")) {
                    refusing = i;
                }
            }
            assertTrue(refusing >= 0, "the reason is shown");
            int index = refusing;
            Object before = harness.gl(select::value);
            harness.gl(() -> {
                select.setSelectedIndex(index);
                return null;
            });
            assertEquals(before, harness.gl(select::value));
            harness.click("seat.2.player");
            harness.frames(20);
            harness.shot("setup-unsupported");
        }
    }

    @Test
    void pluginsThatCannotBeUsedAreNamed() throws Exception {
        Path jar = Files.writeString(folder.resolve("broken.jar"), "this is no jar");
        Preferences remembered = new Preferences(folder.resolve("settings.properties"));
        application = new Application(Plugins.load(jar), remembered, Locale.forLanguageTag("cs"));
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        try (Harness harness = new Harness(application, application::stage, configuration)) {
            assertTrue(harness.isThere("error"));
            harness.shot("dialog-plugins");
            harness.key(Keys.ENTER);
            assertFalse(harness.isThere("error"));
        }
    }

    @Test
    void aThinkingPlayerShowsProgressAndMovesNow() throws Exception {
        try (Harness harness =
                open("seat.0.player=mcts", "seat.0.mcts.iterations=2000000000", "seat.1.player=person", "speed=0")) {
            Home.play(harness, application);
            Session session = session(harness);
            harness.until(
                    "progress",
                    () -> ((Label) harness.find("seat.0.thinking"))
                            .getText()
                            .toString()
                            .contains("·"));
            harness.shot("game-thinking");
            harness.click("pause");
            assertTrue(harness.gl(session::isPaused));
            assertTrue(harness.gl(() -> session.thinkingSeat().isEmpty()));
            harness.click("step");
            assertTrue(harness.gl(() -> session.thinkingSeat().isPresent()));
            harness.click("moveNow");
            harness.until("a move", () -> session.tree().index() == 1);
        }
    }
}
