package org.marienbad.server.room;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Takes up rooms that nobody asks for, a few at a time, so that those that people ask for need not wait. Thread-safe. */
final class Awakening {
    private static final Logger LOG = LoggerFactory.getLogger(Awakening.class);
    private static final int AT_A_TIME = 2;

    private final Function<String, Room> rooms;
    private final Set<String> waiting = new LinkedHashSet<>();
    private int busy;

    /** @param rooms gives the room of an id, or throws a {@link Refusal} where none can be taken up */
    Awakening(Function<String, Room> rooms) {
        this.rooms = rooms;
    }

    void add(Collection<String> ids) {
        synchronized (this) {
            waiting.addAll(ids);
        }
        begin();
    }

    private void begin() {
        for (String id = next(); id != null; id = next()) {
            try {
                rooms.apply(id).wake(this::done);
            } catch (Refusal full) {
                LOG.warn("games cannot be taken up yet: {}", full.getMessage());
                giveUp();
            }
        }
    }

    /** Null if there is none, or enough is being done. */
    private synchronized String next() {
        if (busy == AT_A_TIME || waiting.isEmpty()) {
            return null;
        }
        String id = waiting.iterator().next();
        waiting.remove(id);
        busy++;
        return id;
    }

    private synchronized void giveUp() {
        busy--;
        waiting.clear();
    }

    private void done() {
        synchronized (this) {
            busy--;
        }
        begin();
    }
}
