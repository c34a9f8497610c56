package org.marienbad.cluster;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.lab.GameExecutor;
import scala.concurrent.ExecutionContext;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;

/**
 * Plays games on the executors of Spark. Chunks of numbers go out as tasks, lines come back as soon as a task has
 * finished; twice as many tasks are under way as there is room for, so that nobody waits for the driver.
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
        Submission submission = new Submission(board);
        Thread thread = new Thread(submission::run, "spark submission");
        thread.setDaemon(true);
        thread.start();
        return submission;
    }

    /** The games of a tournament, on their way. */
    private final class Submission implements Work {
        private final Board board;
        private final String plan;
        private final String group = "marienbad-" + Integer.toHexString(System.identityHashCode(this));
        private final int threads = context.getConf().getInt(SparkCluster.CORES_OF_A_TASK, 1);
        private final ChunkSize chunks = new ChunkSize();
        /** Spark's own threads must not wait for us. */
        private final ExecutorService reporter = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "spark results");
            thread.setDaemon(true);
            return thread;
        });

        /** Chunks without a result. */
        private int underWay;
        /** Jobs of Spark that have not ended. */
        private final AtomicInteger jobs = new AtomicInteger();

        private volatile boolean closed;

        Submission(Board board) {
            this.board = board;
            plan = board.plan();
        }

        void run() {
            PluginGuard.run(
                    () -> {
                        context.sc().setJobGroup(group, "games of Marienbad", true);
                        while (awaitRoom()) {
                            int slots = slots();
                            int size = chunks.next(Math.max(1, WINDOW / (2 * AHEAD * slots)));
                            int tasks = Math.max(1, Math.min(slots / JOBS, WINDOW / (2 * AHEAD * size)));
                            long[] numbers = board.take(tasks * size);
                            if (numbers.length == 0) {
                                return;
                            }
                            submit(numbers, size);
                        }
                    },
                    this::fail);
        }

        /** Tasks that can run at the same time. Executors come and go. */
        private int slots() {
            return Math.max(1, context.defaultParallelism() / threads);
        }

        private synchronized boolean awaitRoom() {
            try {
                while (!closed && underWay >= AHEAD * slots()) {
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
            List<Object> partitions =
                    IntStream.range(0, parts.size()).<Object>mapToObj(i -> i).toList();
            SimpleFutureAction<Object> job = context.sc()
                    .submitJob(
                            context.parallelize(parts, parts.size()).rdd(),
                            ChunkTask.of(plan, plugins, threads),
                            CollectionConverters.asScala(partitions).toSeq(),
                            (part, result) -> {
                                played(parts.get((Integer) part).length, result);
                                return BoxedUnit.UNIT;
                            },
                            () -> null);
            jobs.incrementAndGet();
            job.onComplete(
                    end -> {
                        jobs.decrementAndGet();
                        if (end.isFailure()) {
                            fail(end.failed().get());
                        }
                        return null;
                    },
                    ExecutionContext.fromExecutor(Runnable::run));
        }

        /** Once for each chunk, whatever Spark repeats. */
        private void played(int games, String[] result) {
            try {
                reporter.execute(() -> PluginGuard.run(() -> report(games, ChunkTask.Outcome.of(result)), this::fail));
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

        private void fail(Throwable failure) {
            if (!closed && !ending()) {
                board.failed(new BadInput(
                        "Spark has given up: " + firstLine(failure) + " (--resume goes on with what is kept)",
                        failure));
            }
        }

        @Override
        public void close() {
            synchronized (this) {
                closed = true;
                notifyAll();
            }
            reporter.shutdownNow();
            if (jobs.get() > 0 && !context.sc().isStopped()) {
                context.sc().cancelJobGroup(group);
            }
        }
    }

    private static String firstLine(Throwable failure) {
        return String.valueOf(failure.getMessage()).lines().findFirst().orElseGet(failure::toString);
    }

    /** Whether the process is ending: then Spark stops at the same time as the tournament, and is not to blame. */
    private static boolean ending() {
        Thread none = new Thread(() -> {}, "none");
        try {
            Runtime.getRuntime().addShutdownHook(none);
            Runtime.getRuntime().removeShutdownHook(none);
            return false;
        } catch (IllegalStateException shuttingDown) {
            return true;
        }
    }
}
