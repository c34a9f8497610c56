package org.marienbad.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Many games with many spectators in one process: how long until all have a ply, and what a game and a spectator cost.
 * Prints its figures; some of the spectators never read, which must not keep the others from anything.
 */
class LoadTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final int DEAF_ONE_IN = 100;
    private static final int CLIENTS = 8;

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final Queue<Long> latencies = new ConcurrentLinkedQueue<>();
    private URI server;
    private Process process;
    private BufferedReader told;

    @TempDir
    private Path directory;

    /** A game with two persons, and those who look at it. */
    private static final class Game {
        private final String id;
        private final List<String> tokens = new ArrayList<>();
        private final String watch;
        private final AtomicInteger missing = new AtomicInteger();
        private volatile long played;
        private int readers;

        Game(JsonNode made) {
            id = made.get("id").asText();
            made.get("tokens").forEach(token -> tokens.add(token.asText()));
            watch = made.get("watch").asText();
        }
    }

    private void start() throws Exception {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
                "-cp",
                System.getProperty("java.class.path"),
                LoadServer.class.getName(),
                directory.resolve("server.db").toString());
        process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
        told = process.inputReader(StandardCharsets.UTF_8);
        server = URI.create("http://localhost:" + told.readLine());
    }

    private long heap() throws IOException {
        process.outputWriter().append("\n").flush();
        return Long.parseLong(told.readLine());
    }

    private long residentKilobytes() throws IOException {
        return Files.readAllLines(Path.of("/proc", String.valueOf(process.pid()), "status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                .findFirst()
                .orElse(0);
    }

    private Duration processorTime() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private JsonNode ask(String path, String token, String body, int status) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.resolve(path));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        if (!body.isEmpty()) {
            request.header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString(body));
        }
        HttpResponse<String> answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString());
        assertEquals(status, answer.statusCode(), answer.body());
        return MAPPER.readTree(answer.body());
    }

    private interface Task {
        void run(int number) throws Exception;
    }

    /** Does {@code task} for each number below {@code count}, several at a time. */
    private static void each(int count, Task task) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
        Queue<Exception> failures = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < count; i++) {
            int number = i;
            threads.execute(() -> {
                try {
                    task.run(number);
                } catch (Exception failure) {
                    failures.add(failure);
                }
            });
        }
        threads.shutdown();
        assertTrue(threads.awaitTermination(1, TimeUnit.HOURS));
        if (!failures.isEmpty()) {
            throw new AssertionError(failures.size() + " failed", failures.peek());
        }
    }

    private static void awaitJoined(Spectators spectators, int count) throws InterruptedException {
        while (spectators.joined() < count) {
            assertEquals(0, spectators.lost(), "lost while joining");
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }

    /** Plays the first legal action, if the game is not over. */
    private boolean play(Game game) throws Exception {
        JsonNode view = ask("/api/rooms/" + game.id + "/view?from=1000000", game.tokens.get(0), "", 200);
        if (view.get("over").asBoolean()) {
            return false;
        }
        String token = game.tokens.get(view.get("actor").asInt());
        JsonNode own = view.get("legal").isEmpty()
                ? ask("/api/rooms/" + game.id + "/view?from=1000000", token, "", 200)
                : view;
        String body = "{\"version\":" + own.get("version") + ",\"code\":" + own.at("/legal/0/code") + "}";
        game.missing.set(game.readers);
        game.played = System.nanoTime();
        ask("/api/rooms/" + game.id + "/play", token, body, 200);
        return true;
    }

    @ParameterizedTest
    @CsvSource({"kalaha, 2000, 10000, 12000, 200", "minute-empire, 200, 1000, 600, 20"})
    @Timeout(value = 1, unit = TimeUnit.HOURS)
    void manyGamesWithManySpectators(String name, int games, int watching, int plies, int perSecond) throws Exception {
        start();
        try {
            Game[] all = new Game[games];
            measure(name, all, watching, plies, perSecond);
        } finally {
            process.destroy();
            process.waitFor();
        }
    }

    private void measure(String name, Game[] all, int watching, int plies, int perSecond) throws Exception {
        Spectators spectators = new Spectators(server.getPort(), room -> seen(all[room]));
        Thread thread = new Thread(spectators, "spectators");
        thread.setDaemon(true);
        thread.start();
        String body = "{\"game\":\"" + name + "\",\"seats\":[{\"kind\":\"person\"},{\"kind\":\"person\"}]}";
        // The classes and caches of a first game are not what a game costs.
        Game first = new Game(ask("/api/create", "", body, 201));
        ask("/api/rooms/" + first.id + "/position", first.tokens.get(0), "", 200);
        long empty = heap();
        each(all.length, number -> all[number] = new Game(ask("/api/create", "", body, 201)));
        int deaf = 0;
        for (int number = 0; number < all.length; number++) {
            boolean reads = number % DEAF_ONE_IN != 0;
            deaf += reads ? 0 : 1;
            all[number].readers += reads ? 1 : 0;
            spectators.add(number, all[number].id, all[number].watch, reads);
        }
        awaitJoined(spectators, all.length);
        long one = heap();
        for (int i = all.length; i < watching; i++) {
            Game game = all[i % all.length];
            game.readers++;
            spectators.add(i % all.length, game.id, game.watch, true);
        }
        awaitJoined(spectators, watching);
        long many = heap();
        long resident = residentKilobytes();
        double perSpectator = (double) (many - one) / Math.max(1, watching - all.length);
        double perGame = (double) (one - empty) / all.length - perSpectator;
        System.out.printf(
                "%s: %d games, %d spectators (%d never read); %.1f KB of heap a game, %.1f KB a spectator; %d MB"
                        + " resident%n",
                name, all.length, watching, deaf, perGame / 1024, perSpectator / 1024, resident / 1024);
        Duration before = processorTime();
        playAll(all, plies, perSecond);
        Duration spent = processorTime().minus(before);
        List<Long> sorted = latencies.stream().sorted().toList();
        System.out.printf(
                "%s: %d plies, %d a second asked for; until all have a ply: median %d ms, p90 %d, p99 %d, longest %d;"
                        + " %.1f ms of processor time a ply, %d sockets lost, %d MB resident%n",
                name,
                sorted.size(),
                perSecond,
                millis(sorted, 0.5),
                millis(sorted, 0.9),
                millis(sorted, 0.99),
                millis(sorted, 1),
                (double) spent.toMillis() / Math.max(1, sorted.size()),
                spectators.lost(),
                residentKilobytes() / 1024);
        assertTrue(spectators.lost() <= deaf, "those who read have lost nothing");
        spectators.close();
    }

    private void seen(Game game) {
        if (game.missing.decrementAndGet() == 0) {
            latencies.add(System.nanoTime() - game.played);
        }
    }

    /** Plays in one game after the other, as fast as is asked for or as it goes. */
    private void playAll(Game[] all, int plies, int perSecond) throws Exception {
        BlockingQueue<Game> turns = new ArrayBlockingQueue<>(CLIENTS);
        AtomicInteger played = new AtomicInteger();
        ExecutorService threads = Executors.newFixedThreadPool(CLIENTS);
        Queue<Exception> failures = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < CLIENTS; i++) {
            threads.execute(() -> {
                try {
                    for (Game game = turns.take(); game.id != null; game = turns.take()) {
                        played.addAndGet(play(game) ? 1 : 0);
                    }
                } catch (Exception failure) {
                    failures.add(failure);
                }
            });
        }
        long start = System.nanoTime();
        for (int i = 0; i < plies && failures.isEmpty(); i++) {
            long wait = start + i * 1_000_000_000L / perSecond - System.nanoTime();
            TimeUnit.NANOSECONDS.sleep(wait);
            while (!turns.offer(all[i % all.length], 1, TimeUnit.SECONDS)) {
                assertTrue(failures.isEmpty(), failures.toString());
            }
        }
        threads.shutdownNow();
        assertTrue(threads.awaitTermination(1, TimeUnit.MINUTES));
        failures.removeIf(failure -> failure instanceof InterruptedException);
        assertTrue(failures.isEmpty(), failures.toString());
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (latencies.size() < played.get() && System.nanoTime() < end) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        assertEquals(played.get(), latencies.size(), "everybody has got every ply");
    }

    private static long millis(List<Long> sorted, double share) {
        return sorted.isEmpty() ? 0 : sorted.get((int) Math.ceil(share * sorted.size()) - 1) / 1_000_000;
    }
}
