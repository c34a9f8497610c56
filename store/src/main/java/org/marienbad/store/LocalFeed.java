package org.marienbad.store;

import java.sql.Connection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Tells listeners of this process, in the thread that has written, what was written by itself. */
final class LocalFeed implements RoomFeed {
    private final List<RoomListener> listeners = new CopyOnWriteArrayList<>();

    @Override
    public void written(Connection connection, String room, long version) {
        // Nobody else has to know.
    }

    @Override
    public void committed(String room, long version) {
        listeners.forEach(listener -> listener.changed(room, version));
    }

    @Override
    public RoomListener.Listening listen(RoomListener listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    @Override
    public void close() {
        listeners.clear();
    }
}
