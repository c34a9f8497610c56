package org.marienbad.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ChunkSizeTest {
    private static final int LIMIT = 1 << 14;

    private static int after(int chunks, long nanosOfAGame) {
        ChunkSize size = new ChunkSize();
        for (int i = 0; i < chunks; i++) {
            int games = size.next(LIMIT);
            size.played(games, games * nanosOfAGame);
        }
        return size.next(LIMIT);
    }

    @Test
    void aGameOfAMinuteIsATaskOfItsOwn() {
        assertEquals(1, after(0, 60_000_000_000L));
        assertEquals(1, after(20, 60_000_000_000L));
    }

    @Test
    void aTaskTakesAboutTenSeconds() {
        assertEquals(100, after(20, 100_000_000L));
        assertEquals(10_000, after(20, 1_000_000L));
    }

    @Test
    void gamesOfMicrosecondsAreLimitedByTheWindowOnly() {
        assertEquals(LIMIT, after(20, 1));
    }

    @Test
    void aSlowStartIsSoonForgotten() {
        ChunkSize size = new ChunkSize();
        size.played(size.next(LIMIT), 5_000_000_000L);
        for (int i = 0; i < 20; i++) {
            int games = size.next(LIMIT);
            size.played(games, games * 1_000_000L);
        }
        int settled = size.next(LIMIT);
        assertTrue(settled > 9_500 && settled <= 10_000, settled + " games of a millisecond");
    }
}
