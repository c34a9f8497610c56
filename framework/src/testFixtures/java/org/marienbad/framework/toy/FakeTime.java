package org.marienbad.framework.toy;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.marienbad.framework.match.GameClock;
import org.marienbad.framework.match.TimeControl;

/** Time that passes only when a test says so. */
public final class FakeTime implements InstantSource {
    private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
    private final AtomicLong nanos = new AtomicLong();

    public void pass(Duration time) {
        nanos.addAndGet(time.toNanos());
    }

    public void seconds(long seconds) {
        pass(Duration.ofSeconds(seconds));
    }

    @Override
    public Instant instant() {
        return START.plusNanos(nanos.get());
    }

    /** A clock of two seats that this time moves. */
    public GameClock clock(String control) {
        return clock(TimeControl.parse(control));
    }

    public GameClock clock(TimeControl control) {
        return new GameClock(control, 2, nanos::get, this);
    }
}
