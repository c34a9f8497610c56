package org.marienbad.framework.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.shared.CpuMeter;
import org.marienbad.framework.toy.Toy;
import org.marienbad.framework.toy.ToyPlayers;

class CpuTimeTest {
    private static final GameSetup SETUP = GameSetup.of(new Toy());
    private static final long MILLI = 1_000_000;

    /** CPU time and time pass only when a player says so. */
    private final AtomicLong cpu = new AtomicLong();

    private final AtomicLong time = new AtomicLong();
    private int measured;

    private Match match(Player first, Player second) {
        return new Match(SETUP, List.of(first, second))
                .cpuTime(
                        Duration.ofMillis(10),
                        limit -> new CpuMeter(
                                limit,
                                () -> {
                                    measured++;
                                    return cpu.get();
                                },
                                time::get));
    }

    private void pass(long cpuMillis, long millis) {
        cpu.addAndGet(cpuMillis * MILLI);
        time.addAndGet(millis * MILLI);
    }

    @Test
    void aDecisionEndsWhenItsCpuTimeIsUsedUp() {
        List<Long> used = new ArrayList<>();
        Player busy = (view, seat, budget, monitor) -> {
            long before = cpu.get();
            while (!monitor.cancelled()) {
                pass(1, 3);
            }
            used.add((cpu.get() - before) / MILLI);
            return Decision.of(1);
        };
        MatchResult result = match(busy, busy).play();
        assertTrue(result.forfeit().isEmpty());
        assertEquals(10, used.size());
        assertTrue(used.stream().allMatch(millis -> millis == 10), used.toString());
    }

    @Test
    void itIsMeasuredForEveryDecision() {
        Player worker = (view, seat, budget, monitor) -> {
            pass(view.actor() + 1, 50);
            return Decision.of(1);
        };
        MatchResult result =
                match(worker, worker).opening(List.of(2)).measuringCpuTime().play();
        assertEquals(9, result.plies().size());
        assertEquals(-1, result.plyCpuNanos()[0], "nobody decides on the opening");
        for (int ply = 1; ply < 9; ply++) {
            assertEquals((ply % 2 + 1) * MILLI, result.plyCpuNanos()[ply]);
        }
        assertEquals(-1, match(worker, worker).play().plyCpuNanos()[0], "not unless it is wanted");
    }

    @Test
    void theTimeOfListenersCountsForNoDecision() {
        Player thinking = (view, seat, budget, monitor) -> {
            pass(4, 4);
            monitor.progress(Decision.of(1));
            assertFalse(monitor.cancelled());
            pass(4, 4);
            assertFalse(monitor.cancelled());
            return Decision.of(1);
        };
        MatchResult result = match(thinking, thinking)
                .measuringCpuTime()
                .listener(new MatchListener() {
                    @Override
                    public void thinking(int seat, Decision soFar) {
                        pass(50, 50);
                    }
                })
                .play();
        assertTrue(result.forfeit().isEmpty(), result.forfeit().toString());
        assertTrue(Arrays.stream(result.plyCpuNanos()).allMatch(nanos -> nanos == 8 * MILLI));
    }

    /**
     * Even if this Java measures nothing, nobody's decisions are limited by it, and pondering players do so as before.
     */
    @Test
    void measuringIsNoLimit() {
        Player first = (view, seat, budget, monitor) -> {
            assertFalse(monitor.cancelled());
            assertEquals(Budget.UNLIMITED, budget);
            return Decision.of(1);
        };
        MatchResult result =
                new Match(SETUP, List.of(first, first)).measuringCpuTime().play();
        assertTrue(result.forfeit().isEmpty());
        assertEquals(10, result.plyCpuNanos().length);
        assertTrue(Arrays.stream(result.plyCpuNanos()).allMatch(nanos -> nanos >= 0));
        Optional<CpuMeter> meter = Optional.of(CpuMeter.of(CpuMeter.UNLIMITED));
        assertFalse(new MatchTime(SETUP, Budget.UNLIMITED, 0, Optional.empty(), meter, true).isCounted());
    }

    @Test
    void aSingleDecisionIsLimited() {
        AtomicBoolean stopped = new AtomicBoolean();
        Monitor monitor = new CpuMeter(3 * MILLI, cpu::get, time::get).and(stopped::get);
        pass(2, 9);
        assertFalse(monitor.cancelled());
        pass(1, 9);
        assertTrue(monitor.cancelled());
        Monitor other = new CpuMeter(3 * MILLI, cpu::get, time::get).and(stopped::get);
        assertFalse(other.cancelled());
        stopped.set(true);
        assertTrue(other.cancelled());
    }

    @Test
    void waitingIsFree() {
        Player idle = (view, seat, budget, monitor) -> {
            for (int i = 0; i < 1000; i++) {
                assertFalse(monitor.cancelled());
                pass(0, 1);
            }
            return Decision.of(1);
        };
        assertTrue(match(idle, idle).play().forfeit().isEmpty());
    }

    @Test
    void noThreadUsesMoreThanTimePassesSoThatMeasuringIsRare() {
        Player quick = (view, seat, budget, monitor) -> {
            for (int i = 0; i < 1000; i++) {
                assertFalse(monitor.cancelled());
            }
            pass(9, 9);
            return Decision.of(1);
        };
        match(quick, quick).play();
        assertEquals(10, measured, "once at the beginning of each of the ten decisions");
    }

    @Test
    void theBudgetHasAnEndThatPlayersKnow() {
        List<Budget> budgets = new ArrayList<>();
        Player curious = (view, seat, budget, monitor) -> {
            budgets.add(budget);
            return Decision.of(1);
        };
        match(curious, curious).patience(Duration.ofSeconds(7)).play();
        assertEquals(Budget.ofMillis(7000), budgets.get(0), "not that of a player without limits");
        match(curious, curious).budget(Budget.ofMillis(20)).play();
        assertEquals(Budget.ofMillis(20), budgets.get(budgets.size() - 1));
    }

    @Test
    void nobodyThinksInTheTimeOfOthers() {
        AtomicBoolean pondered = new AtomicBoolean();
        match(eager(pondered), ToyPlayers.always(1)).play();
        assertFalse(pondered.get());
    }

    private static Player eager(AtomicBoolean pondered) {
        return new Player() {
            @Override
            public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
                return Decision.of(1);
            }

            @Override
            public void ponder(State view, int seat, Monitor monitor) {
                pondered.set(true);
            }
        };
    }

    @Test
    void aLimitThatCannotBeMeasuredIsRefused() {
        assertEquals(
                "this Java cannot measure the CPU time of threads; allowed: limits of iterations, depth or time",
                assertThrows(IllegalArgumentException.class, () -> CpuMeter.require(false))
                        .getMessage());
        CpuMeter.require(true);
        assertThrows(
                IllegalArgumentException.class,
                () -> new Match(SETUP, List.of(ToyPlayers.always(1), ToyPlayers.always(1))).cpuTime(Duration.ZERO));
    }

    /** The clock of this Java: whatever it measures, a player that works without end is stopped. */
    @Test
    void aPlayerWithoutEndIsStopped() {
        Player endless = (view, seat, budget, monitor) -> {
            while (!monitor.cancelled()) {
                Thread.onSpinWait();
            }
            return Decision.of(1);
        };
        MatchResult result = new Match(SETUP, List.of(endless, ToyPlayers.always(1)))
                .cpuTime(Duration.ofMillis(1))
                .play();
        assertTrue(result.forfeit().isEmpty());
    }
}
