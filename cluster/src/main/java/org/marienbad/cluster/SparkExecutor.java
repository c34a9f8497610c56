package org.marienbad.cluster;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.apache.spark.api.java.JavaSparkContext;
import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.shared.DaemonThreads;
import org.marienbad.framework.shared.PluginGuard;
import org.marienbad.lab.run.GameExecutor;

/**
 * Plays games on the executors of Spark. Chunks of numbers go out as tasks, and lines come back as soon as a task has
 * finished. Twice as many tasks are under way as there is room for, so that nobody waits for the driver.
 */
final class SparkExecutor implements GameExecutor {
    private static final int WINDOW = 1 << 16;
    /** Tasks that are waiting for a core, for each that has one. */
    private static final int AHEAD = 2;
    /** A job of Spark costs the driver some milliseconds, so it takes a part of all cores. */
    private static final int JOBS = 8;
    /** How long at most a change of the size of the cluster goes unnoticed while nothing is finished. */
    private static final long LOOK_MILLIS = 1000;

    private final JavaSparkContext context;
    private final List<String> plugins;

    /** @param plugins names of files that were shipped */
    SparkExecutor(JavaSparkContext context, List<String> plugins) {
        this.context = context;
        this.plugins = plugins;
    }

    @Override
    public int window() {
        return WINDOW;
    }

    @Override
    public Work start(Board board) {
        if (!context.isLocal()) {
            OwnModels.requireNone(board.plan());
        }
        Submission submission = new Submission(board);
        DaemonThreads.start("spark submission", submission::run);
        return submission;
    }

    /** The games of a tournament, on their way. */
    private final class Submission implements Work {
        private final Board board;
        private final String plan;
        private final SparkJobs jobs;
        private final ChunkSize chunks = new ChunkSize();
        /** Spark's own threads must not wait for us. */
        private final ExecutorService reporter =
                Executors.newSingleThreadExecutor(DaemonThreads.named("spark results"));

        /** Chunks without a result. */
        private int underWay;

        private volatile boolean closed;

        Submission(Board board) {
            this.board = board;
            plan = board.plan();
            jobs = new SparkJobs(context, board::failed);
        }

        void run() {
            PluginGuard.run(
                    () -> {
                        while (awaitRoom()) {
                            int slots = jobs.slots();
                            int size = chunks.next(Math.max(1, WINDOW / (2 * AHEAD * slots)));
                            int tasks = Math.max(1, Math.min(slots / JOBS, WINDOW / (2 * AHEAD * size)));
                            long[] numbers = board.take(tasks * size);
                            if (numbers.length == 0) {
                                return;
                            }
                            submit(numbers, size);
                        }
                    },
                    jobs::fail);
        }

        private synchronized boolean awaitRoom() {
            try {
                while (!closed && underWay >= AHEAD * jobs.slots()) {
                    wait(LOOK_MILLIS);
                }
            } catch (InterruptedException ending) {
                return false;
            }
            return !closed;
        }

        private void submit(long[] numbers, int size) {
            List<long[]> parts = new ArrayList<>();
            for (int from = 0; from < numbers.length; from += size) {
                parts.add(Arrays.copyOfRange(numbers, from, Math.min(from + size, numbers.length)));
            }
            synchronized (this) {
                underWay += parts.size();
            }
            jobs.submit(
                    parts,
                    ChunkTask.of(plan, plugins, jobs.threads()),
                    (result, part) -> played(parts.get(part).length, result));
        }

        /** Once for each chunk, whatever Spark repeats. */
        private void played(int games, String[] result) {
            try {
                reporter.execute(() -> PluginGuard.run(() -> report(games, ChunkTask.Outcome.of(result)), jobs::fail));
            } catch (RejectedExecutionException closing) {
                // Nobody counts it any more.
            }
        }

        private void report(int games, ChunkTask.Outcome outcome) {
            synchronized (this) {
                underWay--;
                notifyAll();
            }
            if (outcome.refusal() != null) {
                board.failed(new BadInput("an executor of Spark refuses the games: " + outcome.refusal()));
            }
            chunks.played(games, outcome.nanos());
            outcome.lines().forEach(board::report);
        }

        @Override
        public void close() {
            synchronized (this) {
                closed = true;
                notifyAll();
            }
            reporter.shutdownNow();
            jobs.close();
        }
    }
}
