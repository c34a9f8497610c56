package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.ExecutionException;

/** The result of a task. */
public interface TFuture<V> {
    boolean cancel(boolean interrupts);

    boolean isCancelled();

    boolean isDone();

    V get() throws InterruptedException, ExecutionException;

    V get(long time, java.util.concurrent.TimeUnit unit)
            throws InterruptedException, ExecutionException, TTimeoutException;
}
