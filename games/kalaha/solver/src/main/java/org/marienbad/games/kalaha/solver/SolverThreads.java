package org.marienbad.games.kalaha.solver;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;

/** Runs the workers of one search. */
final class SolverThreads {
    /** A line of play may be several hundred sowings deep. */
    private static final long STACK = 64L << 20;

    private static final int BEAT_MILLIS = 20;

    private SolverThreads() {}

    /**
     * Runs {@code work} for the workers 0 to {@code threads} − 1 at the same time and waits for them all.
     *
     * @param beat called about every 20 ms from the calling thread; interrupting that thread only makes it come sooner
     * @throws RuntimeException or Error, the first that a worker or the beat threw; the beat must have stopped the
     *     workers then
     */
    static void run(int threads, IntConsumer work, Runnable beat) {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        CountDownLatch done = new CountDownLatch(threads);
        for (int i = 0; i < threads; i++) {
            int worker = i;
            Runnable task = () -> {
                try {
                    work.accept(worker);
                } catch (RuntimeException | Error thrown) {
                    failure.compareAndSet(null, thrown);
                } finally {
                    done.countDown();
                }
            };
            Thread thread = new Thread(null, task, "kalaha-solver-" + i, STACK);
            thread.setDaemon(true);
            thread.start();
        }
        boolean interrupted = false;
        while (done.getCount() > 0) {
            try {
                if (!done.await(BEAT_MILLIS, TimeUnit.MILLISECONDS)) {
                    beat.run();
                }
            } catch (InterruptedException now) {
                interrupted = true;
                beat.run();
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (failure.get() instanceof Error error) {
            throw error;
        }
        if (failure.get() != null) {
            throw (RuntimeException) failure.get();
        }
    }
}
