package org.marienbad.framework.match;

import java.util.Optional;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;

/**
 * How long the decisions of one match may take.
 *
 * @param budget what each player is told, clock or no clock
 * @param nanos what a call of a player may take where no clock limits it
 * @param time the clock; empty if time is unlimited
 * @param cpu measures the CPU time; empty if it is neither limited nor wanted
 * @param isMeasured whether the CPU time of each decision is wanted
 */
record DecisionLimits(Budget budget, long nanos, Optional<MatchTime> time, Optional<CpuMeter> cpu, boolean isMeasured) {
    /** What {@code seat} may spend on its decision in {@code view}; asks the game where there is a clock. */
    Budget allot(int seat, State view) {
        return time.map(clock -> budget.and(clock.budget(view, seat))).orElse(budget);
    }

    /** {@code seat} begins its decision: starts its clock. */
    void begin(MatchTurn turn, int seat) {
        cpu.ifPresent(CpuMeter::begin);
        time.ifPresent(clock -> {
            long flag = clock.limit(seat);
            boolean sooner = budget.isTimed() && nanos < flag;
            turn.limit(sooner ? nanos : flag, !sooner);
            clock.start(seat);
        });
    }

    /** The thread that decides does something else, which counts against nobody. */
    void pause() {
        cpu.ifPresent(CpuMeter::pause);
        time.ifPresent(MatchTime::pause);
    }

    void resume() {
        time.ifPresent(MatchTime::resume);
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

    /** CPU time of the decision that ends, to be asked by the thread that made it; -1 if it is not measured. */
    long cpuNanos() {
        return isMeasured && cpu.isPresent() ? cpu.get().used() : -1;
    }

    /** {@code seat} has made decision number {@code ply}, or will not any more. */
    void end(MatchTurn turn, int seat, int ply) {
        time.ifPresent(clock -> {
            clock.stop(seat, ply);
            turn.unlimit();
        });
    }

    /** How {@code seat}, which has decided, has lost on time, if it has. */
    Optional<Forfeit> fallen(int seat) {
        return time.flatMap(clock -> clock.fallen(seat));
    }

    /** How {@code seat} loses that has not come back when its {@code turn} expired. */
    Forfeit late(MatchTurn turn, int seat) {
        return time.filter(clock -> turn.isFlag())
                .map(clock -> clock.forfeit(seat))
                .orElseGet(() ->
                        new Forfeit(seat, Forfeit.Cause.TIMEOUT, "no answer within " + nanos / 1_000_000 + " ms"));
    }
}
