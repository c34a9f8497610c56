package org.marienbad.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.MatchRecordBuilder;
import org.marienbad.framework.record.RecordedPly;
import org.marienbad.framework.toy.Toy;

/** The duties of every database for a {@link GameStore}. */
abstract class GameStoreContract {
    private final AtomicLong now = new AtomicLong(1_000);
    private GameStore store;

    /** A new connection to the test's own database, which is empty at first. */
    abstract GameStore connect(Clock clock);

    final Clock clock() {
        InstantSource ticking = () -> Instant.ofEpochMilli(now.getAndAdd(10));
        return new Clock() {
            @Override
            public Instant instant() {
                return ticking.instant();
            }

            @Override
            public ZoneOffset getZone() {
                return ZoneOffset.UTC;
            }

            @Override
            public Clock withZone(java.time.ZoneId zone) {
                return this;
            }
        };
    }

    @BeforeEach
    void open() {
        store = connect(clock());
    }

    @AfterEach
    void close() {
        store.close();
    }

    static MatchRecordBuilder head(String... players) {
        GameSetup setup = GameSetup.of(new Toy(), 2, Map.of("dice", true), 0);
        return new MatchRecordBuilder(setup, List.of(players)).seed(77);
    }

    static StoredPly ply(int node, int parent, int ranking, String notation) {
        return new StoredPly(node, parent, ranking, notation, node % 2, Optional.empty());
    }

    @Test
    void aGameComesBackAsItWasWritten() {
        MatchRecord head = head("person", "mcts(iterations=20)")
                .names(List.of("Žofie", ""))
                .clock(new MatchRecord.Clock(TimeControl.parse("1+0.5"), Optional.empty()))
                .tag("takebacks", "3")
                .build();
        GameKey key = store.create(head);
        assertEquals(new GameKey(1, 1), key);
        key = store.append(key, new StoredPly(1, 0, 0, "take1", 0, Optional.empty()));
        key = store.append(key, new StoredPly(2, 1, 0, "*heads", -1, Optional.empty()));
        key = store.append(
                key, new StoredPly(3, 2, 0, "take2", 1, Optional.of(new RecordedPly.Time(1234, Optional.of(58_766L)))));
        assertEquals(4, key.version());
        StoredGame game = store.load(1).orElseThrow();
        assertEquals(key, game.key());
        assertEquals(3, game.shown());
        assertEquals(3, game.summary().moves());
        assertEquals(Instant.ofEpochMilli(1_000), game.summary().started());
        assertEquals(Instant.ofEpochMilli(1_030), game.summary().updated());
        assertFalse(game.summary().isFinished());
        assertEquals(
                head.withPlies(List.of(
                        RecordedPly.of("take1"),
                        RecordedPly.of("*heads"),
                        RecordedPly.of("take2").with(new RecordedPly.Time(1234, Optional.of(58_766L))))),
                game.record());
    }

    @Test
    void variationsHangOnTheMainLine() {
        GameKey key = store.create(head("person", "random").build());
        key = store.save(
                key,
                new Change()
                        .plies(List.of(ply(1, 0, 0, "a"), ply(2, 1, 0, "b"), ply(3, 2, 0, "c")))
                        .shown(3, 3));
        key = store.save(key, new Change().plies(List.of(ply(4, 1, 1, "B"), ply(5, 4, 0, "C"))));
        StoredGame game = store.load(key.id()).orElseThrow();
        assertEquals(List.of("a", "b", "c"), game.record().mainLine());
        assertEquals(
                List.of(List.of(RecordedPly.of("B"), RecordedPly.of("C"))),
                game.record().plies().get(1).variations());
        assertEquals(List.of(1, 2, 4, 5, 3), game.nodes());
        key = store.save(key, new Change().ranking(4, 0).ranking(2, 1).shown(5, 3));
        game = store.load(key.id()).orElseThrow();
        assertEquals(List.of("a", "B", "C"), game.record().mainLine());
        assertEquals(5, game.shown());
        store.save(key, new Change().remove(List.of(2, 3)));
        game = store.load(key.id()).orElseThrow();
        assertEquals(
                List.of(RecordedPly.of("a"), RecordedPly.of("B"), RecordedPly.of("C")),
                game.record().plies());
    }

    @Test
    void theOrderOfARecordIsThatOfItsReplay() {
        GameKey key =
                store.create(new MatchRecordBuilder(GameSetup.of(new Toy()), List.of("person", "person")).build());
        List<StoredPly> plies = List.of(
                ply(1, 0, 0, "take1"),
                ply(2, 1, 1, "take1"),
                ply(3, 1, 0, "take2"),
                ply(4, 3, 0, "take3"),
                ply(5, 0, 1, "take3"),
                ply(6, 2, 0, "take2"));
        store.save(key, new Change().plies(plies));
        StoredGame game = store.load(key.id()).orElseThrow();
        PlyTree tree = game.record().replay(id -> new Toy()).tree();
        List<Integer> nodes = game.nodes();
        for (StoredPly ply : plies) {
            int replayed = nodes.indexOf(ply.node()) + 1;
            assertEquals(nodes.indexOf(ply.parent()) + 1, tree.parent(replayed), ply.toString());
            assertEquals("take" + tree.action(replayed), ply.notation());
        }
    }

    @Test
    void aWriterOfAnOlderVersionIsRefused() {
        GameKey first = store.create(head("person", "random").build());
        try (GameStore other = connect(clock())) {
            GameKey second = other.append(first, ply(1, 0, 0, "a"));
            assertThrows(StaleGameException.class, () -> store.append(first, ply(1, 0, 0, "b")));
            assertEquals(List.of("a"), store.load(1).orElseThrow().record().mainLine());
            store.append(second, ply(2, 1, 0, "b"));
            assertTrue(store.delete(1));
            assertThrows(StaleGameException.class, () -> other.append(new GameKey(1, 3), ply(3, 2, 0, "c")));
        }
    }

    @Test
    void aChangeIsWrittenWholeOrNotAtAll() {
        GameKey key = store.append(store.create(head("person", "random").build()), ply(1, 0, 0, "a"));
        Change twice = new Change().plies(List.of(ply(2, 1, 0, "b"), ply(1, 0, 0, "again")));
        assertThrows(StoreException.class, () -> store.save(key, twice));
        StoredGame game = store.load(key.id()).orElseThrow();
        assertEquals(key, game.key());
        assertEquals(1, game.plies().size());
    }

    @Test
    void numbersAreNotGivenAgain() {
        GameKey first = store.create(head("person", "random").build());
        assertTrue(store.delete(first.id()));
        assertFalse(store.delete(first.id()));
        assertEquals(2, store.create(head("person", "random").build()).id());
        assertTrue(store.load(first.id()).isEmpty());
    }

    /** A game in which all others get what the first seat loses. */
    private GameKey finished(double first, String... players) {
        double[] payoffs = new double[players.length];
        Arrays.fill(payoffs, -first / (players.length - 1));
        payoffs[0] = first;
        GameKey key = store.create(head(players).build());
        return store.save(key, new Change().head(head(players).payoffs(payoffs).build()));
    }

    @Test
    void gamesAreFoundByWhatIsKnownOfThem() {
        finished(1, "person", "mcts(iterations=20)");
        finished(0, "person", "random");
        finished(-1, "person", "random");
        store.create(head("random", "person").names(List.of("", "Ann 100%")).build());
        assertEquals(List.of(4L, 3L, 2L, 1L), ids(GameFilter.all()));
        assertEquals(List.of(3L, 2L), ids(GameFilter.all().page(1, 2)));
        assertEquals(4, store.count(GameFilter.all().page(1, 2)));
        assertEquals(List.of(1L), ids(GameFilter.all().opponent("mcts")));
        assertEquals(List.of(1L), ids(GameFilter.all().opponent("MCTS(iterations=20)")));
        assertEquals(List.of(4L), ids(GameFilter.all().containing("ann 100%")));
        assertEquals(List.of(), ids(GameFilter.all().containing("a_n")));
        assertEquals(List.of(4L, 3L, 2L), ids(GameFilter.all().containing("RAND")));
        assertEquals(List.of(4L, 3L, 2L, 1L), ids(GameFilter.all().game("toy")));
        assertEquals(List.of(), ids(GameFilter.all().game("nim")));
        assertEquals(List.of(4L), ids(GameFilter.all().result(GameFilter.Result.RUNNING)));
        assertEquals(List.of(1L), ids(GameFilter.all().result(GameFilter.Result.WIN)));
        assertEquals(List.of(3L), ids(GameFilter.all().opponent("random").result(GameFilter.Result.LOSS)));
        assertTrue(store.find(GameFilter.all().result(GameFilter.Result.DRAW))
                .get(0)
                .isFinished());
    }

    private List<Long> ids(GameFilter filter) {
        return store.find(filter).stream().map(GameSummary::id).toList();
    }

    @Test
    void resultsAreCountedByOpponentAndStarter() {
        finished(1, "person", "random");
        finished(1, "person", "random");
        finished(0, "person", "random");
        finished(1, "random", "person");
        finished(1, "person", "person");
        store.create(head("person", "random").build());
        assertEquals(
                List.of(new Standing("toy", "random", true, 2, 1, 0), new Standing("toy", "random", false, 0, 0, 1)),
                store.statistics("person", Standing.Opponents.SAME_SPEC));
        assertEquals(
                3,
                store.statistics("person", Standing.Opponents.SAME_SPEC).get(0).games());
    }

    @Test
    void aGameCountsOnceForEachKindOfOpponent() {
        finished(-4, "person", "random", "random", "mcts(millis=1)", "mcts(millis=2)");
        assertEquals(
                List.of(new Standing("toy", "", true, 0, 0, 1)), store.statistics("person", Standing.Opponents.ALL));
        assertEquals(
                List.of(new Standing("toy", "mcts", true, 0, 0, 1), new Standing("toy", "random", true, 0, 0, 1)),
                store.statistics("person", Standing.Opponents.SAME_ID));
        assertEquals(
                List.of(
                        new Standing("toy", "mcts(millis=1)", true, 0, 0, 1),
                        new Standing("toy", "mcts(millis=2)", true, 0, 0, 1),
                        new Standing("toy", "random", true, 0, 0, 1)),
                store.statistics("person", Standing.Opponents.SAME_SPEC));
    }

    @Test
    void manyMayWriteAtOnce() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try (GameStore other = connect(clock())) {
            List<Callable<GameKey>> games = new ArrayList<>();
            for (GameStore each : List.of(store, other, store, other)) {
                games.add(() -> {
                    GameKey key = each.create(head("random", "random").build());
                    for (int node = 1; node <= 25; node++) {
                        key = each.append(key, ply(node, node - 1, 0, "p" + node));
                    }
                    return key;
                });
            }
            for (Future<GameKey> game : threads.invokeAll(games)) {
                StoredGame kept = store.load(game.get().id()).orElseThrow();
                assertEquals(26, kept.key().version());
                assertEquals(
                        IntStream.rangeClosed(1, 25)
                                .mapToObj(node -> "p" + node)
                                .toList(),
                        kept.record().mainLine());
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
