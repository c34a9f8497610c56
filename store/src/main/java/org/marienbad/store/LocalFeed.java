package org.marienbad.store;

import java.sql.Connection;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Tells listeners of this process, in the thread that has written, its own changes. */
final class LocalFeed implements RoomFeed {
    private final List<RoomListener> listeners = new CopyOnWriteArrayList<>();

    @Override
    public void written(Connection connection, String news) {
        // Nobody else has to know.
    }

    @Override
    public void committed(String news) {
        listeners.forEach(listener -> RoomFeed.tell(listener, news));
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
