package org.teavm.classlib.java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.teavm.jso.browser.Window;

/** A result that comes later; who asks for it before then would wait for ever, so it is refused. */
public class TCompletableFuture<T> implements TFuture<T> {
    private final List<Runnable> followers = new ArrayList<>();
    private boolean done;
    private T result;
    private Throwable failure;

    public static <U> TCompletableFuture<U> completedFuture(U value) {
        TCompletableFuture<U> future = new TCompletableFuture<>();
        future.complete(value);
        return future;
    }

    public static <U> TCompletableFuture<U> failedFuture(Throwable failure) {
        TCompletableFuture<U> future = new TCompletableFuture<>();
        future.completeExceptionally(failure);
        return future;
    }

    /** Does its tasks so much later, in a turn of their own. */
    public static Executor delayedExecutor(long time, TimeUnit unit) {
        return task -> Window.setTimeout(task::run, (int) Math.min(Integer.MAX_VALUE, unit.toMillis(time)));
    }

    public boolean complete(T value) {
        return end(value, null);
    }

    public boolean completeExceptionally(Throwable thrown) {
        return end(null, thrown);
    }

    private boolean end(T value, Throwable thrown) {
        if (done) {
            return false;
        }
        done = true;
        result = value;
        failure = thrown;
        List<Runnable> told = List.copyOf(followers);
        followers.clear();
        told.forEach(Runnable::run);
        return true;
    }

    public TCompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        TCompletableFuture<T> next = new TCompletableFuture<>();
        Runnable follower = () -> {
            try {
                action.accept(result, failure);
            } catch (Throwable thrown) {
                next.end(null, failure == null ? new TCompletionException(thrown) : failure);
                return;
            }
            next.end(result, failure);
        };
        if (done) {
            follower.run();
        } else {
            followers.add(follower);
        }
        return next;
    }

    @Override
    public boolean cancel(boolean interrupts) {
        return completeExceptionally(new CancellationException());
    }

    @Override
    public boolean isCancelled() {
        return failure instanceof CancellationException;
    }

    @Override
    public boolean isDone() {
        return done;
    }

    @Override
    public T get() throws ExecutionException {
        if (!done) {
            throw new IllegalStateException("there is no other thread to wait for");
        }
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return result;
    }

    @Override
    public T get(long time, TimeUnit unit) throws ExecutionException {
        return get();
    }
}
