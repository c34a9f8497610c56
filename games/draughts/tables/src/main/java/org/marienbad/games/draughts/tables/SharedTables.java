package org.marienbad.games.draughts.tables;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/** Tables that are the same for all games, and computed once. Thread-safe. */
final class SharedTables {
    /** Those of this process. */
    static final SharedTables OF_PROCESS = new SharedTables();

    private static final long POLL_MILLIS = 10;

    private final TableBuilder builder = new TableBuilder();
    /** Held by the one who computes further tables. */
    private final ReentrantLock computing = new ReentrantLock();

    /**
     * Tables with up to {@code pieces} pieces at least, unless {@code cancelled} says so before they are computed, here or by
     * somebody else.
     */
    DraughtsTables of(int pieces, BooleanSupplier cancelled) {
        DraughtsTables tables = builder.tables();
        if (tables.most() < pieces && lock(cancelled)) {
            try {
                builder.build(pieces, cancelled);
            } finally {
                computing.unlock();
            }
        }
        return tables;
    }

    private boolean lock(BooleanSupplier cancelled) {
        try {
            while (!computing.tryLock(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
                if (cancelled.getAsBoolean()) {
                    return false;
                }
            }
            return true;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
