package org.marienbad.framework.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BudgetTest {
    private static final Duration FIVE_MINUTES = Duration.ofMinutes(5);

    private static Duration allotted(Duration remaining, Duration increment, int pliesToGo) {
        return Duration.ofNanos(Budget.clock(remaining, increment, pliesToGo).nanos());
    }

    @Test
    void aDecisionGetsItsShareAndMostOfTheIncrement() {
        // 300 s less 6.05 s of reserve, divided by 20; and 2.25 s of the three that come back
        assertEquals(Duration.ofNanos(14_697_500_000L), allotted(FIVE_MINUTES, Duration.ZERO, 20));
        assertEquals(Duration.ofNanos(16_947_500_000L), allotted(FIVE_MINUTES, Duration.ofSeconds(3), 20));
    }

    @Test
    void theOnlyDecisionGetsAllButTheReserve() {
        assertEquals(Duration.ofMillis(29_350), allotted(Duration.ofSeconds(30), Duration.ZERO, 1));
    }

    @ParameterizedTest
    @CsvSource({"1,0,1", "20,0,2", "60,5000,3", "100,0,1", "300,60000,2", "3000,600,40", "600000,0,2"})
    void theAllotmentNeverRisksTheFlag(long millis, long increment, int pliesToGo) {
        Duration remaining = Duration.ofMillis(millis);
        Duration left = remaining;
        while (left.toNanos() > 1000) {
            Duration spent = allotted(left, Duration.ofMillis(increment), pliesToGo);
            assertTrue(spent.compareTo(left) < 0, () -> "spends all of " + remaining);
            assertTrue(pliesToGo == 1 || spent.multipliedBy(2).compareTo(left) <= 0, () -> "hurries in " + remaining);
            left = left.minus(spent);
        }
    }

    @Test
    void aSeatWithoutAChoiceMustStillDecide() {
        assertEquals(1, Budget.clock(Duration.ZERO, Duration.ofSeconds(10), 4).nanos());
    }

    @Test
    void theGreatestTimesAreAllotted() {
        Duration longest = Duration.ofNanos(Long.MAX_VALUE);
        assertTrue(allotted(longest, longest, 1).compareTo(longest.dividedBy(2)) > 0);
        assertTrue(allotted(longest, longest, 3).compareTo(longest.dividedBy(3)) > 0);
    }

    @Test
    void badClocksAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Budget.clock(FIVE_MINUTES, Duration.ZERO, 0));
        assertThrows(IllegalArgumentException.class, () -> Budget.clock(Duration.ofNanos(-1), Duration.ZERO, 1));
        assertThrows(IllegalArgumentException.class, () -> Budget.clock(FIVE_MINUTES, Duration.ofNanos(-1), 1));
        assertThrows(IllegalArgumentException.class, () -> new Budget.Clock(List.of(), Duration.ZERO, 0));
    }

    @Test
    void aClockIsATimeLimitLikeAnyOther() {
        Budget.Clock clock = new Budget.Clock(List.of(FIVE_MINUTES, Duration.ofSeconds(8)), Duration.ZERO, 10);
        Budget budget = Budget.clock(clock, 1);
        assertTrue(budget.isTimed());
        assertFalse(budget.isUnlimited());
        assertEquals(Budget.clock(Duration.ofSeconds(8), Duration.ZERO, 10).nanos(), budget.nanos());
        Budget both = Budget.ofMillis(3).and(budget).and(Budget.ofIterations(7));
        assertEquals(new Budget(7, Integer.MAX_VALUE, 3_000_000, Optional.of(clock)), both);
    }

    @ParameterizedTest
    @CsvSource({"0,1,1,iterations", "1,0,1,depth", "1,1,-3,nanos"})
    void aLimitThatIsRefusedIsNamed(long iterations, int depth, long nanos, String limit) {
        String message = assertThrows(IllegalArgumentException.class, () -> new Budget(iterations, depth, nanos))
                .getMessage();
        assertTrue(message.contains("'" + limit + "'"), message);
    }

    @Test
    void anyNumberOfMillisecondsIsATime() {
        assertThrows(IllegalArgumentException.class, () -> Budget.ofMillis(0));
        assertThrows(IllegalArgumentException.class, () -> Budget.ofMillis(Long.MIN_VALUE));
        assertTrue(Budget.ofMillis(Long.MAX_VALUE).isUnlimited());
    }

    @Test
    void withoutLimitsThereIsASecond() {
        assertEquals(Budget.ofMillis(1000), Budget.UNLIMITED.orDefault());
        assertEquals(Budget.ofDepth(3), Budget.ofDepth(3).orDefault());
        assertEquals(Budget.ofMillis(1000), Budget.UNLIMITED.orDefaultTime());
        assertEquals(Budget.ofMillis(1000).withDepth(3), Budget.ofDepth(3).orDefaultTime());
        assertEquals(Budget.ofIterations(3), Budget.ofIterations(3).orDefaultTime());
    }

    @Test
    void threadsShareTheIterations() {
        Budget.Clock clock = new Budget.Clock(List.of(FIVE_MINUTES), Duration.ZERO, 10);
        Budget budget = Budget.clock(clock, 0).withIterations(7).withDepth(4);
        assertEquals(new Budget(3, 4, budget.nanos(), Optional.of(clock)), budget.share(2));
        assertEquals(1, budget.share(8).iterations());
        assertEquals(Budget.ofMillis(5), Budget.ofMillis(5).share(8));
    }
}
