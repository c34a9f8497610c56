package org.marienbad.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Drawing;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Marks.Mark;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

/** Drawings as a browser gets them. */
class DrawingJsonTest {
    /** Every shape, finish and primitive. */
    private static Drawing everything() {
        Picture picture = new Picture(
                40,
                30,
                List.of(
                        new Spot("board", new Picture.Box(0, 0, 40, 30, 2), Style.BOARD),
                        new Spot("pit", new Picture.Circle(8, 20, 5), Style.PIT)
                                .label(Text.of("a"))
                                .tip(Text.of("Four stones"))
                                .tokens(Tokens.of(Kind.STONE, 4)),
                        new Spot("land", new Picture.Polygon(List.of(16.0, 12.0, 26.0, 12.0, 21.0, 24.0)), Style.LAND)
                                .owner(1)
                                .label(Text.of("7"))
                                .tokens(new Tokens(Kind.PAWN, 1, 3)),
                        new Spot("way", new Picture.Line(List.of(1.0, 1.0, 30.0, 2.5)), Style.ROUTE),
                        new Spot("row", new Picture.Line(List.of(1.0, 4.0, 30.0, 4.0), .5), Style.MARK)),
                List.of(),
                Text.EMPTY);
        Marks marks = Marks.NONE.with(Mark.LEGAL, List.of("pit")).with(Mark.HINT, List.of("land"));
        return Layout.of(picture, Artwork.common(), Text::key).drawing(marks);
    }

    @Test
    void everyWrittenValueIsReadAsTheSame() {
        Drawing drawing = everything();
        assertEquals(
                drawing,
                DrawingJson.read(DrawingJson.write(drawing, Artwork.common()).toString()));
    }

    @Test
    void everythingThatIsPaintedIsThere() {
        ObjectNode json = DrawingJson.write(everything(), Artwork.common());
        json.get("primitives").forEach(primitive -> {
            if (primitive.get("type").asText().equals("icon")) {
                assertTrue(json.get("icons").get(primitive.get("icon").asText()).size() > 0);
            } else {
                requireInk(json, primitive.get("ink").asText());
            }
        });
        json.get("icons")
                .forEach(parts ->
                        parts.forEach(part -> requireInk(json, part.get("ink").asText())));
        assertEquals("#cf9a62", json.at("/inks/light/wood").asText());
        assertEquals("#ffffff", json.at("/inks/high-contrast/wood").asText());
        assertEquals("#00000033", json.at("/inks/light").get("shadow@20").asText());
        assertEquals(
                "{\"spot\":\"pit\",\"shape\":{\"type\":\"circle\",\"x\":8.0,\"y\":20.0,\"radius\":5.0},"
                        + "\"tip\":\"Four stones\"}",
                json.at("/targets/1").toString());
    }

    private static void requireInk(ObjectNode json, String ink) {
        for (String theme : List.of("light", "dark", "high-contrast")) {
            assertTrue(
                    json.get("inks").get(theme).path(ink).asText().matches("#([0-9a-f]{6}|[0-9a-f]{8})"), theme + ink);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{} | 'primitives' is missing",
                "{\"primitives\":[{\"type\":\"blob\",\"layer\":\"board\"}]} | type 'blob'; allowed: fill",
                "{\"primitives\":[{\"type\":\"fill\",\"layer\":\"sky\"}]} | unknown word 'sky'",
                "{\"primitives\":[{\"type\":\"icon\",\"layer\":\"token\",\"icon\":\"x\"}]} | icon must be KIND/OWNER",
                "{\"primitives\":[],\"targets\":[],\"width\":\"w\"} | 'width' must be a number",
                "{ | not JSON"
            })
    void aWrongDrawingIsRefusedInOneLine(String json, String message) {
        String said = assertThrows(IllegalArgumentException.class, () -> DrawingJson.read(json))
                .getMessage();
        assertTrue(said.startsWith("drawing: ") && said.contains(message) && !said.contains("\n"), said);
    }
}
