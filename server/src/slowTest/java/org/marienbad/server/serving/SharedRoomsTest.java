package org.marienbad.server.serving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.protocol.Message;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.Subscriber;
import org.marienbad.server.protocol.Subscription;
import org.marienbad.server.protocol.Visitor;
import org.marienbad.server.threads.RoomProcess;
import org.marienbad.store.GameStore;
import org.marienbad.store.PostgresServer;
import org.marienbad.store.RoomOwner;
import org.marienbad.store.RoomStore;

/** Two processes, as it seems to them, with one database. */
class SharedRoomsTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Plugins PLUGINS = Plugins.load();
    private static final Visitor GUEST = new Visitor("192.0.2.1", false, Locale.ENGLISH);

    private GameStore oneStore;
    private GameStore otherStore;
    private Rooms one;
    private Rooms other;

    @BeforeEach
    void open() throws Exception {
        String address = PostgresServer.shared().newDatabase();
        oneStore = GameStore.open(address).store();
        otherStore = GameStore.open(address).store();
        one = RoomProcess.open(PLUGINS, oneStore, "https://one.example", RoomSettings.DEFAULT);
        other = RoomProcess.open(PLUGINS, otherStore, "https://other.example", RoomSettings.DEFAULT);
    }

    @AfterEach
    void close() {
        one.close();
        other.close();
        oneStore.close();
        otherStore.close();
    }

    private static JsonNode ask(Rooms rooms, String token, String room, String verb, String body) throws Exception {
        ObjectNode json = (ObjectNode) MAPPER.readTree(body);
        return rooms.ask(GUEST, token, room, verb, json).get(1, TimeUnit.MINUTES);
    }

    /** A room at {@link #one}, in which Ann has the first seat. */
    private Place create(String second) throws Exception {
        JsonNode made = ask(one, "", "", "create", """
                {"game":"noughts","options":{},"starter":0,"clock":"unlimited","listed":false,
                 "seats":[{"kind":"person","name":"Ann"},%s]}""".formatted(second));
        return new Place(
                made.get("id").asText(),
                made.get("tokens").get(0).asText(),
                made.get("invitations").get(1).asText(),
                made.get("watch").asText());
    }

    private record Place(String id, String first, String invitation, String watch) {}

    /** Plays the first legal action of the seat with that token; returns how many plies have been played then. */
    private static int play(Rooms rooms, Place place, String token) throws Exception {
        JsonNode before = ask(rooms, token, place.id(), "position", "{}").get("position");
        int code = before.get("legal").get(0).get("code").asInt();
        ask(
                rooms,
                token,
                place.id(),
                "play",
                "{\"version\":%d,\"code\":%d}".formatted(before.get("version").asLong(), code));
        return length(rooms, place, token);
    }

    private static int length(Rooms rooms, Place place, String token) throws Exception {
        return ask(rooms, token, place.id(), "position", "{}")
                .get("position")
                .get("length")
                .asInt();
    }

    /** The messages to somebody who stays. */
    private static final class Watcher implements Subscriber, AutoCloseable {
        private final BlockingQueue<JsonNode> positions = new LinkedBlockingQueue<>();
        private final BlockingQueue<String> ends = new LinkedBlockingQueue<>();
        private final Subscription subscription;

        Watcher(Rooms rooms, Place place, String token) {
            subscription = rooms.subscribe(GUEST, token, place.id(), this);
        }

        @Override
        public void close() {
            subscription.close();
        }

        @Override
        public void send(Message message) {
            if (message.type().equals("position")) {
                try {
                    positions.add(MAPPER.readTree(message.json()));
                } catch (IOException malformed) {
                    throw new UncheckedIOException(malformed);
                }
            }
        }

        @Override
        public void refused(Refusal refusal) {
            ends.add(refusal.words().key());
        }

        @Override
        public void closed(String reason) {
            ends.add(reason);
        }

        /** The next position with so many plies. */
        JsonNode until(int length) throws InterruptedException {
            JsonNode position = positions.poll(1, TimeUnit.MINUTES);
            while (position.get("length").asInt() != length) {
                position = positions.poll(1, TimeUnit.MINUTES);
            }
            return position;
        }
    }

    @Test
    void spectatorsOfAnotherProcessSeeEveryPly() throws Exception {
        Place place = create("{\"kind\":\"open\"}");
        String second = ask(one, place.invitation(), place.id(), "claim", "{\"seat\":1,\"name\":\"Ben\"}")
                .get("token")
                .asText();
        assertEquals(1, play(one, place, place.first()));
        try (Watcher watcher = new Watcher(other, place, place.watch())) {
            assertTrue(watcher.until(1).get("drawing").has("full"));
            assertEquals(2, play(one, place, second));
            JsonNode next = watcher.until(2);
            assertTrue(next.get("drawing").has("base"), "only what has changed");
            assertEquals(1, next.get("plies").get("from").asInt());
            assertEquals(3, play(one, place, place.first()));
            watcher.until(3);
            ask(one, second, place.id(), "resign", "{}");
            assertTrue(watcher.until(3).get("over").asBoolean());
            assertEquals(List.of(), List.copyOf(watcher.ends));
        }
    }

    @Test
    void theRoomMovesToTheProcessOfItsPlayers() throws Exception {
        Place place = create("{\"kind\":\"open\"}");
        try (Watcher watcher = new Watcher(one, place, place.watch())) {
            String second = ask(other, place.invitation(), place.id(), "claim", "{\"seat\":1,\"name\":\"Ben\"}")
                    .get("token")
                    .asText();
            assertEquals(1, play(other, place, place.first()));
            assertEquals(2, play(one, place, second));
            assertEquals(3, play(one, place, place.first()));
            assertEquals(4, play(other, place, second));
            watcher.until(1);
            watcher.until(2);
            watcher.until(3);
            watcher.until(4);
            assertEquals(List.of(), List.copyOf(watcher.ends), "whoever watches stays, whoever owns the room");
        }
    }

    @Test
    void computersPlayInTheProcessOfTheRoom() throws Exception {
        Place place = create("{\"kind\":\"level\",\"level\":\"%s\"}".formatted(level()));
        for (Rooms here : List.of(one, other)) {
            try (Watcher watcher = new Watcher(here, place, place.first())) {
                int before = length(here, place, place.first());
                play(here, place, place.first());
                watcher.until(before + 2);
            }
        }
    }

    private String level() throws Exception {
        for (JsonNode game : ask(one, "", "", "catalogue", "{}").get("games")) {
            if (game.get("id").asText().equals("noughts")) {
                return game.get("levels").get(0).get("id").asText();
            }
        }
        throw new AssertionError("no such game");
    }

    @Test
    void roomsOfAProcessThatStopsGoOnWherePeopleWatch() throws Exception {
        Place place = create("{\"kind\":\"level\",\"level\":\"%s\"}".formatted(level()));
        try (Watcher watcher = new Watcher(other, place, place.watch());
                RoomStore third = otherStore.rooms("")) {
            assertTrue(play(one, place, place.first()) >= 1);
            one.stopping(Duration.ofSeconds(1));
            one.close();
            watcher.until(2); // the computer's answer, wherever it was thought of
            Optional<RoomOwner> owner = third.owner(place.id());
            while (owner.isEmpty()) {
                owner = third.owner(place.id());
            }
            assertEquals("https://other.example", owner.get().url());
            play(other, place, place.first());
            watcher.until(4);
        }
    }
}
