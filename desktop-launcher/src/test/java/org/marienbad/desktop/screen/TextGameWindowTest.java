package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.match.Session;
import org.marienbad.framework.plugin.Plugins;

/** Games in text, played by clicks on paths of vertices. */
@InWindow
class TextGameWindowTest {
    private static final Path GAMES =
            Path.of("..", "languages", "rbg", "src", "main", "resources", "org", "marienbad", "rbg", "games");

    @TempDir
    Path folder;

    private Application application;

    private Harness open(String text, String id) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(
                file, String.join("\n", "game=" + id, "seat.0.player=person", "seat.1.player=person", "speed=0"));
        Preferences remembered = new Preferences(file);
        application = new Application(Plugins.load(GAMES.resolve(text + ".rbg")), remembered, Locale.ENGLISH);
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        Harness harness = new Harness(application, application::stage, configuration);
        Home.play(harness, application);
        settle(harness);
        return harness;
    }

    private Session session(Harness harness) throws Exception {
        return harness.gl(() -> application.controller().live().session());
    }

    private void settle(Harness harness) throws Exception {
        harness.until(
                "a person's turn",
                () -> application.gameScreen().isSettled()
                        && application.controller().live().session().isPersonsTurn());
    }

    private void clickPaths(Harness harness, String... paths) throws Exception {
        for (String path : paths) {
            for (String spot : path.split("-")) {
                harness.click("spot." + spot);
            }
            settle(harness);
        }
    }

    private String last(Harness harness) throws Exception {
        Session session = session(harness);
        return session.line(Observer.REFEREE)
                .action(session.tree().index() - 1)
                .orElseThrow()
                .notation();
    }

    /** Four moves have the same path; the menu tells them apart by their pieces. */
    @Test
    void aPawnBecomesThePieceThatIsChosen() throws Exception {
        try (Harness harness = open("chess", "chess")) {
            clickPaths(harness, "a2-a4", "b7-b5", "a4-b5", "a7-a6", "b5-a6", "h7-h6", "a6-a7", "h6-h5");
            assertEquals("h6-h5", last(harness));
            harness.click("spot.a7");
            harness.shot("chess-pawn");
            assertFalse(harness.isThere("action.a7-b8=whiteKnight"), "nothing is to choose before the square is known");
            harness.click("spot.b8");
            harness.shot("chess-promotion");
            assertTrue(harness.texts().contains("Play a7-b8: Queen"), harness.texts());
            harness.click("action.a7-b8=whiteKnight");
            settle(harness);
            assertEquals("a7-b8=whiteKnight", last(harness));
            harness.shot("chess-promoted");
        }
    }

    /** A turn is two actions of the same seat: a move, and an arrow from where it ended. */
    @Test
    void anAmazonMovesAndShoots() throws Exception {
        try (Harness harness = open("amazons", "rbg-amazons")) {
            clickPaths(harness, "d1-d7");
            assertEquals("d1-d7", last(harness));
            harness.shot("text-amazons-arrow");
            clickPaths(harness, "g7");
            assertEquals("g7", last(harness));
            clickPaths(harness, "d10-d8");
            harness.resize(1000, 680);
            harness.shot("text-amazons-small");
        }
    }
}
