package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marienbad.desktop.context.Preferences;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.play.LiveGame;

/** The board, and the panels that stand beside it. */
@InWindow
class PanelsWindowTest {
    @TempDir
    Path folder;

    private Application application;

    private Harness open(String... preferences) throws Exception {
        Path file = folder.resolve("settings.properties");
        Files.writeString(file, "speed=0\n" + String.join("\n", preferences));
        Preferences remembered = new Preferences(file);
        application = new Application(Plugins.load(), remembered, Locale.ENGLISH);
        Lwjgl3ApplicationConfiguration configuration = Window.configuration(remembered);
        configuration.disableAudio(true);
        Harness harness = new Harness(application, application::stage, configuration);
        harness.resize(1280, 800);
        return harness;
    }

    private LiveGame live() {
        return application.controller().live();
    }

    private void settle(Harness harness) throws Exception {
        harness.until(
                "a person's turn",
                () -> application.gameScreen().isSettled() && (live().tree().isOver() || live().isPersonsTurn()));
    }

    private static Vector2 place(Actor actor) {
        return actor.localToStageCoordinates(new Vector2());
    }

    @Test
    void theButtonsOfALessonStayWhereTheyAre() throws Exception {
        try (Harness harness = open("game=minute-empire", "seat.0.player=person", "seat.1.player=random")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("panel.coach");
            harness.frames(2);
            List<String> buttons = List.of("coach.back", "coach.next", "coach.show", "coach.end");
            List<Vector2> first = harness.gl(() ->
                    buttons.stream().map(name -> place(harness.find(name))).toList());
            int steps = 1;
            while (!harness.gl(() -> ((Button) harness.find("coach.next")).isDisabled())) {
                harness.click("coach.next");
                harness.frames(2);
                harness.shot("lesson-" + ++steps);
                assertEquals(
                        first,
                        harness.gl(() -> buttons.stream()
                                .map(name -> place(harness.find(name)))
                                .toList()),
                        "at step " + steps);
            }
            assertTrue(steps > 2);
            harness.click("coach.next");
            assertTrue(harness.isThere("coach.step"), "a click more leads nowhere else");
        }
    }

    @Test
    void nothingOfTheGameStandsBesideALesson() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=person")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("spot.a");
            settle(harness);
            harness.click("panel.coach");
            for (String part : List.of("moves", "replayBar", "controls")) {
                assertFalse(harness.gl(() -> harness.find(part).isVisible()), part);
            }
            harness.shot("lesson-in-game");
            harness.click("coach.end");
            for (String part : List.of("moves", "replayBar", "controls")) {
                assertTrue(harness.gl(() -> harness.find(part).isVisible()), part);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hint", "analysis"})
    void theEndOfAGameIsToldThoughAnotherPanelIsOpen(String panel) throws Exception {
        try (Harness harness = open("game=nim", "seat.0.player=person", "seat.1.player=person")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("panel." + panel);
            while (!harness.gl(() -> live().tree().isOver())) {
                harness.gl(() -> {
                    live().play(live().view().legalActions().get(0).code());
                    return null;
                });
                settle(harness);
            }
            harness.until("the result", () -> application.stage().getRoot().findActor("result.page") != null);
            harness.shot("result-over-" + panel);
            harness.click("panel." + panel);
            assertFalse(harness.isThere("result.page"), "once");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"liars-dice", "dots-and-boxes", "minute-empire", "backgammon"})
    void theBoardIsSeenWithItsWholeFrame(String game) throws Exception {
        try (Harness harness = open("seat.0.player=person", "seat.1.player=random")) {
            harness.click("play." + game);
            settle(harness);
            harness.frames(3);
            harness.shot("whole-" + game);
            int[] edges = harness.gl(() -> {
                Actor board = harness.find("board");
                Vector2 at = place(board);
                return Stream.of(at.x, at.y, at.x + board.getWidth(), at.y + board.getHeight())
                        .mapToInt(Math::round)
                        .toArray();
            });
            byte[] pixels = harness.pixels();
            int width = harness.gl(() -> Gdx.graphics.getBackBufferWidth());
            int ground = colour(pixels, width, 2, edges[1] + 1);
            for (int x = edges[0]; x < edges[2]; x++) {
                assertEquals(ground, colour(pixels, width, x, edges[1] + 1), "below, at " + x);
                assertEquals(ground, colour(pixels, width, x, edges[3] - 2), "above, at " + x);
            }
        }
    }

    /** Of the point that is {@code y} above the bottom. */
    private static int colour(byte[] pixels, int width, int x, int y) {
        int at = 4 * (y * width + x);
        return (pixels[at] & 255) << 16 | (pixels[at + 1] & 255) << 8 | pixels[at + 2] & 255;
    }

    @Test
    void movesHaveTheSameNumberInTheListTheReplayAndTheHistory() throws Exception {
        try (Harness harness = open("seat.0.player=person", "seat.1.player=person")) {
            harness.click("play.backgammon");
            settle(harness);
            for (int move = 0; move < 3; move++) {
                harness.gl(() -> {
                    live().play(live().view().legalActions().get(0).code());
                    return null;
                });
                settle(harness);
            }
            assertTrue(harness.gl(() -> live().tree().length()) > 3, "dice were rolled, too");
            assertEquals(
                    "3 / 3",
                    harness.gl(() ->
                            ((Label) harness.find("replayPlace")).getText().toString()));
            String texts = harness.texts();
            assertTrue(texts.contains("\n3.\n") && !texts.contains("\n4.\n"), texts);
            harness.shot("numbers");
        }
    }
}
