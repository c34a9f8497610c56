package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class WinnersTest {
    @Test
    void theGreatestPayoffWins() {
        Winners outcome = Winners.of(-1, 3, 2);
        assertEquals(List.of(1), outcome.winners());
        assertEquals(1, outcome.points(1));
        assertEquals(0, outcome.points(2));
        assertFalse(outcome.isDraw());
    }

    @Test
    void sharesThatDifferByRoundingAreEqual() {
        Winners shared = Winners.of(0.1 + 0.2, 0.3, -0.6);
        assertEquals(List.of(0, 1), shared.winners());
        assertEquals(0.5, shared.points(0));
        assertEquals(0.5, shared.points(1));
        assertFalse(shared.isDraw());
        assertTrue(Winners.of(0.1 + 0.2, 0.3).isDraw());
    }

    @Test
    void aSingleSeatDoesNotDraw() {
        assertFalse(Winners.of(5).isDraw());
    }
}
