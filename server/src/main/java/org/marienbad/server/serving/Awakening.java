package org.marienbad.server.serving;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.marienbad.server.protocol.Refusal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Takes up rooms that nobody asks for, a few at a time, so that those that people ask for need not wait. Thread-safe. */
final class Awakening {
    private static final Logger LOG = LoggerFactory.getLogger(Awakening.class);
    private static final int AT_A_TIME = 2;
    /**
     * A room that is due stays so if it cannot be taken up, since its game is not here any more. It is then left alone
     * for so long.
     */
    static final Duration AGAIN = Duration.ofMinutes(10);

    private final Function<String, ServedRoom> rooms;
    private final Set<String> waiting = new LinkedHashSet<>();
    /** Rooms that were due, and when that was noticed, in milliseconds. */
    private final Map<String, Long> noticed = new HashMap<>();

    private int busy;

    /** @param rooms gives the room of an id, or throws a {@link Refusal} where none can be taken up */
    Awakening(Function<String, ServedRoom> rooms) {
        this.rooms = rooms;
    }

    void add(Collection<String> ids) {
        synchronized (this) {
            waiting.addAll(ids);
        }
        begin();
    }

    /** The same for rooms whose time has come, but for those that were added a short time before {@code nowMillis}. */
    void addDue(Collection<String> ids, long nowMillis) {
        synchronized (this) {
            noticed.values().removeIf(at -> nowMillis - at >= AGAIN.toMillis());
            for (String id : ids) {
                if (noticed.putIfAbsent(id, nowMillis) == null) {
                    waiting.add(id);
                }
            }
        }
        begin();
    }

    private void begin() {
        for (String id = next(); id != null; id = next()) {
            try {
                rooms.apply(id).wake(this::done);
            } catch (Refusal full) {
                LOG.warn("games cannot be taken up yet: {}", full.getMessage());
                giveUp(id);
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

    private synchronized void giveUp(String id) {
        busy--;
        noticed.remove(id);
        waiting.forEach(noticed::remove);
        waiting.clear();
    }

    private void done() {
        synchronized (this) {
            busy--;
        }
        begin();
    }
}
