package org.marienbad.server.join;

import java.time.Duration;

/** How long to wait before a server that was not reached is tried again: twice as long each time. Confined to one thread. */
final class Backoff {
    private final Duration first;
    private final Duration longest;
    private Duration next;

    Backoff(Duration first, Duration longest) {
        this.first = first;
        this.longest = longest;
        next = first;
    }

    /** The server has answered. */
    void reset() {
        next = first;
    }

    Duration next() {
        Duration wait = next;
        Duration twice = next.multipliedBy(2);
        next = twice.compareTo(longest) < 0 ? twice : longest;
        return wait;
    }
}
