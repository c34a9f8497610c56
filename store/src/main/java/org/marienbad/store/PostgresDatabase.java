package org.marienbad.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Clock;
import org.marienbad.framework.text.Text;

/** A database of PostgreSQL as that of a store, for one process of several. */
final class PostgresDatabase {
    /** A write takes some milliseconds, so that a few connections serve thousands of games. */
    private static final int CONNECTIONS = 8;

    /** The server itself ends statements that take longer, so that it holds no locks for somebody who has gone away. */
    private static final String LIMIT = "SET statement_timeout = '8s'";

    private PostgresDatabase() {}

    static GameStore open(PostgresAddress address, Clock clock) {
        try {
            DriverManager.getDriver(address.url());
        } catch (SQLException missing) {
            throw new StoreException(Text.of("store.noDriver", address.toString()), missing);
        }
        HikariDataSource pool = null;
        HikariDataSource leases = null;
        try {
            migrate(address);
            pool = pool(address, "games", CONNECTIONS);
            Database database = Database.migrated(pool, address.toString());
            leases = pool(address, "leases", 1);
            return new GameStore(database, database.by(leases), clock, new PostgresFeed(address));
        } catch (RuntimeException failure) {
            for (HikariDataSource opened : new HikariDataSource[] {leases, pool}) {
                if (opened != null) {
                    opened.close();
                }
            }
            throw StoreException.of(address.toString(), failure);
        }
    }

    /** Brings the tables up to date, which takes as long as it takes. */
    private static void migrate(PostgresAddress address) {
        HikariConfig config = config(address, "migration", CONNECTIONS); // Flyway takes more than one
        config.addDataSourceProperty("socketTimeout", "0");
        try (HikariDataSource patient = new HikariDataSource(config)) {
            Database.migrated(patient, address.toString()).close();
        }
    }

    private static HikariDataSource pool(PostgresAddress address, String name, int connections) {
        HikariConfig config = config(address, name, connections);
        config.setConnectionInitSql(LIMIT);
        return new HikariDataSource(config);
    }

    private static HikariConfig config(PostgresAddress address, String name, int connections) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(address.url());
        config.setDataSourceProperties(address.properties());
        config.setPoolName(name);
        config.setMaximumPoolSize(connections);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(Database.PATIENCE_MILLIS); // and for each answer as PostgresAddress says
        return config;
    }
}
