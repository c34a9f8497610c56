package org.marienbad.store;

import java.sql.SQLException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Counts the callers of a database. If many are inside and the first does not come back, others are sent away instead
 * of waiting. So a silent database holds only so many threads. Thread-safe.
 */
final class Turnstile {
    /** So many may always wait for a connection; more may as long as the first of them comes back within {@link #PATIENCE}. */
    static final int MOST_INSIDE = 16;

    static final Duration PATIENCE = Duration.ofSeconds(2);
    /** The SQLSTATE of a connection that cannot be had. */
    private static final String UNREACHABLE = "08001";

    private final LongSupplier nanoTime;
    /** By number, when each came in, in the order in which they came. */
    private final Map<Long, Long> inside = new LinkedHashMap<>();

    private long numbers;

    Turnstile(LongSupplier nanoTime) {
        this.nanoTime = nanoTime;
    }

    /**
     * Lets a caller in; returns its number, with which it has to {@link #leave}.
     *
     * @throws SQLException if too many wait already
     */
    synchronized long enter() throws SQLException {
        long now = nanoTime.getAsLong();
        if (inside.size() >= MOST_INSIDE && now - inside.values().iterator().next() >= PATIENCE.toNanos()) {
            throw new SQLException("the database does not answer; " + inside.size() + " wait for it", UNREACHABLE);
        }
        inside.put(++numbers, now);
        return numbers;
    }

    synchronized void leave(long number) {
        inside.remove(number);
    }
}
