package org.marienbad.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.time.Clock;
import java.util.Properties;
import java.util.UUID;

/** A database of H2 in memory, behaving as when it is to be like PostgreSQL. */
final class H2Database {
    private final String url = "jdbc:h2:mem:" + UUID.randomUUID()
            + ";MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH;LOCK_TIMEOUT=5000;DB_CLOSE_DELAY=-1";

    GameStore connect(Clock clock) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(2);
        return new GameStore(Database.migrated(new HikariDataSource(config), "H2"), clock, new LocalFeed());
    }

    void firstVersionComesAlong() throws java.sql.SQLException {
        FirstVersion.comesAlong(url, new Properties(), () -> connect(Clock.systemUTC()));
    }
}
