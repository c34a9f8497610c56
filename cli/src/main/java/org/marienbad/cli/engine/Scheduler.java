package org.marienbad.cli.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import org.marienbad.framework.shared.DaemonThreads;

/**
 * Runs jobs, at most {@code threads} at a time. Jobs of the same lane run one after another, in the order in which
 * they came. A job
 * that takes longer than it is allowed is answered with an error and abandoned: its thread cannot be stopped, but no
 * longer counts.
 */
final class Scheduler implements AutoCloseable {
    /** Most jobs that wait: later ones are refused. */
    static final int MOST_WAITING = 1000;

    private record Entry(Job job, Lane lane) {}

    /** Jobs of a lane run one after another. */
    interface Lane {
        /** A job was abandoned and may still be running; called before the next of the lane starts. Must not wait. */
        void leftBehind(Job job);
    }

    private final int threads;
    private final long patienceNanos;
    private final Deque<Entry> waiting = new ArrayDeque<>();
    private final Map<Entry, Future<?>> running = new HashMap<>();
    private final ExecutorService workers = Executors.newCachedThreadPool(DaemonThreads.named("engine worker"));
    private boolean closed;

    Scheduler(int threads, long patienceNanos) {
        this.threads = threads;
        this.patienceNanos = patienceNanos;
        DaemonThreads.start("engine watch", this::watch);
    }

    /** Runs the job when it is its turn; {@code lane} may be null. */
    synchronized void submit(Job job, Lane lane) {
        if (closed) {
            job.fail("the engine is ending");
            return;
        }
        if (waiting.size() >= MOST_WAITING) {
            job.fail("too many requests are waiting; allowed: " + MOST_WAITING);
            return;
        }
        job.onDeadline(this::wake);
        waiting.add(new Entry(job, lane));
        startNext();
    }

    private synchronized void startNext() {
        Iterator<Entry> next = waiting.iterator();
        while (next.hasNext() && running.size() < threads) {
            Entry entry = next.next();
            if (isFree(entry.lane())) {
                next.remove();
                start(entry);
            }
        }
    }

    /** Whether nothing of the lane runs; that what is before it in the lane does not wait either follows from the order. */
    private boolean isFree(Lane lane) {
        return lane == null || running.keySet().stream().noneMatch(entry -> entry.lane() == lane);
    }

    private void start(Entry entry) {
        entry.job().allow(patienceNanos, "the game");
        running.put(entry, workers.submit(() -> {
            entry.job().run();
            finished(entry);
        }));
        notifyAll();
    }

    private synchronized void wake() {
        notifyAll();
    }

    private synchronized void finished(Entry entry) {
        running.remove(entry);
        notifyAll();
        startNext();
    }

    /** Cancels the jobs that {@code chosen} names and that are not answered. Returns whether there was one. */
    synchronized boolean cancel(Predicate<Job> chosen, long graceNanos) {
        boolean found = false;
        for (Entry entry : new ArrayList<>(running.keySet())) {
            if (chosen.test(entry.job()) && !entry.job().isAnswered()) {
                entry.job().cancel();
                entry.job().allow(Math.min(graceNanos, entry.job().nanosLeft()), "the cancelled player");
                found = true;
            }
        }
        for (Iterator<Entry> all = waiting.iterator(); all.hasNext(); ) {
            Entry entry = all.next();
            if (chosen.test(entry.job())) {
                all.remove();
                entry.job().fail("cancelled before it was begun");
                found = true;
            }
        }
        notifyAll();
        return found;
    }

    /** Waits until every job is answered. */
    synchronized void awaitAll() throws InterruptedException {
        while (!waiting.isEmpty() || !running.isEmpty()) {
            wait();
        }
    }

    private void watch() {
        while (true) {
            List<Entry> late = new ArrayList<>();
            synchronized (this) {
                if (closed) {
                    return;
                }
                long next = Long.MAX_VALUE;
                for (Entry entry : running.keySet()) {
                    long left = entry.job().nanosLeft();
                    if (left <= 0) {
                        late.add(entry);
                    } else {
                        next = Math.min(next, left);
                    }
                }
                if (late.isEmpty()) {
                    try {
                        wait(next == Long.MAX_VALUE ? 0 : Math.max(1, next / 1_000_000));
                    } catch (InterruptedException stopped) {
                        return;
                    }
                    continue;
                }
                for (Entry entry : late) {
                    if (entry.lane() != null) {
                        entry.lane().leftBehind(entry.job());
                    }
                    running.remove(entry).cancel(true);
                }
            }
            late.forEach(entry -> entry.job().expire());
            synchronized (this) {
                notifyAll();
                startNext();
            }
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        workers.shutdown();
        notifyAll();
    }
}
