package org.marienbad.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PostgresRoomsTest extends RoomStoreContract {
    private PostgresServer server;
    private String address;

    @BeforeEach
    @Override
    void open() {
        if (address == null) {
            try {
                server = PostgresServer.shared();
                address = server.newDatabase();
            } catch (IOException | SQLException impossible) {
                throw new AssertionError(impossible);
            }
        }
        super.open();
    }

    @Override
    GameStore connect(Clock clock) {
        return PostgresDatabase.open(PostgresAddress.parse(address).orElseThrow(), clock);
    }

    private static GameKey create(RoomStore rooms, String id) {
        return rooms.create(
                id, new RoomChange(), GameStoreContract.head("person", "random").build(), new Change());
    }

    private static Change played(int node) {
        return new Change().plies(List.of(GameStoreContract.ply(node, node - 1, 0, "p" + node)));
    }

    @Test
    void processesHearOfEachOther() throws InterruptedException {
        try (GameStore here = connect(Clock.systemUTC());
                GameStore there = connect(Clock.systemUTC());
                RoomStore rooms = here.rooms("");
                RoomStore others = there.rooms("")) {
            Heard heard = new Heard();
            others.listen(heard);
            GameKey key = create(rooms, "abc");
            assertEquals("abc:1", heard.next());
            rooms.save("abc", key, played(1), new RoomChange());
            assertEquals("abc:2", heard.next());
            assertEquals(
                    List.of("p1"),
                    others.load("abc").orElseThrow().game().record().mainLine());
            Heard asked = new Heard();
            rooms.listen(asked);
            others.request("abc");
            assertEquals("abc:wanted", asked.next());
            assertEquals("abc:wanted", heard.next());
            rooms.release("abc");
            assertEquals("abc:released", heard.next());
            assertTrue(others.acquire("abc").orElseThrow().isOwn());
        }
    }

    @Test
    void listenersAreToldWhatTheyMayHaveMissed() throws Exception {
        try (GameStore store = connect(Clock.systemUTC());
                RoomStore rooms = store.rooms("")) {
            Heard heard = new Heard();
            rooms.listen(heard);
            GameKey key = create(rooms, "abc");
            assertEquals("abc:1", heard.next());
            server.restart();
            assertEquals("missed", heard.next());
            rooms.save("abc", key, played(1), new RoomChange());
            assertEquals("abc:2", heard.next());
        }
    }

    @Test
    void aDumpIsComplete() throws Exception {
        try (GameStore store = connect(Clock.systemUTC());
                RoomStore rooms = store.rooms("")) {
            GameKey key = create(rooms, "abc");
            rooms.save("abc", key, played(1), new RoomChange().add(SEAT));
            Path dump = server.folder().resolve("dump.sql");
            server.run("pg_dump", "--file", dump.toString(), name());
            String copy = server.newDatabase();
            server.run(
                    "psql", "--quiet", "--set", "ON_ERROR_STOP=1", "--file", dump.toString(), "--dbname", name(copy));
            try (GameStore restored = GameStore.open(copy).store();
                    RoomStore next = restored.rooms("")) {
                StoredRoom room = next.load("abc").orElseThrow();
                assertEquals(List.of("p1"), room.game().record().mainLine());
                assertEquals(List.of(SEAT), room.tokens());
                assertEquals(2, create(next, "abd").id());
            }
        }
    }

    private String name() {
        return name(address);
    }

    private static String name(String address) {
        return address.substring(address.lastIndexOf('/') + 1);
    }
}
