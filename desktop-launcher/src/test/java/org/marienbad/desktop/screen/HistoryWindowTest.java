package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.SelectBox;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.desktop.widget.Select;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.store.GameFilter;
import org.marienbad.store.GameStore;
import org.marienbad.store.StoredGame;

@InWindow
class HistoryWindowTest {
    @TempDir
    Path folder;

    private Application application;

    private Harness open(String language) throws Exception {
        Path file = folder.resolve("settings.properties");
        if (!Files.exists(file)) {
            Files.writeString(file, "game=kalaha\nseat.1.player=random\nspeed=0");
        }
        Preferences remembered = new Preferences(file);
        application = new Application(
                Plugins.load(Path.of(System.getProperty("marienbad.testPlugin"))),
                remembered,
                Locale.forLanguageTag(language));
        application.context().keepIn(folder.resolve("games.db"));
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    private Session session(Harness harness) throws Exception {
        return harness.gl(() -> application.controller().live().session());
    }

    private void settle(Harness harness) throws Exception {
        harness.until(
                "a person's turn",
                () -> application.gameScreen() != null
                        && application.gameScreen().isSettled()
                        && application.controller().live().session().isPersonsTurn());
    }

    private void waitFor(Harness harness, String actor) throws Exception {
        harness.until(actor, () -> application.stage().getRoot().findActor(actor) != null);
    }

    @Test
    void aGameThatWasLeftIsOneClickAway() throws Exception {
        String left;
        try (Harness harness = open("en")) {
            harness.frames(3);
            assertFalse(harness.isThere("continue"));
            Home.play(harness, application);
            settle(harness);
            harness.click("spot.b");
            settle(harness);
            harness.click("games");
            waitFor(harness, "continue");
            harness.shot("continue");
            harness.click("continue");
            settle(harness);
            harness.click("spot.a");
            settle(harness);
            Session session = session(harness);
            left = harness.gl(() -> application.controller().view().text());
            assertTrue(harness.gl(session.tree()::index) >= 4);
        }
        try (Harness harness = open("cs")) {
            waitFor(harness, "continue");
            String label = harness.gl(
                    () -> ((TextButton) harness.find("continue")).getText().toString());
            assertTrue(label.matches("Pokračovat, tah \\d+: Kalaha"), label);
            assertTrue(harness.tip("continue").startsWith("Kalaha, soupeř "), harness.tip("continue"));
            harness.resize(1000, 680);
            harness.shot("continue-small-cs");
            harness.click("continue");
            settle(harness);
            assertEquals(left, harness.gl(() -> application.controller().view().text()));
        }
        try (GameStore store = GameStore.open(folder.resolve("games.db")).store()) {
            assertEquals(1, store.count(GameFilter.all()));
        }
    }

    private String player(Harness harness) throws Exception {
        return harness.gl(
                () -> ((Select<?>) harness.find("seat.1.player")).getSelected().label());
    }

    @Test
    void theLevelOfTheComputerIsToldWhereverItsNameIs() throws Exception {
        Files.writeString(
                folder.resolve("settings.properties"),
                "game=kalaha\nseat.1.player=computer\nseat.1.computer.level=easy\nspeed=0");
        try (Harness harness = open("en")) {
            Home.play(harness, application);
            settle(harness);
            assertEquals("Easy", player(harness));
            harness.shot("level-card");
            harness.click("spot.b");
            settle(harness);
            harness.click("games");
            waitFor(harness, "continue");
            assertTrue(harness.texts().contains("Continue, move "), harness.texts());
            harness.click("history");
            waitFor(harness, "history.game.1");
            assertTrue(harness.texts().contains("Kalaha against Computer, easy"), harness.texts());
            harness.click("history.open.1");
            settle(harness);
            harness.gl(() -> {
                Select<?> select = (Select<?>) harness.find("seat.1.player");
                assertEquals(
                        "Person;Easy;Medium;Hard;Best;More…", select.getItems().toString(";"));
                select.setSelectedIndex(5);
                int random = 0;
                while (!select.getItems().get(random).label().equals("Random")) {
                    random++;
                }
                select.setSelectedIndex(random);
                return null;
            });
            harness.frames(3);
            assertEquals("Random", player(harness));
        }
    }

    private static int thumbnails(Actor actor) {
        int own = "history.thumbnail".equals(actor.getName()) ? 1 : 0;
        if (actor instanceof Group group) {
            for (Actor child : group.getChildren()) {
                own += thumbnails(child);
            }
        }
        return own;
    }

    @Test
    void finishedGamesAreCountedByOpponentAndByWhoMovedFirst() throws Exception {
        try (Harness harness = open("en")) {
            for (int i = 0; i < 3; i++) {
                harness.click("play.nim");
                settle(harness);
                while (!harness.gl(() -> application.controller().live().tree().isOver())) {
                    harness.gl(() -> {
                        var live = application.controller().live();
                        if (live.isPersonsTurn()) {
                            live.play(live.view().legalActions().get(0).code());
                        }
                        return null;
                    });
                    harness.frames(2);
                }
                harness.click("games");
            }
            harness.click("history");
            waitFor(harness, "history.game.3");
            harness.click("history.count");
            waitFor(harness, "history.tallies.opponent");
            String texts = harness.texts();
            assertTrue(texts.contains("Random") && texts.contains("Share won (95 %)"), texts);
            harness.shot("statistics");
            harness.gl(() -> {
                ((SelectBox<?>) harness.find("history.by")).setSelectedIndex(3);
                return null;
            });
            waitFor(harness, "history.tallies.starter");
            assertTrue(harness.texts().contains("You moved"));
            harness.shot("statistics-starter");
            harness.click("history.count");
            waitFor(harness, "history.game.3");
        }
    }

    @Test
    void gamesOfSeveralPersonsTellAllOfThemAndWhoWon() throws Exception {
        Files.writeString(
                folder.resolve("settings.properties"), "game=nim\nseat.0.player=person\nseat.1.player=person\nspeed=0");
        try (Harness harness = open("en")) {
            Home.play(harness, application);
            settle(harness);
            while (!harness.gl(() -> application.controller().live().tree().isOver())) {
                harness.gl(() -> {
                    var live = application.controller().live();
                    live.play(live.view().legalActions().get(0).code());
                    return null;
                });
                harness.frames(2);
            }
            int winner = harness.gl(() -> application.controller().live().view().payoffs()[0] > 0 ? 1 : 2);
            harness.click("games");
            harness.click("history");
            waitFor(harness, "history.game.1");
            String texts = harness.texts();
            assertTrue(texts.contains("Nim: Person 1; Person 2\n"), texts);
            assertTrue(texts.contains("Person " + winner + " won\n"), texts);
            harness.click("back");
            harness.click("setup.nim");
            harness.gl(() -> {
                application.context().newGame().playerOf(0, "random");
                application.context().newGame().playerOf(1, "random");
                application.play();
                return null;
            });
            harness.until(
                    "the end", () -> application.controller().live().tree().isOver());
            harness.click("games");
            harness.click("history");
            waitFor(harness, "history.game.2");
            assertTrue(harness.texts().contains("Nim: Random ×2\n"), harness.texts());
            harness.shot("history-who");
        }
    }

    @Test
    void aPlayerThatNobodyCanReadIsShownAsItIs() throws Exception {
        try (Harness harness = open("en")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("spot.b");
            settle(harness);
        }
        try (Connection games = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"))) {
            games.createStatement()
                    .executeUpdate("UPDATE game SET head = replace(head, '\"random\"', '\"what (ever\"')");
        }
        try (Harness harness = open("en")) {
            harness.click("history");
            waitFor(harness, "history.game.1");
            assertTrue(harness.texts().contains("Kalaha against what (ever"), harness.texts());
        }
    }

    @Test
    void theHistoryIsSearchedOpenedExportedAndDeleted() throws Exception {
        try (Harness harness = open("en")) {
            for (String game : new String[] {"kalaha", "nim"}) {
                harness.click("play." + game);
                settle(harness);
                String first = harness.gl(() ->
                        application.controller().view().legalActions().get(0).notation());
                harness.gl(() -> {
                    var live = application.controller().live();
                    live.play(live.view().legalActions().get(0).code());
                    return first;
                });
                settle(harness);
                harness.click("games");
            }
            harness.click("history");
            waitFor(harness, "history.game.2");
            assertTrue(harness.isThere("history.game.1"));
            harness.until("all thumbnails", () -> thumbnails(application.stage().getRoot()) == 2);
            harness.shot("history");
            harness.gl(() -> {
                TextField search = (TextField) harness.find("history.search");
                search.setText("ním");
                search.fire(new com.badlogic.gdx.scenes.scene2d.utils.ChangeListener.ChangeEvent());
                return null;
            });
            harness.until("fewer games", () -> application.stage().getRoot().findActor("history.game.1") == null);
            waitFor(harness, "history.game.2");
            harness.click("history.export.2");
            waitFor(harness, "archive.export");
            harness.click("dialog.cancel");
            harness.click("history.delete.2");
            harness.shot("history-delete");
            harness.click("history.sure");
            harness.until("no game", () -> application.stage().getRoot().findActor("history.game.2") == null);
            harness.click("back");
            harness.click("history");
            waitFor(harness, "history.open.1");
            harness.click("history.open.1");
            settle(harness);
            assertEquals(
                    "kalaha",
                    harness.gl(() -> application.controller().provider().id()));
        }
        try (GameStore store = GameStore.open(folder.resolve("games.db")).store()) {
            StoredGame game = store.load(1).orElseThrow();
            assertTrue(game.plies().size() >= 2);
            assertEquals(1, store.count(GameFilter.all()));
        }
    }

    @Test
    void theGameGoesOnWithOneReportIfNothingCanBeKept() throws Exception {
        Files.createDirectory(folder.resolve("games.db"));
        try (Harness harness = open("en")) {
            waitFor(harness, "kept");
            harness.shot("kept");
            harness.click("dialog.ok");
            Home.play(harness, application);
            settle(harness);
            harness.click("spot.b");
            settle(harness);
            assertFalse(harness.isThere("kept"));
            assertTrue(harness.gl(session(harness).tree()::index) >= 2);
        }
    }
}
