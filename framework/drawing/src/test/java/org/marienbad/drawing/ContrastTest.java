package org.marienbad.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.drawing.PictureColors.contrast;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.text.Text;

/** Contrast as the Web Content Accessibility Guidelines 2.2 measure it (1.4.3, 1.4.11), in every theme. */
class ContrastTest {
    private static final double GRAPHICS = 3;
    private static final double WORDS = 4.5;

    @Test
    void contrastIsMeasuredAsTheGuidelinesSay() {
        assertEquals(21, contrast(0x000000ff, 0xffffffff), 1e-9);
        assertEquals(4.54, contrast(0x767676ff, 0xffffffff), .01);
    }

    /** The fillings of spots: every material, held by nobody and by every seat, at its lightest and darkest. */
    private static List<Integer> surfaces(PictureTheme theme) {
        Artwork artwork = Artwork.common();
        List<Integer> surfaces = new ArrayList<>(List.of(artwork.color("background", theme)));
        for (String id : artwork.materials()) {
            Artwork.Material material = artwork.material(id);
            if (material.build() == Artwork.Build.BARE) {
                continue;
            }
            surfaces.add(artwork.color(material.fill(), theme));
            surfaces.add(artwork.color(material.fill() + ":black:25", theme));
            for (int seat = 0; seat < PictureColors.SEATS; seat++) {
                surfaces.add(artwork.color(material.fill() + ":" + Artwork.seat(seat) + ":" + SpotShapes.HELD, theme));
            }
        }
        return surfaces;
    }

    private static List<Primitive> marks(Style style, int legal, Mark... marks) {
        List<Spot> spots = new ArrayList<>();
        List<String> ids = new ArrayList<>();
        // Were all of them marked, nothing would be.
        for (int i = 0; i < 2 * legal; i++) {
            if (i < legal) {
                ids.add("s" + i);
            }
            spots.add(new Spot("s" + i, i % 2 == 0 ? new Circle(5, 5, 4) : new Box(10, 1, 8, 8, 1), style));
        }
        Marks all = Marks.NONE;
        for (Mark mark : marks) {
            all = all.with(mark, ids);
        }
        Picture picture = new Picture(20, 10, spots, List.of(), Text.EMPTY);
        return Layout.of(picture, Artwork.common(), Text::key).drawing(all).primitives().stream()
                .filter(primitive -> primitive.layer() == Primitive.Layer.MARK)
                .toList();
    }

    /** The marks drawn are two lines each, one over the other: one of the two is seen on whatever lies below. */
    @ParameterizedTest
    @EnumSource(PictureTheme.class)
    void oneLineOfEveryRingStandsOutFromEverySurface(PictureTheme theme) {
        Artwork artwork = Artwork.common();
        for (Style style : List.of(Style.PIT, Style.CELL, Style.LAND, Style.CARD, Style.PIECE, Style.CROSSING)) {
            for (int legal : List.of(2, 30)) {
                for (Mark mark : List.of(Mark.LEGAL, Mark.FOCUS, Mark.CHOSEN, Mark.TARGET, Mark.LAST, Mark.HINT)) {
                    List<Primitive> drawn = marks(style, legal, mark);
                    assertEquals(2 * legal, drawn.size(), style + " " + mark);
                    int edge = artwork.color(ink(drawn.get(0)), theme);
                    int core = artwork.color(ink(drawn.get(1)), theme);
                    assertTrue(contrast(edge, core) >= GRAPHICS, mark + " in itself");
                    for (int surface : surfaces(theme)) {
                        double best = Math.max(contrast(edge, surface), contrast(core, surface));
                        assertTrue(best >= GRAPHICS, theme + " " + mark + " on " + Integer.toHexString(surface));
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(PictureTheme.class)
    void arrowsStandOutFromEverySurfaceAndAreDifferentFromRings(PictureTheme theme) {
        Artwork artwork = Artwork.common();
        Picture picture = new Picture(
                40,
                10,
                List.of(
                        new Spot("a", new Circle(5, 5, 4), Style.PIT),
                        new Spot("b", new Circle(20, 5, 4), Style.PIT),
                        new Spot("c", new Circle(35, 5, 4), Style.PIT)),
                List.of(),
                Text.EMPTY);
        Marks arrows = Marks.NONE.with(List.of(
                new Marks.Arrow("a", "c", 0), new Marks.Arrow("b", "a", 1), new Marks.Arrow("a", "nowhere", 2)));
        List<Primitive> drawn = Layout.of(picture, artwork, Text::key).drawing(arrows).primitives().stream()
                .filter(primitive -> primitive.layer() == Primitive.Layer.MARK)
                .toList();
        assertEquals(8, drawn.size(), "two arrows of a shaft and a head with their edges");
        assertEquals("a", drawn.get(7).spot(), "the best one on top");
        int edge = artwork.color(ink(drawn.get(0)), theme);
        int core = artwork.color(ink(drawn.get(2)), theme);
        for (int surface : surfaces(theme)) {
            double best = Math.max(contrast(edge, surface), contrast(core, surface));
            assertTrue(best >= GRAPHICS, theme + " on " + Integer.toHexString(surface));
        }
        Primitive.Area head = (Primitive.Area) drawn.get(7);
        List<Double> points = ((Picture.Polygon) head.shape()).points();
        assertEquals(35, points.get(2), 1e-9, "its tip is in the middle of the spot that it points to");
        assertTrue(((Primitive.Stroke) drawn.get(6)).width() > ((Primitive.Stroke) drawn.get(2)).width());
    }

    @ParameterizedTest
    @EnumSource(PictureTheme.class)
    void aSeatStandsOutFromTheWindowAndItsSignFromTheSeat(PictureTheme theme) {
        assertEquals(List.of(), PictureColors.faintSeats(Artwork.common(), PictureColors.SEATS, theme));
        Properties pale = new Properties();
        pale.setProperty("seat.1", "#fffdf8 #f0f0f0 white");
        assertEquals(
                theme == PictureTheme.DARK ? List.of("seat-1-sign") : List.of("seat-1-edge", "seat-1-sign"),
                PictureColors.faintSeats(Artwork.common().with(pale, "test"), 2, theme));
    }

    @Test
    void theFocusDiffersFromWhatIsLegalInShapeAndPlace() {
        List<Primitive> drawn = marks(Style.PIT, 1, Mark.LEGAL, Mark.FOCUS);
        assertEquals(4, drawn.size());
        double legal = ((Circle) ((Primitive.Stroke) drawn.get(1)).shape()).radius();
        double focus = ((Circle) ((Primitive.Stroke) drawn.get(3)).shape()).radius();
        assertTrue(focus > legal + ((Primitive.Stroke) drawn.get(3)).width(), "outside of it");
    }

    /** Words that lie on spots and on the window. */
    @ParameterizedTest
    @EnumSource(PictureTheme.class)
    void wordsCanBeRead(PictureTheme theme) {
        Artwork artwork = Artwork.common();
        for (String surface : List.of(
                "background",
                "wood",
                "tray",
                "cell",
                "card",
                "paper",
                "land-0",
                "land-1",
                "land-2",
                "land-3",
                "land-4",
                "land-5",
                "sea")) {
            double text = contrast(artwork.color("text", theme), artwork.color(surface, theme));
            assertTrue(text >= WORDS, theme + " text on " + surface + ": " + text);
        }
        for (int land = 0; land < 6; land++) {
            double name = contrast(artwork.color("dim", theme), artwork.color("land-" + land, theme));
            assertTrue(name >= WORDS, theme + " names on land " + land + ": " + name);
        }
    }

    /** Words of the window, on every surface that they lie on there. */
    @ParameterizedTest
    @EnumSource(PictureTheme.class)
    void wordsOfTheWindowCanBeRead(PictureTheme theme) {
        for (String surface : List.of("background", "panel", "panel-dim")) {
            for (String words : List.of("text", "dim", "faint", "error", "accent")) {
                assertReadable(theme, words, surface);
            }
        }
        for (String words : List.of("text", "dim", "accent")) {
            assertReadable(theme, words, "accent-pale");
        }
        for (String surface : List.of("accent", "accent-light", "error", "text")) {
            assertReadable(theme, "panel", surface);
        }
        assertReadable(theme, "text", "paper");
        assertReadable(theme, "faint", "paper");
    }

    private static void assertReadable(PictureTheme theme, String words, String surface) {
        double contrast =
                contrast(Artwork.common().color(words, theme), Artwork.common().color(surface, theme));
        assertTrue(contrast >= WORDS, theme + " " + words + " on " + surface + ": " + contrast);
    }

    /** The two lines of the focus: one of them is seen on every surface of the window, and it is unlike what is legal. */
    @ParameterizedTest
    @EnumSource(PictureTheme.class)
    void theFocusIsSeenInTheWindow(PictureTheme theme) {
        Artwork artwork = Artwork.common();
        int core = artwork.color("focus", theme);
        int edge = artwork.color("focus-edge", theme);
        for (String name : List.of("background", "panel", "panel-dim", "accent", "accent-light", "accent-pale")) {
            int surface = artwork.color(name, theme);
            double best = Math.max(contrast(core, surface), contrast(edge, surface));
            assertTrue(best >= GRAPHICS, theme + " focus on " + name + ": " + best);
        }
        assertTrue(contrast(edge, artwork.color("legal", theme)) >= GRAPHICS, theme + " focus beside legal");
    }

    private static String ink(Primitive mark) {
        return mark instanceof Primitive.Area area ? area.ink() : ((Primitive.Stroke) mark).ink();
    }
}
