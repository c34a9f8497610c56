package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.desktop.board.BoardView;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.plugin.Plugins;

/** Minute Empire, the game with most on the screen, in a real window. */
@InWindow
class EmpireWindowTest {
    @TempDir
    Path folder;

    private Application application;

    private Harness open(String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "game=minute-empire\nspeed=0\n" + String.join("\n", preferences));
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

    private void settle(Harness harness) throws Exception {
        Session session = session(harness);
        harness.until(
                "a person's turn",
                () -> application.gameScreen().isSettled() && (session.tree().isOver() || session.isPersonsTurn()));
    }

    @Test
    void aPersonClicksWholeTurns() throws Exception {
        try (Harness harness =
                open("seat.0.player=person", "seat.1.player=person", "game.minute-empire.option.rules=thesis")) {
            Home.play(harness, application);
            Session session = session(harness);
            int spaces = 0;
            for (int turn = 0; turn < 6 || spaces == 0 && turn < 26; turn++) {
                settle(harness);
                int actor = session.tree().actor();
                boolean over = false;
                for (int ply = 0; !over; ply++) {
                    List<Action> legal =
                            harness.gl(() -> session.view(Observer.REFEREE).legalActions());
                    boolean canEnd =
                            legal.stream().anyMatch(action -> action.notation().equals("done"));
                    int before = session.tree().length();
                    if (canEnd && ply >= 2) {
                        harness.press(Keys.SPACE, ' ');
                        spaces++;
                    } else {
                        click(harness, legal.get(legal.size() - 1), before);
                    }
                    assertTrue(session.tree().length() > before, "nothing was played");
                    settle(harness);
                    over = session.tree().isOver() || session.tree().actor() != actor;
                }
            }
            assertTrue(spaces > 0);
            int played = session.tree().index();
            harness.key(Keys.PAGE_UP);
            assertEquals(played - 1, session.tree().index());
            harness.shot("empire-turns");
        }
    }

    /** Clicks the spots of {@code action} until it is played. */
    private void click(Harness harness, Action action, int plies) throws Exception {
        Session session = session(harness);
        for (String spot : action.spots()) {
            if (session.tree().length() == plies) {
                harness.click("spot." + spot);
            }
        }
        assertEquals(
                action.notation(),
                session.line(Observer.REFEREE).action(plies).orElseThrow().notation());
    }

    /** The lesson is a game for two even if more sit at the board; the last step tells the score that stands at the seats. */
    @ParameterizedTest
    @CsvSource({"en, 2", "cs, 3"})
    void theLessonPlaysAWholeGame(String language, int seats) throws Exception {
        try (Harness harness = open(
                "language=" + language,
                "game.minute-empire.seats=" + seats,
                "seat.0.player=person",
                "seat.1.player=random",
                "seat.2.player=random")) {
            Home.play(harness, application);
            settle(harness);
            int played = session(harness).tree().length();
            harness.click("panel.coach");
            harness.shot("empire-lesson-" + language + "-1");
            int steps = 1;
            boolean goesOn = true;
            while (goesOn) {
                if (harness.gl(() -> harness.find("coach.show").isVisible())) {
                    harness.click("coach.show");
                }
                goesOn = !harness.gl(() -> ((Button) harness.find("coach.next")).isDisabled());
                if (goesOn) {
                    harness.click("coach.next");
                    harness.frames(2);
                    steps++;
                    harness.shot("empire-lesson-" + language + "-" + steps);
                }
            }
            assertTrue(steps > 10, steps + " steps");
            harness.click("coach.back");
            assertEquals("6", label(harness, "seat.0.score"));
            assertEquals("5", label(harness, "seat.1.score"));
            assertTrue(label(harness, "coach.words").matches("(?s).*: 6\\..*: 5\\..*"), label(harness, "coach.words"));
            assertTrue(seats == 2 || !harness.gl(() -> harness.find("seat.2").isVisible()), "the lesson has two seats");
            assertEquals(language.equals("en") ? "Player 2" : "Hráč 2", label(harness, "seat.1.name"));
            assertEquals(played, session(harness).tree().length(), "the game waits");
            harness.click("coach.end");
            assertEquals("0", label(harness, "seat.1.score"));
            assertTrue(label(harness, "seat.1.name").startsWith(language.equals("en") ? "Random" : "Náhodný"));
        }
    }

    private static String label(Harness harness, String name) throws Exception {
        return harness.gl(() -> ((Label) harness.find(name)).getText().toString());
    }

    @Test
    void aCardARegionAndTheScoreSayWhatTheyAre() throws Exception {
        try (Harness harness = open(
                "game.minute-empire.seed=5",
                "seat.0.player=person",
                "seat.1.player=person",
                "game.minute-empire.option.rules=thesis")) {
            Home.play(harness, application);
            settle(harness);
            String card = pointedAt(harness, "card.1");
            assertTrue(card.split("\n").length >= 3, card);
            assertTrue(card.split("\n")[0].endsWith(" – for free"), card);
            harness.shot("empire-card-tip");
            String region = pointedAt(harness, "region.12");
            assertTrue(region.startsWith("Region 12, continent C: held by nobody\n"), region);
            assertTrue(region.contains("most armies on it"), region);
            harness.shot("empire-region-tip");
            assertFalse(harness.isThere("scoreBar"), "nobody has a point yet");
            harness.click("spot.card.1");
            settle(harness);
            Session session = session(harness);
            while (!harness.isThere("scoreBar")) {
                List<Action> legal =
                        harness.gl(() -> session.view(Observer.REFEREE).legalActions());
                click(harness, legal.get(legal.size() - 1), session.tree().length());
                settle(harness);
            }
            String score = harness.tip("scoreBar");
            assertTrue(
                    score.matches("(?s)Regions \\d+ \\+ Continents \\d+ \\+ Goods \\d+ = \\d+\nRegions: A region.*"),
                    score);
            harness.shot("empire-score-bar");
        }
    }

    private String pointedAt(Harness harness, String spot) throws Exception {
        harness.point("spot." + spot);
        BoardView board = application.gameScreen().board();
        harness.until("words about " + spot, () -> board.tip().length() > 0);
        return harness.gl(board::tip);
    }

    @Test
    void fiveSeatsFitIntoASmallWindowInCzech() throws Exception {
        try (Harness harness = open(
                "language=cs",
                "game.minute-empire.seats=5",
                "game.minute-empire.option.map=isles",
                "game.minute-empire.option.rules=official")) {
            harness.resize(1000, 680);
            Home.play(harness, application);
            settle(harness);
            assertTrue(harness.gl(() ->
                            ((Label) harness.find("caption.more")).getText().toString())
                    .contains("ajně"));
            harness.click("spot.bid.3");
            settle(harness);
            assertTrue(harness.shot("empire-five") > 60);
        }
    }
}
