package org.marienbad.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.marienbad.framework.text.Text;

/** A database with the tables of this version: transactions and statements. */
final class Database implements AutoCloseable {
    /** The latest migration. */
    static final int SCHEMA = 3;

    /** The work of one transaction. */
    interface Work<T> {
        T in(Connection connection) throws SQLException;
    }

    /** Takes one row. */
    interface Row {
        void take(ResultSet row) throws SQLException;
    }

    /** Reads one value of a row. */
    interface Column<T> {
        T of(ResultSet row) throws SQLException;
    }

    /** A thread waits so long for a connection. */
    static final int PATIENCE_MILLIS = 5_000;

    private static final String SQLITE = "SQLite";

    private final HikariDataSource source;
    private final String name;
    private final String product;
    private final Turnstile turnstile = new Turnstile(System::nanoTime);

    private Database(HikariDataSource source, String name) {
        this.source = source;
        this.name = name;
        product = read(connection -> connection.getMetaData().getDatabaseProductName());
    }

    /**
     * The database of {@code source}, its tables brought up to date.
     *
     * @param name for people
     * @throws StoreException if it is of a newer version, or cannot be reached
     */
    static Database migrated(HikariDataSource source, String name) {
        Database database = new Database(source, name);
        // Flyway takes longer to load than all else, and has hardly ever something to do.
        int schema = database.read(Database::schema);
        if (schema > SCHEMA) {
            throw new StoreException(Text.of("store.newer", name), null);
        }
        if (schema < SCHEMA) {
            Flyway.configure(Database.class.getClassLoader())
                    .dataSource(source)
                    .loggers("slf4j")
                    .locations("classpath:org/marienbad/store/migration")
                    .load()
                    .migrate();
        }
        return database;
    }

    /** The same database by other connections. */
    Database by(HikariDataSource other) {
        return new Database(other, name);
    }

    /** The latest migration done; 0 where there is none. */
    private static int schema(Connection connection) throws SQLException {
        try (ResultSet tables =
                connection.getMetaData().getTables(null, connection.getSchema(), "flyway_schema_history", null)) {
            if (!tables.next()) {
                return 0;
            }
        }
        String sql = "SELECT \"version\" FROM \"flyway_schema_history\" WHERE \"success\"";
        try (PreparedStatement select = connection.prepareStatement(sql);
                ResultSet rows = select.executeQuery()) {
            int latest = 0;
            while (rows.next()) {
                String version = rows.getString(1); // null for a file that is no migration
                latest = version == null ? latest : Math.max(latest, Integer.parseInt(version));
            }
            return latest;
        }
    }

    /** Whether only one process at a time may serve rooms from it: there is nothing by which it could tell others. */
    boolean isFile() {
        return product.equals(SQLITE);
    }

    /**
     * The database's own clock in milliseconds since 1970, in SQL: the clocks of processes differ. If transactions have
     * a time, that of their start.
     */
    String now() {
        return isFile()
                ? "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
                : "CAST(EXTRACT(EPOCH FROM CURRENT_TIMESTAMP) * 1000 AS BIGINT)";
    }

    <T> T read(Work<T> work) {
        return connected(work);
    }

    private <T> T connected(Work<T> work) {
        try {
            long number = turnstile.enter();
            try (Connection connection = source.getConnection()) {
                return work.in(connection);
            } finally {
                turnstile.leave(number);
            }
        } catch (SQLException failure) {
            throw StoreException.of(name, failure);
        }
    }

    /** Reads by several statements the state of one moment. */
    <T> T snapshot(Work<T> work) {
        return transaction(connection -> {
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            connection.setAutoCommit(false);
            return work.in(connection);
        });
    }

    /** Does all of {@code work} or nothing. */
    <T> T write(Work<T> work) {
        return transaction(connection -> {
            connection.setAutoCommit(false);
            return work.in(connection);
        });
    }

    private <T> T transaction(Work<T> work) {
        return connected(connection -> {
            try {
                T result = work.in(connection);
                connection.commit();
                return result;
            } catch (SQLException | RuntimeException failure) {
                rollBack(connection, failure);
                throw failure;
            }
        });
    }

    private void rollBack(Connection connection, Exception failure) {
        try {
            connection.rollback();
        } catch (SQLException again) {
            // A server is gone, or SQLite has rolled back by itself, as on a full disk. Its driver then believes in a
            // transaction for ever and begins none, so that every statement commits alone.
            source.evictConnection(connection);
            failure.addSuppressed(again);
        }
    }

    /** How many rows were changed. */
    int update(Connection connection, String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            set(statement, values);
            return statement.executeUpdate();
        }
    }

    <T> Optional<T> queryOne(Connection connection, String sql, Column<T> column, Object... values)
            throws SQLException {
        List<T> found = new ArrayList<>();
        query(connection, sql, List.of(values), row -> found.add(column.of(row)));
        return found.stream().findFirst();
    }

    void query(Connection connection, String sql, List<Object> values, Row row) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            set(statement, values.toArray());
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    row.take(rows);
                }
            }
        }
    }

    static void set(PreparedStatement statement, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
    }

    /** Closes the source. */
    @Override
    public void close() {
        source.close();
    }
}
