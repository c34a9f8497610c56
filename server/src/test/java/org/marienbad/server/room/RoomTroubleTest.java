package org.marienbad.server.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.marienbad.server.room.TestHouse.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.GameSetup;

/** Rooms when the store, the code or the people do not do what is expected of them. */
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
