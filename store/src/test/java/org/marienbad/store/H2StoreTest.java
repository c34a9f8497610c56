package org.marienbad.store;

import java.sql.SQLException;
import java.time.Clock;
import org.junit.jupiter.api.Test;

class H2StoreTest extends GameStoreContract {
    private final H2Database database = new H2Database();

    @Override
    GameStore connect(Clock clock) {
        return database.connect(clock);
    }

    @Test
    void gamesOfTheFirstVersionComeAlong() throws SQLException {
        new H2Database().firstVersionComesAlong();
    }
}
