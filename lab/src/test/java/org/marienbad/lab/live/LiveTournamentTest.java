package org.marienbad.lab.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.MatchView;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.setting.Reach;
import org.marienbad.framework.setting.Settings;
import org.marienbad.framework.toy.Toy;
import org.marienbad.lab.Toys;
import org.marienbad.lab.folder.TournamentFolder;
import org.marienbad.lab.folder.TournamentShelf;
import org.marienbad.lab.live.LiveTournament.Phase;
import org.marienbad.lab.live.LiveTournament.Snapshot;
import org.marienbad.lab.results.Standings;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

class LiveTournamentTest {
    @TempDir
    private Path directory;

    private final BlockingQueue<Snapshot> told = new LinkedBlockingQueue<>();
    /** Decisions that the player {@code gate} may make. */
    private final Semaphore allowed = new Semaphore(0);
    /** Decisions that it has been asked for. */
    private final Semaphore asked = new Semaphore(0);

    private final Catalogue<PlayerProvider> players = Toys.with("gate", (view, seat, budget, monitor) -> {
        asked.release();
        try {
            allowed.acquire();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
        return Decision.of(3);
    });

    private LiveTournament live(String folder, Tournament tournament, int threads) {
        LiveTournament[] live = new LiveTournament[1];
        live[0] = new LiveTournament(
                directory.resolve(folder),
                tournament,
                new LiveTournament.Circumstances(players, "test", threads, () -> Locale.ENGLISH),
                () -> told.add(live[0].snapshot()));
        return live[0];
    }

    private Snapshot await(Predicate<Snapshot> condition) throws InterruptedException {
        Snapshot next = told.take();
        while (!condition.test(next)) {
            next = told.take();
        }
        return next;
    }

    private Snapshot await(Phase phase) throws InterruptedException {
        return await(snapshot -> snapshot.phase() == phase);
    }

    /** The games without their times. */
    private String games(String folder) throws IOException {
        return Files.readString(TournamentFolder.games(directory.resolve(folder)))
                .replaceAll(",\"nanos\":\\[[0-9,]*]", "");
    }

    @Test
    void aTournamentIsPlayedToItsEndAndReported() throws Exception {
        Tournament tournament = Toys.tournament(Tournament.Options.of(10, 3).keepingPlies(), "dice", "miser", "greedy");
        try (LiveTournament live = live("a", tournament, 2)) {
            assertEquals(Phase.STOPPED, live.snapshot().phase());
            live.start();
            Snapshot end = await(Phase.FINISHED);
            assertEquals(30, end.progress().games());
            assertEquals(1, end.progress().share());
            Standings standings = end.standings().orElseThrow();
            assertEquals(20, standings.rows().get(0).games());
            assertEquals(10, standings.cross().get(0).get(1).games());
            assertEquals(
                    1,
                    standings.cross().get(0).get(1).points()
                            + standings.cross().get(1).get(0).points(),
                    1e-9);
            List<GameResult> recent = live.recent();
            assertEquals(30, recent.size());
            assertEquals(29, recent.get(0).fixture().index());
            assertTrue(Files.readString(TournamentFolder.page(live.folder())).contains("<html"));
            Files.delete(TournamentFolder.page(live.folder()));
            Path page = live.report().get();
            assertTrue(Files.readString(page).contains("<html"), "written again on demand");
        }
    }

    @Test
    void aTournamentThatAnotherContinuesGivesTheSameGames() throws Exception {
        Tournament tournament = Toys.tournament(Tournament.Options.of(20, 5).keepingPlies(), "gate", "dice");
        allowed.release(1_000_000);
        try (LiveTournament live = live("whole", tournament, 2)) {
            live.start();
            await(Phase.FINISHED);
        }
        allowed.drainPermits();
        asked.drainPermits();
        allowed.release(60);
        try (LiveTournament live = live("parts", tournament, 1)) {
            live.start();
            asked.acquire(61); // some games are over, one waits for its player
            await(snapshot -> snapshot.progress().games() > 0);
            live.stop();
            Snapshot stopped = await(Phase.STOPPED);
            assertTrue(stopped.progress().games() < 20);
            assertTrue(stopped.progress().games() > 0);
        }
        allowed.release(1_000_000);
        try (LiveTournament live = live("parts", tournament, 2)) {
            live.open();
            Snapshot known = await(Phase.STOPPED);
            assertTrue(known.standings().isPresent(), "what was played is known before it goes on");
            assertEquals(known.progress().games(), live.recent().size());
            live.start();
            Snapshot end = await(Phase.FINISHED);
            assertTrue(end.progress().before() > 0);
            live.open();
            assertEquals(20, await(Phase.FINISHED).progress().games(), "nothing is left to be played");
        }
        assertEquals(games("whole"), games("parts"));
    }

    @Test
    void closingItKeepsWhatIsFinished() throws Exception {
        Tournament tournament = Toys.tournament(Tournament.Options.of(20, 5).keepingPlies(), "gate", "dice");
        allowed.release(60);
        LiveTournament live = live("a", tournament, 1);
        live.start();
        asked.acquire(61);
        live.close();
        String games = games("a");
        assertTrue(games.endsWith("}\n"));
        assertTrue(games.lines().count() > 2);
        assertTrue(Files.readString(TournamentFolder.page(live.folder())).contains("interrupted"));
        assertFalse(live.boards().next(-1, Set.of()).isPresent());
    }

    @Test
    void aGameIsWatchedPlyByPlyWhileItIsPlayed() throws Exception {
        Tournament tournament = Toys.tournament(Tournament.Options.of(2, 1), "gate", "gate");
        try (LiveTournament live = live("a", tournament, 1)) {
            live.start();
            asked.acquire(); // for the first decision
            WatchedGame game = live.boards().next(-1, Set.of()).orElseThrow();
            assertEquals(List.of(game), live.boards().running());
            assertEquals(
                    List.of("A", "B"),
                    game.entrants().stream().map(Entrant::name).toList());
            GameReel reel = game.reel(Duration.ofMinutes(1));
            assertFalse(reel.hasNext());
            assertEquals(0, reel.view().length());
            allowed.release(2);
            asked.acquire(2); // two plies were played
            assertTrue(reel.hasNext());
            assertEquals(2, reel.lag());
            MatchView first = reel.next();
            assertEquals(1, first.length());
            assertEquals(1, first.actor());
            assertEquals(2, reel.next().length());
            assertFalse(reel.hasNext());
            assertFalse(reel.isAtEnd());
            assertTrue(live.boards().next(-1, Set.of(0L)).isEmpty(), "there is no other");
            assertTrue(live.boards().next(1, Set.of()).isEmpty(), "nor one of that pairing");
            allowed.release(8);
            asked.acquire(8); // ten takings of three end it, and the next has begun
            MatchView end = reel.latest();
            assertTrue(reel.isAtEnd());
            assertTrue(end.isOver());
            assertEquals(10, end.length());
            assertEquals(
                    1, live.boards().next(0, Set.of(0L)).orElseThrow().fixture().index());
            allowed.release(100);
            await(Phase.FINISHED);
            assertEquals(0, game.result().orElseThrow().fixture().index());
        }
    }

    @Test
    void aPlayerThatHangsDoesNotHoldUpTheEnd() throws Exception {
        Catalogue<PlayerProvider> deaf = Toys.with("gate", (view, seat, budget, monitor) -> {
            asked.release();
            allowed.acquireUninterruptibly();
            return Decision.of(3);
        });
        LiveTournament live = new LiveTournament(
                directory.resolve("hangs"),
                Toys.tournament(Tournament.Options.of(10, 3), "gate", "miser"),
                new LiveTournament.Circumstances(deaf, "test", 1, () -> Locale.ENGLISH),
                () -> {},
                Duration.ofMillis(20));
        live.start();
        asked.acquire();
        live.close();
        assertEquals(0, live.recent().size(), "it is still thinking");
        allowed.release(1000);
        while (!live.isOver()) { // or it would write into a folder that is being deleted
            Thread.onSpinWait();
        }
    }

    @Test
    void aGameThatHangsIsNotWaitedFor() {
        CountDownLatch never = new CountDownLatch(1);
        GameProvider hanging = new GameProvider() {
            @Override
            public String id() {
                return "hanging";
            }

            @Override
            public Game create(int seats, Settings options) {
                Game toy = GameSetup.of(new Toy()).game();
                Class<?>[] types = {Game.class};
                return (Game) Proxy.newProxyInstance(Game.class.getClassLoader(), types, (game, method, arguments) -> {
                    if (method.getName().equals("view")) {
                        never.await();
                    }
                    return method.invoke(toy, arguments);
                });
            }
        };
        Tournament tournament = Toys.tournament(Tournament.Options.of(1, 3), "miser", "greedy");
        GameReel reel = new GameReel(
                new WatchedGame(tournament, tournament.fixture(0)), GameSetup.of(hanging), Duration.ofMillis(20));
        assertThrows(PluginFault.class, () -> reel.view().rulebook());
    }

    @Test
    void everyGameThatWasPlayedCanBeLookedAt() throws Exception {
        for (boolean plies : new boolean[] {true, false}) {
            Tournament.Options options = Tournament.Options.of(150, 3).opening(1);
            Tournament tournament =
                    Toys.tournament(plies ? options.keepingPlies() : options, "dice", "miser", "greedy");
            String folder = "plies " + plies;
            try (LiveTournament live = live(folder, tournament, 2)) {
                live.start();
                await(Phase.FINISHED);
                for (long index : new long[] {0, 17, 449}) {
                    MatchRecord record = live.record(index).get();
                    assertEquals(
                            tournament.fixture(index).entrants().stream()
                                    .map(tournament.entrants()::get)
                                    .map(Entrant::name)
                                    .toList(),
                            record.names());
                    MatchRecord.Replay replay = record.replay(Toys.GAMES::get, Reach.ANYWHERE);
                    assertEquals(State.TERMINAL, replay.state().actor());
                }
                Throwable none = assertThrows(
                                ExecutionException.class, () -> live.record(450).get())
                        .getCause();
                assertEquals("game 450 has not been played; the last one of this tournament is 449", none.getMessage());
            }
        }
    }

    @Test
    void faultsAreToldInOneLine() throws Exception {
        Files.writeString(directory.resolve("file"), "no folder");
        Tournament tournament = Toys.tournament(Tournament.Options.of(1, 1), "dice", "dice");
        try (LiveTournament live = live("file", tournament, 1)) {
            live.start();
            String failure = await(Phase.FAILED).failure().orElseThrow();
            assertTrue(failure.startsWith(directory.resolve("file").toString()), failure);
            assertEquals(1, failure.lines().count());
        }
        try (LiveTournament first = live("a", tournament, 1)) {
            first.start();
            await(Phase.FINISHED);
        }
        Tournament other = Toys.tournament(Tournament.Options.of(2, 1), "dice", "dice");
        String before = games("a");
        try (LiveTournament live = live("a", other, 1)) {
            live.start();
            String failure = await(Phase.FAILED).failure().orElseThrow();
            assertTrue(failure.contains("holds the games of another plan: 'games' was 1, now it is 2"), failure);
        }
        assertEquals(before, games("a"));
    }

    @Test
    void tournamentsAreFoundAgainTheLastFirst() throws Exception {
        TournamentShelf shelf = new TournamentShelf(directory);
        Catalogue<GameProvider> games = Toys.GAMES;
        assertEquals(List.of(), new TournamentShelf(directory.resolve("none")).list(games, players));
        assertTrue(shelf.isEmpty());
        allowed.release(60);
        for (String folder : List.of("toy-1", "toy-2")) {
            Tournament tournament = Toys.tournament(Tournament.Options.of(20, 5), "gate", "dice");
            try (LiveTournament live = live(folder, tournament, 1)) {
                live.start();
                if (folder.equals("toy-2")) {
                    await(Phase.FINISHED);
                } else {
                    asked.acquire(61);
                    live.stop();
                    await(Phase.STOPPED);
                    allowed.release(1_000_000);
                }
            }
        }
        Files.createDirectories(directory.resolve("something else"));
        Map<String, String> broken = Map.of("games.jsonl", "no plan\n");
        for (Map.Entry<String, String> file : broken.entrySet()) {
            Files.createDirectories(directory.resolve("broken"));
            Files.writeString(directory.resolve("broken").resolve(file.getKey()), file.getValue());
        }
        Files.createDirectories(directory.resolve("unreadable").resolve("games.jsonl"));
        assertFalse(shelf.isEmpty());
        List<TournamentShelf.Begun> found = shelf.list(games, players);
        assertEquals(
                Set.of("toy-1", "toy-2"),
                Set.of(
                        found.get(0).folder().getFileName().toString(),
                        found.get(1).folder().getFileName().toString()));
        assertEquals(2, found.size());
        for (TournamentShelf.Begun begun : found) {
            boolean whole = begun.folder().endsWith("toy-2");
            assertEquals(whole, begun.games() == 20, begun.toString());
            assertTrue(begun.games() > 0);
            assertEquals(20, begun.tournament().games());
        }
    }
}
