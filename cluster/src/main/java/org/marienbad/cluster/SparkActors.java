package org.marienbad.cluster;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.broadcast.Broadcast;
import org.marienbad.cli.console.BadInput;
import org.marienbad.framework.player.Monitor;
import org.marienbad.learn.run.ActorOrder;
import org.marienbad.learn.training.Actors;

/**
 * Executors of Spark that play for a training. A generation is a job, a part of it a task; the weights are broadcast.
 * The learner waits for their games, in their order.
 */
final class SparkActors implements Actors {
    /** So many that a slow machine or one that was lost does not keep the others waiting for long. */
    private static final int PARTS_OF_A_SLOT = 4;
    /** How long at most nobody notices that the user cancels. */
    private static final long LOOK_MILLIS = 100;

    private final SparkCluster cluster;
    private final String order;
    private final SparkJobs jobs;
    /** Of the present generation; empty before the first. */
    private Optional<Broadcast<byte[]>> weights = Optional.empty();

    private volatile List<CompletableFuture<byte[]>> results = List.of();

    /** @param cluster closed with the training */
    SparkActors(SparkCluster cluster, ActorOrder order) {
        this.cluster = cluster;
        this.order = order.write();
        jobs = new SparkJobs(cluster.context(), this::fail);
    }

    private void fail(BadInput failure) {
        Unable unable = new Unable(failure.getMessage(), failure);
        results.forEach(result -> result.completeExceptionally(unable));
    }

    @Override
    public int parts(int games) {
        return Math.min(games, PARTS_OF_A_SLOT * jobs.slots());
    }

    @Override
    public Parts offer(Games games, Weights current) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        current.writeTo(new DataOutputStream(bytes));
        List<CompletableFuture<byte[]>> wanted = Stream.generate(CompletableFuture<byte[]>::new)
                .limit(games.parts())
                .toList();
        results = wanted;
        try {
            weights.ifPresent(Broadcast::destroy);
            weights = Optional.of(cluster.context().broadcast(bytes.toByteArray()));
            jobs.submit(
                    IntStream.range(0, games.parts()).boxed().toList(),
                    TrainingTask.of(order, cluster.plugins(), jobs.threads(), games, weights.get()),
                    (result, part) -> wanted.get(part).complete(result));
        } catch (IllegalStateException stopped) {
            jobs.fail(stopped);
        }
        return new Parts() {
            @Override
            public boolean take(int part) {
                return false;
            }

            @Override
            public Optional<byte[]> result(int part, Monitor monitor) {
                return await(wanted.get(part), monitor).map(TrainingTask::played);
            }
        };
    }

    /** Empty if it is cancelled. */
    private static Optional<byte[]> await(CompletableFuture<byte[]> result, Monitor monitor) {
        while (!monitor.cancelled()) {
            try {
                return Optional.of(result.get(LOOK_MILLIS, TimeUnit.MILLISECONDS));
            } catch (TimeoutException notYet) {
                // The user may have cancelled meanwhile.
            } catch (ExecutionException failed) {
                throw (Unable) failed.getCause();
            } catch (InterruptedException ending) {
                Thread.currentThread().interrupt();
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    @Override
    public void close() {
        jobs.close();
        cluster.close();
    }
}
