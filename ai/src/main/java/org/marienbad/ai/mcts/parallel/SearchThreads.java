package org.marienbad.ai.mcts.parallel;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.marienbad.framework.shared.DaemonThreads;

/** The threads of all searches; idle ones end after a minute. */
final class SearchThreads {
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(DaemonThreads.named("mcts"));

    private SearchThreads() {}

    static Future<?> submit(Runnable task) {
        return THREADS.submit(task);
    }

    /** Waits until a task has ended, even if it failed. */
    static void join(Future<?> task) {
        boolean interrupted = false;
        while (!task.isDone()) {
            try {
                task.get();
            } catch (ExecutionException failed) {
                break;
            } catch (InterruptedException again) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
