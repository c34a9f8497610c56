package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class OpenedRoomsTest {
    private static final long HOUR = 3_600_000;

    private final OpenedRooms opened = new OpenedRooms(2);

    @Test
    void anAddressOpensSoManyInAnHour() {
        assertTrue(opened.open("a", HOUR));
        assertTrue(opened.open("a", HOUR));
        assertFalse(opened.open("a", HOUR + 1));
        assertTrue(opened.open("b", HOUR + 1));
        assertTrue(opened.open("a", 2 * HOUR));
    }

    @Test
    void onlySoManyAddressesAreRemembered() {
        for (int i = 0; i < 2 * OpenedRooms.MOST_ADDRESSES; i++) {
            opened.open("address " + i, 0);
        }
        assertEquals(OpenedRooms.MOST_ADDRESSES, opened.addresses());
    }
}
