package org.marienbad.framework.match;

import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

/** A decision that a player has been asked for. */
final class PendingDecision implements Monitor {
    private final int seat;
    private final Consumer<Decision> onProgress;
    private final BiConsumer<Decision, Throwable> onEnd;
    private volatile boolean cancelled;
    private Future<?> timeout;

    /**
     * Both listeners are called in the player's thread.
     *
     * @param onEnd gets the decision, or null and what the player threw
     */
    PendingDecision(int seat, Consumer<Decision> onProgress, BiConsumer<Decision, Throwable> onEnd) {
        this.seat = seat;
        this.onProgress = onProgress;
        this.onEnd = onEnd;
    }

    int seat() {
        return seat;
    }

    /** What to cancel when the decision is no longer waited for. */
    void timeout(Future<?> watch) {
        timeout = watch;
    }

    /** Tells the player to come to an end. */
    void cancel() {
        cancelled = true;
    }

    /** The decision is no longer waited for: by the owner, as {@link #timeout} is. */
    void settle() {
        if (timeout != null) {
            timeout.cancel(false);
        }
    }

    void ended(Decision decision, Throwable failure) {
        onEnd.accept(decision, failure);
    }

    @Override
    public boolean cancelled() {
        return cancelled;
    }

    @Override
    public void progress(Decision soFar) {
        onProgress.accept(soFar);
    }
}
