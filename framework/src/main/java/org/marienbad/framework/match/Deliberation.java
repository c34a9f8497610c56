package org.marienbad.framework.match;

import java.util.concurrent.Executor;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.SearchObserver;

/**
 * A decision that a session waits for, within a limit of time. It ends once: the player decides or fails, its time runs
 * out, or the session drops it. Later answers are ignored. The session's owner runs what the listener is told, and
 * calls all methods but those of {@link Seat.Question}.
 */
final class Deliberation implements Seat.Question {
    /** The listener that waits for the decision. */
    interface Listener {
        /** The player of {@code seat} reports what it would decide now. */
        void thinking(int seat, Decision soFar);

        /** The player of {@code seat} has decided, legally or not. */
        void decided(int seat, Decision decision, long nanos);

        /** A player has thrown, or has not answered in time. */
        void failed(Forfeit reason);
    }

    /** The limit of a decision that may take as long as it likes. */
    static final long UNLIMITED = Long.MAX_VALUE;

    private final int seat;
    private final long limit;
    private final Executor owner;
    private final Alarm alarm;
    private final Listener listener;
    private SearchObserver observer;
    private volatile boolean cancelled;
    /** When the player began, by {@link System#nanoTime}; for its thread alone. */
    private long start;
    /** Whether nobody waits any more; guarded by this, as the next. */
    private boolean over;
    /** Calls off the end of the time; null before it counts, and where it is unlimited. */
    private Runnable timeout;

    /** @param limit in nanoseconds, or {@link #UNLIMITED} */
    Deliberation(int seat, long limit, Executor owner, Alarm alarm, Listener listener) {
        this.seat = seat;
        this.limit = limit;
        this.owner = owner;
        this.alarm = alarm;
        this.listener = listener;
    }

    int seat() {
        return seat;
    }

    /** The time of the decision counts from now on, if it does not already; by any thread. */
    synchronized void watch() {
        if (timeout == null && !over && limit != UNLIMITED) {
            String late = "no answer within " + limit / 1_000_000 + " ms";
            timeout = alarm.after(
                    limit, () -> end(() -> listener.failed(new Forfeit(seat, Forfeit.Cause.TIMEOUT, late))));
        }
    }

    /** {@code watcher}, which may be null, watches the search; to be called before the player is asked. */
    void observer(SearchObserver watcher) {
        observer = watcher;
    }

    /** Makes the player decide for the best it has found so far. */
    void hurry() {
        cancelled = true;
    }

    /** The decision is not waited for any more; false if it was not anyway. */
    synchronized boolean drop() {
        cancelled = true;
        if (over) {
            return false;
        }
        over = true;
        if (timeout != null) {
            timeout.run();
        }
        return true;
    }

    synchronized boolean isOver() {
        return over;
    }

    private void end(Runnable outcome) {
        owner.execute(() -> {
            if (drop()) {
                outcome.run();
            }
        });
    }

    @Override
    public boolean begins() {
        start = System.nanoTime();
        watch();
        return !isOver();
    }

    @Override
    public void decided(Decision decision) {
        long nanos = System.nanoTime() - start;
        end(() -> listener.decided(seat, decision, nanos));
    }

    @Override
    public void failed(Throwable thrown) {
        end(() -> listener.failed(Forfeit.failed(seat, thrown)));
    }

    @Override
    public boolean cancelled() {
        return cancelled;
    }

    @Override
    public SearchObserver observer() {
        return observer;
    }

    @Override
    public boolean wantsValue() {
        return false;
    }

    @Override
    public void progress(Decision soFar) {
        owner.execute(() -> {
            if (!isOver()) {
                listener.thinking(seat, soFar);
            }
        });
    }
}
