package org.marienbad.framework.shared;

/** The default number of worker threads. */
public final class Processors {
    private Processors() {}

    /** As many as the process may use at once. */
    public static int count() {
        return Runtime.getRuntime().availableProcessors();
    }

    /** {@code threads}, or one per processor if it is 0. */
    public static int orAll(int threads) {
        return threads == 0 ? count() : threads;
    }
}
