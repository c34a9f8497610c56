package org.marienbad.ai.toy;

import java.lang.management.ManagementFactory;
import java.util.stream.LongStream;

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

    /** The least of several times: a search that somebody watches reports progress, which allocates. */
    public static long least(Runnable work) {
        return LongStream.generate(() -> bytes(work)).limit(5).min().orElseThrow();
    }
}
