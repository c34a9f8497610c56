package org.marienbad.framework.match;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** The threads of games being played: none keeps the program from ending. */
final class MatchThreads {
    private static final ExecutorService WORKERS = Executors.newCachedThreadPool(daemons("match"));
    private static final ScheduledThreadPoolExecutor WATCH =
            new ScheduledThreadPoolExecutor(1, daemons("session watch"));

    static {
        WATCH.setRemoveOnCancelPolicy(true);
    }

    private MatchThreads() {}

    private static ThreadFactory daemons(String name) {
        return task -> {
            Thread made = new Thread(task, name);
            made.setDaemon(true);
            return made;
        };
    }

    /** A thread that ends with {@link ExecutorService#shutdown}. */
    static ExecutorService single(String name) {
        return Executors.newSingleThreadExecutor(daemons(name));
    }

    /** A thread that is not started yet. */
    static Thread daemon(Runnable task, String name) {
        return daemons(name).newThread(task);
    }

    /** MatchThreads for tasks that nobody need wait for. */
    static ExecutorService workers() {
        return WORKERS;
    }

    /** Runs {@code task} in a background thread that nobody waits for. */
    static void inBackground(Runnable task) {
        WORKERS.execute(task);
    }

    /** An {@link Alarm}. */
    static Runnable after(long nanos, Runnable task) {
        Future<?> waiting = WATCH.schedule(task, nanos, TimeUnit.NANOSECONDS);
        return () -> waiting.cancel(false);
    }
}
