package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.Net;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.SelectBox;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.game.GameController;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.desktop.widget.Select;
import org.marienbad.framework.plugin.Plugins;

@InWindow
class LabWindowTest {
    private static final int[][] SIZES = {{1000, 700}, {1280, 800}, {1920, 1080}};

    @TempDir
    Path folder;

    private Application application;

    /** @param plan of the lab, lines of the preferences */
    private Harness open(String language, String... plan) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, String.join("\n", plan));
        Preferences remembered = new Preferences(file);
        application = new Application(
                Plugins.load(Path.of(System.getProperty("marienbad.testPlugin"))),
                remembered,
                Locale.forLanguageTag(language));
        application.tournamentsIn(folder.resolve("tournaments"));
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        return new Harness(application, application::stage, configuration);
    }

    private void lab(Harness harness) throws Exception {
        harness.chord(Keys.CONTROL_LEFT, Keys.L);
        harness.until("the lab", () -> application.stage().getRoot().findActor("labPlan") != null);
    }

    private String text(Harness harness, String label) throws Exception {
        return harness.gl(() -> ((Label) harness.find(label)).getText().toString());
    }

    private void until(Harness harness, String label, String part) throws Exception {
        harness.until(
                part + " in " + label,
                () -> application.stage().getRoot().findActor(label) instanceof Label found
                        && found.getText().toString().contains(part));
    }

    @SuppressWarnings("unchecked") // the items of a select are its own
    private void choose(Harness harness, String name, String part) throws Exception {
        harness.gl(() -> {
            Select<Object> select = (Select<Object>) harness.find(name);
            for (Select.Item<Object> item : select.getItems()) {
                if (item.label().contains(part)) {
                    ((SelectBox<Select.Item<Object>>) select).setSelected(item);
                    return null;
                }
            }
            throw new AssertionError(part + " is not among " + select.getItems());
        });
        harness.frames(3);
    }

    private void write(Harness harness, String name, String text) throws Exception {
        harness.click(name);
        harness.gl(() -> {
            ((TextField) harness.find(name)).selectAll();
            return null;
        });
        harness.type(text);
        harness.frames(2);
    }

    private boolean isDisabled(Harness harness, String button) throws Exception {
        return harness.gl(() -> ((TextButton) harness.find(button)).isDisabled());
    }

    private List<Path> tournaments() throws Exception {
        try (Stream<Path> folders = Files.list(folder.resolve("tournaments"))) {
            return folders.sorted().toList();
        }
    }

    private String games(Path tournament) throws Exception {
        return Files.readString(tournament.resolve("games.jsonl")).replaceAll(",\"nanos\":\\[[0-9,]*]", "");
    }

    private void shots(Harness harness, String name) throws Exception {
        for (int[] size : SIZES) {
            harness.resize(size[0], size[1]);
            harness.frames(3);
            assertTrue(harness.shot(name + "-" + size[0]) > 10);
        }
        harness.resize(1280, 800);
    }

    @Test
    void aTournamentIsPutTogetherByClicksAndPlayed() throws Exception {
        try (Harness harness = open("en", "lab.game=kalaha")) {
            lab(harness);
            assertTrue(isDisabled(harness, "lab.start"));
            harness.click("lab.level.easy");
            assertTrue(isDisabled(harness, "lab.start"), "one alone meets nobody");
            String problem = text(harness, "lab.problem");
            assertTrue(problem.startsWith("Entrants: a game has 2 seats, but there is only 1 entrant"), problem);
            assertEquals(1, problem.lines().count());
            harness.click("lab.level.easy");
            choose(harness, "lab.players", "Random");
            write(harness, "lab.plan.games", "12");
            write(harness, "lab.plan.seed", "77");
            harness.until(
                    "the plan is checked",
                    () -> ((Label) application.stage().getRoot().findActor("lab.summary"))
                            .getText()
                            .toString()
                            .contains("36 games"));
            assertEquals("3 entrants, 3 pairings, 36 games", text(harness, "lab.summary"));
            choose(harness, "lab.plan.stop", "decided");
            harness.until("its fields", () -> application.stage().getRoot().findActor("lab.plan.elo1") != null);
            write(harness, "lab.plan.elo1", "-5");
            assertTrue(text(harness, "lab.problem").startsWith("Stop early: "), text(harness, "lab.problem"));
            assertTrue(isDisabled(harness, "lab.start"));
            shots(harness, "lab-plan-en");
            choose(harness, "lab.plan.stop", "never");
            harness.click("lab.train");
            harness.click("lab.back");
            assertTrue(harness.isThere("labPlan"), "where the lab begins");
            harness.click("lab.remove.1");
            harness.until("two", () -> application.stage().getRoot().findActor("lab.remove.2") == null);
            harness.click("lab.start");
            until(harness, "lab.state", "Finished: 12 of 12 games");
            assertEquals("12", text(harness, "lab.standings.0.3"));
            assertTrue(text(harness, "lab.standings.0.4").matches("[\\d.]+ \\([\\d.]+–[\\d.]+\\)"));
            double points = Double.parseDouble(text(harness, "lab.cross.0.1"));
            double others = Double.parseDouble(text(harness, "lab.cross.1.0"));
            assertEquals(100, points + others, .11);
            assertTrue(harness.gl(() -> harness.find("lab.back").getX()) < 1, "on the left, as everywhere");
            harness.click("lab.back");
            assertTrue(harness.isThere("labPlan"));
            assertEquals(1, tournaments().size());
            assertEquals(
                    13,
                    Files.readAllLines(tournaments().get(0).resolve("games.jsonl"))
                            .size());
            assertTrue(
                    Files.readString(tournaments().get(0).resolve("plan.json")).contains("\"seed\" : 77"));
        }
    }

    /** A plan of so many games a pairing. */
    private static String[] plan(int games) {
        return new String[] {
            "lab.game=kalaha",
            "lab.entrant.0=minimax(depth\\=4)",
            "lab.entrant.1=mcts(iterations\\=150)",
            "lab.entrant.2=random",
            "lab.plan.games=" + games,
            "lab.plan.seed=5",
            "lab.pace=very-fast"
        };
    }

    private long counted() {
        return application
                .room()
                .orElseThrow()
                .live()
                .orElseThrow()
                .snapshot()
                .progress()
                .games();
    }

    @Test
    void boardsAreWatchedAndATournamentIsStoppedAndResumedAfterTheWindowWasClosed() throws Exception {
        int before;
        try (Harness harness = open("en", plan(100_000))) {
            lab(harness);
            harness.click("lab.start");
            until(harness, "lab.board.0.title", "Game ");
            until(harness, "lab.board.0.state", "plies");
            choose(harness, "lab.pace", "as played");
            choose(harness, "lab.count", "4");
            until(harness, "lab.board.3.state", "plies");
            harness.until("some games", () -> counted() > 2);
            shots(harness, "lab-boards-en");
            harness.click("lab.stop");
            until(harness, "lab.state", "Stopped: ");
            before = Integer.parseInt(text(harness, "lab.state")
                    .replaceAll("^\\D*([\\d,]+) .*", "$1")
                    .replace(",", ""));
            assertTrue(before > 2, text(harness, "lab.state"));
            assertFalse(isDisabled(harness, "lab.resume"));
        }
        String partly = games(tournaments().get(0));
        try (Harness harness = open("cs", plan(100_000))) {
            lab(harness);
            harness.click("lab.earlier");
            harness.until("them", () -> application.stage().getRoot().findActor("labShelf") != null);
            shots(harness, "lab-earlier-cs");
            harness.click("lab.open." + tournaments().get(0).getFileName());
            until(harness, "lab.state", "Zastaven: ");
            // What was finished out of turn counts now.
            long known = counted();
            assertTrue(known >= before);
            assertEquals(partly, games(tournaments().get(0)), "looking changes nothing");
            shots(harness, "lab-stopped-cs");
            harness.click("lab.resume");
            until(harness, "lab.state", "Běží: ");
            harness.until("more games", () -> counted() > known);
            harness.click("lab.stop");
            until(harness, "lab.state", "Zastaven: ");
            assertTrue(games(tournaments().get(0)).startsWith(partly), "what was played stays");
        }
    }

    @Test
    void aFinishedGameIsShownAsAReplayAndTheReportInTheBrowser() throws Exception {
        try (Harness harness = open("en", plan(14))) {
            lab(harness);
            harness.click("lab.start");
            until(harness, "lab.state", "Finished: ");
            harness.click("lab.tab.games");
            shots(harness, "lab-games-en");
            harness.click("lab.game.41");
            harness.until("the game", () -> application.gameScreen() != null);
            assertTrue(harness.gl(() -> application.controller().view().isOver()));
            harness.chord(Keys.CONTROL_LEFT, Keys.L);
            until(harness, "lab.state", "Finished: ");
            harness.click("lab.tab.games");
            write(harness, "lab.number", "x");
            harness.click("lab.number.open");
            assertTrue(harness.texts().contains("'x' is no number of a game; allowed: 0 to 41."), harness.texts());
            harness.key(Keys.ESCAPE);
            write(harness, "lab.number", "99");
            harness.click("lab.number.open");
            harness.until("refusal", () -> application.stage().getRoot().findActor("lab.notice") != null);
            assertTrue(harness.texts().contains("game 99 has not been played"), harness.texts());
            harness.key(Keys.ESCAPE);

            List<String> opened = new ArrayList<>();
            harness.gl(() -> Gdx.net = (Net) Proxy.newProxyInstance(
                    Net.class.getClassLoader(), new Class<?>[] {Net.class}, (proxy, method, arguments) -> {
                        if (method.getName().equals("openURI")) {
                            opened.add((String) arguments[0]);
                        }
                        return true;
                    }));
            harness.click("lab.report");
            harness.until("the report", () -> !opened.isEmpty());
            String page = Files.readString(Path.of(URI.create(opened.get(0))));
            assertTrue(page.contains("<h2 id=\"standings\">"));
        }
    }

    @Test
    void theLabLeadsBackToTheGameThatItWasOpenedFrom() throws Exception {
        try (Harness harness = open("en", "game=kalaha", "seat.0.player=person", "seat.1.player=random", "speed=0")) {
            Home.play(harness, application);
            harness.until("the board", () -> application.gameScreen().isSettled());
            harness.click("spot.a");
            harness.until(
                    "an answer",
                    () -> application.gameScreen().isSettled()
                            && application.controller().live().isPersonsTurn());
            GameController game = application.controller();
            int plies = harness.gl(() -> game.live().tree().index());
            lab(harness);
            assertNull(application.controller());
            harness.click("lab.back");
            assertSame(game, application.controller());
            assertEquals(plies, harness.gl(() -> game.live().tree().index()));
            String first =
                    harness.gl(() -> game.view().legalActions().get(0).spots().get(0));
            harness.click("spot." + first);
            harness.until(
                    "the next answer",
                    () -> application.gameScreen().isSettled()
                            && game.live().tree().index() > plies
                            && (game.live().isPersonsTurn()
                                    || game.live().tree().isOver()));
            lab(harness);
            harness.key(Keys.CONTROL_LEFT);
            harness.chord(Keys.CONTROL_LEFT, Keys.N);
            assertTrue(harness.isThere("homeScreen"));
            lab(harness);
            harness.click("lab.back");
            assertTrue(harness.isThere("homeScreen"), "the game was left for home");
        }
    }

    @Test
    void manyOptionsAreFoldedAndToldInALine() throws Exception {
        try (Harness harness = open("en", "lab.game=minute-empire", "lab.option.minute-empire.payoff=margin")) {
            lab(harness);
            assertFalse(harness.isThere("lab.option.payoff"));
            assertTrue(text(harness, "lab.variants.summary").contains("margin"), text(harness, "lab.variants.summary"));
            harness.shot("lab-folded");
            harness.click("lab.variants");
            assertTrue(harness.isThere("lab.option.payoff"));
        }
    }

    @Test
    void theWindowCanBeClosedWhileGamesArePlayed() throws Exception {
        try (Harness harness = open("cs", plan(100_000))) {
            lab(harness);
            shots(harness, "lab-plan-cs");
            harness.click("lab.start");
            until(harness, "lab.board.0.title", "Partie ");
            shots(harness, "lab-boards-cs");
            harness.click("lab.back");
            harness.until("home", () -> application.stage().getRoot().findActor("lab.state") == null);
            harness.chord(Keys.CONTROL_LEFT, Keys.L);
            until(harness, "lab.state", "Běží: ");
            harness.click("lab.plan");
            harness.until("a question", () -> application.stage().getRoot().findActor("lab.leaving") != null);
            harness.key(Keys.ESCAPE);
        }
        String games = games(tournaments().get(0));
        assertTrue(games.endsWith("}\n"));
        assertTrue(Files.readString(tournaments().get(0).resolve("report.html")).contains("lang=\"cs\""));
    }

    @Test
    void everyPageCanBeReadInTheDarkAndAtALargeScale() throws Exception {
        for (String look : List.of("theme=dark", "theme=high-contrast", "scale=150")) {
            String[] plan = Stream.concat(Stream.of(plan(3)), Stream.of(look)).toArray(String[]::new);
            String name = "lab-" + look.replace('=', '-');
            try (Harness harness = open("cs", plan)) {
                harness.resize(1366, 768);
                lab(harness);
                harness.frames(3);
                harness.shot(name + "-plan");
                harness.click("lab.start");
                until(harness, "lab.state", "Dohrán: ");
                until(harness, "lab.board.0.state", "tah");
                harness.shot(name + "-boards");
                harness.click("lab.tab.games");
                harness.shot(name + "-games");
                for (String button : List.of("lab.report", "lab.plan", "lab.back", "lab.number.open", "lab.game.0")) {
                    assertTrue(harness.gl(() -> isOnScreen(harness, button)), button + " with " + look);
                }
            }
        }
    }

    private boolean isOnScreen(Harness harness, String name) {
        Actor actor = harness.find(name);
        Vector2 at = actor.localToStageCoordinates(new Vector2(0, 0));
        return at.x >= 0
                && at.x + actor.getWidth() <= application.stage().getWidth()
                && actor.getWidth() > 10
                && (actor.getName().startsWith("lab.game.") || at.y >= 0);
    }

    /** The file is one that a window of commit {@code e8a9b685} left. */
    @Test
    void thePlanThatAnOlderWindowStoredIsThere() throws Exception {
        Path stored = Path.of("src/slowTest/resources/stored/e8a9b685/window/settings.properties");
        try (Harness harness = open("en", Files.readString(stored))) {
            lab(harness);
            assertEquals("10030", harness.gl(() -> ((TextField) harness.find("lab.plan.games")).getText()));
            assertTrue(harness.texts().contains("Computer, hard"), harness.texts());
            assertTrue(harness.texts().contains("Computer, medium"), harness.texts());
        }
    }
}
