package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.server.serving.TestHouse.GUEST;
import static org.marienbad.server.serving.TestHouse.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.server.protocol.Message;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.Subscriber;

/** How much memory a room needs that people play in, and one who watches. */
class RoomMemoryTest {
    private static final int ROOMS = 100;
    private static final int PLIES = 60;

    @TempDir
    Path directory;

    /** One who watches, and forgets what it was told. */
    private static final Subscriber SPECTATOR = new Subscriber() {
        @Override
        public void send(Message message) {}

        @Override
        public void refused(Refusal refusal) {
            throw refusal;
        }

        @Override
        public void closed(String reason) {}
    };

    @ParameterizedTest
    @CsvSource({"kalaha, 2, 6000, 3000", "minute-empire, 2, 10000, 4000", "minute-empire, 5, 14000, 5000"})
    void aRoomIsSmall(String game, int seats, int mostBytes, int mostBytesSpectator) {
        try (TestHouse house = new TestHouse(directory)) {
            GameSetup setup = house.house().setups().setup(game, seats, Map.of(), 0);
            List<KnownRoom> rooms = new ArrayList<>();
            for (int i = 0; i <= ROOMS; i++) {
                rooms.add(KnownRoom.keep(house, "room" + i, setup, i, List.of()));
            }
            // What all rooms share, and code, is there after the first.
            KnownRoom first = rooms.remove(0);
            watch(house, first);
            play(house, first);
            LiveHeap before = LiveHeap.now(directory);
            rooms.forEach(room -> view(house, room, room.watch()));
            LiveHeap loaded = LiveHeap.now(directory);
            rooms.forEach(room -> play(house, room));
            LiveHeap played = LiveHeap.now(directory);
            rooms.forEach(room -> watch(house, room));
            LiveHeap watched = LiveHeap.now(directory);
            System.out.printf(
                    "%s, %d seats: %d bytes a room at the start, %d after %d plies, %d more with a spectator%n",
                    game,
                    seats,
                    loaded.since(before) / ROOMS,
                    played.since(before) / ROOMS,
                    view(house, rooms.get(0), rooms.get(0).watch())
                            .get("length")
                            .asInt(),
                    watched.since(played) / ROOMS);
            assertTrue(played.since(before) / ROOMS < mostBytes, () -> played.growth(before, ROOMS));
            assertTrue(watched.since(played) / ROOMS < mostBytesSpectator, () -> watched.growth(played, ROOMS));
        }
    }

    private static JsonNode view(TestHouse house, KnownRoom room, String token) {
        return house.ask(token, room.id(), "view", json("{}"));
    }

    /** Plays until the end is near. */
    private static void play(TestHouse house, KnownRoom room) {
        for (int i = 0; i < PLIES; i++) {
            JsonNode view = view(house, room, room.watch());
            if (view.get("over").asBoolean()) {
                return;
            }
            String token = room.tokens().get(view.get("actor").asInt());
            JsonNode own = view(house, room, token);
            house.ask(
                    token,
                    room.id(),
                    "play",
                    json("{'version':" + own.get("version") + ",'code':" + own.at("/legal/0/code") + "}"));
        }
    }

    private static void watch(TestHouse house, KnownRoom room) {
        house.rooms().subscribe(GUEST, room.watch(), room.id(), SPECTATOR);
        house.runAll();
    }
}
