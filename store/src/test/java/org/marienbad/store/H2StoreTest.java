package org.marienbad.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.time.Clock;
import java.util.UUID;

/** H2 as it behaves when it is to be like PostgreSQL. */
class H2StoreTest extends GameStoreContract {
    private final String name = UUID.randomUUID().toString();

    @Override
    GameStore connect(Clock clock) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:h2:mem:" + name
                + ";MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH;LOCK_TIMEOUT=5000");
        config.setMaximumPoolSize(2);
        return new GameStore(Database.migrated(new HikariDataSource(config), "H2"), clock);
    }
}
