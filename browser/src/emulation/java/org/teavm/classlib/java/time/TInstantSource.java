package org.teavm.classlib.java.time;

import java.time.Instant;

/** Tells the time. */
public interface TInstantSource {
    Instant instant();

    default long millis() {
        return instant().toEpochMilli();
    }
}
