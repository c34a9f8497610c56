package org.marienbad.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.drawing.Primitive.Layer;
import org.marienbad.drawing.Primitive.Look;
import org.marienbad.drawing.Primitive.Slot;
import org.marienbad.framework.picture.Picture;

/** Inks, materials and icons, and the file that brings them. */
class ArtworkTest {
    private static Artwork with(String key, String value) {
        Properties entries = new Properties();
        entries.setProperty(key, value);
        return Artwork.common().with(entries, "pictures.properties of a test");
    }

    private static List<Primitive> expand(Artwork artwork, String kind, int owner) {
        return artwork.expand(new Primitive.Icon("s", Layer.TOKEN, new Look(kind, owner, 3), new Slot(10, 20, 2)));
    }

    @Test
    void everyKindOfTheFrameworkHasAnIconThatFillsItsSquare() throws ReflectiveOperationException {
        Artwork common = Artwork.common();
        for (var field : Picture.Kind.class.getFields()) {
            assertTrue(common.has((Picture.Kind) field.get(null)), field.getName());
        }
        for (int face = 0; face <= 6; face++) {
            assertTrue(common.has(Picture.Kind.die(face)));
        }
        assertTrue(common.has(Picture.Kind.letter("K")));
        for (String kind : common.kinds()) {
            List<Primitive> parts = expand(common, kind, 1);
            assertTrue(parts.size() > 0, kind);
            for (Primitive part : parts) {
                if (part instanceof Primitive.Area area && area.finish() != Finish.SOFT) {
                    Picture.Box box = Outline.of(area.shape()).around();
                    assertTrue(box.x() >= 7.9 && box.x() + box.width() <= 12.1, kind + " " + box);
                    assertTrue(box.y() >= 17.9 && box.y() + box.height() <= 22.1, kind + " " + box);
                }
            }
        }
    }

    @Test
    void piecesShowTheirSeatByColorAndShapeAndLooseStonesHaveManyHues() {
        Artwork common = Artwork.common();
        assertNotEquals(expand(common, "disc", 0), expand(common, "disc", 1));
        assertTrue(expand(common, "disc", 1).stream()
                .anyMatch(part -> part instanceof Primitive.Area area
                        && area.ink().equals("seat-1-sign")
                        && area.shape() instanceof Picture.Polygon));
        assertTrue(expand(common, "stone", -1).stream()
                .anyMatch(part ->
                        part instanceof Primitive.Area area && area.ink().equals("stone-3")));
        assertTrue(expand(common, "stone", 0).stream()
                .anyMatch(part ->
                        part instanceof Primitive.Area area && area.ink().equals("seat-0")));
    }

    @Test
    void aGamesFileAddsToWhatTheFrameworkBrings() {
        Artwork own = with("icon.leaf", "heap | felt M-1-1L1-1L0 1Z ; line .1 #102030 M0 1V-1");
        assertTrue(own.has(new Picture.Kind("leaf")) && own.has(Picture.Kind.STONE));
        assertEquals(Artwork.Arrangement.HEAP, own.arrangement("leaf"));
        assertEquals(
                List.of(
                        new Primitive.Area(
                                "s",
                                Layer.TOKEN,
                                new Picture.Polygon(List.of(8.0, 22.0, 12.0, 22.0, 10.0, 18.0)),
                                "felt",
                                Finish.FLAT),
                        new Primitive.Stroke(
                                "s", Layer.TOKEN, new Picture.Line(List.of(10.0, 18.0, 10.0, 22.0)), "#102030", .2, 0)),
                expand(own, "leaf", -1));
        assertEquals(
                "slate",
                with("material.slate", "black white flat").materials().stream()
                        .filter("slate"::equals)
                        .findFirst()
                        .orElse(""));
    }

    @Test
    void aGamesFileChoosesTheShapesOfItsSeats() {
        Slot at = new Slot(0, 0, 1);
        assertEquals(List.of(), with("icon.sign-0", "none").sign("", Layer.TOKEN, 0, at), "no shape");
        List<Primitive> cross =
                with("icon.sign-0", "line .4 owner-sign M-1-1L1 1M-1 1L1-1").sign("", Layer.TOKEN, 0, at);
        assertEquals(2, cross.size());
        assertTrue(cross.stream().allMatch(Primitive.Stroke.class::isInstance), cross::toString);
    }

    @Test
    void inksMixAndFade() {
        Artwork own = with("ink.mist", "#000000 #101010 white");
        assertEquals(0x000000ff, own.color("mist", PictureTheme.LIGHT));
        assertEquals(0xffffffff, own.color("mist", PictureTheme.HIGH_CONTRAST));
        assertEquals(0x808080ff, own.color("mist:white:50", PictureTheme.LIGHT));
        assertEquals(0x00000080, own.color("mist@50", PictureTheme.LIGHT));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "icon.leaf | felt Q 1 2 | a path must begin with M",
                "icon.leaf | felt M0 0A1 1 | path command 'A' is not allowed",
                "icon.leaf | felt M0 0L1 | a number is missing in the path",
                "icon.leaf | felt circle 0 0 | must be: circle x y r",
                "icon.leaf | felt M0 0 L1 * | is not path data",
                "icon.leaf | felt | needs an ink and a form",
                "icon.leaf | mud circle 0 0 1 | unknown ink 'mud'",
                "icon.Leaf | felt circle 0 0 1 | ids have small letters",
                "material.slate | black white shiny | 'shiny' is not allowed; allowed: board",
                "ink.mist | #12 | colour '#12' is not allowed",
                "ink.mist | #000000 #ffffff | needs one colour, or 3",
                "glyph.leaf | x | allowed: ink.ID"
            })
    void aWrongEntryIsNamed(String key, String value, String message) {
        String said = assertThrows(IllegalArgumentException.class, () -> with(key, value))
                .getMessage();
        assertTrue(said.startsWith("pictures.properties of a test: " + key) && said.contains(message), said);
    }
}
