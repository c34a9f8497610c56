package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.server.serving.TestHouse.json;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.player.MemoryBudget;
import org.marienbad.framework.setting.Settings;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.house.Setups;
import org.marienbad.server.protocol.Message;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.store.Change;
import org.marienbad.store.RoomChange;
import org.marienbad.store.RoomListener;
import org.marienbad.store.StoredPly;
import org.marienbad.store.StoredRoom;

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
    void watchersOfARoomThatIsReadAgainAreToldToComeAgain() {
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
    void everyRequestIsAnsweredWhateverFails() {
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

    @Test
    void aSubscriberOfARoomThatIsBeingLeftGetsTheReason() {
        try (TestHouse house = new TestHouse(directory)) {
            KnownRoom room = room(house, "room", "nim", 2);
            position(house, room, 0);
            house.pass(Duration.ofSeconds(61));
            house.rooms().sweep(); // the room is to be left
            TestHouse.Reader reader = new TestHouse.Reader();
            house.rooms().subscribe(TestHouse.GUEST, room.watch(), room.id(), reader);
            house.rooms().stopping(Duration.ofSeconds(1));
            house.runAll();
            assertEquals(1, reader.closed.size());
        }
    }

    @Test
    void aRoomThatCannotBePlayedAgainIsLeftToOthers() {
        try (TestHouse house = new TestHouse(directory)) {
            KnownRoom room = room(house, "room", "nim", 2);
            play(house, room, 0);
            StoredRoom stored = house.store().load("room").orElseThrow();
            StoredPly nonsense = new StoredPly(2, 1, 0, "nonsense", 1, Optional.empty());
            house.store().save("room", stored.game().key(), new Change().plies(List.of(nonsense)), new RoomChange());
            house.restart();
            assertThrows(Refusal.class, () -> position(house, room, 0));
            assertEquals(Optional.empty(), house.store().owner("room"));
            assertEquals(0, house.rooms().figures().rooms());
        }
    }

    @Test
    void allRoomsOfAProcessThatHasDiedAreTakenUp() {
        try (TestHouse house = new TestHouse(directory)) {
            for (int i = 0; i < 120; i++) {
                room(house, "room" + i, "nim", 2);
            }
            house.restart();
            house.rooms().sweep();
            house.runAll();
            assertEquals(120, house.rooms().figures().rooms());
        }
    }

    @Test
    void aComputerPlayerForWhichThereIsNoMemoryWaits() {
        try (TestHouse house = new TestHouse(directory)) {
            JsonNode made = house.ask(
                    TestHouse.HOST,
                    "",
                    "",
                    "create",
                    json(
                            "{'game':'kalaha','seats':[{'kind':'person'},{'kind':'player','spec':'mcts(iterations=10)'}]}"));
            String ann = made.at("/tokens/0").asText();
            String id = made.get("id").asText();
            MemoryBudget memory = MemoryBudget.ofProcess();
            MemoryBudget.Reservation all = memory.reserve("the test", memory.free());
            JsonNode now = house.ask(ann, id, "view", json("{}"));
            house.ask(ann, id, "play", json("{'version':" + now.get("version") + ",'ply':'a'}"));
            JsonNode waits = house.ask(ann, id, "position", json("{}"));
            all.close();
            assertFalse(waits.at("/position/over").asBoolean());
            assertTrue(
                    waits.at("/room/problem").asText().contains("memory"),
                    waits.at("/room/problem").asText());
            house.pass(Duration.ofSeconds(10));
            JsonNode after = house.ask(ann, id, "position", json("{}"));
            assertTrue(after.at("/position/length").asInt() > 1);
            assertTrue(after.at("/room/problem").isNull());
        }
    }

    @Test
    void aRequestForAGameThatFailsIsAnsweredBroken() {
        GameProvider broken = new GameProvider() {
            @Override
            public String id() {
                return "broken";
            }

            @Override
            public Game create(int seats, Settings options) {
                throw new IllegalStateException("secret");
            }
        };
        try (TestHouse house =
                new TestHouse(directory, RoomSettings.DEFAULT, GameProvider.catalogue(List.of(broken)))) {
            Refusal refusal = assertThrows(
                    Refusal.class,
                    () -> house.ask(
                            "", "", "create", json("{'game':'broken','seats':[{'kind':'person'},{'kind':'person'}]}")));
            assertEquals(Refusal.Reason.BROKEN, refusal.reason());
            assertFalse(refusal.words().toString().contains("secret"));
        }
    }

    @Test
    void aGameThatHangsAgainAndAgainIsNotPlayedAnyMore() {
        Setups setups = new Setups(TestHouse.PLUGINS.games());
        for (int i = 0; i < 3; i++) {
            setups.setup("nim", 2, Map.of(), 0);
            setups.failed("nim", new PluginFault("nim hangs at ply 1", new TimeoutException()));
            setups.failed("kalaha", new PluginFault("kalaha failed at ply 1", new IllegalStateException()));
        }
        assertEquals(
                "problem.hangs",
                assertThrows(Refusal.class, () -> setups.setup("nim", 2, Map.of(), 0))
                        .words()
                        .key());
        setups.setup("kalaha", 2, Map.of(), 0);
    }
}
