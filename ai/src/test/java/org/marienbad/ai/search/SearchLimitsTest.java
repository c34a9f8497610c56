package org.marienbad.ai.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.marienbad.ai.toy.Counting;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

class SearchLimitsTest {
    private static final long MILLI = 1_000_000;
    private long now;

    private SearchLimits clock(Budget budget, Monitor monitor) {
        return new SearchLimits(budget, monitor, () -> Decision.of(3), () -> now);
    }

    /** Spends until refused, each iteration taking {@code nanos}; returns how many there were. */
    private long run(SearchLimits clock, long nanos) {
        long count = 0;
        while (clock.spend()) {
            now += nanos;
            count++;
        }
        return count;
    }

    @Test
    void iterationsAreExact() {
        for (int iterations : new int[] {1, 2, 3, 1000, 123_457}) {
            SearchLimits clock = clock(Budget.ofIterations(iterations), Monitor.NONE);
            assertEquals(iterations, run(clock, 10));
            assertEquals(iterations, clock.spent());
            assertTrue(clock.expired());
            assertFalse(clock.spend());
            assertEquals(iterations, clock.spent());
        }
    }

    @Test
    void timeIsKeptWhateverAnIterationTakes() {
        for (long nanos : new long[] {20, 1000, 100_000, 10 * MILLI, 200 * MILLI}) {
            now = 0;
            run(clock(Budget.ofMillis(1000), Monitor.NONE), nanos);
            assertTrue(now >= 1000 * MILLI, () -> "stopped after " + now);
            assertTrue(now <= 1005 * MILLI + nanos, () -> "stopped after " + now);
        }
    }

    @Test
    void asksAtOnceWhetherTimeIsUp() {
        SearchLimits clock = clock(Budget.ofMillis(5), Monitor.NONE);
        now = 5 * MILLI - 1;
        assertFalse(clock.isCancelled());
        assertTrue(clock.spend());
        now = 5 * MILLI;
        assertTrue(clock.isCancelled());
        assertFalse(clock.spend());
    }

    @Test
    void cancellingIsFinal() {
        boolean[] cancelled = {true};
        SearchLimits clock = clock(Budget.UNLIMITED, () -> cancelled[0]);
        assertFalse(clock.spend());
        cancelled[0] = false;
        assertFalse(clock.spend());
        assertEquals(0, clock.spent());
    }

    @Test
    void cancelIsSeenWithinFiveMillisecondsOfWork() {
        for (long nanos : new long[] {20, 1000, MILLI}) {
            now = 0;
            long cancelAt = 700 * MILLI;
            run(clock(Budget.UNLIMITED, () -> now >= cancelAt), nanos);
            assertTrue(now - cancelAt <= 5 * MILLI, () -> "stopped at " + now);
        }
    }

    @Test
    void reportsFourTimesASecond() {
        Counting monitor = Counting.atReport(Integer.MAX_VALUE);
        run(clock(Budget.ofMillis(2020), monitor), 100);
        assertEquals(7, monitor.seen.size(), 1);
        assertEquals(3, monitor.seen.get(0).action());
    }
}
