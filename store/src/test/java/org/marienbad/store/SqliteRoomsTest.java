package org.marienbad.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteRoomsTest extends RoomStoreContract {
    @TempDir
    private Path folder;

    @Override
    GameStore connect(Clock clock) {
        return SqliteFile.open(file(), clock).store();
    }

    private Path file() {
        return folder.resolve("rooms.db");
    }

    private static GameKey create(RoomStore rooms, String id) {
        return rooms.create(
                id, new RoomChange(), GameStoreContract.head("person", "random").build(), new Change());
    }

    @Test
    void aProcessThatStartsNeedNotWaitForTheLeaseOfTheOneBefore() {
        try (GameStore store = connect(Clock.systemUTC())) {
            create(new DatabaseRooms(store, "", Duration.ofHours(1)), "abc"); // and it is killed
            RoomStore waiting = new DatabaseRooms(store, "", Duration.ofHours(1));
            assertFalse(waiting.acquire("abc").orElseThrow().isOwn());
            try (RoomStore next = store.rooms("")) {
                assertEquals(List.of("abc"), next.orphans(5));
                assertTrue(next.acquire("abc").orElseThrow().isOwn());
            }
        }
    }

    /** Plays until a write is refused; tells how many plies were acknowledged. */
    private static int playUntilRefused(RoomStore rooms, String id, GameKey key) {
        GameKey last = key;
        for (int node = 1; ; node++) {
            try {
                last = rooms.save(
                        id,
                        last,
                        new Change().plies(List.of(GameStoreContract.ply(node, node - 1, 0, "ply " + node))),
                        new RoomChange());
            } catch (StoreException full) {
                assertEquals("store.full", full.words().key());
                return node - 1;
            }
        }
    }

    @Test
    void aDiskThatWasFullIsUsedAgainAndNothingThatWasRefusedIsKept() throws Exception {
        Path mounted = Files.createDirectory(folder.resolve("mounted"));
        try (SmallFileSystem small = SmallFileSystem.mount(mounted, 1500);
                GameStore store = GameStore.open(mounted.resolve("rooms.db")).store();
                RoomStore rooms = new DatabaseRooms(store, "", Duration.ofHours(1))) {
            GameKey key = create(rooms, "abc");
            Path filler = small.fill();
            int acknowledged = playUntilRefused(rooms, "abc", key);
            for (int i = 0; i < 6; i++) {
                String id = "refused" + i;
                assertThrows(StoreException.class, () -> create(rooms, id));
            }
            assertEquals(
                    acknowledged, rooms.load("abc").orElseThrow().game().plies().size());
            Files.delete(filler);
            create(rooms, "next");
            StoredRoom room = rooms.load("abc").orElseThrow();
            assertEquals(acknowledged, room.game().plies().size());
            assertEquals(key.version() + acknowledged, room.game().key().version());
            assertEquals(2, store.count(GameFilter.all()));
            for (int i = 0; i < 6; i++) {
                assertEquals(Optional.empty(), rooms.load("refused" + i));
            }
        }
    }

    @Test
    void aBackupOfARunningServerIsComplete() throws SQLException {
        Path backup = folder.resolve("backup.db");
        try (GameStore store = connect(Clock.systemUTC());
                RoomStore rooms = store.rooms("")) {
            GameKey key = create(rooms, "abc");
            key = rooms.save(
                    "abc",
                    key,
                    new Change().plies(List.of(GameStoreContract.ply(1, 0, 0, "take1"))),
                    new RoomChange().add(SEAT));
            // As docs/server.md says; what is not in the file yet but in its log is in it.
            try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file());
                    Statement statement = connection.createStatement()) {
                statement.execute("VACUUM INTO '" + backup + "'");
            }
            rooms.save("abc", key, new Change(), new RoomChange().remove(SEAT));
        }
        try (GameStore store = GameStore.open(backup.toString()).store();
                RoomStore rooms = store.rooms("")) {
            StoredRoom room = rooms.acquire("abc").orElseThrow();
            assertTrue(room.isOwn());
            assertEquals(List.of("take1"), room.game().record().mainLine());
            assertEquals(List.of(SEAT), room.tokens());
        }
    }
}
