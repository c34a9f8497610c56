package org.marienbad.ai.search.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.TicTacToe;
import org.marienbad.framework.game.State;

/** The behavior at the ends of arrays, which in earnest are two thousand million entries away. */
class PositionTableTest {
    private static final int MAX_LENGTH = Integer.MAX_VALUE - 8;

    @Test
    void lengthsGrowByHalfAndNeverOverflow() {
        assertEquals(1501, PositionTable.longer(1000, MAX_LENGTH));
        assertEquals(MAX_LENGTH, PositionTable.longer(1_500_000_000, MAX_LENGTH));
        assertEquals(MAX_LENGTH, PositionTable.longer(MAX_LENGTH, MAX_LENGTH));
        assertEquals(1, PositionTable.longer(0, MAX_LENGTH));
    }

    @Test
    void aTableIsFullWhereItsArraysEnd() {
        State state = new TicTacToe().newInitialState();
        PositionTable table = new PositionTable(1, 3);
        assertTrue(table.hasRoom(3));
        assertFalse(table.hasRoom(4));
        for (int cell = 0; cell < 3; cell++) {
            assertEquals(cell, table.add(state));
            assertEquals(cell, table.add(state), "known positions need no room");
            state.apply(cell);
        }
        assertFalse(table.hasRoom(1));
        assertEquals(
                "no room for more than 3 positions",
                assertThrows(IllegalStateException.class, () -> table.add(state))
                        .getMessage());
    }

    @Test
    void roomIsCountedInWordsBeyondTheIntegers() {
        PositionTable table = new PositionTable(24, MAX_LENGTH);
        assertTrue(table.hasRoom(80_000_000));
        assertFalse(table.hasRoom(90_000_000));
        assertFalse(table.hasRoom(Integer.MAX_VALUE));
    }

    @Test
    void aTableThatIsClearedKnowsNothing() {
        State state = new TicTacToe().newInitialState();
        PositionTable table = new PositionTable(1);
        for (int cell = 0; cell < 5; cell++) {
            table.add(state);
            state.apply(cell);
        }
        table.clear();
        assertEquals(0, table.size());
        assertEquals(-1, table.find(new TicTacToe().newInitialState()));
        assertEquals(0, table.add(state));
    }
}
