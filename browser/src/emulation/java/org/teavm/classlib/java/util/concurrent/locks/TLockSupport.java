package org.teavm.classlib.java.util.concurrent.locks;

/** Nobody waits where there is one thread. */
public final class TLockSupport {
    private TLockSupport() {}

    public static void park(Object blocker) {}

    public static void parkNanos(long nanos) {}

    public static void parkNanos(Object blocker, long nanos) {}

    public static void unpark(Thread thread) {}
}
