package org.marienbad.server.serving;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Does one task after the other, in their order, in the threads of another executor. */
final class SerialExecutor implements Executor {
    private static final Logger LOG = LoggerFactory.getLogger(SerialExecutor.class);
    /** So many tasks are done at once before others get the thread. */
    private static final int BATCH = 16;

    private final Executor pool;
    private final Deque<Runnable> tasks = new ArrayDeque<>(2);
    private boolean active;

    SerialExecutor(Executor pool) {
        this.pool = pool;
    }

    @Override
    public void execute(Runnable task) {
        synchronized (this) {
            tasks.add(task);
            if (active) {
                return;
            }
            active = true;
        }
        pool.execute(this::run);
    }

    private void run() {
        for (int i = 0; i < BATCH; i++) {
            Runnable task = next();
            if (task == null) {
                return;
            }
            try {
                task.run();
            } catch (RuntimeException | Error failure) { // else nothing would ever be done here again
                LOG.error("a task of a room failed", failure);
            }
        }
        pool.execute(this::run);
    }

    private synchronized Runnable next() {
        Runnable task = tasks.poll();
        active = task != null;
        return task;
    }
}
