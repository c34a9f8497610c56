package org.teavm.classlib.java.lang.management;

/** The time of the one thread is that of the clock. */
public interface TThreadMXBean {
    default long getCurrentThreadCpuTime() {
        return System.nanoTime();
    }

    default boolean isCurrentThreadCpuTimeSupported() {
        return false;
    }

    default long getThreadCpuTime(long id) {
        return System.nanoTime();
    }
}
