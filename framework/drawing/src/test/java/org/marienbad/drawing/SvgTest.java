package org.marienbad.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.picture.Marks;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Circle;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Line;
import org.marienbad.framework.picture.Picture.Polygon;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class SvgTest {
    @Test
    void everyVisibleSpotIsDrawnWithItsWordsAndTokens() throws Exception {
        Picture picture = new Picture(
                100,
                50,
                List.of(
                        new Spot("board", new Box(0, 0, 100, 50, 4), Style.BOARD),
                        new Spot("pit", new Circle(20, 30, 10), Style.PIT)
                                .label(Text.of("a & b"))
                                .tip(Text.of("<tip>"))
                                .tokens(Tokens.of(Kind.STONE, 7)),
                        new Spot("land", new Polygon(List.of(0.0, 0.0, 10.0, 0.0, 5.0, 5.0)), Style.LAND),
                        new Spot("route", new Line(List.of(0.0, 0.0, 10.0, 10.0)), Style.ROUTE),
                        new Spot("cross", new Box(50, 0, 10, 10, 0), Style.CELL).tokens(new Tokens(Kind.CROSS, 0, 1)),
                        new Spot("secret", new Box(0, 0, 1, 1, 0), Style.HIDDEN)),
                List.of(),
                Text.of("seat", 1));
        Messages words = Messages.of(Locale.forLanguageTag("cs"));
        Artwork artwork = Artwork.common();
        Drawing drawing = Layout.of(picture, artwork, words::get).drawing(Marks.NONE);
        String svg = Svg.paint(drawing, artwork, PictureTheme.LIGHT, words.get(picture.caption()));
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        assertEquals(8, document.getElementsByTagName("use").getLength(), "seven stones and a cross");
        assertEquals(8, document.getElementsByTagName("g").getLength(), "in seven hues; each is drawn once");
        assertTrue(svg.contains("stroke-dasharray"), "the route");
        assertTrue(svg.contains(">7</text>"), svg);
        assertTrue(svg.contains("a &amp; b") && svg.contains("<title>&lt;tip&gt;</title>"), svg);
        assertTrue(svg.contains("Hráč 1"), svg);
        assertTrue(svg.contains("cy=\"20\""), "y is turned downwards");
    }
}
