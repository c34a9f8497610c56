package org.marienbad.framework.match;

import java.time.Duration;
import java.util.Optional;

/**
 * The time of a ply.
 *
 * @param spent on it; zero where nobody measured
 * @param left the time left to its seat after it; empty where there was no clock
 */
public record PlyTime(Duration spent, Optional<Duration> left) {
    /** Nothing is known. */
    public static final PlyTime UNKNOWN = new PlyTime(Duration.ZERO, Optional.empty());
}
