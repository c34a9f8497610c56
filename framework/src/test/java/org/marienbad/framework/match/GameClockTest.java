package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.toy.FakeTime;

class GameClockTest {
    private final FakeTime time = new FakeTime();

    private static Duration seconds(long seconds) {
        return Duration.ofSeconds(seconds);
    }

    @Test
    void theTimeOfOneSeatRuns() {
        GameClock clock = time.clock("1+5");
        time.seconds(10);
        assertEquals(seconds(60), clock.remaining(0), "nobody has begun");
        clock.start(0);
        time.seconds(10);
        assertEquals(seconds(50), clock.remaining(0));
        assertEquals(seconds(60), clock.remaining(1));
        assertEquals(seconds(10), clock.stop());
        assertEquals(seconds(55), clock.remaining(0), "with its increment");
        assertEquals(Duration.ZERO, clock.stop(), "it is stopped already");
        assertEquals(seconds(55), clock.remaining(0), "one increment is enough");
        assertFalse(clock.isRunning());
    }

    @Test
    void startingTheSameSeatAgainChangesNothing() {
        GameClock clock = time.clock("1+0");
        clock.start(1);
        time.seconds(3);
        clock.start(1);
        time.seconds(4);
        assertEquals(seconds(7), clock.stop());
    }

    @Test
    void incrementsHaveNoEndButTheGreatestTime() {
        Duration year = Duration.ofDays(366);
        GameClock clock = time.clock(TimeControl.perGame(year, year));
        Duration before = Duration.ZERO;
        for (int decision = 0; decision < 400; decision++) {
            clock.start(0);
            clock.stop();
            assertTrue(clock.remaining(0).compareTo(before) >= 0, "it got an increment");
            before = clock.remaining(0);
        }
        assertTrue(clock.budget(0, 1).nanos() > year.toNanos());
    }

    /** Somebody sets the computer's time. */
    @Test
    void aCalendarThatGoesBackAndForthChargesNothingTwice() {
        GameClock clock = time.clock("3d");
        clock.start(0);
        time.pass(Duration.ofHours(24));
        assertEquals(Duration.ofHours(48), clock.remaining(0));
        time.pass(Duration.ofHours(-1));
        assertEquals(Duration.ofHours(48), clock.remaining(0));
        time.pass(Duration.ofHours(1));
        assertEquals(Duration.ofHours(48), clock.remaining(0));
        time.pass(Duration.ofHours(2));
        assertEquals(Duration.ofHours(26), clock.stop());
    }

    @Test
    void aPauseCostsNobodyAnything() {
        GameClock clock = time.clock("1+0");
        clock.start(0);
        time.seconds(3);
        clock.pause();
        assertFalse(clock.isRunning());
        time.seconds(100);
        clock.resume();
        assertTrue(clock.isRunning());
        time.seconds(2);
        assertEquals(seconds(5), clock.stop());
        assertEquals(seconds(55), clock.remaining(0));
    }

    @Test
    void theFlagFallsAtTheVeryEnd() {
        GameClock clock = time.clock("1+30");
        clock.start(0);
        time.pass(seconds(60).minusNanos(1));
        assertFalse(clock.hasFlagFallen(0));
        time.pass(Duration.ofNanos(1));
        assertTrue(clock.hasFlagFallen(0));
        assertFalse(clock.hasFlagFallen(1));
        clock.stop();
        assertTrue(clock.hasFlagFallen(0), "it gets no increment");
    }

    @Test
    void timeForAPlyComesBackWhole() {
        GameClock clock = time.clock("30s");
        clock.start(0);
        time.seconds(29);
        clock.stop();
        assertEquals(seconds(30), clock.remaining(0));
        clock.start(0);
        time.seconds(30);
        assertTrue(clock.hasFlagFallen(0));
    }

    @Test
    void daysRunByTheCalendarThroughPauseAndRestart() {
        GameClock clock = time.clock("2d");
        clock.start(1);
        clock.pause();
        time.pass(Duration.ofHours(20));
        assertTrue(clock.isRunning());
        GameClock.Reading kept = clock.reading();
        assertEquals(Duration.ofHours(28), kept.remaining().get(1));
        time.pass(Duration.ofHours(20));
        GameClock restarted = time.clock("2d");
        restarted.set(kept);
        restarted.start(1);
        assertEquals(Duration.ofHours(8), restarted.remaining(1));
        assertEquals(Duration.ofHours(48), restarted.remaining(0));
        time.pass(Duration.ofHours(8));
        assertTrue(restarted.hasFlagFallen(1));
    }

    @Test
    void otherClocksStandStillWhileNobodyPlays() {
        GameClock clock = time.clock("5+0");
        clock.start(0);
        time.seconds(100);
        GameClock.Reading kept = clock.reading();
        time.seconds(1000);
        GameClock restarted = time.clock("5+0");
        restarted.set(kept);
        restarted.start(0);
        assertEquals(seconds(200), restarted.remaining(0));
    }

    @Test
    void earlierReadingsAreShownAgain() {
        GameClock clock = time.clock("1+2");
        GameClock.Reading before = clock.reading();
        clock.start(0);
        time.seconds(9);
        clock.set(before);
        assertEquals(seconds(60), clock.remaining(0));
        assertFalse(clock.isRunning());
        GameClock.Reading three = new GameClock.Reading(List.of(seconds(1), seconds(1), seconds(1)), before.at());
        assertThrows(IllegalArgumentException.class, () -> clock.set(three));
    }

    @Test
    void playersGetTheirShare() {
        GameClock game = time.clock("5+3");
        assertEquals(
                Budget.clock(seconds(300), seconds(3), 12).nanos(),
                game.budget(0, 12).nanos());
        assertEquals(
                List.of(seconds(300), seconds(300)),
                game.budget(0, 12).clock().orElseThrow().remaining());
        GameClock ply = time.clock("30s");
        assertEquals(
                Budget.clock(seconds(30), Duration.ZERO, 1).nanos(),
                ply.budget(1, 12).nanos());
        assertEquals(Budget.UNLIMITED, time.clock("3d").budget(0, 12));
    }

    @Test
    void unlimitedTimeHasNoClock() {
        assertThrows(IllegalArgumentException.class, () -> time.clock("unlimited"));
    }
}
