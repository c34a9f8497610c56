package org.marienbad.server.house;

import java.time.Duration;

/** Calls something later. */
public interface Delays {
    /** Runs {@code task}, which must not take long, after {@code wait}. */
    void after(Duration wait, Runnable task);
}
