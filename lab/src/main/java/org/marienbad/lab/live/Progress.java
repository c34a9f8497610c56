package org.marienbad.lab.live;

import java.time.Duration;
import java.util.Optional;

/**
 * How far a tournament has come.
 *
 * @param games counted so far
 * @param total how many there are at most: a stopping rule may end it sooner
 * @param before how many of them were played before this run
 * @param elapsed time of this run
 */
public record Progress(long games, long total, long before, Duration elapsed) {
    /** How long it will take if it goes on as in this run so far; empty where that is not known. */
    public Optional<Duration> remaining() {
        long played = games - before;
        if (played <= 0) {
            return Optional.empty();
        }
        double nanos = (double) elapsed.toNanos() / played * (total - games);
        return Optional.of(Duration.ofNanos((long) nanos)); // saturates after 292 years
    }

    /** In [0, 1]. */
    public double share() {
        return (double) games / total;
    }

    /** Games a second in this run; 0 at its beginning. */
    public double rate() {
        return elapsed.isZero() ? 0 : (games - before) * 1e9 / elapsed.toNanos();
    }
}
