package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

/** A task with a result; who asks for it too early does the task. */
public class TFutureTask<V> implements TRunnableFuture<V> {
    private final Callable<V> task;
    private boolean begun;
    private boolean cancelled;
    private V result;
    private Throwable failure;

    public TFutureTask(Callable<V> task) {
        this.task = task;
    }

    public TFutureTask(Runnable task, V result) {
        this(() -> {
            task.run();
            return result;
        });
    }

    @Override
    public void run() {
        if (begun) {
            return;
        }
        begun = true;
        try {
            result = task.call();
        } catch (Throwable thrown) {
            failure = thrown;
        }
    }

    @Override
    public boolean cancel(boolean interrupts) {
        boolean inTime = !begun;
        cancelled |= inTime;
        begun = true;
        return inTime;
    }

    @Override
    public boolean isCancelled() {
        return cancelled;
    }

    @Override
    public boolean isDone() {
        return begun;
    }

    @Override
    public V get() throws ExecutionException {
        run();
        if (cancelled) {
            throw new CancellationException();
        }
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return result;
    }

    @Override
    public V get(long time, TimeUnit unit) throws ExecutionException {
        return get();
    }
}
