package org.marienbad.desktop.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Button;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Slider;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.desktop.board.BoardView;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.desktop.widget.Tip;

/** The screen of a game: all that it tells belongs to one ply, and every ply can be gone to. */
@InWindow
class GameWindowTest extends GameInWindow {
    private static String label(Harness harness, String name) throws Exception {
        return harness.gl(() -> ((Label) harness.find(name)).getText().toString());
    }

    private static float[] bounds(Harness harness, String name) throws Exception {
        return harness.gl(() -> {
            Actor actor = harness.find(name);
            return new float[] {actor.getWidth(), actor.getHeight()};
        });
    }

    private static boolean isChecked(Harness harness, String name) throws Exception {
        return harness.gl(() -> ((Button) harness.find(name)).isChecked());
    }

    @Test
    void whileTheOpponentMovesEverythingBelongsToItsPly() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.1.player=minimax", "seat.1.minimax.depth=2", "speed=slow")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("spot.a");
            harness.until(
                    "the person's stones fly",
                    () -> application.gameScreen().board().isAnimating());
            assertTrue(label(harness, "caption").contains("South"), label(harness, "caption"));
            assertTrue(isChecked(harness, "move.1"));
            harness.until(
                    "the opponent's stones fly",
                    () -> application.gameScreen().board().isAnimating()
                            && ((Label) harness.find("caption"))
                                    .getText()
                                    .toString()
                                    .contains("Minimax"));
            assertTrue(isChecked(harness, "move.2"));
            assertEquals("0", label(harness, "seat.1.score"), "the score is that of the board");
            harness.frames(10);
            harness.shot("shown-north-moves");
            harness.key(Keys.ESCAPE);
            settle(harness);
            assertEquals("Your turn", label(harness, "caption"));
            harness.shot("shown-south-to-move");
        }
    }

    /** The color of a seat's sign on its card, beside the shape in its middle, as 0xRRGGBB. */
    private static int sign(Harness harness, int seat) throws Exception {
        harness.frames(2);
        return harness.gl(() -> {
            Actor sign = ((Group) harness.find("seat." + seat)).findActor("sign");
            Vector2 place = sign.localToStageCoordinates(new Vector2(sign.getWidth() * .16f, sign.getHeight() / 2));
            Pixmap pixel = Pixmap.createFromFrameBuffer(Math.round(place.x), Math.round(place.y), 1, 1);
            int color = pixel.getPixel(0, 0) >>> 8;
            pixel.dispose();
            return color;
        });
    }

    @ParameterizedTest
    @CsvSource({"connect-four, d0392b, f2c230", "reversi, 2c2a2b, f4f1ea", "kalaha, 0072b2, d55e00"})
    void aSeatCalledByAColorHasThatColor(String game, String first, String second) throws Exception {
        try (Harness harness = open("game=" + game, "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            harness.click("setup." + game);
            assertEquals(Integer.parseInt(first, 16), sign(harness, 0), "in the set-up");
            harness.click("start");
            settle(harness);
            assertEquals(Integer.parseInt(first, 16), sign(harness, 0));
            assertEquals(Integer.parseInt(second, 16), sign(harness, 1));
            for (int ply = 0; ply < 4; ply++) {
                harness.gl(() -> {
                    live().play(live().view().legalActions().get(0).code());
                    return null;
                });
                settle(harness);
            }
            harness.click("panel.analysis");
            harness.frames(20);
            harness.shot("seat-colours-" + game);
        }
    }

    @Test
    void theReplayBarGoesEverywhere() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            Home.play(harness, application);
            for (String spot : new String[] {"c", "f", "A", "a"}) {
                settle(harness);
                harness.click("spot." + spot);
            }
            settle(harness);
            assertEquals("4 / 4", label(harness, "replayPlace"));
            float[] board = bounds(harness, "board");
            harness.key(Keys.HOME);
            assertEquals("0 / 4", label(harness, "replayPlace"));
            harness.key(Keys.RIGHT);
            harness.key(Keys.RIGHT);
            harness.key(Keys.LEFT);
            assertEquals(1, harness.gl(() -> live().tree().index()));
            harness.key(Keys.END);
            assertEquals(4, harness.gl(() -> live().tree().index()));
            harness.click("game.previous");
            assertEquals("3 / 4", label(harness, "replayPlace"));
            harness.gl(() -> {
                ((Slider) harness.find("replaySlider")).setValue(2);
                return null;
            });
            assertEquals(2, harness.gl(() -> live().tree().index()));
            assertTrue(isChecked(harness, "move.2"));
            harness.click("game.first");
            harness.click("game.play");
            harness.until("played to the end", () -> live().tree().index() == 4);
            harness.shot("replay-bar");
            harness.key(Keys.HOME);
            harness.click("spot.b");
            settle(harness);
            assertTrue(harness.gl(() -> live().tree().hasVariations()));
            assertTrue(harness.isThere("variation.1"));
            harness.shot("variations");
            harness.click("variation.2");
            assertEquals(2, harness.gl(() -> live().tree().node()));
            assertTrue(isChecked(harness, "variation.2"));
            assertEquals(board[0], bounds(harness, "board")[0]);
            assertEquals(board[1], bounds(harness, "board")[1]);
        }
    }

    @Test
    void theLastTurnOfTheOpponentIsShownAgainByAKey() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.1.player=minimax", "seat.1.minimax.depth=4", "speed=fast")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("spot.a");
            settle(harness);
            int plies = harness.gl(() -> live().tree().index());
            harness.type("r");
            harness.until(
                    "it moves again", () -> application.gameScreen().board().isAnimating());
            assertTrue(label(harness, "caption").contains("Minimax"));
            assertFalse(isChecked(harness, "move." + plies) && plies > 2);
            settle(harness);
            assertEquals(plies, harness.gl(() -> live().tree().index()));
            assertTrue(isChecked(harness, "move." + plies));
        }
    }

    @Test
    void aClickThatPlaysNothingSaysWhy() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("spot.A");
            String why = harness.gl(() -> application.gameScreen().board().objection());
            assertTrue(why.contains("North"), why);
            assertEquals(0, harness.gl(() -> live().tree().index()));
            harness.frames(5);
            harness.shot("why-not");
            harness.click("spot.a");
            settle(harness);
            assertEquals("", harness.gl(() -> application.gameScreen().board().objection()));
        }
    }

    @Test
    void rulesStandBesideTheBoard() throws Exception {
        try (Harness harness = open("game=minute-empire", "seat.0.player=person", "seat.1.player=random")) {
            Home.play(harness, application);
            harness.click("panel.rules");
            assertTrue(harness.isThere("rules.page"));
            harness.shot("rules-beside");
            assertTrue(harness.gl(() -> {
                Actor board = harness.find("board");
                Actor panel = harness.find("panel");
                return board.localToStageCoordinates(new Vector2(board.getWidth(), 0)).x
                        <= panel.localToStageCoordinates(new Vector2()).x;
            }));
            harness.click("panel.close");
            assertFalse(harness.isThere("rules.page"));
            harness.click("games");
            harness.click("play.kalaha");
            harness.click("panel.rules");
            harness.shot("rules-kalaha");
        }
    }

    @Test
    void theCoachLendsTheBoard() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.1.player=random", "speed=0")) {
            Home.play(harness, application);
            settle(harness);
            harness.shot("coach-offered");
            harness.click("panel.coach");
            assertEquals("Step 1 of 5", label(harness, "coach.step").replaceAll("of \\d", "of 5"));
            harness.click("spot.a");
            assertEquals(0, harness.gl(() -> live().tree().index()), "the game waits");
            harness.click("coach.next");
            harness.shot("coach-step");
            harness.click("spot.a");
            String wrong = label(harness, "coach.comment");
            assertFalse(wrong.isEmpty());
            harness.click("spot.c");
            String right = label(harness, "coach.comment");
            assertNotEquals(wrong, right);
            harness.shot("coach-right");
            harness.click("coach.back");
            assertEquals("", label(harness, "coach.comment"));
            assertEquals(0, harness.gl(() -> live().tree().index()), "the game waits");
            harness.click("coach.end");
            assertFalse(harness.isThere("coach.step"));
            assertEquals("Your turn", label(harness, "caption"));
            BoardView board = (BoardView) harness.find("board");
            assertEquals(Set.of(), harness.gl(board::recommended), "nothing of the lesson is left");
            harness.click("spot.a");
            settle(harness);
            assertTrue(harness.gl(() -> live().tree().index()) >= 2);
        }
    }

    @Test
    void noClockRunsWhileTheCoachHasTheBoard() throws Exception {
        try (Harness harness =
                open("game=kalaha", "clock=3+2", "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            Home.play(harness, application);
            settle(harness);
            harness.click("spot.c");
            settle(harness);
            assertTrue(harness.gl(() -> live().runningSeat().isPresent()));
            harness.click("panel.coach");
            assertTrue(harness.gl(() -> live().runningSeat().isEmpty()));
            harness.click("coach.end");
            assertTrue(harness.gl(() -> live().runningSeat().isPresent()));
        }
    }

    @Test
    void nothingCanBeTakenBackBeforeTheFirstDecision() throws Exception {
        try (Harness harness = open("game=minute-empire", "seat.0.player=person", "seat.1.player=random", "speed=0")) {
            Home.play(harness, application);
            settle(harness);
            int drawn = harness.gl(() -> live().tree().index());
            assertTrue(drawn > 0, "chance has turned up cards");
            assertTrue(isDisabled(harness, "undo"));
            harness.chord(Keys.CONTROL_LEFT, Keys.Z);
            assertEquals(drawn, harness.gl(() -> live().tree().index()));
        }
    }

    @Test
    void aCardThatWasTurnedUpIsNotTakenBackAndASentenceSaysWhy() throws Exception {
        try (Harness harness = open("game=minute-empire", "seat.0.player=person", "seat.1.player=random", "speed=0")) {
            Home.play(harness, application);
            settle(harness);
            int before = harness.gl(() -> live().tree().index());
            while (harness.gl(() -> live().undoObjection().isEmpty())) {
                harness.gl(() -> {
                    live().play(live().view().legalActions().get(0).code());
                    return null;
                });
                settle(harness);
            }
            int now = harness.gl(() -> live().tree().index());
            assertTrue(isDisabled(harness, "undo"));
            harness.chord(Keys.CONTROL_LEFT, Keys.Z);
            assertEquals(now, harness.gl(() -> live().tree().index()));
            harness.gl(() -> {
                live().jump(before);
                return null;
            });
            String hint =
                    harness.gl(() -> ((Label) harness.find("hint")).getText().toString());
            assertTrue(hint.endsWith("it cannot be taken back."), hint); // a card by chance, or the bids of all
            assertEquals(
                    List.of(), harness.gl(() -> application.gameScreen().board().buttons()));
            harness.gl(() -> {
                application.gameScreen().play(live().view().legalActions().get(0));
                return null;
            });
            assertTrue(harness.isThere("takeback"), "a dialog says it, too");
            assertEquals(now, harness.gl(() -> live().tree().length()));
        }
    }

    @Test
    void keysWorkAgainRightAfterADialog() throws Exception {
        try (Harness harness = open("game=nim", "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            Home.play(harness, application);
            harness.gl(() -> {
                live().play(0);
                return null;
            });
            settle(harness);
            harness.click("archive.export");
            harness.key(Keys.ESCAPE);
            harness.chord(Keys.CONTROL_LEFT, Keys.Z);
            assertEquals(0, harness.gl(() -> live().tree().index()));
        }
    }

    @Test
    void theBoardKeepsItsSizeToTheEnd() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=random", "seat.1.player=random", "speed=0")) {
            Home.begin(harness, application);
            harness.frames(1);
            float[] board = bounds(harness, "board");
            harness.until(
                    "the end",
                    () -> live().tree().isOver() && application.gameScreen().isSettled());
            harness.frames(2);
            harness.shot("kalaha-over");
            assertTrue(harness.isThere("moves"), "beside the result, which opened itself");
            assertEquals(board[1], bounds(harness, "board")[1], "it takes only from the width");
            harness.click("panel.close");
            harness.frames(2);
            assertEquals(board[1], bounds(harness, "board")[1]);
        }
    }

    @Test
    void afterTheEndThereAreNoControlsThatDoNothing() throws Exception {
        try (Harness harness = open("game=nim", "seat.0.player=random", "seat.1.player=random", "speed=0")) {
            Home.begin(harness, application);
            harness.until(
                    "the end",
                    () -> live().tree().isOver() && application.gameScreen().isSettled());
            assertFalse(harness.isThere("moveNow"));
            assertFalse(harness.isThere("step"));
            harness.shot("after-the-end");
            harness.key(Keys.HOME);
            assertTrue(harness.isThere("moveNow"), "players can go on from an earlier position");
        }
    }

    @Test
    void captureAndExtraMoveAreTold() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=person", "speed=0")) {
            Home.play(harness, application);
            for (String spot : new String[] {"c", "b", "A", "e", "B", "b"}) {
                settle(harness);
                if (harness.gl(() -> live().view().legalActions().stream()
                        .anyMatch(action -> action.spots().contains(spot)))) {
                    harness.click("spot." + spot);
                }
            }
            harness.click("move.1");
            assertTrue(harness.texts().contains("Moves again"), harness.texts());
            harness.shot("events");
        }
    }

    private static boolean isDisabled(Harness harness, String name) throws Exception {
        return harness.gl(() -> ((Button) harness.find(name)).isDisabled());
    }

    @ParameterizedTest
    @CsvSource({
        "1366, 768, 150, dark, kalaha, 2",
        "1366, 768, 150, high-contrast, minute-empire, 5",
        "1280, 800, 100, dark, minute-empire, 3",
        "1920, 1080, 100, high-contrast, kalaha, 2"
    })
    void panelsAndSeatsFitInCzech(int width, int height, int scale, String theme, String game, int seats)
            throws Exception {
        try (Harness harness = open(
                "game=" + game,
                "language=cs",
                "theme=" + theme,
                "scale=" + scale,
                "game." + game + ".seats=" + seats,
                "seat.0.player=person",
                "seat.1.player=random",
                "speed=0")) {
            harness.resize(width, height);
            Home.play(harness, application);
            harness.frames(3);
            harness.shot("czech-" + game + "-" + width + "-" + scale);
            harness.click("panel.rules");
            harness.frames(2);
            for (String name : new String[] {"board", "panel", "replaySlider", "games"}) {
                assertTrue(harness.gl(() -> isInside(harness.find(name))), name);
                assertTrue(bounds(harness, name)[0] > 30, name);
            }
            harness.shot("czech-rules-" + game + "-" + width + "-" + scale);
        }
    }

    private boolean isInside(Actor actor) {
        var at = actor.localToStageCoordinates(new Vector2());
        return at.x >= 0
                && at.y >= 0
                && at.x + actor.getWidth() <= application.stage().getWidth()
                && at.y + actor.getHeight() <= application.stage().getHeight();
    }

    @ParameterizedTest
    @CsvSource({
        "1000, 700, minute-empire, 5",
        "1280, 800, minute-empire, 5",
        "1920, 1080, minute-empire, 5",
        "1000, 700, kalaha, 2",
        "1280, 800, nim, 2",
        "1920, 1080, kalaha, 2",
        "3840, 2160, minute-empire, 5"
    })
    void allSeatsAreInSight(int width, int height, String game, int seats) throws Exception {
        try (Harness harness = open(
                "game=" + game,
                "game." + game + ".seats=" + seats,
                "seat.0.player=person",
                "seat.1.player=random",
                "speed=0")) {
            harness.resize(width, height);
            Home.play(harness, application);
            harness.frames(3);
            for (int seat = 0; seat < seats; seat++) {
                String name = "seat." + seat;
                assertTrue(harness.gl(() -> {
                    Actor card = harness.find(name);
                    Actor column = harness.find("gameScreen");
                    float bottom = card.localToAscendantCoordinates(column, new Vector2()).y;
                    return bottom >= 0 && bottom + card.getHeight() <= column.getHeight();
                }));
                assertNotEquals(0, bounds(harness, name)[1]);
            }
            assertFalse(harness.gl(() -> Tip.isCut((Label) harness.find("title"))), "the name of the game is whole");
            harness.shot("layout-" + game + "-" + width);
        }
    }

    @Test
    void anotherThemeWhileTokensMoveHoldsNobodyUp() throws Exception {
        try (Harness harness = open(
                "game=kalaha", "seat.0.player=person", "seat.1.player=minimax", "seat.1.minimax.depth=1", "speed=1")) {
            harness.click("play.kalaha");
            settle(harness);
            harness.click("spot.b");
            harness.until(
                    "a stone in the air", () -> application.gameScreen().board().isAnimating());
            harness.gl(() -> {
                application.refresh();
                return null;
            });
            harness.until("the answer", () -> live().tree().length() > 1);
            settle(harness);
        }
    }

    @Test
    void somebodyMayBeCalledAsAnotherSeatIs() throws Exception {
        try (Harness harness = open("game=kalaha", "seat.0.player=person", "seat.1.player=person")) {
            harness.click("play.kalaha");
            settle(harness);
            harness.gl(() -> {
                live().names(List.of("North", "Ann"));
                application.refresh();
                return null;
            });
            assertEquals("North to move", label(harness, "caption"));
            harness.click("spot.c");
            settle(harness);
            assertEquals("North to move again", label(harness, "caption"), "the last seed fell into the own store");
        }
    }
}
