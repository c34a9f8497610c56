package org.marienbad.desktop.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marienbad.desktop.widget.Harness;
import org.marienbad.desktop.widget.InWindow;
import org.marienbad.framework.game.Action;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

@InWindow
class BoardViewTest {
    private static final int[] START = {4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0};
    private static final List<Action> LEGAL =
            List.of(Action.of(0, "A", "s0"), Action.of(2, "C", "s2"), Action.of(5, "F", "s5"));

    @Test
    void drawsEveryStyleAndKind() throws Exception {
        BoardStage window = new BoardStage(Samples.everything(), List.of(), action -> List.of());
        try (Harness harness = new Harness(window, () -> window.stage, BoardStage.configuration(1000, 680))) {
            assertTrue(harness.shot("board-everything") > 100);
        }
    }

    @Test
    void clicksAndKeysChooseAndMotionsEndInThePictureAfter() throws Exception {
        BoardStage window = new BoardStage(Samples.pits(START), LEGAL, action -> Samples.sowing(action.code(), 4));
        try (Harness harness = new Harness(window, () -> window.stage, BoardStage.configuration(1280, 800))) {
            harness.shot("board-pits");
            harness.click("spot.s1");
            assertEquals(List.of(), window.chosen, "not legal");
            harness.click("spot.s2");
            assertEquals(2, window.chosen.get(0).code());
            harness.point("spot.s0");
            harness.shot("board-preview");

            harness.key(Keys.TAB);
            harness.key(Keys.RIGHT);
            harness.key(Keys.RIGHT);
            harness.shot("board-keyboard");
            harness.key(Keys.ENTER);
            assertEquals(5, window.chosen.get(1).code());

            AtomicInteger landed = new AtomicInteger();
            AtomicInteger done = new AtomicInteger();
            int[] sown = {4, 4, 0, 5, 5, 5, 4, 4, 4, 4, 4, 4, 0, 1};
            harness.gl(() -> {
                window.board.onLanding(landed::incrementAndGet);
                window.board.play(Samples.sowing(2, 4), Samples.pits(sown), "", 1, done::incrementAndGet);
                return null;
            });
            harness.until("a stone lands", () -> landed.get() > 1);
            assertTrue(harness.gl(window.board::isAnimating));
            harness.shot("board-sowing");
            harness.until("the sowing ends", () -> !window.board.isAnimating());
            assertEquals(4, landed.get());
            assertEquals(1, done.get());
            assertEquals(1, harness.gl(() -> ((Place) harness.find("spot.east")).count()));
        }
    }

    @Test
    void piecesTurnOverWhereTheyLie() throws Exception {
        BoardStage window = new BoardStage(discs(Kind.WHITE_DISC), List.of(), action -> List.of());
        try (Harness harness = new Harness(window, () -> window.stage, BoardStage.configuration(1000, 680))) {
            List<Motion> turns = IntStream.range(0, 8)
                    .mapToObj(i -> new Motion(i, "c" + i, "c" + i, new Tokens(Kind.BLACK_DISC, 0, 1)))
                    .toList();
            harness.gl(() -> {
                window.board.play(turns, discs(Kind.BLACK_DISC), "", .5f, () -> {});
                return null;
            });
            harness.until("the first is taken up", () -> ((Place) harness.find("spot.c0")).count() == 0);
            harness.until("a disc has turned", () -> ((Place) harness.find("spot.c0")).count() == 1);
            assertTrue(harness.shot("board-turning") > 10);
            harness.until("all have turned", () -> !window.board.isAnimating());
            assertTrue(harness.gl(() ->
                    ((Place) harness.find("spot.c7")).piles().get(0).kind().equals(Kind.BLACK_DISC)));
        }
    }

    private static Picture discs(Kind kind) {
        return discs(kind, 8);
    }

    /** Eight cells, the first {@code count} of them with a disc each. */
    private static Picture discs(Kind kind, int count) {
        List<Spot> spots = IntStream.range(0, 8)
                .mapToObj(i -> new Spot("c" + i, new Box(10 * i, 0, 10, 10, 0), Style.CELL)
                        .material("felt")
                        .tokens(new Tokens(kind, kind.equals(Kind.BLACK_DISC) ? 0 : 1, i < count ? 1 : 0)))
                .toList();
        return new Picture(80, 10, spots, List.of(), Text.EMPTY);
    }

    @Test
    void aPieceIsCarriedToItsTarget() throws Exception {
        List<Action> moves = List.of(Action.of(0, "0-2", "c0", "c2"), Action.of(1, "0-3", "c0", "c3"));
        BoardStage window = new BoardStage(discs(Kind.WHITE_DISC, 2), moves, action -> List.of());
        try (Harness harness = new Harness(window, () -> window.stage, BoardStage.configuration(1000, 680))) {
            harness.drag("spot.c0", "spot.c2");
            harness.shot("board-carried");
            assertEquals(List.of(), window.chosen, "it is still carried");
            harness.release("spot.c2");
            assertEquals(List.of(0), window.chosen.stream().map(Action::code).toList());

            harness.drag("spot.c0", "spot.c5");
            harness.release("spot.c5");
            assertEquals(1, window.chosen.size(), "no target");
            harness.click("spot.c3");
            assertEquals(
                    List.of(0, 1), window.chosen.stream().map(Action::code).toList(), "it was chosen all the same");

            harness.drag("spot.c1", "spot.c2");
            harness.release("spot.c2");
            assertEquals(2, window.chosen.size(), "nothing moves from there");
        }
    }

    @Test
    void escapeTakesBackTheClicksOfAnUnfinishedAction() throws Exception {
        List<Action> pairs = List.of(Action.of(0, "A-B", "s0", "s1"), Action.of(1, "A-C", "s0", "s2"));
        BoardStage window = new BoardStage(Samples.pits(START), pairs, action -> List.of());
        try (Harness harness = new Harness(window, () -> window.stage, BoardStage.configuration(1000, 680))) {
            harness.click("spot.s0");
            assertTrue(harness.gl(window.board::isNarrowed));
            harness.shot("board-narrowed");
            harness.key(Keys.ESCAPE);
            assertFalse(harness.gl(window.board::isNarrowed));
            harness.click("spot.s0");
            harness.click("spot.s2");
            assertEquals(1, window.chosen.get(0).code());
        }
    }

    @Test
    void aClickSkipsTheAnimationAndCounts() throws Exception {
        BoardStage window = new BoardStage(Samples.pits(START), LEGAL, action -> Samples.sowing(action.code(), 4));
        try (Harness harness = new Harness(window, () -> window.stage, BoardStage.configuration(1000, 680))) {
            AtomicInteger done = new AtomicInteger();
            harness.gl(() -> {
                window.board.play(Samples.sowing(2, 4), Samples.pits(START), "", .01f, done::incrementAndGet);
                return null;
            });
            harness.click("spot.s0");
            assertFalse(harness.gl(window.board::isAnimating));
            assertEquals(1, done.get());
            assertEquals(0, window.chosen.get(0).code());
        }
    }

    /** Only the parts that have changed are painted again: the whole must look as if painted at once. */
    @Test
    void aBoardPaintedInPartsLooksLikeTheWhole() throws Exception {
        BoardStage window = new BoardStage(Samples.pits(START), LEGAL, action -> Samples.sowing(action.code(), 4));
        try (Harness harness = new Harness(window, () -> window.stage, BoardStage.configuration(1000, 680))) {
            Random random = new Random(7);
            for (int step = 0; step < 40; step++) {
                int[] counts = random.ints(14, 0, 9).toArray();
                String marked = "s" + random.nextInt(6);
                String recommended = "n" + random.nextInt(6);
                int drawn = random.nextInt(4);
                harness.gl(() -> {
                    BoardView board = window.board;
                    if (drawn == 0) {
                        board.show(Samples.pits(counts), "");
                    } else if (drawn == 1) {
                        board.play(Samples.sowing(2, 4), Samples.pits(counts), "", 4, () -> {});
                    } else if (drawn == 2) {
                        board.recommend(Set.of(recommended), List.of(new Marks.Arrow(marked, recommended, 1)));
                    }
                    board.mark(Set.of(marked));
                    return null;
                });
                if (drawn == 3) {
                    harness.point("spot.s" + random.nextInt(6));
                }
                harness.until("all lies still", () -> !window.board.isAnimating());
                harness.gl(() -> {
                    window.board.unhover();
                    return null;
                });
                if (step % 4 != 3) {
                    continue;
                }
                byte[] parts = harness.pixels();
                harness.gl(() -> {
                    Table table = (Table) window.board.getParent();
                    table.clearChildren();
                    table.add(window.board).grow().pad(24);
                    return null;
                });
                assertArrayEquals(harness.pixels(), parts, "after step " + step);
            }
        }
    }
}
