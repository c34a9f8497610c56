package org.marienbad.opponents.kgp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.player.Budget;

class KgpTimeTest {
    private static KgpTime told(String... options) {
        KgpTime time = new KgpTime();
        for (String option : options) {
            time.set(KgpLine.parse("set " + option).orElseThrow());
        }
        return time;
    }

    @Test
    void withoutAClockTheServerStops() {
        assertEquals(Duration.ofDays(1).toNanos(), told().budget().nanos());
        assertEquals(
                Duration.ofDays(1).toNanos(),
                told("time:mode relative", "time:clock soon").budget().nanos());
    }

    @Test
    void withoutAStopThePlayersOwnLimitHolds() {
        assertEquals(Budget.UNLIMITED, told("time:mode none", "time:clock 5").budget());
    }

    @Test
    void aClockIsSpentOnOnePositionOrOnAll() {
        long relative = told("time:mode relative", "time:clock 10").budget().nanos();
        long absolute = told("time:mode absolute", "time:clock 10").budget().nanos();
        assertTrue(relative < 10_000_000_000L && relative > 9_000_000_000L, relative + " ns");
        assertTrue(absolute < 1_000_000_000L, absolute + " ns");
        assertTrue(told("time:clock 10", "time:clock 0").budget().nanos() >= 1);
    }
}
