package org.marienbad.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.text.Messages;

class PostgresStoreTest extends GameStoreContract {
    private PostgresServer server;
    private String address;

    @BeforeEach
    @Override
    void open() {
        try {
            server = PostgresServer.shared();
            address = server.newDatabase();
        } catch (IOException | SQLException impossible) {
            throw new AssertionError(impossible);
        }
        super.open();
    }

    @Override
    GameStore connect(Clock clock) {
        return PostgresDatabase.open(PostgresAddress.parse(address).orElseThrow(), clock);
    }

    @Test
    void gamesOfTheFirstVersionComeAlong() throws SQLException {
        String old = server.newDatabase();
        PostgresAddress place = PostgresAddress.parse(old).orElseThrow();
        FirstVersion.comesAlong(
                place.url(), place.properties(), () -> GameStore.open(old).store());
    }

    @Test
    void processesMayStartAtTheSameTime() throws Exception {
        String empty = server.newDatabase();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            Callable<Long> start = () -> {
                try (GameStore store = GameStore.open(empty).store()) {
                    return store.create(head("person", "random").build()).id();
                }
            };
            List<Long> ids = new ArrayList<>();
            for (Future<Long> each : threads.invokeAll(List.of(start, start, start, start))) {
                ids.add(each.get());
            }
            assertEquals(List.of(1L, 2L, 3L, 4L), ids.stream().sorted().toList());
        } finally {
            threads.shutdownNow();
        }
    }

    private static void isRefused(String address, String reason) {
        StoreException failure = assertThrows(StoreException.class, () -> GameStore.open(address));
        String words = Messages.of(Locale.ENGLISH).get(failure.words());
        assertTrue(words.startsWith("The games cannot be kept in postgresql://"), words);
        assertTrue(words.endsWith(reason), words);
        StringWriter all = new StringWriter();
        failure.printStackTrace(new PrintWriter(all));
        assertFalse((words + all).contains("cr@t") || (words + all).contains("cr%40t"), "no password");
    }

    @Test
    void faultsAreSaidInOneLine() throws SQLException {
        isRefused(server.address("nowhere"), "/nowhere: the server has no such database.");
        isRefused(address.replace("se%3A", "no%3A"), ": the database refuses this user or password.");
        isRefused(address.replace("//marienbad", "//nobody"), ": the database refuses this user or password.");
        isRefused(address.replaceFirst(":\\d+/", ":1/"), ": no database answers there.");
        String name = address.substring(address.lastIndexOf('/') + 1);
        server.execute(name, "UPDATE flyway_schema_history SET version = '99' WHERE version = '2'");
        StoreException newer = assertThrows(StoreException.class, () -> GameStore.open(address));
        assertEquals(
                address.replaceFirst(":[^/]*@", "@")
                        + " was written by a newer version of Marienbad, so games are not kept.",
                Messages.of(Locale.ENGLISH).get(newer.words()));
    }

    @Test
    void aServerThatIsGoneIsSaidAndFoundAgain() throws Exception {
        try (GameStore store = GameStore.open(address).store()) {
            GameKey key = store.create(head("person", "random").build());
            server.restart();
            assertEquals(key, store.load(key.id()).orElseThrow().key());
            store.append(key, ply(1, 0, 0, "a"));
        }
    }

    /** Writes plies until it is killed, and prints each that is written. */
    static final class Writer {
        private Writer() {}

        public static void main(String[] arguments) {
            GameStore store = GameStore.open(arguments[0]).store();
            GameKey key = store.create(head("person", "random").build());
            for (int node = 1; ; node++) {
                key = store.append(key, ply(node, node - 1, 0, "ply " + node));
                System.out.println(node);
            }
        }
    }

    @Test
    void aProcessThatIsKilledLosesNothing() throws Exception {
        Process writer = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Writer.class.getName(),
                        address)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        int written = 0;
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(writer.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                written = Integer.parseInt(line);
                if (written == 50) {
                    writer.toHandle().destroyForcibly(); // leaves the stream open
                }
            }
        }
        assertTrue(written >= 50);
        try (GameStore store = GameStore.open(address).store()) {
            StoredGame game = store.load(1).orElseThrow();
            assertTrue(game.plies().size() >= written, game.plies().size() + " of " + written);
            assertEquals(game.key().version() - 1, game.plies().size());
        }
    }
}
