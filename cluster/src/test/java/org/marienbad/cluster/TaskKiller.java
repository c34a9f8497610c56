package org.marienbad.cluster;

import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.SparkContext;
import org.apache.spark.TaskKilled;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;

/** Kills the first tasks, as if the machines that run them had been lost. Spark makes it by its name. */
public final class TaskKiller extends SparkListener {
    private static final int TASKS = 3;

    /** Tasks that were to be killed since the last reset. */
    static final AtomicInteger STARTED = new AtomicInteger();
    /** Tasks that have come to nothing. */
    static final AtomicInteger LOST = new AtomicInteger();

    @Override
    public void onTaskStart(SparkListenerTaskStart start) {
        if (STARTED.getAndIncrement() < TASKS) {
            SparkContext.getOrCreate().killTaskAttempt(start.taskInfo().taskId(), true, "lost");
        }
    }

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
        if (end.reason() instanceof TaskKilled) {
            LOST.incrementAndGet();
        }
    }
}
