package org.marienbad.testkit;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.marienbad.framework.shared.DaemonThreads;

/**
 * Runs a player's code with a time limit. Time is counted as CPU time of the player's thread, so that the load of the
 * machine does not matter.
 */
final class Watchdog {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final long LOOK_MILLIS = 20;
    /** After this many looks without CPU time, a player that has not returned is taken to be blocked. */
    private static final long IDLE_LOOKS = 60_000 / LOOK_MILLIS;

    private static final AtomicInteger WATCHED = new AtomicInteger();

    private Watchdog() {}

    /** Whether some call is being watched now. */
    static boolean isWatching() {
        return WATCHED.get() > 0;
    }

    /** The processor time of a living thread. */
    static long cpuNanos(long thread) {
        return THREADS.getThreadCpuTime(thread);
    }

    /** The result of {@code call}; a {@link Violation} that {@code what} did not return within {@code cpuMillis}. */
    static <T> T call(String what, long cpuMillis, Callable<T> call) {
        WATCHED.incrementAndGet();
        try {
            return await(what, cpuMillis, call);
        } finally {
            WATCHED.decrementAndGet();
        }
    }

    private static <T> T await(String what, long cpuMillis, Callable<T> call) {
        FutureTask<T> task = new FutureTask<>(call);
        Thread thread = DaemonThreads.start("conformance", task);
        long looks = 0;
        while (true) {
            try {
                return task.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException waiting) {
                long used = THREADS.getThreadCpuTime(thread.getId());
                if (used > TimeUnit.MILLISECONDS.toNanos(cpuMillis) || ++looks > IDLE_LOOKS) {
                    task.cancel(true);
                    throw Violation.of(what, "an answer", "none after " + used / 1_000_000 + " ms of computing");
                }
            } catch (ExecutionException failed) {
                throw Violation.thrown(what, failed.getCause());
            } catch (InterruptedException interrupted) {
                task.cancel(true);
                Thread.currentThread().interrupt();
                throw new SkipCheck("interrupted");
            }
        }
    }
}
