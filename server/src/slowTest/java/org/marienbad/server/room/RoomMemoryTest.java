package org.marienbad.server.room;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.server.room.TestHouse.GUEST;
import static org.marienbad.server.room.TestHouse.json;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameSetup;

/** How much memory a room needs that people play in, and one who watches. */
class RoomMemoryTest {
    private static final int ROOMS = 500;

    @TempDir
    Path directory;

    @ParameterizedTest
    @CsvSource({"kalaha, 8", "minute-empire, 20"})
    void aRoomIsSmall(String game, int wantedKilobytes) {
        try (TestHouse house = new TestHouse(directory)) {
            GameSetup setup = GameSetup.of(TestHouse.PLUGINS.games().get(game));
            List<KnownRoom> rooms = new ArrayList<>();
            for (int i = 0; i <= ROOMS; i++) {
                rooms.add(KnownRoom.keep(house, "room" + i, setup, i, List.of()));
            }
            // What all rooms share, and code, is there after the first.
            use(house, rooms.get(0), true);
            house.rooms().sweep();
            house.runAll();
            use(house, rooms.get(0), false);
            long before = used();
            rooms.subList(1, ROOMS + 1).forEach(room -> use(house, room, false));
            long loaded = used();
            rooms.subList(1, ROOMS + 1).forEach(room -> house.watch(GUEST, room.watch(), room.id()));
            long watched = used();
            System.getLogger("memory")
                    .log(
                            System.Logger.Level.INFO,
                            "{0}: {1} bytes a room, {2} more with a spectator; wanted at most {3} KB",
                            game,
                            (loaded - before) / ROOMS,
                            (watched - loaded) / ROOMS,
                            wantedKilobytes);
            assertTrue((loaded - before) / ROOMS < 4L * wantedKilobytes * 1024, "far more than wanted");
        }
    }

    private static void use(TestHouse house, KnownRoom room, boolean watch) {
        house.ask(room.watch(), room.id(), "view", json("{}"));
        if (watch) {
            house.watch(GUEST, room.watch(), room.id());
        }
    }

    private static long used() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
