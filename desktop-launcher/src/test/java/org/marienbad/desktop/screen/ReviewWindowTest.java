package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.ScrollPane;
import com.badlogic.gdx.scenes.scene2d.ui.TextArea;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;

/** The window helps people to learn from a game: by its turning points, hints, moves taken back, and lessons. */
@InWindow
class ReviewWindowTest extends GameInWindow {
    private boolean isThere(String name) {
        return application.stage().getRoot().findActor(name) != null;
    }

    private String label(Harness harness, String name) throws Exception {
        return harness.gl(() -> ((Label) harness.find(name)).getText().toString());
    }

    @Test
    void aReviewBeginsBeforeTheLastMistakeAndPointsOutWhatWasBetter() throws Exception {
        try (Harness harness = open("game=connect-four", "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            Home.play(harness, application);
            play(harness, "a", "g", "a", "g", "a", "g", "a");
            harness.until("the result", () -> isThere("result.review"));
            harness.click("result.review");
            harness.until(
                    "the whole game",
                    () -> live().tree().index() < live().tree().length());
            harness.until(
                    "turning points",
                    () -> isThere("analysis.blunder." + live().tree().index()));
            harness.frames(2);
            harness.shot("review-begins");
            int last = harness.gl(() -> live().tree().index());
            assertTrue(harness.gl(() -> ((Button) harness.find("analysis.blunder." + last)).isChecked()));
            assertTrue(
                    harness.gl(() -> isInSight(harness.find("analysis.blunder." + last))), "in sight without a scroll");
            harness.until(
                    "the move that was played among the best",
                    () -> IntStream.range(0, 9).anyMatch(this::isListedAsPlayed));
            harness.shot("review-played");
            Set<String> better =
                    harness.gl(() -> application.gameScreen().board().recommended());
            assertFalse(better.isEmpty());
            int first = harness.gl(() -> {
                int ply = 0;
                while (!isThere("analysis.blunder." + ply)) {
                    ply++;
                }
                return ply;
            });
            assertTrue(first < last, "several mistakes");
            harness.click("analysis.blunder." + first); // in its middle, where no word is
            assertEquals(first, harness.gl(() -> live().tree().index()), "the position before it");
            harness.shot("review-mistake");
        }
    }

    @Test
    void diceThatDecideMuchAreCalledLuck() throws Exception {
        try (Harness harness = open(
                "game.backgammon.seat.0.player=random",
                "game.backgammon.seat.1.player=random",
                "game.backgammon.seed=2",
                "speed=0")) {
            harness.click("setup.backgammon");
            harness.click("beginning");
            harness.gl(() -> {
                TextArea text = (TextArea) harness.find("beginning.text");
                text.setProgrammaticChangeEvents(true);
                // Each seat has two men on its fourth point: they stay with this roll, and leave with some of the next
                // ones.
                text.setText("{\"id\":\"GAAAwAAAAAAAAA\",\"phase\":\"move\",\"turn\":0,\"dice\":[2,1],\"turns\":0}");
                return null;
            });
            harness.click("start");
            harness.until("the result", () -> isThere("result.review"));
            harness.click("result.review");
            harness.until("luck", () -> luck() >= 0);
            harness.frames(2);
            harness.shot("review-luck");
            assertTrue(harness.texts().contains("luck for "), harness.texts());
            int ply = harness.gl(this::luck);
            harness.click("analysis.luck." + ply);
            assertEquals(ply, harness.gl(() -> live().tree().index()), "the position before the dice");
        }
    }

    /** The first ply that is called luck; −1 if there is none. */
    private int luck() {
        return IntStream.range(0, live().tree().length())
                .filter(ply -> isThere("analysis.luck." + ply))
                .findFirst()
                .orElse(-1);
    }

    private boolean isListedAsPlayed(int row) {
        Label value = application.stage().getRoot().findActor("analysis.value." + row);
        return value != null && value.getText().toString().endsWith("(played)");
    }

    /** Whether the actor lies within the part of its page that is seen. */
    private static boolean isInSight(Actor actor) {
        Actor parent = actor.getParent();
        while (!(parent instanceof ScrollPane)) {
            parent = parent.getParent();
        }
        Vector2 at = actor.localToAscendantCoordinates(parent.getParent(), new Vector2());
        return at.y >= parent.getY() && at.y + actor.getHeight() <= parent.getY() + parent.getHeight();
    }

    @Test
    void theHintGoesWhenItIsPlayed() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=random", "speed=0")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("panel.hint");
            harness.until("the hint", () -> isThere("hint.play"));
            harness.click("hint.play");
            settle(harness);
            assertFalse(harness.isThere("hint.page"));
        }
    }

    @Test
    void aMoveThatIsTakenBackIsCalledSo() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=random", "speed=0")) {
            Home.play(harness, application);
            play(harness, "a");
            harness.click("undo");
            assertTrue(label(harness, "hint").contains("taken back"), label(harness, "hint"));
            harness.click("game.last");
            harness.click("move.1");
            assertFalse(label(harness, "hint").contains("taken back"), label(harness, "hint"));
        }
    }

    @Test
    void aLessonEndsInAGameAgainstTheWeakestComputer() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=random", "speed=0")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("panel.coach");
            while (!harness.gl(() -> ((Button) harness.find("coach.next")).isDisabled())) {
                harness.click("coach.next");
            }
            harness.shot("lesson-end");
            assertEquals(
                    "Play against: Computer, easy",
                    harness.gl(() ->
                            ((TextButton) harness.find("coach.end")).getText().toString()));
            harness.click("coach.end");
            settle(harness);
            assertEquals(
                    "computer(level=easy)",
                    harness.gl(() -> application.controller().seated().get(1)));
            assertFalse(harness.isThere("coach.step"));
        }
    }

    @Test
    void whatIsSaidOfAClickThatPlaysNothingGoesAgain() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("spot.A");
            assertFalse(harness.gl(() -> application.gameScreen().board().objection())
                    .isEmpty());
            harness.point("spot.B");
            assertEquals("", harness.gl(() -> application.gameScreen().board().objection()), "elsewhere");
            harness.click("spot.A");
            assertFalse(harness.gl(() -> application.gameScreen().board().objection())
                    .isEmpty());
            harness.until(
                    "time to read it has passed",
                    () -> application.gameScreen().board().objection().isEmpty());
        }
    }
}
