package org.marienbad.server.threads;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The threads of rooms. A task may not come back soon, since a database or the game of a plugin does not answer. It
 * keeps no thread from other rooms: another takes its place until it does. Thread-safe.
 */
final class RoomThreads extends ThreadPoolExecutor {
    private static final Logger LOG = LoggerFactory.getLogger(RoomThreads.class);
    /** After so long another thread takes the place. */
    static final Duration HELD = Duration.ofSeconds(1);
    /** After so long it is logged. */
    static final Duration HANGING = Duration.ofSeconds(10);
    /** More threads than these are not added: the trouble concerns all rooms. */
    private static final int MOST_ADDED = 200;

    private final int usual;
    private final LongSupplier nanoTime;
    private final Map<Thread, Task> running = new ConcurrentHashMap<>();

    /** The work of a thread. */
    private static final class Task {
        private final long since;
        private boolean logged;

        Task(long since) {
            this.since = since;
        }
    }

    /** @param usual threads while nothing hangs */
    RoomThreads(int usual, ThreadFactory threads, LongSupplier nanoTime) {
        super(usual, usual, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), threads);
        this.usual = usual;
        this.nanoTime = nanoTime;
    }

    @Override
    protected void beforeExecute(Thread thread, Runnable task) {
        running.put(thread, new Task(nanoTime.getAsLong()));
    }

    @Override
    protected void afterExecute(Runnable task, Throwable failure) {
        running.remove(Thread.currentThread());
    }

    /** Adds threads for those that are held, and takes them away again; to be called every second or so. */
    synchronized void look() {
        long now = nanoTime.getAsLong();
        int held = 0;
        for (Map.Entry<Thread, Task> each : running.entrySet()) {
            long nanos = now - each.getValue().since;
            held += nanos >= HELD.toNanos() ? 1 : 0;
            if (nanos >= HANGING.toNanos() && !each.getValue().logged) {
                each.getValue().logged = true;
                log(each.getKey());
            }
        }
        resize(usual + Math.min(held, MOST_ADDED));
    }

    private static void log(Thread thread) {
        Throwable where = new Throwable("where " + thread.getName() + " is");
        where.setStackTrace(thread.getStackTrace());
        LOG.warn("a room does not come back from what it does for {} s; other rooms go on", HANGING.toSeconds(), where);
    }

    private void resize(int threads) {
        if (threads > getMaximumPoolSize()) {
            setMaximumPoolSize(threads);
            setCorePoolSize(threads);
        } else if (threads < getMaximumPoolSize()) {
            setCorePoolSize(threads);
            setMaximumPoolSize(threads);
        }
    }
}
