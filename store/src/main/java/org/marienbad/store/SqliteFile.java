package org.marienbad.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.file.AtomicFiles;
import org.marienbad.framework.file.LockFile;
import org.marienbad.framework.text.Text;

/** A file of SQLite as the database of a store. One that is damaged is moved aside, and a new one takes its place. */
final class SqliteFile {
    /** A larger file is not looked through when it is opened. */
    private static final long QUICKLY_CHECKED = 32L << 20;

    private static final int CORRUPT = 11;
    private static final int NO_DATABASE = 26;

    /** The files of a database in WAL mode besides its own. */
    private static final List<String> COMPANIONS = List.of("-wal", "-shm");

    /**
     * In WAL mode readers do not wait for the writer, and a killed process loses nothing that was committed. Only a
     * failure of the machine may lose the last plies.
     */
    private static final Map<String, String> SETTINGS =
            Map.of("journal_mode", "WAL", "synchronous", "NORMAL", "busy_timeout", "5000", "foreign_keys", "true");

    private static final String SCHEME = "sqlite:";

    private SqliteFile() {}

    /**
     * @param name of a file, perhaps with {@value #SCHEME} before it
     * @throws StoreException if it is the address of something else
     */
    static Path named(String name) {
        String path = name.startsWith(SCHEME) ? name.substring(SCHEME.length()) : name;
        if (path.isBlank() || path.contains("://") || path.startsWith("jdbc:")) {
            throw new StoreException(Text.of("store.address", PostgresAddress.withoutPassword(name)), null);
        }
        return Path.of(path);
    }

    /**
     * The same for one server alone: a second one would end the leases of the first.
     *
     * @throws StoreException also if another server has the file
     */
    static GameStore.Opening openAlone(Path file, Clock clock) {
        makeFolder(file);
        LockFile lock;
        try {
            lock = LockFile.tryLock(file)
                    .orElseThrow(() -> new StoreException(Text.of("store.served", file.toString()), null));
        } catch (IOException impossible) {
            throw failed(file, impossible);
        }
        try {
            GameStore.Opening opening = open(file, clock);
            return new GameStore.Opening(opening.store().holding(lock), opening.damaged());
        } catch (RuntimeException | Error failure) {
            lock.close();
            throw failure;
        }
    }

    static GameStore.Opening open(Path file, Clock clock) {
        return open(file, clock, Map.of());
    }

    /** @param more settings of SQLite over and above ours */
    static GameStore.Opening open(Path file, Clock clock, Map<String, String> more) {
        makeFolder(file);
        try {
            return new GameStore.Opening(new GameStore(connect(file, more), clock, new LocalFeed()), Optional.empty());
        } catch (StoreException failure) {
            if (!isDamage(failure)) {
                throw failure;
            }
            Path aside = moveAside(file, LocalDate.now(clock));
            return new GameStore.Opening(
                    new GameStore(connect(file, more), clock, new LocalFeed()), Optional.of(aside));
        }
    }

    private static void makeFolder(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException impossible) {
            throw failed(file, impossible);
        }
    }

    private static StoreException failed(Path file, IOException impossible) {
        return new StoreException(Text.of("store.failed", file.toString(), AtomicFiles.reason(impossible)), impossible);
    }

    private static Database connect(Path file, Map<String, String> more) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite:" + file.toAbsolutePath());
        config.setPoolName("games");
        config.setMaximumPoolSize(2); // one that writes, one that reads
        config.setMinimumIdle(0);
        config.setConnectionTimeout(Database.PATIENCE_MILLIS);
        SETTINGS.forEach(config::addDataSourceProperty);
        more.forEach(config::addDataSourceProperty);
        HikariDataSource pool = null;
        try {
            pool = new HikariDataSource(config);
            Database database = Database.migrated(pool, file.toString());
            if (Files.size(file) <= QUICKLY_CHECKED) {
                check(database, file);
            }
            return database;
        } catch (RuntimeException
                | IOException
                | LinkageError failure) { // the driver's own code may not fit the system
            if (pool != null) {
                pool.close();
            }
            throw StoreException.of(file.toString(), failure);
        }
    }

    private static void check(Database database, Path file) {
        String verdict = database.read(
                connection -> database.queryOne(connection, "PRAGMA quick_check(1)", row -> row.getString(1))
                        .orElse(""));
        if (!verdict.equals("ok")) {
            throw StoreException.of(file.toString(), new SQLException(verdict, null, CORRUPT));
        }
    }

    private static boolean isDamage(StoreException failure) {
        return failure.getCause() instanceof SQLException reason
                && List.of(CORRUPT, NO_DATABASE).contains(reason.getErrorCode() & 0xFF);
    }

    private static Path moveAside(Path file, LocalDate today) {
        String name = file.getFileName() + ".damaged-" + today;
        Path aside = file.resolveSibling(name);
        for (int i = 2; Files.exists(aside); i++) {
            aside = file.resolveSibling(name + "-" + i);
        }
        try {
            Files.move(file, aside);
            for (String companion : COMPANIONS) {
                Path part = file.resolveSibling(file.getFileName() + companion);
                if (Files.exists(part)) {
                    Files.move(part, aside.resolveSibling(aside.getFileName() + companion));
                }
            }
        } catch (IOException impossible) {
            throw failed(file, impossible);
        }
        return aside;
    }
}
