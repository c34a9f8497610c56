package org.marienbad.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.marienbad.framework.text.Text;

/** A database with the tables of this version: transactions and statements. */
final class Database implements AutoCloseable {
    /** The latest migration. */
    static final int SCHEMA = 1;

    /** What is done in one transaction. */
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

    private final DataSource source;
    private final String name;

    private Database(DataSource source, String name) {
        this.source = source;
        this.name = name;
    }

    /**
     * The database of {@code source}, its tables brought up to date.
     *
     * @param name for people
     * @throws StoreException if it is of a newer version, or cannot be reached
     */
    static Database migrated(DataSource source, String name) {
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

    /** The latest migration done; 0 where there is none. */
    private static int schema(Connection connection) throws SQLException {
        try (ResultSet tables = connection.getMetaData().getTables(null, null, "flyway_schema_history", null)) {
            if (!tables.next()) {
                return 0;
            }
        }
        String sql = "SELECT \"version\" FROM \"flyway_schema_history\" WHERE \"success\"";
        try (PreparedStatement select = connection.prepareStatement(sql);
                ResultSet rows = select.executeQuery()) {
            int latest = 0;
            while (rows.next()) {
                String version = rows.getString(1); // null for what is no migration
                latest = version == null ? latest : Math.max(latest, Integer.parseInt(version));
            }
            return latest;
        }
    }

    <T> T read(Work<T> work) {
        try (Connection connection = source.getConnection()) {
            return work.in(connection);
        } catch (SQLException failure) {
            throw StoreException.of(name, failure);
        }
    }

    /** Does all of {@code work} or nothing. */
    <T> T write(Work<T> work) {
        try (Connection connection = source.getConnection()) {
            connection.setAutoCommit(false);
            try {
                T result = work.in(connection);
                connection.commit();
                return result;
            } catch (SQLException | RuntimeException failure) {
                rollBack(connection, failure);
                throw failure;
            }
        } catch (SQLException failure) {
            throw StoreException.of(name, failure);
        }
    }

    private static void rollBack(Connection connection, Exception failure) {
        try {
            connection.rollback();
        } catch (SQLException again) { // SQLite has done so by itself where the disk is full
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

    <T> Optional<T> queryOne(Connection connection, String sql, Column<T> column) throws SQLException {
        List<T> found = new ArrayList<>();
        query(connection, sql, List.of(), row -> found.add(column.of(row)));
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

    /** Closes the source, if it can be closed. */
    @Override
    public void close() {
        if (source instanceof AutoCloseable pool) {
            try {
                pool.close();
            } catch (Exception failure) {
                throw new IllegalStateException(failure);
            }
        }
    }
}
