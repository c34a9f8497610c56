package org.marienbad.desktop.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.marienbad.drawing.Artwork;
import org.marienbad.drawing.Layout;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture;
import org.marienbad.framework.picture.Picture.Box;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Spot;
import org.marienbad.framework.picture.Picture.Style;
import org.marienbad.framework.picture.Picture.Tokens;
import org.marienbad.framework.text.Text;

class FlightsTest {
    private static final Tokens BLACK = new Tokens(Kind.BLACK_DISC, 0, 1);
    private static final Tokens WHITE = new Tokens(Kind.WHITE_DISC, 1, 1);

    private final Map<String, Place> places = new LinkedHashMap<>();
    private final Flights flights = new Flights(places, () -> {});

    private Flights start(Motion... motions) {
        List<Spot> spots = List.of(
                new Spot("white", new Box(0, 0, 10, 10, 0), Style.CELL).tokens(WHITE),
                new Spot("empty", new Box(10, 0, 10, 10, 0), Style.CELL));
        Picture picture = new Picture(20, 10, spots, List.of(), Text.EMPTY);
        for (Spot spot : spots) {
            Place place = new Place(null, spot);
            place.update(spot);
            places.put(spot.id(), place);
        }
        flights.start(Timeline.of(List.of(motions), 1), Layout.of(picture, Artwork.common(), text -> text.key()));
        return flights;
    }

    private List<String> kinds() {
        return flights.flying().stream().map(each -> each.icon().look().kind()).toList();
    }

    @Test
    void aMotionToTheSameSpotTurnsTheTokensOver() {
        start(new Motion(0, "white", "white", BLACK)).advance(.05f);
        assertEquals(List.of("white-disc"), kinds());
        double early = flights.flying().get(0).width();
        assertTrue(early < 1 && early > 0, "it turns: " + early);
        assertEquals(0, places.get("white").count(), "it is taken up");
        assertFalse(flights.advance(.2f));
        assertEquals(List.of("black-disc"), kinds(), "past half way the other side is seen");
        assertTrue(flights.advance(.2f));
        assertEquals(1, places.get("white").count());
        assertTrue(places.get("white").piles().get(0).is(BLACK));
    }

    @Test
    void onAnEmptySpotTokensArePutDownFromAbove() {
        start(new Motion(0, "empty", "empty", BLACK)).advance(.01f);
        Flights.Airborne high = flights.flying().get(0);
        flights.advance(.2f);
        Flights.Airborne low = flights.flying().get(0);
        assertEquals(1, high.width());
        assertEquals(high.icon().at().x(), low.icon().at().x());
        assertTrue(high.icon().at().radius() > low.icon().at().radius());
        flights.advance(.2f);
        assertTrue(places.get("empty").piles().get(0).is(BLACK));
    }

    @Test
    void aMotionWithoutTokensTakesTheTokensAway() {
        start(new Motion(0, "white", "white", new Tokens(Kind.WHITE_DISC, 1, 0)))
                .advance(.05f);
        assertEquals(List.of("white-disc"), kinds());
        flights.advance(.2f);
        assertEquals(List.of(), kinds(), "past half way nothing is left");
        assertTrue(flights.advance(.2f));
        assertEquals(0, places.get("white").count());
    }

    @Test
    void aTokenThatAlreadyLooksSoIsNotTurnedOver() {
        start(new Motion(0, "white", "white", WHITE)).advance(.1f);
        assertEquals(List.of(), flights.flying());
        assertEquals(1, places.get("white").count());
    }
}
