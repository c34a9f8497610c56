package org.marienbad.store;

import java.time.Clock;

class H2RoomsTest extends RoomStoreContract {
    private final H2Database database = new H2Database();

    @Override
    GameStore connect(Clock clock) {
        return database.connect(clock);
    }
}
