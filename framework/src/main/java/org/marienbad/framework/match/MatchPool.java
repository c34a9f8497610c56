package org.marienbad.framework.match;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.marienbad.framework.shared.DaemonThreads;

/**
 * Plays many matches at the same time, one after the other in each of its threads. A match is played by the thread that
 * takes it, so that games of microseconds do not wait for a change of threads. One more thread watches all of them. If
 * a player or a game does not answer in time, it ends that match. A new thread takes the place of the stuck one.
 */
public final class MatchPool implements AutoCloseable {
    /** A match to be played, and where its result goes. None of the methods may throw, except {@link #match}. */
    public interface Job {
        /** Makes the match; called once, by the thread that plays it. */
        Match match();

        /** The match has ended; called once, by the thread that played it or the one that watches. */
        void ended(MatchResult result);

        /** Called instead of {@link #ended}: {@link #match} threw, or the match broke off as in {@link Match#play}. */
        void failed(Throwable failure);
    }

    private static final long MOST_SLEEP_NANOS = 50_000_000L;

    private final Supplier<Job> jobs;
    private final Set<Worker> workers = ConcurrentHashMap.newKeySet();
    private volatile boolean closed;

    /**
     * Starts playing.
     *
     * @param jobs gives the next job, or null when there are no more; asked by many threads, and may let them wait
     */
    public MatchPool(int threads, Supplier<Job> jobs) {
        this.jobs = jobs;
        for (int i = 0; i < threads; i++) {
            startWorker();
        }
        DaemonThreads.start("match watch", this::watch);
    }

    /** Takes no more jobs, tells the players to stop, and drops the matches in play. Does not wait for them. */
    @Override
    public void close() {
        closed = true;
        for (Worker worker : workers) {
            MatchRunner runner = worker.runner;
            if (runner != null) {
                runner.stop();
            }
            worker.thread.interrupt();
        }
    }

    private void startWorker() {
        Worker worker = new Worker();
        workers.add(worker);
        worker.thread.start();
    }

    private void watch() {
        while (!closed && !workers.isEmpty()) {
            long sleep = MOST_SLEEP_NANOS;
            for (Worker worker : workers) {
                MatchRunner runner = worker.runner;
                if (runner != null) {
                    expire(worker, runner);
                    sleep = Math.min(sleep, runner.nanosLeft());
                }
            }
            LockSupport.parkNanos(sleep);
        }
    }

    private void expire(Worker worker, MatchRunner runner) {
        MatchResult result = null;
        Throwable failure = null;
        Job job = worker.job;
        try {
            result = runner.expire();
        } catch (Throwable hanging) { // the game's fault, or a throwable of its methods while it hangs
            failure = hanging;
        }
        if (result != null || failure != null) {
            workers.remove(worker);
            startWorker();
            worker.thread.interrupt();
            if (result != null) {
                job.ended(result);
            } else {
                job.failed(failure);
            }
        }
    }

    private final class Worker implements Runnable {
        private final Thread thread = DaemonThreads.named("match").newThread(this);
        /** Written before the runner and not changed while there is one. */
        private Job job;

        private volatile MatchRunner runner;

        @Override
        public void run() {
            try {
                while (!closed) {
                    job = jobs.get();
                    if (job == null || !play()) {
                        return;
                    }
                }
            } finally {
                workers.remove(this);
            }
        }

        /** False if the watching thread has reported for this one and put another in its place. */
        private boolean play() {
            MatchResult result;
            try {
                MatchRunner mine = job.match().runner();
                runner = mine;
                result = mine.play();
            } catch (MatchTurn.MatchEnded ended) {
                return false;
            } catch (Throwable failure) { // of any kind: somebody waits for an answer
                runner = null;
                job.failed(failure);
                return true;
            }
            runner = null;
            job.ended(result);
            return true;
        }
    }
}
