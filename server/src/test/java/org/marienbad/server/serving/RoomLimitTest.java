package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.protocol.Refusal;

class RoomLimitTest {
    private static final int MOST = 500;
    private static final int VISITORS = 64;

    @TempDir
    private Path directory;

    private final CyclicBarrier together = new CyclicBarrier(VISITORS);

    /** Enters rooms that nobody has entered before until there are too many. */
    private Void visit(Rooms rooms, int visitor) throws Exception {
        together.await();
        for (int i = 0; i <= MOST; i++) {
            try {
                rooms.room("room" + visitor + "x" + i);
            } catch (Refusal full) {
                return null;
            }
        }
        throw new AssertionError("one visitor alone entered more");
    }

    @Test
    void manyWhoComeAtOnceFindNoMoreRoomsThanThereMayBe() throws Exception {
        try (TestHouse house = new TestHouse(directory, RoomSettings.DEFAULT.withRooms(MOST, 1))) {
            ExecutorService threads = Executors.newFixedThreadPool(VISITORS);
            List<Callable<Void>> visits = new ArrayList<>();
            for (int i = 0; i < VISITORS; i++) {
                int visitor = i;
                visits.add(() -> visit(house.rooms(), visitor));
            }
            for (Future<Void> done : threads.invokeAll(visits)) {
                done.get();
            }
            threads.shutdown();
            assertEquals(MOST, house.rooms().figures().rooms());
        }
    }
}
