package org.marienbad.server.serving;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.server.house.GameCounts;
import org.marienbad.server.house.House;
import org.marienbad.server.house.OpponentLevels;
import org.marienbad.server.house.RoomSettings;
import org.marienbad.server.house.Setups;
import org.marienbad.server.protocol.Message;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.ServerJson;
import org.marienbad.server.protocol.ServerWords;
import org.marienbad.server.protocol.Subscriber;
import org.marienbad.server.protocol.Visitor;
import org.marienbad.server.threads.ThoughtQueue;
import org.marienbad.store.GameStore;
import org.marienbad.store.RoomStore;

/** Rooms whose every step is made by the test itself, in its own thread; time passes when the test says so. */
final class TestHouse implements AutoCloseable {
    static final Plugins PLUGINS = Plugins.load();
    static final Visitor GUEST = new Visitor("192.0.2.1", false, Locale.ENGLISH);
    static final Visitor HOST = new Visitor("127.0.0.1", true, Locale.ENGLISH);

    /** Clocks call from a thread of their own. */
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    private final List<Delayed> delayed = new ArrayList<>();
    private final GameStore store;
    private final RoomSettings settings;
    private final Catalogue<GameProvider> games;
    private Instant now = Instant.parse("2026-11-23T12:00:00Z");
    private ThoughtQueue thoughts;
    private House house;
    private Rooms rooms;

    private record Delayed(Instant at, Runnable task) {}

    TestHouse(Path directory) {
        this(directory, RoomSettings.DEFAULT.withThoughts(1, Duration.ofSeconds(5)));
    }

    TestHouse(Path directory, RoomSettings settings) {
        this(directory, settings, PLUGINS.games());
    }

    TestHouse(Path directory, RoomSettings settings, Catalogue<GameProvider> games) {
        this.games = games;
        this.settings = settings;
        store = GameStore.open(directory.resolve("games.db")).store();
        start();
    }

    private void start() {
        thoughts = new ThoughtQueue(0, settings.hanging(), Thread::new);
        House.Time time = new House.Time() {
            @Override
            public Instant instant() {
                return now;
            }

            @Override
            public long nanos() {
                return Duration.between(Instant.EPOCH, now).toNanos();
            }
        };
        house = new House(
                PLUGINS,
                new Setups(games),
                new OpponentLevels(PLUGINS.players()),
                store.rooms("http://localhost"),
                settings,
                thoughts,
                tasks::add,
                (wait, task) -> delayed.add(new Delayed(now.plus(wait), task)),
                new GameCounts(),
                time);
        rooms = new Rooms(house, () -> {});
    }

    /** As if the process had been killed: nothing is told to anybody, and nothing is kept that was not. */
    void restart() {
        rooms.store().close();
        tasks.clear();
        delayed.clear();
        start();
    }

    House house() {
        return house;
    }

    Rooms rooms() {
        return rooms;
    }

    RoomStore store() {
        return rooms.store();
    }

    /** Does all that is to be done, but for what players are asked. */
    void runTasks() {
        while (!tasks.isEmpty()) {
            tasks.poll().run();
        }
    }

    /** Does all that is to be done. */
    void runAll() {
        do {
            runTasks();
        } while (thoughts.runNext());
    }

    /** Time passes. */
    void pass(Duration time) {
        now = now.plus(time);
        List<Delayed> due =
                delayed.stream().filter(each -> !each.at().isAfter(now)).toList();
        delayed.removeAll(due);
        due.forEach(each -> each.task().run());
        runAll();
    }

    CompletableFuture<JsonNode> begin(Visitor visitor, String token, String room, String verb, ObjectNode body) {
        return rooms.ask(visitor, token, room, verb, body);
    }

    /** Asks for something, waits until all is done, and gives the answer. */
    JsonNode ask(Visitor visitor, String token, String room, String verb, ObjectNode body) {
        CompletableFuture<JsonNode> answer = begin(visitor, token, room, verb, body);
        runAll();
        try {
            return answer.getNow(null);
        } catch (CompletionException failed) {
            throw (RuntimeException) failed.getCause();
        }
    }

    JsonNode ask(String token, String room, String verb, ObjectNode body) {
        return ask(GUEST, token, room, verb, body);
    }

    /** {@code text} as JSON, with single quotes for double ones. */
    static ObjectNode json(String text) {
        return ServerJson.parse(text.replace('\'', '"')).orElseThrow(() -> new IllegalArgumentException(text));
    }

    @Override
    public void close() {
        rooms.store().close();
        store.close();
    }

    /** The messages to a subscriber. */
    static class Reader implements Subscriber {
        final List<Message> messages = new ArrayList<>();
        final List<String> closed = new ArrayList<>();

        @Override
        public void send(Message message) {
            messages.add(message);
        }

        @Override
        public void refused(Refusal refusal) {
            closed.add(ServerWords.of(Locale.ENGLISH).get(refusal.words()));
        }

        @Override
        public void closed(String reason) {
            closed.add(reason);
        }

        /** The newest message of a type. */
        ObjectNode last(String type) {
            return messages.stream()
                    .filter(message -> message.type().equals(type))
                    .reduce((first, second) -> second)
                    .map(message -> ServerJson.parse(new String(message.json(), StandardCharsets.UTF_8))
                            .orElseThrow())
                    .orElse(null);
        }
    }

    Reader watch(Visitor visitor, String token, String room) {
        Reader reader = new Reader();
        rooms.subscribe(visitor, token, room, reader);
        runAll();
        return reader;
    }
}
