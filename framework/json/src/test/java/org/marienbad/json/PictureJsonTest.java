package org.marienbad.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Messages;
import org.marienbad.framework.text.Text;

class PictureJsonTest {
    @Test
    void everyKindOfShapeHasItsTypeAndTextsAreWords() {
        Picture picture = new Picture(
                4,
                3,
                List.of(
                        new Spot("pit", new Picture.Circle(1, 2, 0.5), Style.PIT)
                                .label(Text.of("seat", 2))
                                .tokens(Tokens.of(Kind.STONE, 4)),
                        new Spot("box", new Picture.Box(0, 0, 4, 3, 0.1), Style.BOARD),
                        new Spot("land", new Picture.Polygon(List.of(0.0, 0.0, 1.0, 0.0, 1.0, 1.0)), Style.LAND),
                        new Spot("row", new Picture.Line(List.of(0.0, 0.0, 1.0, 1.0)), Style.MARK)),
                List.of(new Picture.Panel(1, List.of(new Picture.Row(Text.of("Stones"), Text.of("{0}", 3))))),
                Text.of("Board"));

        String json =
                new PictureJson(Messages.of(Locale.ENGLISH)::get).write(picture).toString();

        assertEquals("""
                {"width":4.0,"height":3.0,"spots":[\
                {"id":"pit","shape":{"type":"circle","x":1.0,"y":2.0,"radius":0.5},"style":"pit","label":"Player 2",\
                "tokens":[{"kind":"stone","owner":-1,"count":4}],"tip":""},\
                {"id":"box","shape":{"type":"box","x":0.0,"y":0.0,"width":4.0,"height":3.0,"radius":0.1},\
                "style":"board","label":"","tokens":[],"tip":""},\
                {"id":"land","shape":{"type":"polygon","points":[0.0,0.0,1.0,0.0,1.0,1.0]},"style":"land",\
                "label":"","tokens":[],"tip":""},\
                {"id":"row","shape":{"type":"line","points":[0.0,0.0,1.0,1.0]},"style":"mark",\
                "label":"","tokens":[],"tip":""}],\
                "panels":[{"seat":1,"rows":[{"name":"Stones","value":"3"}]}],"caption":"Board"}""", json);
    }

    @Test
    void holdersShadesAndGaugesAreThereWhereTheyAreSet() {
        Picture picture = new Picture(
                1,
                1,
                List.of(new Spot("land", new Picture.Circle(0.5, 0.5, 0.5), Style.LAND)
                        .owner(0)
                        .shade(3)),
                List.of(new Picture.Panel(
                        0,
                        List.of(new Picture.Row(
                                List.of(new Picture.Gauge(Kind.STAR, 2, List.of(1, 3), Text.of("Two gems"))))))),
                Text.EMPTY);

        String json =
                new PictureJson(Messages.of(Locale.ENGLISH)::get).write(picture).toString();

        assertEquals("""
                {"width":1.0,"height":1.0,"spots":[\
                {"id":"land","shape":{"type":"circle","x":0.5,"y":0.5,"radius":0.5},"style":"land","label":"",\
                "tokens":[],"tip":"","owner":0,"shade":3}],\
                "panels":[{"seat":0,"rows":[{"name":"","value":"",\
                "gauges":[{"kind":"star","count":2,"levels":[1,3],"tip":"Two gems"}]}]}],"caption":""}""", json);
    }
}
