package org.marienbad.store;

import java.sql.Connection;
import java.sql.SQLException;

/** Tells of rooms that were written. */
interface RoomFeed extends AutoCloseable {
    /** Called in the transaction that writes: what is rolled back must not be told. */
    void written(Connection connection, String room, long version) throws SQLException;

    /** Called after that transaction's commit. */
    void committed(String room, long version);

    /** All that is committed after this is told, until what is returned is closed. */
    RoomListener.Listening listen(RoomListener listener);

    @Override
    void close();
}
