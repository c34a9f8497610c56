package org.marienbad.framework.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.marienbad.framework.text.Text;

class ObserverTest {
    @Test
    void seatsSeeWhatIsTheirsTheRefereeEverything() {
        assertTrue(Observer.seat(1).sees(1));
        assertFalse(Observer.seat(1).sees(0));
        assertFalse(Observer.SPECTATOR.sees(0));
        assertTrue(Observer.REFEREE.sees(0));
    }

    @Test
    void seatsHaveNumbersTheOthersNone() {
        for (int seat = 0; seat < 64; seat++) {
            assertSame(Observer.seat(seat), Observer.seat(seat));
            assertTrue(Observer.seat(seat).isSeat());
            assertEquals(seat, Observer.seat(seat).seat());
            assertEquals("seat " + (seat + 1), Observer.seat(seat).toString());
        }
        for (Observer other : new Observer[] {Observer.SPECTATOR, Observer.REFEREE}) {
            assertFalse(other.isSeat());
            assertEquals(-1, other.seat());
        }
        assertEquals("spectator", Observer.SPECTATOR.toString());
        assertEquals("referee", Observer.REFEREE.toString());
        for (int bad : new int[] {-1, 64}) {
            assertEquals(
                    "seat is " + bad + ", but must be from 0 to 63",
                    assertThrows(IllegalArgumentException.class, () -> Observer.seat(bad))
                            .getMessage());
        }
    }

    @Test
    void seenPliesAreKnownOrHaveAQuestionMark() {
        assertTrue(Seen.action(1, 0).isKnown());
        assertFalse(Seen.hidden(1, Text.EMPTY).isKnown());
        assertEquals("?red", Seen.hidden(1, "red", Text.EMPTY).notation());
        assertThrows(IllegalArgumentException.class, () -> new Seen(0, 0, "?", Text.EMPTY));
        assertThrows(IllegalArgumentException.class, () -> new Seen(0, -1, "", Text.EMPTY));
    }
}
