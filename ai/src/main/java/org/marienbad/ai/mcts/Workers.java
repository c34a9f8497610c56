package org.marienbad.ai.mcts;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The threads of all searches; those that nobody needs end after a minute. */
final class Workers {
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "mcts");
        thread.setDaemon(true);
        return thread;
    });

    private Workers() {}

    static Future<?> submit(Runnable task) {
        return THREADS.submit(task);
    }

    /** Waits for the end of a task, whatever it is. */
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
