package org.marienbad.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.marienbad.store.GameStoreContract.head;
import static org.marienbad.store.GameStoreContract.ply;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.marienbad.store.RoomToken.Role;

/** The duties of every database for a {@link RoomStore}: two stores on one database stand for two processes. */
abstract class RoomStoreContract {
    static final RoomToken SEAT = new RoomToken(Role.SEAT, 0, "hash of a seat's token");
    static final RoomToken INVITATION = new RoomToken(Role.INVITATION, 1, "hash of an invitation");
    private static final RoomToken WATCH = new RoomToken(Role.WATCH, -1, "hash of a spectator's token");
    private static final Duration LONG = Duration.ofHours(1);
    /** Of a process that has ended. */
    private static final Duration OVER = Duration.ofMinutes(-1);

    private GameStore store;
    private GameStore otherStore;
    private RoomStore rooms;
    private RoomStore others;

    /** A new connection to the test's own database, which is empty at first. */
    abstract GameStore connect(Clock clock);

    @BeforeEach
    void open() {
        store = connect(Clock.systemUTC());
        otherStore = connect(Clock.systemUTC());
        rooms = new DatabaseRooms(store, "https://one.example", LONG);
        others = new DatabaseRooms(otherStore, "https://two.example", LONG);
    }

    @AfterEach
    void close() {
        rooms.close();
        others.close();
        store.close();
        otherStore.close();
    }

    private static GameKey create(RoomStore rooms, String id) {
        RoomChange room = new RoomChange()
                .settings("{\"clock\":\"5+3\"}")
                .open(true)
                .add(SEAT)
                .add(INVITATION);
        return rooms.create(id, room, head("person", "person").build(), new Change());
    }

    private static Change played(int node) {
        return new Change().plies(List.of(ply(node, node - 1, 0, "p" + node))).shown(node, node);
    }

    private static List<String> line(StoredRoom room) {
        return room.game().record().mainLine();
    }

    @Test
    void aRoomComesBackAsItWasWritten() {
        GameKey key = create(rooms, "abc");
        key = rooms.save("abc", key, played(1), new RoomChange());
        key = rooms.save(
                "abc",
                key,
                new Change(),
                new RoomChange()
                        .settings("{\"listed\":true}")
                        .open(false)
                        .remove(INVITATION)
                        .add(WATCH));
        for (RoomStore reader : List.of(rooms, others)) {
            StoredRoom room = reader.load("abc").orElseThrow();
            assertEquals("{\"listed\":true}", room.settings());
            assertFalse(room.isOpen());
            assertEquals(List.of(SEAT, WATCH), room.tokens());
            assertEquals(Optional.of(new RoomOwner("https://one.example", reader == rooms)), room.owner());
            assertEquals(room.owner(), reader.owner("abc"));
            assertEquals(OptionalLong.of(key.version()), reader.version("abc"));
            assertEquals(key, room.game().key());
            assertEquals(List.of("p1"), line(room));
        }
        assertEquals(Optional.empty(), rooms.load("abd"));
        assertEquals(Optional.empty(), rooms.acquire("abd"));
        assertEquals(Optional.empty(), rooms.owner("abd"));
        assertEquals(OptionalLong.empty(), rooms.version("abd"));
    }

    @Test
    void aRoomAndItsGameAreKeptTogetherOrNotAtAll() {
        create(rooms, "abc");
        assertThrows(StoreException.class, () -> create(rooms, "abc"));
        assertEquals(1, store.count(GameFilter.all()));
    }

    @Test
    void aChangeIsWrittenWholeOrNotAtAll() {
        GameKey key = create(rooms, "abc");
        RoomChange twice = new RoomChange().settings("{}").add(WATCH).add(WATCH);
        assertThrows(StoreException.class, () -> rooms.save("abc", key, played(1), twice));
        StoredRoom room = rooms.load("abc").orElseThrow();
        assertEquals(key, room.game().key());
        assertEquals(List.of(), line(room));
        assertEquals("{\"clock\":\"5+3\"}", room.settings());
        assertEquals(List.of(INVITATION, SEAT), room.tokens());
    }

    @Test
    void ofManyWritersOfOneVersionOneSucceeds() throws Exception {
        GameKey first = create(rooms, "abc");
        for (int node = 1; node <= 10; node++) {
            GameKey key = new GameKey(first.id(), node);
            Change ply = played(node);
            assertEquals(1, successes(4, writer -> {
                rooms.save("abc", key, ply, new RoomChange());
                return true;
            }));
        }
        StoredRoom room = rooms.load("abc").orElseThrow();
        assertEquals(11, room.game().key().version());
        assertEquals(IntStream.rangeClosed(1, 10).mapToObj(node -> "p" + node).toList(), line(room));
    }

    /** The work of one of several threads. */
    private interface Attempt {
        boolean of(int thread) throws Exception;
    }

    /** How many of several who do something at once can do it; the others are refused for being late. */
    private static long successes(int threads, Attempt attempt) throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Callable<Boolean>> tasks = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                int thread = i;
                tasks.add(() -> {
                    try {
                        return attempt.of(thread);
                    } catch (StaleGameException late) {
                        return false;
                    }
                });
            }
            long successes = 0;
            for (Future<Boolean> each : executor.invokeAll(tasks)) {
                successes += each.get() ? 1 : 0;
            }
            return successes;
        } finally {
            executor.shutdownNow();
        }
    }

    @Test
    void aRoomOfALivingProcessStaysItsOwn() {
        GameKey key = create(rooms, "abc");
        StoredRoom seen = others.acquire("abc").orElseThrow();
        assertEquals(Optional.of(new RoomOwner("https://one.example", false)), seen.owner());
        assertThrows(
                StaleGameException.class, () -> others.save("abc", seen.game().key(), played(1), new RoomChange()));
        assertFalse(others.delete("abc"));
        others.release("abc");
        assertEquals(2, rooms.save("abc", key, played(1), new RoomChange()).version());
        assertEquals(
                key.version() + 1,
                rooms.acquire("abc").orElseThrow().game().key().version());
    }

    @Test
    void theRoomOfAProcessThatEndedIsTakenOver() {
        DatabaseRooms ended = new DatabaseRooms(store, "", OVER);
        GameKey old = ended.save("abc", create(ended, "abc"), played(1), new RoomChange());
        StoredRoom taken = others.acquire("abc").orElseThrow();
        assertTrue(taken.isOwn());
        assertEquals(new GameKey(old.id(), old.version() + 1), taken.game().key());
        assertEquals(List.of("p1"), line(taken));
        // It was only asleep, and goes on.
        assertThrows(StaleGameException.class, () -> ended.save("abc", old, played(2), new RoomChange()));
        GameKey latest = taken.game().key();
        assertThrows(StaleGameException.class, () -> ended.save("abc", latest, played(2), new RoomChange()));
        ended.renew(LONG);
        assertEquals(
                "https://two.example",
                ended.acquire("abc").orElseThrow().owner().orElseThrow().url());
        others.save("abc", latest, played(2), new RoomChange());
        assertEquals(List.of("p1", "p2"), line(ended.load("abc").orElseThrow()));
    }

    @Test
    void aLeaseThatIsRenewedInTimeKeepsTheRooms() {
        DatabaseRooms late = new DatabaseRooms(store, "", OVER);
        GameKey key = create(late, "abc");
        assertEquals(Optional.empty(), others.load("abc").orElseThrow().owner());
        StoredRoom own = late.acquire("abc").orElseThrow();
        assertTrue(own.isOwn(), "as long as nobody has taken it");
        assertEquals(key, own.game().key());
        late.renew(LONG);
        assertFalse(others.acquire("abc").orElseThrow().isOwn());
        late.save("abc", key, played(1), new RoomChange());
    }

    @Test
    void ofManyWhoTakeARoomOverOneGetsIt() throws Exception {
        DatabaseRooms ended = new DatabaseRooms(store, "", OVER);
        for (String id : List.of("a", "b", "c", "d", "e")) {
            GameKey key = create(ended, id);
            List<RoomStore> takers = List.of(rooms, others, rooms, others);
            List<StoredRoom> seen = new ArrayList<>();
            successes(takers.size(), taker -> {
                StoredRoom room = takers.get(taker).acquire(id).orElseThrow();
                synchronized (seen) {
                    seen.add(room);
                }
                return room.isOwn();
            });
            assertEquals(
                    1,
                    seen.stream()
                            .map(room -> room.owner().orElseThrow().url())
                            .distinct()
                            .count());
            assertTrue(seen.stream().anyMatch(StoredRoom::isOwn));
            assertEquals(
                    key.version() + 1, rooms.load(id).orElseThrow().game().key().version());
        }
    }

    @Test
    void roomsThatAreGivenUpMayBeTakenAtOnce() {
        GameKey first = create(rooms, "abc");
        GameKey other = create(rooms, "abd");
        rooms.release("abc");
        assertEquals(Optional.empty(), others.owner("abc"));
        StoredRoom taken = others.acquire("abc").orElseThrow();
        assertTrue(taken.isOwn());
        assertEquals(first, taken.game().key(), "nothing has changed");
        assertThrows(StaleGameException.class, () -> rooms.save("abc", first, played(1), new RoomChange()));
        assertFalse(others.acquire("abd").orElseThrow().isOwn());
        rooms.close();
        assertTrue(others.acquire("abd").orElseThrow().isOwn());
        assertThrows(StaleGameException.class, () -> rooms.save("abd", other, played(1), new RoomChange()));
    }

    @Test
    void runningGamesOfProcessesThatEndedAreFound() {
        DatabaseRooms ended = new DatabaseRooms(store, "", OVER);
        create(rooms, "mine");
        create(ended, "running");
        GameKey finished = create(ended, "finished");
        ended.save(
                "finished",
                finished,
                new Change()
                        .head(head("person", "person")
                                .payoffs(new double[] {1, -1})
                                .build()),
                new RoomChange());
        assertEquals(List.of("running"), others.orphans(5));
        assertEquals(List.of(), others.orphans(0));
        rooms.close();
        assertEquals(
                List.of("mine", "running"), others.orphans(5).stream().sorted().toList());
        others.acquire("running");
        assertEquals(List.of("mine"), others.orphans(5));
    }

    @Test
    void openRoomsOfAllProcessesAreFound() {
        create(rooms, "a");
        create(others, "b");
        GameKey closed = create(rooms, "c");
        rooms.save("c", closed, new Change(), new RoomChange().open(false));
        for (RoomStore reader : List.of(rooms, others)) {
            List<RoomSummary> open = reader.open(5);
            assertEquals(
                    List.of("a", "b"),
                    open.stream().map(RoomSummary::id).sorted().toList());
            assertEquals("{\"clock\":\"5+3\"}", open.get(0).settings());
            assertEquals("toy", open.get(0).game().head().game());
        }
        assertEquals(1, rooms.open(1).size());
    }

    @Test
    void aDeletedRoomIsGoneWithItsGame() {
        create(rooms, "abc");
        GameKey kept = create(rooms, "abd");
        assertFalse(others.delete("abc"));
        assertTrue(rooms.delete("abc"));
        assertFalse(rooms.delete("abc"));
        assertEquals(Optional.empty(), rooms.load("abc"));
        assertEquals(
                List.of(kept.id()),
                store.find(GameFilter.all()).stream().map(GameSummary::id).toList());
        create(rooms, "abc");
    }

    @Test
    void nothingIsLostWhenProcessesStartAgain() {
        GameKey key = rooms.save("abc", create(rooms, "abc"), played(1), new RoomChange());
        try (GameStore again = connect(Clock.systemUTC())) {
            rooms.close();
            store.close();
            try (RoomStore next = again.rooms("https://three.example")) {
                StoredRoom room = next.acquire("abc").orElseThrow();
                assertTrue(room.isOwn());
                assertEquals(List.of("p1"), line(room));
                assertEquals(key.version() + 1, room.game().key().version());
                next.save("abc", room.game().key(), played(2), new RoomChange());
            }
        } finally {
            open(); // for the end of the test
        }
        assertEquals(List.of("p1", "p2"), line(rooms.load("abc").orElseThrow()));
    }

    /** Hears what is told, in order. */
    static final class Heard implements RoomListener {
        private final BlockingQueue<String> news = new LinkedBlockingQueue<>();

        @Override
        public void changed(String room, long version) {
            news.add(room + ":" + version);
        }

        @Override
        public void deleted(String room) {
            news.add(room + ":deleted");
        }

        @Override
        public void wanted(String room) {
            news.add(room + ":wanted");
        }

        @Override
        public void released(String room) {
            news.add(room + ":released");
        }

        @Override
        public void missed() {
            news.add("missed");
        }

        String next() throws InterruptedException {
            return news.poll(30, TimeUnit.SECONDS);
        }
    }

    @Test
    void listenersHearOfWhatIsCommitted() throws InterruptedException {
        Heard heard = new Heard();
        RoomListener.Listening listening = rooms.listen(heard);
        GameKey key = create(rooms, "abc");
        assertEquals("abc:1", heard.next());
        RoomChange twice = new RoomChange().add(WATCH).add(WATCH);
        assertThrows(StoreException.class, () -> rooms.save("abc", key, played(1), twice));
        rooms.save("abc", key, played(1), new RoomChange());
        assertEquals("abc:2", heard.next(), "and nothing of what failed");
        rooms.request("abc");
        assertEquals("abc:wanted", heard.next());
        rooms.release("abc");
        rooms.release("abc");
        assertEquals("abc:released", heard.next());
        rooms.acquire("abc");
        rooms.delete("abc");
        assertEquals("abc:deleted", heard.next());
        listening.close();
        Heard later = new Heard();
        rooms.listen(later).close();
        rooms.listen(later);
        create(rooms, "abd");
        assertEquals("abd:1", later.next());
        assertEquals(
                List.of(),
                Stream.concat(heard.news.stream(), later.news.stream()).toList());
    }

    @Test
    void gamesThatNobodyHasAreDueAtTheirDeadlines() {
        Instant noon = Instant.parse("2026-11-23T12:00:00Z");
        GameKey game = create(rooms, "room");
        OptionalLong deadline = OptionalLong.of(noon.toEpochMilli());
        GameKey saved = rooms.save("room", game, new Change(), new RoomChange().deadline(deadline));
        assertEquals(deadline, rooms.load("room").orElseThrow().deadline());
        assertEquals(List.of(), others.due(noon, 5), "its owner looks itself");
        rooms.release("room");
        assertEquals(List.of(), others.due(noon.minusMillis(1), 5));
        assertEquals(List.of("room"), others.due(noon, 5));
        assertEquals(List.of(), others.due(noon, 0));
        StoredRoom taken = others.acquire("room").orElseThrow();
        assertEquals(List.of(), others.due(noon, 5));
        others.save("room", taken.game().key(), new Change(), new RoomChange().deadline(OptionalLong.empty()));
        assertEquals(OptionalLong.empty(), others.load("room").orElseThrow().deadline());
        others.release("room");
        assertEquals(List.of(), others.due(noon, 5));
        assertEquals(saved.id(), taken.game().key().id());
    }
}
