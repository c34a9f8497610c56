package org.teavm.classlib.java.util.concurrent;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/** An executor that can be shut down. */
public interface TExecutorService extends Executor {
    void shutdown();

    List<Runnable> shutdownNow();

    boolean isShutdown();

    boolean isTerminated();

    boolean awaitTermination(long time, TimeUnit unit);

    <T> TFuture<T> submit(Callable<T> task);

    TFuture<?> submit(Runnable task);
}
