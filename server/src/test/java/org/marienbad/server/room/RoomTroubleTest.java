package org.marienbad.server.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.marienbad.server.room.TestHouse.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.store.RoomListener;

/** Rooms when the store or the code does not do what is expected of them. */
class RoomTroubleTest {
    @TempDir
    Path directory;

    private static KnownRoom room(TestHouse house, String id, String game, int seats) {
        GameSetup setup = new Setups(TestHouse.PLUGINS.games()).setup(game, seats, Map.of(), 0);
        return KnownRoom.keep(house, id, setup, 1, List.of());
    }

    private static JsonNode position(TestHouse house, KnownRoom room, int seat) {
        return house.ask(room.tokens().get(seat), room.id(), "position", json("{}"));
    }

    private static void play(TestHouse house, KnownRoom room, int seat) {
        JsonNode now = position(house, room, seat);
        house.ask(
                room.tokens().get(seat),
                room.id(),
                "play",
                json("{'version':" + now.get("version") + ",'code':" + now.at("/position/legal/0/code") + "}"));
    }

    @Test
    void aFullServerTakesUpNoMoreRoomsThanItHolds() {
        RoomSettings one =
                RoomSettings.DEFAULT.withThoughts(1, Duration.ofSeconds(5)).withRooms(1, 100);
        try (TestHouse house = new TestHouse(directory, one)) {
            room(house, "first", "nim", 2);
            room(house, "second", "nim", 2);
            house.restart();
            house.rooms().sweep();
            house.runAll();
            assertEquals(1, house.rooms().figures().rooms());
        }
    }

    @Test
    void whoeverWatchesARoomThatHasToBeReadAgainIsToldToComeAgain() {
        try (TestHouse house = new TestHouse(directory)) {
            KnownRoom room = room(house, "room", "nim", 2);
            TestHouse.Reader ben = house.watch(TestHouse.GUEST, room.tokens().get(1), room.id());
            house.store().release(room.id());
            Refusal refusal = assertThrows(Refusal.class, () -> play(house, room, 0));
            assertEquals(Refusal.Reason.BUSY, refusal.reason());
            assertEquals(1, ben.closed.size());
            assertEquals(1, ben.last("gone").get("retry").asInt());
            play(house, room, 0);
            assertEquals(1, position(house, room, 1).at("/position/length").asInt());
        }
    }

    @Test
    void aRoomIsGivenBackBeforeItCanBeReadAnew() {
        try (TestHouse house = new TestHouse(directory)) {
            KnownRoom room = room(house, "room", "nim", 2);
            position(house, room, 0);
            List<Integer> inMemory = new ArrayList<>();
            RoomListener listener = new RoomListener() {
                @Override
                public void released(String id) {
                    inMemory.add(house.rooms().figures().rooms());
                }
            };
            RoomListener.Listening listening = house.store().listen(listener);
            house.pass(Duration.ofSeconds(61));
            house.rooms().sweep();
            house.runAll();
            listening.close();
            assertEquals(List.of(1), inMemory);
            assertEquals(0, house.rooms().figures().rooms());
        }
    }

    @Test
    void whoeverAsksIsAnsweredWhateverFails() {
        try (TestHouse house = new TestHouse(directory)) {
            KnownRoom room = room(house, "room", "nim", 2);
            TestHouse.Reader broken = new TestHouse.Reader() {
                @Override
                public void send(Message message) {
                    if (message.type().equals("phrase")) {
                        throw new NoClassDefFoundError("of the test");
                    }
                }
            };
            house.rooms().subscribe(TestHouse.GUEST, room.watch(), room.id(), broken);
            house.runAll();
            Refusal refusal = assertThrows(
                    Refusal.class, () -> house.ask(room.tokens().get(0), room.id(), "phrase", json("{'id':'hello'}")));
            assertEquals("refused.bug", refusal.words().key());
            play(house, room, 0);
        }
    }
}
