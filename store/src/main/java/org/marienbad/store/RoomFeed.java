package org.marienbad.store;

import java.sql.Connection;
import java.sql.SQLException;

/** Tells of rooms that were written. News are {@code room:version}, or one of the words below in place of the version. */
interface RoomFeed extends AutoCloseable {
    String DELETED = "deleted";
    String WANTED = "wanted";
    String RELEASED = "released";

    /** Called in the transaction that writes: a change that is rolled back must not be told. */
    void written(Connection connection, String news) throws SQLException;

    /** Called after that transaction's commit. */
    void committed(String news);

    /** All that is committed after this is told, until the returned object is closed. */
    RoomListener.Listening listen(RoomListener listener);

    static String news(String room, Object what) {
        return room + ":" + what;
    }

    static void tell(RoomListener listener, String news) {
        int colon = news.lastIndexOf(':');
        String room = news.substring(0, colon);
        String what = news.substring(colon + 1);
        switch (what) {
            case DELETED -> listener.deleted(room);
            case WANTED -> listener.wanted(room);
            case RELEASED -> listener.released(room);
            default -> listener.changed(room, Long.parseLong(what));
        }
    }

    @Override
    void close();
}
