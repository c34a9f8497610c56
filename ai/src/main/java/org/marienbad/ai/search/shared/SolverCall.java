package org.marienbad.ai.search.shared;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.marienbad.framework.player.Solution.Effort;
import org.marienbad.framework.player.Solver.Limits;
import org.marienbad.framework.player.Solver.Watch;
import org.marienbad.framework.text.Text;

/** One call of a solver: how long it takes, and who ends it before all is proven. Confined to one thread. */
public final class SolverCall {
    private final Limits limits;
    private final Watch watch;
    private final LongSupplier nanoTime;
    private final long start;
    private final long cpu = cpuNanos();

    /** Begins now. */
    public SolverCall(Limits limits, Watch watch) {
        this(limits, watch, System::nanoTime);
    }

    /** Begins now, by another clock, which tells nanoseconds. */
    public SolverCall(Limits limits, Watch watch, LongSupplier nanoTime) {
        this.limits = limits;
        this.watch = watch;
        this.nanoTime = nanoTime;
        start = nanoTime.getAsLong();
    }

    /** The wall time so far. */
    public long nanos() {
        return nanoTime.getAsLong() - start;
    }

    /** Whether the caller has cancelled it, or its time is up. */
    public boolean isEnded() {
        return watch.cancelled() || nanos() > limits.nanos();
    }

    /** Why it ended, once {@link #isEnded} or a search by the same limits says so; its words are in the AIs' bundle. */
    public Text reason() {
        return watch.cancelled() ? Text.of("solver.cancelled") : Text.of("solver.time", limits.nanos() / 1_000_000);
    }

    /** The wall time and the CPU time so far, in which {@code nodes} were visited. */
    public Effort effort(long nodes) {
        return Effort.of(nodes, nanos()).cpuNanos(cpuNanos() - cpu);
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    /** An estimated size for people: two digits of it where it is large. */
    public static String rough(double size) {
        return size < 1e5 ? String.valueOf(Math.round(size)) : String.format(Locale.ROOT, "%.1e", size);
    }
}
