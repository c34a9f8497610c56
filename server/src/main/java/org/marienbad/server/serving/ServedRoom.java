package org.marienbad.server.serving;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.text.Text;
import org.marienbad.server.house.House;
import org.marienbad.server.house.Setups;
import org.marienbad.server.house.ThinkingThreads;
import org.marienbad.server.protocol.Refusal;
import org.marienbad.server.protocol.Subscriber;
import org.marienbad.server.protocol.Visitor;
import org.marienbad.server.room.Audience;
import org.marienbad.server.room.Room;
import org.marienbad.server.room.RoomVerbs;
import org.marienbad.store.StoreException;
import org.marienbad.store.StoredRoom;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A room as this process serves it: it is loaded from the store when somebody asks for it, and left when nobody does.
 * Everything that happens in it happens in its own executor, one thing after the other, and is kept before anybody is
 * told. If another process owns it, this one shows its changes, gives it away, and takes it over.
 */
final class ServedRoom {
    private static final Logger LOG = LoggerFactory.getLogger(ServedRoom.class);
    /** After this time those who were sent away come again. */
    private static final Duration RETRY = Duration.ofSeconds(1);
    /** So long a room that was given up is left to the process that has asked for it. */
    private static final Duration COURTESY = Duration.ofSeconds(1);

    private final House house;
    private final String id;
    private final Runnable onLeave;
    private final SerialExecutor executor;
    private final ThinkingThreads.Place place;
    private final Audience audience = new Audience();
    private final Ownership ownership;
    private final WaitingRequests waiting;

    /** Null while the room is not loaded. */
    private Room room;

    /** Whether the room is loaded, and another process owns it; for any thread. */
    private volatile boolean foreign;

    private boolean gone;
    /** When somebody asked for something last, in milliseconds. */
    private long askedAt;

    /** @param onLeave called when the room is not in memory any more */
    ServedRoom(House house, String id, Runnable onLeave) {
        this.house = house;
        this.id = id;
        this.onLeave = onLeave;
        this.executor = new SerialExecutor(house.pool());
        this.place = house.threads().place();
        this.ownership = new Ownership(house, id, executor, this::takeOver);
        this.waiting = new WaitingRequests(house, executor, () -> room.version());
    }

    // By any thread.

    /**
     * Does {@code request}; {@code answer} fails with a {@link Refusal} where it is not done.
     *
     * @param again is called instead if the room has been left meanwhile
     */
    void ask(RoomVerbs.Request request, CompletableFuture<JsonNode> answer, Runnable again) {
        enter(
                () -> {
                    WaitingRequests.Wait wait = WaitingRequests.Wait.of(request);
                    if (!ownership.isOwn()) {
                        if (!RoomVerbs.READING.contains(request.verb())) {
                            ownership.want(() -> ask(request, answer, again), answer::completeExceptionally);
                            return;
                        }
                        freshen();
                    }
                    Supplier<JsonNode> result;
                    try {
                        result = RoomVerbs.answer(room, request);
                    } finally {
                        settle(); // the asker is here again, even if it is refused
                    }
                    waiting.answer(wait, result, () -> RoomVerbs.waited(room, request), answer);
                },
                answer::completeExceptionally,
                again);
    }

    /** Tells {@code subscriber} the events from now on; {@code refused} is called if that is not allowed. */
    void subscribe(
            Visitor visitor,
            String token,
            Subscriber subscriber,
            Consumer<Audience.Member> joined,
            Consumer<Throwable> refused,
            Runnable again) {
        enter(
                () -> {
                    Audience.Member member = room.admit(visitor, token, subscriber);
                    joined.accept(member);
                    settle();
                    room.telling().show(member);
                },
                refused,
                again);
    }

    /** Tells {@code member} everything again, unless it was sent away. */
    void refresh(Audience.Member member) {
        executor.execute(() -> {
            if (isLoaded() && audience.has(member)) {
                room.telling().show(member);
            }
        });
    }

    void unsubscribe(Audience.Member member) {
        later(() -> room.remove(member));
    }

    /** Loads the room, so that its game goes on; {@code done} is called when that has come to an end, whichever. */
    void wake(Runnable done) {
        enter(
                done,
                refused -> {
                    LOG.warn("room {} cannot be taken up: {}", id, refused.getMessage());
                    done.run();
                },
                done);
    }

    /** Runs {@code task} when all that has been asked for so far is done. */
    void afterAll(Runnable task) {
        executor.execute(task);
    }

    /** Leaves the room if nobody needs it in memory. */
    void leaveIfIdle() {
        executor.execute(() -> {
            if (!gone && isIdle()) {
                leave();
            } else {
                happen(() -> room.telling().touchPresence());
            }
        });
    }

    /** Leaves the room; people in it are told {@code reason}. */
    void close(Text reason, Duration retry) {
        executor.execute(() -> {
            if (!gone) {
                if (room != null) {
                    keepClock();
                    room.telling().dismiss(reason, retry);
                }
                leave();
            }
        });
    }

    /** Whether another process owns the room, which is only shown here. */
    boolean isForeign() {
        return foreign;
    }

    /** This process or another has written {@code version} of the room. */
    void written(long version) {
        executor.execute(() -> {
            if (isLoaded() && version > room.version()) {
                readAgain();
            }
        });
    }

    /** The events of the room were not heard. */
    void missed() {
        executor.execute(() -> {
            if (isLoaded() && !ownership.isOwn()) {
                readAgain();
            }
        });
    }

    /** Another process asks for the room: it gets it, and this one shows its changes. */
    void wanted() {
        executor.execute(() -> {
            if (isLoaded() && ownership.isOwn()) {
                try {
                    keepClock();
                    house.store().release(id);
                    readAgain();
                } catch (StoreException unreachable) {
                    LOG.warn("room {} cannot be given away", id, unreachable);
                }
            }
        });
    }

    /** The room's owner has given it up: for somebody who has asked for it, or since it ends. */
    void released() {
        executor.execute(() -> {
            if (isLoaded() && !ownership.isOwn()) {
                ownership.attempt();
            }
        });
        house.delays().after(COURTESY, this::orphaned);
    }

    /** Nobody may own the room: if people watch it here, it goes on here. */
    void orphaned() {
        executor.execute(() -> {
            if (isLoaded() && !ownership.isOwn() && !audience.isEmpty()) {
                ownership.adopt();
            }
        });
    }

    /** Runs {@code task} in the room, which is loaded first; its refusals go to {@code refused}. */
    private void enter(Runnable task, Consumer<Throwable> refused, Runnable again) {
        executor.execute(() -> {
            if (gone) {
                again.run();
                return;
            }
            askedAt = house.now();
            try {
                if (room == null) {
                    load(house.store()
                            .acquire(id)
                            .orElseThrow(() -> Refusal.of(Refusal.Reason.UNKNOWN, "refused.room", id)));
                    settle();
                }
                task.run();
            } catch (Refusal refusal) {
                refused.accept(refusal);
            } catch (PluginFault fault) {
                refused.accept(Setups.broken(fault));
            } catch (StoreException unreachable) {
                LOG.warn("room {} cannot be read", id, unreachable);
                refused.accept(new Refusal(Refusal.Reason.BUSY, Text.of("refused.store")));
            } catch (RuntimeException | Error bug) {
                LOG.error("room {} failed", id, bug);
                refused.accept(new Refusal(Refusal.Reason.BUSY, Text.of("refused.bug")));
            }
            if (room == null && !gone) {
                leave();
            }
        });
    }

    // In the room's executor.

    /** The room as it was read last; null while it is not loaded. */
    Room room() {
        return room;
    }

    private boolean isLoaded() {
        return room != null && !gone;
    }

    /** Takes the stored state of the room; people in it stay. */
    private void load(StoredRoom stored) {
        ownership.read(stored); // first, as a room that is owned and cannot be read has to be given back
        foreign = !ownership.isOwn();
        Room before = room;
        room = new Room(house, id, stored, audience, this::later, place);
        if (before != null) {
            room.replace(before);
            before.close();
        }
        room.begin();
    }

    /** Reads the room again if its owner has written it: news may be on their way. */
    private void freshen() {
        if (house.store().version(id).orElse(Long.MAX_VALUE) > room.version()) {
            readAgain();
        }
        if (room == null) {
            throw Refusal.of(Refusal.Reason.BUSY, "refused.store");
        }
    }

    private void readAgain() {
        readAgain(() -> house.store().load(id));
    }

    /** The same, and makes this process the owner if the room is free; whether it is then. */
    private boolean takeOver() {
        readAgain(() -> house.store().acquire(id));
        return isLoaded() && ownership.isOwn();
    }

    private void readAgain(Supplier<Optional<StoredRoom>> reader) {
        try {
            Optional<StoredRoom> stored = reader.get();
            if (stored.isEmpty()) {
                forget();
            } else {
                load(stored.get());
                settle();
            }
        } catch (StoreException | Refusal | PluginFault failure) {
            LOG.warn("room {} cannot be read again", id, failure);
            forget();
        }
    }

    private void keepClock() {
        try {
            room.keepClock();
        } catch (StoreException unreachable) {
            LOG.warn("the clock of room {} goes on from the last ply", id, unreachable);
        }
    }

    /** Does {@code task}, which nobody has asked for, in the room; for any thread. */
    private void later(Runnable task) {
        executor.execute(() -> happen(task));
    }

    /** Something that nobody has asked for, such as a player's decision. */
    private void happen(Runnable task) {
        if (!isLoaded()) {
            return;
        }
        try {
            task.run();
            settle();
        } catch (Refusal refused) {
            LOG.warn("room {}: {}", id, refused.words());
        } catch (PluginFault fault) {
            room.broken(fault);
        }
    }

    /**
     * Events are kept and then told.
     *
     * @throws Refusal if it cannot be kept: then the room is as it was kept last
     */
    private void settle() {
        try {
            room.settle();
        } catch (StoreException lost) {
            LOG.warn("room {} cannot be kept, so it is read again", id, lost);
            forget();
            throw Refusal.of(Refusal.Reason.BUSY, "refused.store");
        }
        waiting.answerDue();
    }

    /** The room in memory differs from the stored one: the next visitor reads it again. */
    private void forget() {
        if (room != null) {
            room.telling().dismiss(Text.of("refused.store"), RETRY);
        }
        unload();
    }

    private void unload() {
        Text reason = Text.of("refused.stopping");
        ownership.refuse(reason);
        foreign = false;
        if (room != null) {
            room.close();
            room = null;
        }
        waiting.refuse(reason);
    }

    private boolean isIdle() {
        boolean asked = room != null
                && house.now() - askedAt < house.settings().absence().toMillis();
        return !asked
                && audience.isEmpty()
                && waiting.isEmpty()
                && ownership.isSettled()
                && (room == null || room.isAtRest())
                && place.isIdle();
    }

    private void leave() {
        unload();
        gone = true;
        try {
            if (ownership.isOwn()) { // before anybody here can load the room anew
                house.store().release(id);
            }
        } catch (StoreException unreachable) {
            LOG.warn("room {} cannot be given back", id, unreachable);
        } finally {
            onLeave.run();
        }
    }
}
