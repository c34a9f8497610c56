package org.marienbad.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.marienbad.framework.text.Messages;

class SqliteStoreTest extends GameStoreContract {
    @TempDir
    private Path folder;

    @Override
    GameStore connect(Clock clock) {
        return SqliteFile.open(file(), clock).store();
    }

    private Path file() {
        return folder.resolve("new/games.db");
    }

    private static String words(StoreException failure) {
        return Messages.of(Locale.ENGLISH).get(failure.words());
    }

    @Test
    void aDamagedFileIsMovedAside() throws IOException {
        Path damaged = folder.resolve("damaged.db");
        Files.writeString(damaged, "This is no database, whatever its name says. ".repeat(100));
        Path aside = null;
        for (String end : new String[] {"", "-2"}) {
            GameStore.Opening opening = GameStore.open(damaged);
            opening.store().create(head("person", "random").build());
            opening.store().close();
            aside = opening.damaged().orElseThrow();
            assertTrue(
                    aside.toString().matches(".*damaged\\.db\\.damaged-\\d{4}-\\d\\d-\\d\\d" + end), aside.toString());
            assertTrue(Files.readString(aside).startsWith("This is no"));
            Files.copy(aside, damaged, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Test
    void aFileThatIsDamagedInTheMiddleIsMovedAsideToo() throws IOException {
        Path file = folder.resolve("half.db");
        try (GameStore store = GameStore.open(file).store()) {
            GameKey key = store.create(head("person", "random").build());
            for (int node = 1; node < 200; node++) {
                key = store.append(key, ply(node, node - 1, 0, "ply ".repeat(20) + node));
            }
        }
        byte[] bytes = Files.readAllBytes(file);
        for (int at = bytes.length / 2; at < bytes.length; at++) {
            bytes[at] = 7;
        }
        Files.write(file, bytes);
        GameStore.Opening opening = GameStore.open(file);
        assertTrue(opening.damaged().isPresent());
        assertEquals(0, opening.store().count(GameFilter.all()));
        opening.store().close();
        assertEquals(Optional.empty(), reopened(file).damaged());
    }

    private static GameStore.Opening reopened(Path file) {
        GameStore.Opening again = GameStore.open(file);
        again.store().close();
        return again;
    }

    /** A file that may have so many pages and no more stands for the disk. */
    @Test
    void aFullDiskIsSaidAndNothingIsLostOrKeptThatWasRefused() {
        Path small = folder.resolve("small.db");
        try (GameStore store = SqliteFile.open(small, Clock.systemUTC(), Map.of("max_page_count", "60"))
                .store()) {
            Change much = new Change().plies(List.of(ply(1, 0, 0, "ply ".repeat(4000))));
            GameKey filler = store.create(head("person", "random").build(), much);
            GameKey[] key = {store.create(head("person", "random").build())};
            StoreException full = assertThrows(StoreException.class, () -> {
                for (int node = 1; node < 10_000; node++) {
                    key[0] = store.append(key[0], ply(node, node - 1, 0, "ply " + node));
                }
            });
            assertEquals("The games cannot be kept in " + small + ": the disk is full.", words(full));
            for (int i = 0; i < 3; i++) {
                assertThrows(
                        StoreException.class,
                        () -> store.create(head("person", "random").build(), much));
            }
            StoredGame game = store.load(key[0].id()).orElseThrow();
            assertEquals(key[0], game.key());
            int played = game.plies().size();
            assertEquals(key[0].version() - 1, played);
            assertTrue(store.delete(filler.id()), "it makes room");
            store.append(key[0], ply(played + 1, played, 0, "next"));
            assertEquals(1, store.count(GameFilter.all()));
        }
    }

    @Test
    void aPlaceWhereNothingCanBeWrittenIsSaid() throws IOException {
        Path noFolder = Files.writeString(folder.resolve("file"), "").resolve("games.db");
        assertEquals(
                "The games cannot be kept in " + noFolder + " (it exists already).",
                words(assertThrows(StoreException.class, () -> GameStore.open(noFolder))));
        Path noFile = Files.createDirectory(folder.resolve("games"));
        assertEquals(
                "The games cannot be kept in " + noFile + ": it cannot be opened.",
                words(assertThrows(StoreException.class, () -> GameStore.open(noFile))));
    }

    @Test
    void aFileOfANewerVersionIsLeftAlone() throws SQLException {
        connect(clock()).close();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file())) {
            connection.createStatement().execute("UPDATE flyway_schema_history SET version = '99' WHERE version = '2'");
        }
        assertEquals(
                file() + " was written by a newer version of Marienbad, so games are not kept.",
                words(assertThrows(StoreException.class, () -> connect(clock()))));
    }

    @Test
    void gamesOfTheFirstVersionComeAlong() throws SQLException {
        Path old = folder.resolve("old.db");
        FirstVersion.comesAlong(
                "jdbc:sqlite:" + old,
                new Properties(),
                () -> GameStore.open(old).store());
    }

    @Test
    void anAddressNamesAFile() {
        for (String address : List.of(folder + "/plain.db", "sqlite:" + folder + "/named.db")) {
            try (GameStore store = GameStore.open(address).store()) {
                store.create(head("person", "random").build());
            }
        }
        assertTrue(Files.exists(folder.resolve("plain.db")) && Files.exists(folder.resolve("named.db")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mysql://ann:secret@host/games|mysql://ann:…@host/games",
                "jdbc:postgresql://host/games?user=ann&password=secret|jdbc:postgresql://host/games",
                "postgresql://ann:secret@host|postgresql://ann:…@host",
                "postgresql://ann:secret@host:port/games|postgresql://ann:…@host:port/games",
                "postgresql://ann:secret/@host/games|postgresql://ann:…@host/games",
                "postgresql://ann:1/secret@host/games|postgresql://ann:…@host/games",
                "postgres://ann:sec ret@host/games|postgres://ann:…@host/games",
                "postgres://ann:sec%ret@host/games?ssl=true|postgres://ann:…@host/games",
                "postgresql://:secret@/games|postgresql://:…@/games",
                "sqlite:|sqlite:"
            })
    void malformedAddressesAreSaidWithoutThePassword(String address, String shown) {
        StoreException failure = assertThrows(StoreException.class, () -> GameStore.open(address));
        assertEquals(
                shown + " is no database: give a file, sqlite:FILE or postgresql://USER:PASSWORD@HOST:PORT/DATABASE.",
                words(failure));
        assertFalse(failure.toString().contains("secret"), failure.toString());
    }

    @Test
    void aMissingDriverIsSaid() {
        StoreException failure =
                assertThrows(StoreException.class, () -> GameStore.open("postgresql://ann:secret@localhost/games"));
        assertEquals(
                "The games cannot be kept in postgresql://ann@localhost/games:"
                        + " the driver for PostgreSQL is not installed.",
                words(failure));
    }

    @Test
    void readersDoNotWaitForTheWriter() throws SQLException {
        try (GameStore store = connect(clock());
                Connection writer = DriverManager.getConnection("jdbc:sqlite:" + file())) {
            store.create(head("person", "random").build());
            writer.setAutoCommit(false);
            writer.createStatement().execute("UPDATE game SET moves = 5");
            assertEquals(0, store.find(GameFilter.all()).get(0).moves());
            writer.commit();
            assertEquals(5, store.find(GameFilter.all()).get(0).moves());
        }
        try (Stream<Path> files = Files.list(file().getParent())) {
            assertFalse(files.anyMatch(path -> path.toString().endsWith("-journal")), "no journal but the log");
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
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
    void aFileIsForOneServerUntilItEndsAndOneThatIsKilledLosesNothing() throws Exception {
        Path file = folder.resolve("killed.db");
        Process writer = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Writer.class.getName(),
                        file.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        int written = 0;
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(writer.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                written = Integer.parseInt(line);
                if (written == 10) {
                    assertEquals(
                            "The games cannot be kept in " + file
                                    + ": another server uses it, and only PostgreSQL serves several.",
                            words(assertThrows(StoreException.class, () -> GameStore.open(file.toString()))));
                }
                if (written == 50) {
                    writer.toHandle().destroyForcibly(); // leaves the stream open
                }
            }
        }
        assertTrue(written >= 50);
        try (GameStore store = GameStore.open(file.toString()).store()) {
            StoredGame game = store.load(1).orElseThrow();
            assertTrue(game.plies().size() >= written, game.plies().size() + " of " + written);
            assertEquals(game.key().version() - 1, game.plies().size());
        }
    }
}
