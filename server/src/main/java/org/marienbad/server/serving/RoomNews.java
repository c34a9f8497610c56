package org.marienbad.server.serving;

import java.util.Map;
import java.util.function.Consumer;
import org.marienbad.server.house.House;
import org.marienbad.store.RoomListener;

/** Tells the rooms in memory the actions of this process and others. Thread-safe. */
final class RoomNews implements RoomListener {
    private final House house;
    private final Map<String, ServedRoom> rooms;

    /** @param rooms by id; thread-safe */
    RoomNews(House house, Map<String, ServedRoom> rooms) {
        this.house = house;
        this.rooms = rooms;
    }

    private void tell(String id, Consumer<ServedRoom> news) {
        ServedRoom room = rooms.get(id);
        if (room != null) {
            news.accept(room);
        }
    }

    @Override
    public void changed(String id, long version) {
        tell(id, room -> room.written(version));
    }

    @Override
    public void deleted(String id) {
        tell(id, room -> room.written(Long.MAX_VALUE));
    }

    @Override
    public void wanted(String id) {
        if (rooms.containsKey(id)) {
            tell(id, room -> room.wanted());
        } else { // it may have been opened here, and nobody has come
            house.pool().execute(() -> Rooms.guarded(() -> house.store().release(id)));
        }
    }

    @Override
    public void released(String id) {
        tell(id, room -> room.released());
    }

    @Override
    public void missed() {
        rooms.values().forEach(room -> room.missed());
    }
}
