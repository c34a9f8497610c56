package org.marienbad.desktop.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.picture.Motion;
import org.marienbad.framework.picture.Picture.Kind;
import org.marienbad.framework.picture.Picture.Tokens;

class TimelineTest {
    private static Motion motion(int step, String from, String to) {
        return new Motion(step, from, to, Tokens.of(Kind.STONE, 1));
    }

    @Test
    void motionsOfOneStepGoTogetherAndStepsFollowClosely() {
        List<Timeline.Flight> flights = Timeline.of(
                        List.of(motion(0, "a", "b"), motion(0, "a", "c"), motion(1, "a", "d")), 1)
                .flights();
        assertEquals(flights.get(0).start(), flights.get(1).start());
        assertTrue(flights.get(2).start() > flights.get(1).start());
        assertTrue(flights.get(2).start() < flights.get(1).end(), "they overlap");
    }

    @Test
    void tokensLeaveASpotOnlyAfterThoseToItHaveLanded() {
        List<Timeline.Flight> flights = Timeline.of(List.of(motion(0, "a", "b"), motion(1, "b", "store")), 1)
                .flights();
        assertTrue(flights.get(1).start() >= flights.get(0).end());
    }

    @Test
    void speedShortensAndALongWayIsCompressed() {
        List<Motion> motions = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            motions.add(motion(i, "a", "b"));
        }
        float normal = Timeline.of(motions, 1).end();
        assertTrue(normal <= 6.01f, "nobody waits longer than six seconds");
        assertEquals(normal / 2, Timeline.of(motions, 2).end(), 1e-3);
        assertEquals(0, Timeline.of(List.of(), 1).end());
    }
}
