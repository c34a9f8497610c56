package org.marienbad.cluster;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.marienbad.cli.console.BadInput;
import scala.Function1;
import scala.collection.Iterator;
import scala.concurrent.ExecutionContext;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;

/** Jobs of Spark for one piece of work. The results of its tasks come back one by one; closed, none of them is left. */
final class SparkJobs implements AutoCloseable {
    private final JavaSparkContext context;
    private final Consumer<BadInput> failed;
    private final String group = "marienbad-" + Integer.toHexString(System.identityHashCode(this));
    private final int threads;
    /** Those that have not ended. */
    private final AtomicInteger running = new AtomicInteger();

    /** Changed under the lock of this object, so that no job begins after the others were cancelled. */
    private volatile boolean closed;

    /** @param failed told if Spark gives up, but not because of the end of this work or of the process */
    SparkJobs(JavaSparkContext context, Consumer<BadInput> failed) {
        this.context = context;
        this.failed = failed;
        threads = context.getConf().getInt(SparkCluster.CORES_OF_A_TASK, 1);
    }

    /** Games that a task plays at the same time. */
    int threads() {
        return threads;
    }

    /** Tasks that can run at the same time. Executors come and go. */
    int slots() {
        return Math.max(1, context.defaultParallelism() / threads);
    }

    /**
     * Submits a job, of which each task has one of {@code parts}. Does not wait for it.
     *
     * @param found told what came of a part and its number, once for each, whatever Spark repeats; in threads of Spark, which must
     *     not wait
     * @throws IllegalStateException if this is closed, or Spark has stopped
     */
    <T, R> void submit(List<T> parts, Function1<Iterator<T>, R> task, ObjIntConsumer<R> found) {
        SimpleFutureAction<Object> job = begin(parts, task, found);
        // Not under the lock, as a job that has ended already tells so at once.
        job.onComplete(
                end -> {
                    running.decrementAndGet();
                    if (end.isFailure()) {
                        fail(end.failed().get());
                    }
                    return null;
                },
                ExecutionContext.fromExecutor(Runnable::run));
    }

    private synchronized <T, R> SimpleFutureAction<Object> begin(
            List<T> parts, Function1<Iterator<T>, R> task, ObjIntConsumer<R> found) {
        if (closed) {
            throw new IllegalStateException("this work has ended: no more games are submitted");
        }
        context.sc().setJobGroup(group, "games of Marienbad", true);
        List<Object> partitions =
                IntStream.range(0, parts.size()).<Object>mapToObj(i -> i).toList();
        SimpleFutureAction<Object> job = context.sc()
                .submitJob(
                        context.parallelize(parts, parts.size()).rdd(),
                        task,
                        CollectionConverters.asScala(partitions).toSeq(),
                        (part, result) -> {
                            found.accept(result, (Integer) part);
                            return BoxedUnit.UNIT;
                        },
                        () -> null);
        running.incrementAndGet();
        return job;
    }

    /** Says that Spark has given up. */
    void fail(Throwable failure) {
        if (!closed && !ending()) {
            failed.accept(new BadInput(
                    "Spark has given up: " + firstLine(failure) + " (--resume goes on with what is kept)", failure));
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        if (running.get() > 0 && !context.sc().isStopped()) {
            context.sc().cancelJobGroup(group);
        }
    }

    private static String firstLine(Throwable failure) {
        return String.valueOf(failure.getMessage()).lines().findFirst().orElseGet(failure::toString);
    }

    /** Whether the process is ending: then Spark stops at the same time as the work, and is not to blame. */
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
