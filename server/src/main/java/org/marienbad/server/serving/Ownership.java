package org.marienbad.server.serving;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.marienbad.framework.text.Text;
import org.marienbad.server.house.House;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.store.RoomOwner;
import org.marienbad.store.StoreException;
import org.marienbad.store.StoredRoom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Which process a room belongs to. A process that does not own it shows the room as its owner keeps it. For a change it
 * asks the owner for the room, or takes it over when the owner has ended. Confined to the room's executor.
 */
final class Ownership {
    private static final Logger LOG = LoggerFactory.getLogger(Ownership.class);
    private static final Duration RETRY = Duration.ofMillis(500);
    /** Longer than the lease of a process that was killed. */
    private static final int MOST_ATTEMPTS = 16;

    private final House house;
    private final String room;
    private final Executor executor;
    /** Reads the room again if it is free; whether this process owns it then. */
    private final BooleanSupplier takeOver;

    private final List<Wish> wishes = new ArrayList<>();
    private int attempts;
    private boolean own;

    /** The request of somebody, to be done as soon as it can be done here. */
    private record Wish(Runnable task, Consumer<Throwable> refused) {}

    Ownership(House house, String room, Executor executor, BooleanSupplier takeOver) {
        this.house = house;
        this.room = room;
        this.executor = executor;
        this.takeOver = takeOver;
    }

    /** Whether this process owns the room, and may change it. */
    boolean isOwn() {
        return own;
    }

    /** The room was read. */
    void read(StoredRoom stored) {
        own = stored.isOwn();
    }

    /** Whether nobody waits for the room. */
    boolean isSettled() {
        return wishes.isEmpty();
    }

    /** Does {@code task} when this process owns the room; {@code refused} is called if it does not come to that. */
    void want(Runnable task, Consumer<Throwable> refused) {
        wishes.add(new Wish(task, refused));
        if (wishes.size() == 1) {
            attempts = 0;
            attempt();
        }
    }

    /** Takes the room over if it is free, and does the work that was wanted. */
    void attempt() {
        if (isSettled()) {
            return;
        }
        try {
            if (isFree() && takeOver.getAsBoolean()) {
                List<Wish> granted = List.copyOf(wishes);
                wishes.clear();
                granted.forEach(wish -> wish.task().run());
            } else {
                insist();
            }
        } catch (StoreException unreachable) {
            refuse(Text.of("refused.store"));
        }
    }

    /** Takes the room over if it is free, for those who watch. */
    void adopt() {
        try {
            if (isFree()) {
                boolean unused = takeOver.getAsBoolean();
            }
        } catch (StoreException unreachable) {
            LOG.warn("room {} cannot be taken over", room, unreachable);
        }
        attempt();
    }

    private void insist() {
        if (attempts == 0) {
            house.store().request(room);
        }
        if (attempts++ < MOST_ATTEMPTS) {
            house.delays().after(RETRY, () -> executor.execute(this::attempt));
        } else {
            String url = house.store().owner(room).map(RoomOwner::url).orElse("");
            refuse(Text.of("refused.elsewhere", url));
        }
    }

    private boolean isFree() {
        Optional<RoomOwner> owner = house.store().owner(room);
        return owner.isEmpty() || owner.get().isSelf();
    }

    /** Drops the work that was wanted. */
    void refuse(Text reason) {
        List<Wish> all = List.copyOf(wishes);
        wishes.clear();
        all.forEach(wish -> wish.refused().accept(new Refusal(Refusal.Reason.BUSY, reason)));
    }
}
