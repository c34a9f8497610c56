package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.text.Text;
import org.marienbad.server.protocol.Refusal;

class AwakeningTest {
    private static final long SWEEP = 10_000;
    private static final List<String> DUE = List.of("first", "second", "third");

    private final List<String> asked = new ArrayList<>();

    @Test
    void aRoomThatCannotBeLoadedIsNotTriedAgainAllTheTime(@TempDir Path directory) {
        try (TestHouse house = new TestHouse(directory)) {
            Awakening awakening = new Awakening(id -> {
                asked.add(id);
                return house.rooms().room(id); // there is none, so that it cannot be loaded
            });
            for (long now = 0; now < Awakening.AGAIN.toMillis(); now += SWEEP) {
                awakening.addDue(DUE, now);
                house.runAll();
            }
            assertEquals(DUE, asked);
            awakening.addDue(DUE, Awakening.AGAIN.toMillis());
            house.runAll();
            assertEquals(6, asked.size());
        }
    }

    @Test
    void aRoomThatFindsNoPlaceIsTriedAgainSoon() {
        Awakening awakening = new Awakening(id -> {
            asked.add(id);
            throw new Refusal(Refusal.Reason.BUSY, Text.of("refused.rooms"));
        });
        awakening.addDue(DUE, 0);
        awakening.addDue(DUE, SWEEP);
        assertEquals(List.of("first", "first"), asked);
    }
}
