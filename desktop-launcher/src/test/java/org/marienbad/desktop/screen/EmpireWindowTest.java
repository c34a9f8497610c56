package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
