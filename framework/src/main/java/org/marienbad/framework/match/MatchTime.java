package org.marienbad.framework.match;

import java.util.Arrays;
import java.util.Optional;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.shared.CpuMeter;
import org.marienbad.framework.shared.DecisionsToGo;

/** How long the decisions of one match may take, and how long they took. */
final class MatchTime {
    private final Budget budget;
    private final long nanos;
    private final Optional<GameClock> clock;
    /** Present where there is a clock. */
    private final Optional<DecisionsToGo> toGo;

    private final Optional<CpuMeter> cpu;
    private final boolean measuresCpu;
    private final int[] decisions;
    private final long[] seatNanos;
    // By ply, in room for more.
    private long[] plyNanos = {};
    private long[] plyCpuNanos = {};
    /** Empty where there is no clock. */
    private long[] plyLeft = {};

    /**
     * The time of a match of {@code setup}.
     *
     * @param budget the budget told to each player, clock or no clock
     * @param nanos the most time of a player's call if no clock limits it
     * @param clock empty if time is unlimited
     * @param cpu measures the CPU time; empty if it is neither limited nor wanted
     * @param measuresCpu whether the CPU time of each decision is wanted
     */
    MatchTime(
            GameSetup setup,
            Budget budget,
            long nanos,
            Optional<GameClock> clock,
            Optional<CpuMeter> cpu,
            boolean measuresCpu) {
        this.budget = budget;
        this.nanos = nanos;
        this.clock = clock;
        this.toGo = clock.map(running -> new DecisionsToGo(setup.game()));
        this.cpu = cpu;
        this.measuresCpu = measuresCpu;
        this.decisions = new int[setup.seats()];
        this.seatNanos = new long[setup.seats()];
        grow(64);
    }

    private void grow(int room) {
        int before = plyNanos.length;
        plyNanos = Arrays.copyOf(plyNanos, room);
        plyCpuNanos = Arrays.copyOf(plyCpuNanos, room);
        Arrays.fill(plyCpuNanos, before, room, -1);
        if (clock.isPresent()) {
            plyLeft = Arrays.copyOf(plyLeft, room);
            Arrays.fill(plyLeft, before, room, -1);
        }
    }

    /** The turns of the match, which nothing but this time limits. */
    MatchTurn turn() {
        return new MatchTurn(nanos, clock.isPresent());
    }

    /** The budget of {@code seat} for its decision in {@code view}; asks the game if there is a clock. */
    Budget allot(int seat, State view) {
        return toGo.map(left -> budget.and(clock.get().budget(seat, left.estimate(view, seat))))
                .orElse(budget);
    }

    /** {@code seat} begins its decision. */
    void begin(MatchTurn turn, int seat) {
        cpu.ifPresent(CpuMeter::begin);
        clock.ifPresent(running -> {
            long flag = running.remaining(seat).toNanos();
            boolean sooner = budget.isTimed() && nanos < flag;
            turn.limit(sooner ? nanos : flag, !sooner);
            running.start(seat);
        });
    }

    /** The thread that decides does something else, which counts against nobody. */
    void pause() {
        cpu.ifPresent(CpuMeter::pause);
        clock.ifPresent(GameClock::pause);
    }

    void resume() {
        clock.ifPresent(GameClock::resume);
        cpu.ifPresent(CpuMeter::resume);
    }

    /** Whether the decision that is being made has used up its CPU time. */
    boolean isCpuSpent() {
        return cpu.isPresent() && cpu.get().isSpent();
    }

    /** Whether decisions are counted: in iterations, which must come out the same again, or in CPU time. */
    boolean isCounted() {
        return budget.iterations() != Long.MAX_VALUE
                || cpu.filter(CpuMeter::isLimited).isPresent();
    }

    /**
     * {@code seat} has made decision number {@code ply}, or will not any more; called by the thread that made it.
     *
     * @param taken how many nanoseconds it took
     */
    void end(MatchTurn turn, int seat, int ply, long taken) {
        if (ply >= plyNanos.length) {
            grow(2 * ply);
        }
        clock.ifPresent(running -> {
            running.stop();
            turn.unlimit();
            plyLeft[ply] = running.remaining(seat).toNanos();
        });
        decisions[seat]++;
        seatNanos[seat] += taken;
        plyNanos[ply] = taken;
        plyCpuNanos[ply] = measuresCpu && cpu.isPresent() ? cpu.get().used() : -1;
    }

    /** How {@code seat}, which has decided, has lost on time, if it has. */
    Optional<Forfeit> fallen(int seat) {
        return clock.filter(stopped -> stopped.hasFlagFallen(seat))
                .map(stopped -> Forfeit.onTime(seat, stopped.control()));
    }

    /** How {@code seat} loses that has not come back when its {@code turn} expired. */
    Forfeit late(MatchTurn turn, int seat) {
        return clock.filter(running -> turn.isFlag())
                .map(running -> Forfeit.onTime(seat, running.control()))
                .orElseGet(() ->
                        new Forfeit(seat, Forfeit.Cause.TIMEOUT, "no answer within " + nanos / 1_000_000 + " ms"));
    }

    /** Adds to {@code result}, that of a match of so many plies, the times that they took. */
    void tell(MatchResult.Builder result, int plies) {
        if (plies > plyNanos.length) {
            grow(plies);
        }
        result.decisions(decisions.clone())
                .nanos(seatNanos.clone())
                .plyNanos(Arrays.copyOf(plyNanos, plies))
                .plyCpuNanos(Arrays.copyOf(plyCpuNanos, plies));
        clock.ifPresent(stopped -> result.clock(stopped.control(), Arrays.copyOf(plyLeft, plies)));
    }
}
