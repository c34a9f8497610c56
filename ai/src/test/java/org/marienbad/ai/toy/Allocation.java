package org.marienbad.ai.toy;

import java.lang.management.ManagementFactory;

/** How much this thread allocates. */
public final class Allocation {
    private Allocation() {}

    /** Bytes that {@code work} allocates on this thread. */
    public static long bytes(Runnable work) {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        work.run();
        return threads.getCurrentThreadAllocatedBytes() - before;
    }
}
