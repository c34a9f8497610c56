package org.marienbad.server.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.match.PlyTree;
import org.marienbad.framework.plugin.Plugins;
import org.marienbad.store.GameStore;
import org.marienbad.store.PostgresServer;
import org.marienbad.store.RoomStore;
import org.marienbad.store.StoredRoom;

/** Two processes on one database, with the same number of games each; one of them is killed. */
class SeveralProcessesTest {
    private static final int GAMES = Integer.parseInt(
            Optional.ofNullable(System.getenv("MARIENBAD_GAMES_PER_PROCESS")).orElse("50"));
    private static final String GAME = "kalaha";
    private static final int THREADS = 16;
    /** Between two plies of a game; so many games play a few hundred a second. */
    private static final int PACE_MILLIS = Math.max(500, GAMES * 8);

    private static final int RETRY_MILLIS = 200;
    /** So many plies each game has when the process is killed. */
    private static final int BEFORE = 5;

    private final ScheduledExecutorService threads = Executors.newScheduledThreadPool(THREADS);
    private final SplittableRandom pauses = new SplittableRandom(1);

    /** Games that have gone far enough for the kill. */
    private final AtomicInteger ready = new AtomicInteger();

    private final CompletableFuture<Void> allReady = new CompletableFuture<>();
    private volatile long killed;

    @Test
    @Timeout(value = 30, unit = TimeUnit.MINUTES)
    void everyGameGoesOnWhenAProcessIsKilled() throws Exception {
        String database = PostgresServer.shared().newDatabase();
        HttpClient client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .executor(Executors.newFixedThreadPool(4))
                .build();
        GameSetup setup = GameSetup.of(Plugins.load().games().get(GAME));
        try (Node first = Node.start(database);
                Node second = Node.start(database)) {
            List<URI> servers = List.of(first.uri(), second.uri());
            List<Game> games = new ArrayList<>();
            for (int i = 0; i < 2 * GAMES; i++) {
                Bot bot = new Bot(client, servers, i % 2, setup, i);
                bot.sitDown(GAME);
                games.add(new Game(bot, i % 2 == 0));
            }
            games.forEach(game -> later(game, pause()));
            allReady.get();
            int before = games.stream().mapToInt(game -> game.bot.length()).sum();
            killed = System.nanoTime();
            first.kill();
            CompletableFuture.allOf(games.stream().map(game -> game.over).toArray(CompletableFuture[]::new))
                    .get();
            report(games, before);
            compare(database, setup, games);
        } finally {
            threads.shutdownNow();
        }
    }

    /** A game, and how it fared. */
    private static final class Game {
        private final Bot bot;
        /** Whether the process that is killed opened it. */
        private final boolean isOrphan;

        private final CompletableFuture<Void> over = new CompletableFuture<>();
        private boolean isReady;
        /** When the ply that is to be played was sent for the first time; 0 if it was not yet. */
        private long begun;

        private long interrupted = -1;
        private long longest;

        Game(Bot bot, boolean isOrphan) {
            this.bot = bot;
            this.isOrphan = isOrphan;
        }
    }

    private synchronized int pause() {
        return pauses.nextInt(PACE_MILLIS);
    }

    private void later(Game game, int millis) {
        threads.schedule(() -> play(game), millis, TimeUnit.MILLISECONDS);
    }

    private void play(Game game) {
        try {
            game.begun = game.begun == 0 ? System.nanoTime() : game.begun;
            if (!game.bot.step()) {
                later(game, RETRY_MILLIS);
                return;
            }
            if (!game.isReady && (game.bot.length() == BEFORE || game.bot.isOver())) {
                game.isReady = true;
                if (ready.incrementAndGet() == 2 * GAMES) {
                    allReady.complete(null);
                }
            }
            game.longest = Math.max(game.longest, System.nanoTime() - game.begun);
            game.begun = 0;
            if (killed != 0 && game.interrupted < 0 && game.bot.acknowledged() > killed) {
                game.interrupted = game.bot.acknowledged() - killed;
            }
            if (game.bot.isOver()) {
                game.over.complete(null);
            } else {
                later(game, PACE_MILLIS / 2 + pause());
            }
        } catch (RuntimeException | AssertionError wrong) {
            game.over.completeExceptionally(wrong);
            allReady.completeExceptionally(wrong);
        }
    }

    private void report(List<Game> games, int before) {
        List<Game> orphans = games.stream()
                .filter(game -> game.isOrphan && game.interrupted >= 0)
                .toList();
        int plies = games.stream().mapToInt(game -> game.bot.length()).sum();
        Map<String, Integer> refusals = new TreeMap<>();
        games.stream()
                .filter(game -> !game.isOrphan)
                .forEach(game -> game.bot.refusals().forEach((why, count) -> refusals.merge(why, count, Integer::sum)));
        System.out.printf(
                "2 x %d games, a ply each %d ms: %d plies, %d of them before the kill; the %d games of the killed process:"
                        + " longest ply %s, first ply after the kill %s; not done at once in the other games: %s%n",
                GAMES,
                PACE_MILLIS,
                plies,
                before,
                orphans.size(),
                spread(orphans, game -> game.longest),
                spread(orphans, game -> game.interrupted),
                refusals);
    }

    private static String spread(List<Game> games, ToLongFunction<Game> nanos) {
        long[] millis = games.stream()
                .mapToLong(nanos)
                .map(each -> each / 1_000_000)
                .sorted()
                .toArray();
        return "%d ms in the median, at most %d ms".formatted(millis[millis.length / 2], millis[millis.length - 1]);
    }

    /** Each game in the database is, ply by ply, what was acknowledged. */
    private static void compare(String database, GameSetup setup, List<Game> games) {
        try (GameStore store = GameStore.open(database).store();
                RoomStore rooms = store.rooms("")) {
            for (Game game : games) {
                StoredRoom room = rooms.load(game.bot.room()).orElseThrow();
                PlyTree tree =
                        room.game().record().replay(id -> setup.provider()).tree();
                List<Integer> line = tree.mainLine().stream().map(tree::action).toList();
                assertEquals(game.bot.played(), line, game.bot.room());
            }
        }
    }
}
