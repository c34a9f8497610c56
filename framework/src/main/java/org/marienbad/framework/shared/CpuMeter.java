package org.marienbad.framework.shared;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.SearchObserver;

/**
 * The CPU time of one decision after another: that of the thread that begins the decision. Frequent questions do not
 * pay for a measurement each time: no thread can use more CPU time than time has passed.
 */
public final class CpuMeter {
    /** The limit of a meter that measures alone. */
    public static final long UNLIMITED = Long.MAX_VALUE;

    /** Between two measurements, however little is left. */
    private static final long STEP_NANOS = 10_000;

    private final LongSupplier cpuNanos;
    private final LongSupplier nanoTime;
    private final long limit;
    private Thread thread;
    private long begun;
    private long pausedAt;
    private long due;
    private volatile boolean spent;

    /**
     * @param limit of a decision, in nanoseconds, or {@link #UNLIMITED}
     * @param cpuNanos the CPU time of the calling thread since some moment
     * @param nanoTime as {@link System#nanoTime}
     */
    public CpuMeter(long limit, LongSupplier cpuNanos, LongSupplier nanoTime) {
        this.limit = limit;
        this.cpuNanos = cpuNanos;
        this.nanoTime = nanoTime;
    }

    /** Measures by this Java. */
    public static CpuMeter of(long limit) {
        return new CpuMeter(limit, bean()::getCurrentThreadCpuTime, System::nanoTime);
    }

    /**
     * Begins a decision of the calling thread.
     *
     * @return {@code other}, but that it cancels the decision as well when the thread has used {@code limit} of CPU time
     * @throws IllegalArgumentException if this Java does not measure the CPU time of threads
     */
    public static Monitor limiting(Duration limit, Monitor other) {
        require(isSupported());
        return of(limit.toNanos()).and(other);
    }

    /** Begins a decision, which {@code other} watches as well. */
    public Monitor and(Monitor other) {
        begin();
        return new Monitor() {
            @Override
            public boolean cancelled() {
                return other.cancelled() || isSpent();
            }

            @Override
            public boolean wantsValue() {
                return other.wantsValue();
            }

            @Override
            public SearchObserver observer() {
                return other.observer();
            }

            @Override
            public void progress(Decision soFar) {
                other.progress(soFar);
            }
        };
    }

    public static boolean isSupported() {
        return bean().isCurrentThreadCpuTimeSupported() && bean().isThreadCpuTimeEnabled();
    }

    /** @throws IllegalArgumentException unless it is {@code supported} */
    public static void require(boolean supported) {
        if (!supported) {
            throw new IllegalArgumentException("this Java cannot measure the CPU time of threads; allowed: limits of"
                    + " iterations, depth or time");
        }
    }

    private static ThreadMXBean bean() {
        return ManagementFactory.getThreadMXBean();
    }

    /** A decision begins, made by the calling thread. */
    public void begin() {
        thread = Thread.currentThread();
        begun = cpuNanos.getAsLong();
        due = nanoTime.getAsLong() + limit;
        spent = false;
    }

    /** The thread that decides does something else, which is not measured, until {@link #resume}. */
    public void pause() {
        pausedAt = cpuNanos.getAsLong();
    }

    public void resume() {
        begun += cpuNanos.getAsLong() - pausedAt;
    }

    public boolean isLimited() {
        return limit != UNLIMITED;
    }

    /** The CPU time of the decision so far, in nanoseconds; only for the thread that makes it. */
    public long used() {
        return cpuNanos.getAsLong() - begun;
    }

    /** Whether the decision has used up its CPU time. Found out by the thread that makes it alone. */
    public boolean isSpent() {
        if (!spent && Thread.currentThread() == thread && nanoTime.getAsLong() - due >= 0) {
            long left = limit - (cpuNanos.getAsLong() - begun);
            spent = left <= 0;
            due = nanoTime.getAsLong() + Math.max(left, STEP_NANOS);
        }
        return spent;
    }
}
