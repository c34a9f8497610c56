package org.marienbad.framework.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PositionHistoryTest {
    private final PositionHistory history = new PositionHistory(4);

    private static PositionHistory after(long... positions) {
        PositionHistory history = new PositionHistory(9);
        for (long position : positions) {
            history.add(position);
        }
        return history;
    }

    @Test
    void countsOccurrencesSinceTheLastIrreversiblePly() {
        assertEquals(1, history.add(7));
        assertEquals(1, history.add(8));
        assertEquals(2, history.add(7));
        assertEquals(2, history.occurrences());
        assertEquals(3, history.size());
        assertTrue(history.contains(8));
        history.clear();
        assertFalse(history.contains(8));
        assertEquals(0, history.occurrences());
        assertEquals(0, history.size());
        assertEquals(1, history.add(7));
    }

    @Test
    void aCopyKeepsThePastAndGoesItsOwnWay() {
        history.add(7);
        PositionHistory copy = new PositionHistory(4);
        copy.add(1);
        copy.add(2);
        copy.copyFrom(history);
        assertEquals(2, copy.add(7));
        assertFalse(copy.contains(1));
        assertEquals(1, history.occurrences());
    }

    @Test
    void morePositionsThanDeclaredAreRefused() {
        for (int i = 0; i < 4; i++) {
            history.add(i);
        }
        assertEquals(
                "more than 4 positions without an irreversible ply",
                assertThrows(IllegalStateException.class, () -> history.add(9)).getMessage());
    }

    @Test
    void hashesTellTheOccurrencesButNotTheWay() {
        assertEquals(5, after(5).hashWithOccurrences(5));
        assertNotEquals(after(5).hashWithOccurrences(5), after(5, 6, 5).hashWithOccurrences(5));
        assertNotEquals(after(5, 5).hashWithOccurrences(5), after(5, 5, 5).hashWithOccurrences(5));
        assertEquals(after(5, 6, 5).hashWithOccurrences(5), after(5, 7, 8, 5).hashWithOccurrences(5));
    }

    @Test
    void hashesTellThePliesSoFarOnlyNearTheLimit() {
        assertEquals(5, PositionHistory.hashNearLimit(5, 0, 65));
        assertEquals(5, PositionHistory.hashNearLimit(5, 935, 1000));
        Set<Long> near = new HashSet<>();
        for (int plies = 0; plies <= 64; plies++) {
            assertTrue(near.add(PositionHistory.hashNearLimit(5, plies, 64)));
        }
        assertFalse(near.contains(5L));
    }

    @Test
    void hashesTellTheSetOfPositionsButNotTheirOrder() {
        assertEquals(after(1, 2, 3).hashWithSet(3), after(2, 1, 3).hashWithSet(3));
        assertEquals(after(1, 2, 1, 3).hashWithSet(3), after(1, 2, 3).hashWithSet(3));
        assertNotEquals(after(1, 2, 3).hashWithSet(3), after(1, 4, 3).hashWithSet(3));
    }
}
