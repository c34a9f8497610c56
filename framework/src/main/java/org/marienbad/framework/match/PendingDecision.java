package org.marienbad.framework.match;

import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

/** A decision that a player has been asked for. */
final class PendingDecision implements Monitor {
    private final int seat;
    private final BiConsumer<PendingDecision, Decision> onProgress;
    private final Consumer<PendingDecision> onEnd;
    private volatile boolean cancelled;
    private volatile long start;
    private final Function<PendingDecision, Future<?>> watch;
    /** What ends the wait; null before it is watched, and where nothing does. */
    private Future<?> timeout;

    private boolean settled;
    private volatile long nanos;
    private volatile Decision decision;
    private volatile Throwable failure;

    /**
     * Both listeners are called in the player's thread.
     *
     * @param watch begins to count the time of the decision and gives what stops that; null if it has no limit
     */
    PendingDecision(
            int seat,
            Function<PendingDecision, Future<?>> watch,
            BiConsumer<PendingDecision, Decision> onProgress,
            Consumer<PendingDecision> onEnd) {
        this.seat = seat;
        this.watch = watch;
        this.onProgress = onProgress;
        this.onEnd = onEnd;
    }

    int seat() {
        return seat;
    }

    /** The time of the decision counts from now on, if it does not already. */
    synchronized void watch() {
        if (timeout == null && !settled) {
            timeout = watch.apply(this);
        }
    }

    /** Tells the player to come to an end. */
    void cancel() {
        cancelled = true;
    }

    /** The decision is no longer waited for. */
    synchronized void settle() {
        settled = true;
        if (timeout != null) {
            timeout.cancel(false);
        }
    }

    /** The player begins to think, in its thread, as {@link #ended} is; false if nobody waits for it any more. */
    boolean started() {
        start = System.nanoTime();
        watch();
        return !isSettled();
    }

    private synchronized boolean isSettled() {
        return settled;
    }

    /** The player has decided, or has thrown {@code thrown}. */
    void ended(Decision chosen, Throwable thrown) {
        nanos = System.nanoTime() - start;
        decision = chosen;
        failure = thrown;
        onEnd.accept(this);
    }

    /** How long the player took, once it has ended. */
    long nanos() {
        return nanos;
    }

    /** What the player decided, once it has ended; null if it has thrown. */
    Decision decision() {
        return decision;
    }

    /** What the player has thrown; null if it has decided. */
    Throwable failure() {
        return failure;
    }

    @Override
    public boolean cancelled() {
        return cancelled;
    }

    @Override
    public boolean wantsValue() {
        return false;
    }

    @Override
    public void progress(Decision soFar) {
        onProgress.accept(this, soFar);
    }
}
