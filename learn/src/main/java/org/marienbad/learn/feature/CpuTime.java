package org.marienbad.learn.feature;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** CPU time of threads. */
public final class CpuTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private CpuTime() {}

    /** Nanoseconds of CPU time of the calling thread, for differences; those of the clock where the machine does not tell. */
    public static long ofThread() {
        return THREADS.isCurrentThreadCpuTimeSupported() ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
    }
}
