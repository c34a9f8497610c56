package org.marienbad.framework.match;

import java.time.Duration;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

/**
 * Watches a single decision as another monitor does, and cancels it as well when the thread that began it, which is to make
 * it, has used up its CPU time.
 */
public final class CpuLimit implements Monitor {
    private final CpuMeter meter;
    private final Monitor other;

    CpuLimit(CpuMeter meter, Monitor other) {
        this.meter = meter;
        this.other = other;
        meter.begin();
    }

    /**
     * Begins a decision of the calling thread.
     *
     * @throws IllegalArgumentException if this Java does not measure the CPU time of threads
     */
    public static CpuLimit begin(Duration limit, Monitor other) {
        Match.requireCpuTime();
        return new CpuLimit(CpuMeter.of(limit.toNanos()), other);
    }

    @Override
    public boolean cancelled() {
        return other.cancelled() || meter.isSpent();
    }

    @Override
    public boolean wantsValue() {
        return other.wantsValue();
    }

    @Override
    public void progress(Decision soFar) {
        other.progress(soFar);
    }
}
