package org.teavm.classlib.java.util.concurrent;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/** Executors of a program with one thread: each does its task at once. */
public final class TExecutors {
    private TExecutors() {}

    public static TExecutorService newCachedThreadPool(TThreadFactory threads) {
        return new AtOnce();
    }

    public static TExecutorService newFixedThreadPool(int count, TThreadFactory threads) {
        return new AtOnce();
    }

    public static TExecutorService newSingleThreadExecutor(TThreadFactory threads) {
        return new AtOnce();
    }

    private static final class AtOnce implements TExecutorService {
        private boolean shut;

        @Override
        public void execute(Runnable task) {
            if (shut) {
                throw new TRejectedExecutionException();
            }
            task.run();
        }

        @Override
        public <T> TFuture<T> submit(Callable<T> task) {
            TFutureTask<T> future = new TFutureTask<>(task);
            execute(future);
            return future;
        }

        @Override
        public TFuture<?> submit(Runnable task) {
            TFutureTask<Void> future = new TFutureTask<>(task, null);
            execute(future);
            return future;
        }

        @Override
        public void shutdown() {
            shut = true;
        }

        @Override
        public List<Runnable> shutdownNow() {
            shut = true;
            return List.of();
        }

        @Override
        public boolean isShutdown() {
            return shut;
        }

        @Override
        public boolean isTerminated() {
            return shut;
        }

        @Override
        public boolean awaitTermination(long time, TimeUnit unit) {
            return shut;
        }
    }
}
