package org.marienbad.games.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.game.CoachStep;
import org.marienbad.framework.game.LineOfPlay;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Values;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.marienbad.testkit.Bundles;
import org.marienbad.testkit.GoldenDrawing;

class ViewTest {
    private final HexGame game = Games.of(5, "pieces");
    private final Messages english = Games.PROVIDER.messages(Locale.ENGLISH);
    private final Messages czech = Games.PROVIDER.messages(new Locale("cs"));

    private static Spot spot(Picture picture, String id) {
        return picture.spots().stream()
                .filter(spot -> spot.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Picture picture(HexGame of, String plies) {
        return of.view().picture(Games.play(of, plies), Observer.SPECTATOR);
    }

    private List<String> annotations(HexState state, String ply) {
        return game.view().annotations(state, game.parse(state, ply).orElseThrow()).stream()
                .map(english::get)
                .toList();
    }

    private List<String> events(HexState before, String ply) {
        int code = game.parse(before, ply).orElseThrow();
        HexState after = before.copy();
        after.apply(code);
        return game.view().events(before, code, after, Observer.SPECTATOR).stream()
                .map(english::get)
                .toList();
    }

    @Test
    void rowsAreHalfACellFurtherRight() {
        Picture picture = picture(game, "");
        List<Double> a1 = ((Picture.Polygon) spot(picture, "a1").shape()).points();
        List<Double> b1 = ((Picture.Polygon) spot(picture, "b1").shape()).points();
        List<Double> a2 = ((Picture.Polygon) spot(picture, "a2").shape()).points();
        assertEquals(12, a1.size());
        assertEquals((b1.get(0) - a1.get(0)) / 2, a2.get(0) - a1.get(0), 1e-9);
        assertTrue(a2.get(1) < a1.get(1));
        assertEquals(0, spot(picture, "top").owner());
        assertEquals(1, spot(picture, "left").owner());
    }

    @Test
    void theSwapIsAButtonWhileItIsPossible() {
        assertEquals("Swap", english.get(spot(picture(game, "c3"), "swap").label()));
        assertEquals(
                "Blue to move: a stone, or the swap",
                english.get(picture(game, "c3").caption()));
        for (String plies : List.of("", "c3 c4", "c3 swap")) {
            assertFalse(picture(game, plies).spots().stream()
                    .anyMatch(spot -> spot.id().equals("swap")));
        }
        HexState state = Games.play(game, "d2");
        assertEquals(List.of("swap"), game.action(state, 25).spots());
        assertEquals("Modrý přebírá kámen", czech.get(game.action(state, 25).words()));
        Motion motion = game.view().motions(state, 25, Observer.SPECTATOR).get(0);
        assertEquals(
                "d2 b4 1",
                motion.from() + " " + motion.to() + " " + motion.tokens().owner());
    }

    @Test
    void exchangedSidesAreSeen() {
        HexGame sides = Games.of(5, "sides");
        Picture picture = picture(sides, "d2 swap");
        assertEquals(1, spot(picture, "top").owner());
        assertEquals(0, spot(picture, "right").owner());
        assertEquals(1, spot(picture, "d2").tokens().get(0).owner());
        Motion motion = sides.view()
                .motions(Games.play(sides, "d2"), 25, Observer.SPECTATOR)
                .get(0);
        assertEquals(
                "d2 d2 1",
                motion.from() + " " + motion.to() + " " + motion.tokens().owner());
        assertEquals(
                "left and right",
                english.get(picture.panels().get(0).rows().get(0).value()));
    }

    @Test
    void panelsCountMissingStones() {
        Picture picture = picture(game, "c3 c2 d2");
        assertEquals("3", english.get(picture.panels().get(0).rows().get(1).value()));
        assertEquals("4", english.get(picture.panels().get(1).rows().get(1).value()));
    }

    @Test
    void movesAreAnnotated() {
        HexState state = Games.rows(game, 1, "..R.. ..R.. ..... ..R.. ..R..");
        assertEquals(List.of("Takes c3, or Red would have won."), annotations(state, "c3"));
        assertEquals("Lets Red win at c3.", annotations(state, "a1").get(0));
        HexState red = Games.rows(game, 0, "..R.. ..R.. ..... ..R.. ..R..");
        assertEquals(List.of("Joins top and bottom and wins."), annotations(red, "c3"));
        HexState bridge = Games.rows(game, 0, "...R. ..... ..R.. ..... .....");
        assertTrue(annotations(bridge, "b5").contains("Forms a bridge with c3."));
        HexState attacked = Games.rows(game, 0, "..... ...R. ...B. ..R.. .....");
        assertEquals("Saves a bridge: d2, c4.", annotations(attacked, "c3").get(0));
        HexState two = Games.rows(game, 0, "..R.. ..R.. ..R.. ..... .....");
        assertTrue(annotations(two, "a5").contains("Threatens to win at b4."));
        assertTrue(annotations(two, "c4").contains("Threatens to win at b5, c5; the other player cannot stop both."));
        assertEquals(List.of("Takes over the stone of Red."), annotations(Games.play(game, "c3"), "swap"));
    }

    @Test
    void eventsTellWhatHappened() {
        HexState two = Games.rows(game, 0, "..R.. ..R.. ..R.. ..... .....");
        assertEquals(List.of("Threatens b5, c5"), events(two, "c4"));
        assertEquals(
                List.of("Joins top and bottom"), events(Games.rows(game, 0, "..R.. ..R.. ..R.. ..R.. ....."), "b5"));
        assertEquals(List.of("Takes over the first stone (swap)"), events(Games.play(game, "c3"), "swap"));
        HexState attacked = Games.rows(game, 0, "..... ...R. ...B. ..R.. .....");
        assertEquals(
                List.of("Saves a bridge"),
                events(attacked, "c3").stream()
                        .filter(s -> s.contains("bridge"))
                        .toList());
    }

    @Test
    void clicksAreAnswered() {
        HexState state = Games.play(game, "c3");
        assertEquals(
                "To take over the stone on c3, click Swap.",
                english.get(game.view().objection(state, List.of(), "c3")));
        assertEquals(
                "Na poli c3 už kámen leží.",
                czech.get(game.view().objection(Games.play(game, "c3 a1"), List.of(), "c3")));
        assertEquals("Click an empty cell.", english.get(game.view().objection(state, List.of(), "top")));
    }

    @Test
    void theEndSaysWhichChainHasWon() {
        HexGame three = Games.of(3);
        LineOfPlay line = new LineOfPlay(List.of(Games.play(three, "b1 c1 b2 c2 a3")), List.of());
        Text ending = three.view().ending(line);
        assertEquals("Red has joined top and bottom with 3 stones: b1, b2, a3.", english.get(ending));
        assertEquals("Červený má horní a dolní okraj spojeny 3 kameny: b1, b2, a3.", czech.get(ending));
        HexState before = Games.play(three, "b1 c1 b2 c2");
        assertEquals("a3#", three.view().notation(before, three.board().cellOf("a3")));
        assertEquals("", three.view().notation(before, 0));
        assertEquals("wins", english.get(Values.of(three, 1, true)));
    }

    @ParameterizedTest
    @CsvSource({"start, ''", "swap, d2", "won, c1 a1 c2 a2 c3 a4 c4 e1 b5"})
    void theBoardIsDrawnAsKept(String name, String plies) {
        Layout layout = Layout.of(picture(game, plies), Artwork.of(Games.PROVIDER), english::get);
        GoldenDrawing.requireSame(
                Path.of("src", "test", "resources", "pictures", name + ".txt"), layout.drawing(Marks.NONE));
    }

    @Test
    void bothLanguagesHaveAllWords() {
        Bundles.requireComplete(ViewTest.class.getClassLoader(), Games.PROVIDER.messages());
        game.evaluators().forEach(known -> assertTrue(english.has("evaluator." + known.name()), known.name()));
    }

    @Test
    void rulesAndCoachFollowTheOptions() {
        assertEquals(13, Games.of(11, "pieces").view().rulebook().texts().size());
        assertEquals(12, Games.of(11).view().rulebook().texts().size());
        assertTrue(english.get(Games.of(14, "sides").view().rulebook().texts().get(1))
                .startsWith("The board is a rhombus of 14 by 14 hexagons."));
        assertEquals(6, Games.of(11, "sides").view().coach().size());
        assertEquals(5, Games.of(11).view().coach().size());
        assertEquals(List.of(), Games.of(14).view().coach());
    }

    /** Each has one answer, which is the only one that does what the words say. */
    @Test
    void tasksOfTheCoachAreSound() {
        HexGame eleven = Games.of(11);
        for (CoachStep step : eleven.view().coach()) {
            step.task().ifPresent(task -> {
                HexState state = (HexState) step.line(eleven, 0).present();
                int answer = eleven.parse(state, task.answers().get(0)).orElseThrow();
                String said =
                        english.get(eleven.view().annotations(state, answer).get(0));
                assertTrue(
                        said.matches("Joins.*|Takes.*|Saves.*")
                                || task.answers().equals(List.of("d11")),
                        said);
            });
        }
    }
}
