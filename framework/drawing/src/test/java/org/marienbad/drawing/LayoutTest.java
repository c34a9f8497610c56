package org.marienbad.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Polygon;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;
import org.marienbad.framework.toy.BoardPictures;

/** The places and sizes of things. */
class LayoutTest {
    private static Drawing draw(Marks marks, Spot... spots) {
        Picture picture = new Picture(100, 60, List.of(spots), List.of(), Text.EMPTY);
        return Layout.of(picture, Artwork.common(), Text::key).drawing(marks);
    }

    private static List<Primitive.Icon> icons(Drawing drawing, String spot) {
        return drawing.primitives().stream()
                .filter(primitive -> primitive.spot().equals(spot))
                .filter(Primitive.Icon.class::isInstance)
                .map(Primitive.Icon.class::cast)
                .toList();
    }

    private static List<String> words(Drawing drawing, String spot) {
        return drawing.primitives().stream()
                .filter(primitive -> primitive.spot().equals(spot))
                .filter(Primitive.Words.class::isInstance)
                .map(primitive -> ((Primitive.Words) primitive).words())
                .toList();
    }

    @Test
    void tokensAreAsLargeInAnyPositionOfAGame() {
        Spot place = new Spot("place", new Box(0, 0, 4, 8, 0), Style.HIDDEN);
        Spot taken = new Spot("taken", new Box(50, 0, 10, 60, 1), Style.STORE);
        Drawing before = draw(Marks.NONE, place.tokens(Tokens.of(Kind.MATCH, 1)), taken);
        Drawing after = draw(Marks.NONE, place, taken.tokens(Tokens.of(Kind.MATCH, 1)));
        assertEquals(
                icons(before, "place").get(0).at().radius(),
                icons(after, "taken").get(0).at().radius());
    }

    @Test
    void tokensLieInsideTheirSpots() {
        Spot pit = new Spot("pit", new Circle(30, 30, 10), Style.PIT);
        for (int count = 1; count < 60; count++) {
            Drawing drawing = draw(Marks.NONE, pit.tokens(Tokens.of(Kind.STONE, count)));
            for (Primitive.Icon icon : icons(drawing, "pit")) {
                double away = Math.hypot(icon.at().x() - 30, icon.at().y() - 30);
                assertTrue(away + icon.at().radius() <= 10, count + " stones: " + icon);
            }
            assertEquals(List.of(String.valueOf(count)), words(drawing, "pit"));
        }
    }

    @Test
    void tokensAreStackedFromTheFirstSideAndCountedFromSixOn() {
        Spot point = new Spot("point", new Polygon(List.of(0.0, 60.0, 8.0, 60.0, 4.0, 20.0)), Style.POINT);
        Drawing five = draw(Marks.NONE, point.tokens(new Tokens(Kind.DISC, 0, 5)));
        Drawing six = draw(Marks.NONE, point.tokens(new Tokens(Kind.DISC, 0, 6)));
        assertEquals(5, icons(five, "point").size());
        assertEquals(List.of(), words(five, "point"));
        assertEquals(icons(five, "point"), icons(six, "point"));
        assertEquals(List.of("6"), words(six, "point"));
        double last = 60;
        for (Primitive.Icon icon : icons(five, "point")) {
            assertTrue(icon.at().y() < last, "from the top down");
            assertTrue(last - icon.at().y() >= icon.at().radius() * .99, "side by side");
            last = icon.at().y();
        }
    }

    @Test
    void marksOfAPointLieUnderItsPiecesAndLightTheLast() {
        Spot point = new Spot("point", new Polygon(List.of(0.0, 60.0, 8.0, 60.0, 4.0, 20.0)), Style.POINT)
                .tokens(new Tokens(Kind.DISC, 0, 3));
        List<Primitive> drawn =
                draw(Marks.NONE.with(Mark.LEGAL, List.of("point")), point).primitives();
        int first = drawn.indexOf(drawn.stream()
                .filter(Primitive.Icon.class::isInstance)
                .findFirst()
                .orElseThrow());
        Primitive.Icon last = (Primitive.Icon) drawn.get(first + 2);
        List<Primitive> marks = drawn.stream()
                .filter(primitive -> primitive.layer() == Primitive.Layer.MARK)
                .toList();
        assertFalse(marks.isEmpty());
        assertEquals(
                marks, drawn.subList(0, first).stream().filter(marks::contains).toList());
        assertTrue(marks.stream()
                .anyMatch(mark -> mark instanceof Primitive.Area area
                        && area.shape() instanceof Circle lit
                        && lit.x() == last.at().x()
                        && lit.y() == last.at().y()
                        && lit.radius() > last.at().radius()));
    }

    @Test
    void piecesFillCrossingsAndDiceLieSideBySide() {
        Drawing go = draw(
                Marks.NONE,
                new Spot("c", new Circle(10, 10, 5), Style.CROSSING).tokens(Tokens.of(Kind.BLACK_STONE, 1)));
        assertEquals(4.7, icons(go, "c").get(0).at().radius(), 1e-9);
        Drawing dice = draw(
                Marks.NONE,
                new Spot("d", new Box(0, 0, 40, 10, 0), Style.CARD)
                        .tokens(Tokens.of(Kind.die(2), 2), Tokens.of(Kind.die(5), 1)));
        List<Primitive.Icon> three = icons(dice, "d");
        assertEquals(
                List.of("die-2", "die-2", "die-5"),
                three.stream().map(icon -> icon.look().kind()).toList());
        assertEquals(20, three.get(1).at().x(), 1e-9);
        assertTrue(three.get(1).at().x() - three.get(0).at().x()
                > 2 * three.get(0).at().radius() * .99);
    }

    @Test
    void dotsMarkVeryManyLegalSpots() {
        Spot[] cells = cells(60);
        List<String> ids = List.of(cells).stream().map(Spot::id).toList();
        Marks few = Marks.NONE.with(Mark.LEGAL, ids.subList(0, 5));
        Marks many = Marks.NONE.with(Mark.LEGAL, ids.subList(0, 30));
        assertEquals(10, marks(draw(few, cells), Primitive.Stroke.class));
        assertEquals(0, marks(draw(many, cells), Primitive.Stroke.class));
        assertEquals(60, marks(draw(many, cells), Primitive.Area.class));
        assertEquals(2, marks(draw(many.with(Mark.HOVER, List.of("c3")), cells), Primitive.Stroke.class));
    }

    @Test
    void nothingIsMarkedWhereNearlyEveryEmptySpotIsLegal() {
        Spot[] cells = cells(30);
        for (int i = 0; i < 15; i++) {
            cells[i] = cells[i].tokens(Tokens.of(Kind.STONE, 1));
        }
        List<String> ids = List.of(cells).stream().map(Spot::id).toList();
        Marks empty = Marks.NONE.with(Mark.LEGAL, ids.subList(15, 30));
        assertEquals(0, marks(draw(empty, cells), Primitive.class));
        assertEquals(2, marks(draw(empty.with(Mark.HOVER, List.of("c20")), cells), Primitive.Stroke.class));
        assertEquals(
                32, marks(draw(empty.with(Mark.CHOSEN, List.of("c3")), cells), Primitive.class), "it says where to");
        assertEquals(30, marks(draw(Marks.NONE.with(Mark.LEGAL, ids.subList(0, 15)), cells), Primitive.class));
        assertEquals(0, marks(draw(Marks.NONE.with(Mark.LEGAL, ids), cells), Primitive.class));
    }

    private static Spot[] cells(int count) {
        Spot[] cells = new Spot[count];
        for (int i = 0; i < count; i++) {
            cells[i] = new Spot("c" + i, new Box(10 * (i % 10), 10 * (i / 10), 10, 10, 0), Style.CELL);
        }
        return cells;
    }

    private static long marks(Drawing drawing, Class<?> type) {
        return drawing.primitives().stream()
                .filter(primitive -> primitive.layer() == Primitive.Layer.MARK && type.isInstance(primitive))
                .count();
    }

    @Test
    void aStoneKeepsItsHueWhileItTravels() {
        Spot pit = new Spot("pit", new Circle(30, 30, 10), Style.PIT);
        List<Pile> three = Layout.piles(pit.tokens(Tokens.of(Kind.STONE, 3)), List.of());
        List<Pile> two = Layout.piles(pit.tokens(Tokens.of(Kind.STONE, 2)), three);
        assertEquals(three.get(0).hues().subList(0, 2), two.get(0).hues());
        assertNotEquals(three.get(0).hues().get(0), three.get(0).hues().get(1));
        assertEquals(List.of(7, 9), new Pile(Kind.STONE, -1, List.of(7)).plus(9).hues());
    }

    @Test
    void anotherPictureOfTheGameIsLaidOutAsIfItWereTheFirst() {
        for (Map.Entry<String, Picture> entry : BoardPictures.all().entrySet()) {
            Layout first = Layout.of(entry.getValue(), Artwork.common(), Text::key);
            for (Picture other : BoardPictures.all().values()) {
                assertEquals(
                        Layout.of(other, Artwork.common(), Text::key).drawing(Marks.NONE),
                        first.next(other).drawing(Marks.NONE));
            }
        }
    }

    @Test
    void aPointIsInTheSpotThatIsDrawnThere() {
        Layout layout = Layout.of(BoardPictures.all().get("dots"), Artwork.common(), Text::key);
        assertTrue(layout.contains("h1", 14, 2, 0));
        assertTrue(layout.contains("h0", 5, 2.3, 0), "on a line of .7");
        assertTrue(!layout.contains("h0", 5, 3, 0) && layout.contains("h0", 5, 3, 1), "near it");
        assertTrue(layout.contains("d0", 2.5, 2, 0) && !layout.contains("d0", 3, 2, 0));
    }
}
