package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.player.Budget;
import org.marienbad.server.house.House;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.threads.ThoughtQueue;

class HouseTest {
    @Test
    void thoughtsThatAreLimitedByTimeGetLessTheMoreAreWaiting() {
        ThoughtQueue queue = new ThoughtQueue(0, Duration.ofMinutes(1), Thread::new);
        RoomSettings settings = RoomSettings.DEFAULT.withThoughts(1, Duration.ofSeconds(4));
        House house = new House(null, null, null, null, settings, queue, null, null, null, null);
        assertEquals(Budget.ofMillis(4_000), house.thought());
        queue.place().lane(() -> {}).execute(() -> {});
        assertEquals(Budget.ofMillis(2_000), house.thought());
        for (int i = 0; i < 1_000; i++) {
            queue.place().lane(() -> {}).execute(() -> {});
        }
        assertEquals(Budget.ofMillis(50), house.thought());
    }
}
