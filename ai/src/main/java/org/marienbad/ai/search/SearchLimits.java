package org.marienbad.ai.search;

import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.SearchObserver;

/**
 * Keeps one decision within its budget. The search asks {@link #spend} before every iteration (playout, node).
 * Iterations are counted exactly. Time and the monitor are polled about every millisecond however long an iteration
 * takes, and progress is reported four times a second. Confined to one thread; allocates nothing but reports.
 */
public final class SearchLimits {
    private static final long POLL_NANOS = 1_000_000;
    private static final long REPORT_NANOS = 250_000_000;
    private static final long LONGEST_INTERVAL = 1 << 20;

    private final Budget budget;
    private final Monitor monitor;
    private final boolean reports;
    private final Supplier<Decision> soFar;
    private final LongSupplier nanoTime;
    private final long start;
    private long lastPoll;
    private long lastReport;
    private long spent;
    private long nextPoll;
    private long interval = 1;
    private boolean expired;

    /**
     * Starts now.
     *
     * @param soFar the present decision, called from within {@link #spend}; null if nobody hears reports
     */
    public SearchLimits(Budget budget, Monitor monitor, Supplier<Decision> soFar) {
        this(budget, monitor, soFar, System::nanoTime);
    }

    /** The same by another clock, which tells nanoseconds. */
    public SearchLimits(Budget budget, Monitor monitor, Supplier<Decision> soFar, LongSupplier nanoTime) {
        this.budget = budget;
        this.monitor = monitor;
        // To make a report allocates.
        reports = soFar != null && monitor != Monitor.NONE;
        this.soFar = soFar;
        this.nanoTime = nanoTime;
        start = nanoTime.getAsLong();
        lastPoll = start;
        lastReport = start;
    }

    /** Spends one iteration. False, and nothing spent, from the moment the budget is used up or the search cancelled. */
    public boolean spend() {
        if (spent < nextPoll) {
            spent++;
            return true;
        }
        return poll();
    }

    /** Spends {@code count} iterations; false if not all were left, or the search was cancelled. */
    public boolean spend(int count) {
        if (count <= nextPoll - spent) {
            spent += count;
            return true;
        }
        for (int i = 0; i < count; i++) {
            if (!spend()) {
                return false;
            }
        }
        return true;
    }

    private boolean poll() {
        if (expired || spent >= budget.iterations()) {
            expired = true;
            return false;
        }
        long now = nanoTime.getAsLong();
        if (monitor.cancelled() || now - start >= budget.nanos()) {
            expired = true;
            return false;
        }
        if (reports && now - lastReport >= REPORT_NANOS) {
            lastReport = now;
            monitor.progress(soFar.get());
        }
        adapt(now - lastPoll);
        lastPoll = now;
        nextPoll = Math.min(budget.iterations(), spent + interval);
        spent++;
        return true;
    }

    /** The interval at most doubles, as later iterations may be dearer than earlier ones. */
    private void adapt(long nanos) {
        if (nanos > POLL_NANOS) {
            interval = Math.max(1, (long) (interval * (double) POLL_NANOS / nanos));
        } else if (nanos < POLL_NANOS / 2) {
            interval = Math.min(LONGEST_INTERVAL, interval * 2);
        }
    }

    /**
     * Asks the clock and the monitor at once, for work between iterations that takes long; once true, {@link #spend} refuses.
     */
    public boolean isCancelled() {
        if (!expired && (nanos() >= budget.nanos() || monitor.cancelled())) {
            expired = true;
            nextPoll = 0;
        }
        return expired;
    }

    /** The limits it keeps. */
    public Budget budget() {
        return budget;
    }

    /** Who watches the steps of the search; null for nobody. */
    public SearchObserver observer() {
        return monitor.observer();
    }

    /** Whether {@link #spend} has refused. */
    public boolean expired() {
        return expired;
    }

    /** Iterations spent. */
    public long spent() {
        return spent;
    }

    /** Time since the start. */
    public long nanos() {
        return nanoTime.getAsLong() - start;
    }
}
