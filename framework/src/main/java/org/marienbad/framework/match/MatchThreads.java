package org.marienbad.framework.match;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.marienbad.framework.shared.DaemonThreads;

/** The threads of games being played: none keeps the program from ending. */
final class MatchThreads {
    private static final ExecutorService WORKERS = Executors.newCachedThreadPool(DaemonThreads.named("match"));
    private static final ScheduledThreadPoolExecutor WATCH =
            new ScheduledThreadPoolExecutor(1, DaemonThreads.named("session watch"));

    static {
        WATCH.setRemoveOnCancelPolicy(true);
    }

    private MatchThreads() {}

    /** A thread of its own for a player. */
    static PlayerThread player(String name) {
        ExecutorService thread = Executors.newSingleThreadExecutor(DaemonThreads.named(name));
        return new PlayerThread() {
            @Override
            public void execute(Runnable task) {
                thread.execute(task);
            }

            @Override
            public void shut() {
                thread.shutdown();
            }

            @Override
            public boolean isDone() {
                return thread.isTerminated();
            }

            @Override
            public void abandon() {
                thread.shutdownNow();
            }
        };
    }

    /** Threads for tasks that nobody need wait for. */
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
