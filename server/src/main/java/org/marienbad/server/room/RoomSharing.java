package org.marienbad.server.room;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.marienbad.framework.match.GameFault;
import org.marienbad.framework.text.Text;
import org.marienbad.store.StoreException;
import org.marienbad.store.StoredRoom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps a room that is loaded in step with what other processes make of it: reads it again when its owner has written it,
 * gives it away, and takes it over.
 */
final class RoomSharing {
    private static final Logger LOG = LoggerFactory.getLogger(RoomSharing.class);
    /** So long a room that was given up is left to whoever has asked for it. */
    private static final Duration COURTESY = Duration.ofSeconds(1);

    private final Room room;
    private final House house;
    private final String id;
    private final Executor executor;
    private final Ownership ownership;
    /** Whether the room is loaded, and another process owns it; for any thread. */
    private volatile boolean foreign;

    RoomSharing(Room room, House house, String id, Executor executor) {
        this.room = room;
        this.house = house;
        this.id = id;
        this.executor = executor;
        this.ownership = new Ownership(house, id, executor, this::takeOver);
    }

    // By any thread.

    /** Whether another process owns the room, which is only shown here. */
    boolean isForeign() {
        return foreign;
    }

    /** This process or another has written {@code version} of the room. */
    void written(long version) {
        executor.execute(() -> {
            if (room.isLoaded() && version > room.version()) {
                reread();
            }
        });
    }

    /** Whatever has happened to the room was not heard. */
    void missed() {
        executor.execute(() -> {
            if (room.isLoaded() && !ownership.isOwn()) {
                reread();
            }
        });
    }

    /** Another process asks for the room: it gets it, and this one shows what it makes of it. */
    void wanted() {
        executor.execute(() -> {
            if (room.isLoaded() && ownership.isOwn()) {
                try {
                    room.keepClock();
                    house.store().release(id);
                    reread();
                } catch (StoreException unreachable) {
                    LOG.warn("room {} cannot be given away", id, unreachable);
                }
            }
        });
    }

    /** The room's owner has given it up: for somebody who has asked for it, or since it ends. */
    void released() {
        executor.execute(() -> {
            if (room.isLoaded() && !ownership.isOwn()) {
                ownership.attempt();
            }
        });
        house.delays().after(COURTESY, this::orphaned);
    }

    /** Nobody may own the room: if people watch it here, it goes on here. */
    void orphaned() {
        executor.execute(() -> {
            if (room.isLoaded() && !ownership.isOwn() && !room.audience().isEmpty()) {
                ownership.adopt();
            }
        });
    }

    // In the room's executor.

    Ownership ownership() {
        return ownership;
    }

    /** The room was read. */
    void read(StoredRoom stored) {
        ownership.read(stored);
        foreign = !ownership.isOwn();
    }

    /** The room is not loaded any more: nothing comes of what was wanted. */
    void unloaded(Text reason) {
        ownership.refuse(reason);
        foreign = false;
    }

    /** Reads the room again if its owner has written it: news may be on their way. */
    void freshen() {
        if (house.store().version(id).orElse(Long.MAX_VALUE) > room.version()) {
            reread();
        }
        if (room.game() == null) {
            throw new Refusal(Refusal.Reason.BUSY, Text.of("refused.store"));
        }
    }

    /** Takes what is kept of the room in place of what is in memory; whoever is here stays. */
    private void reread() {
        reread(() -> house.store().load(id));
    }

    /** The same, and makes this process the owner if the room is free; whether it is then. */
    private boolean takeOver() {
        reread(() -> house.store().acquire(id));
        return room.isLoaded() && ownership.isOwn();
    }

    private void reread(Supplier<Optional<StoredRoom>> reader) {
        try {
            Optional<StoredRoom> stored = reader.get();
            if (stored.isEmpty()) {
                room.forget();
                return;
            }
            RoomGame old = room.game();
            List<Integer> before = old.actions();
            boolean wasOver = old.isOver();
            long told = room.telling().positionVersion();
            room.load(stored.get());
            old.close();
            List<Integer> after = room.game().actions();
            int same = 0;
            while (same < Math.min(before.size(), after.size())
                    && before.get(same).equals(after.get(same))) {
                same++;
            }
            if (before.equals(after) && wasOver == room.game().isOver()) {
                room.telling().same(told);
            } else if (same < before.size()) {
                room.audience().changedFrom(same);
            }
            room.touch();
            room.settle();
        } catch (StoreException | Refusal | GameFault failure) {
            LOG.warn("room {} cannot be read again", id, failure);
            room.forget();
        }
    }
}
