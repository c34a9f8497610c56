package org.marienbad.framework.player;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * How much a player may think about one decision; it stops at whichever limit comes first. {@link Long#MAX_VALUE} or
 * {@link Integer#MAX_VALUE} means no limit. Iterations (playouts, nodes) and depth make results repeatable, nanos bound
 * the response time.
 *
 * @param clock the game clock that the nanos were taken from, for players that plan with it themselves; most ignore it
 */
public record Budget(long iterations, int depth, long nanos, Optional<Clock> clock) {
    public static final Budget UNLIMITED = new Budget(Long.MAX_VALUE, Integer.MAX_VALUE, Long.MAX_VALUE);

    private static final Budget DEFAULT = ofMillis(1000);

    private static final Duration OVERHEAD = Duration.ofMillis(50);
    private static final int OVERHEAD_SHARE = 50;

    /**
     * The game clock when a seat is to decide.
     *
     * @param remaining by seat
     * @param increment the time that a seat gets for each of its decisions
     * @param pliesToGo how many decisions of the seat to move the time must last for, this one included; 1 if it is for
     *     this decision alone
     */
    public record Clock(List<Duration> remaining, Duration increment, int pliesToGo) {
        public Clock {
            remaining = List.copyOf(remaining);
            if (pliesToGo < 1 || increment.isNegative() || remaining.stream().anyMatch(Duration::isNegative)) {
                throw new IllegalArgumentException("a clock has times of at least 0 and at least one ply to go");
            }
        }
    }

    public Budget {
        requirePositive("iterations", iterations);
        requirePositive("depth", depth);
        requirePositive("nanos", nanos);
        Objects.requireNonNull(clock, "clock");
    }

    private static void requirePositive(String limit, long value) {
        if (value < 1) {
            throw new IllegalArgumentException("the limit '" + limit + "' is " + value + ", but must be at least 1");
        }
    }

    /** Limits that do not come from a clock. */
    public Budget(long iterations, int depth, long nanos) {
        this(iterations, depth, nanos, Optional.empty());
    }

    public static Budget ofIterations(long iterations) {
        return UNLIMITED.withIterations(iterations);
    }

    public static Budget ofDepth(int depth) {
        return UNLIMITED.withDepth(depth);
    }

    /** Three hundred years and more are no limit. */
    public static Budget ofMillis(long millis) {
        requirePositive("millis", millis);
        return ofNanos(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    public static Budget ofNanos(long nanos) {
        return UNLIMITED.withNanos(nanos);
    }

    /**
     * The time for one decision of a seat whose clock is running. R is {@code remaining} less a reserve of 50 ms and 2
     * % for other work (at most half of it). The allotment is R / {@code pliesToGo} + ¾ · {@code increment}, but never
     * more than R / 2. So no wrong estimate of the plies to go loses on time. It is all of R if this is the only
     * decision. At least one nanosecond.
     *
     * @param pliesToGo how many decisions of that seat the time must last for, this one included: at least 1
     * @throws IllegalArgumentException if a time is negative
     */
    public static Budget clock(Duration remaining, Duration increment, int pliesToGo) {
        if (pliesToGo < 1 || remaining.isNegative() || increment.isNegative()) {
            throw new IllegalArgumentException("a clock has times of at least 0 and at least one ply to go");
        }
        long left = remaining.toNanos();
        long usable = left - Math.min(left / 2, OVERHEAD.toNanos() + left / OVERHEAD_SHARE);
        long most = pliesToGo == 1 ? usable : usable / 2;
        long share = Math.min(most, usable / pliesToGo);
        long bonus =
                Math.min(most - share, increment.dividedBy(4).multipliedBy(3).toNanos());
        return ofNanos(Math.max(1, share + bonus));
    }

    /** The same for {@code seat}, which may read the whole {@code clock} and plan with it. */
    public static Budget clock(Clock clock, int seat) {
        Budget allotted = clock(clock.remaining().get(seat), clock.increment(), clock.pliesToGo());
        return new Budget(allotted.iterations, allotted.depth, allotted.nanos, Optional.of(clock));
    }

    /** The same with other iterations. */
    public Budget withIterations(long most) {
        return new Budget(most, depth, nanos, clock);
    }

    /** The same with another depth. */
    public Budget withDepth(int plies) {
        return new Budget(iterations, plies, nanos, clock);
    }

    /** The same with another time. */
    public Budget withNanos(long most) {
        return new Budget(iterations, depth, most, clock);
    }

    /** An equal part of the iterations for each of {@code parts}, at least one, and all of the time. */
    public Budget share(int parts) {
        return iterations == Long.MAX_VALUE ? this : withIterations(Math.max(1, iterations / parts));
    }

    /** This budget, or one second if it has no limit. */
    public Budget orDefault() {
        return isUnlimited() ? DEFAULT : this;
    }

    /** The same for a search that may never reach its depth: one second, too, if neither iterations nor time are limited. */
    public Budget orDefaultTime() {
        return iterations != Long.MAX_VALUE || isTimed() ? this : and(DEFAULT);
    }

    /** Both limits at once. */
    public Budget and(Budget other) {
        return new Budget(
                Math.min(iterations, other.iterations),
                Math.min(depth, other.depth),
                Math.min(nanos, other.nanos),
                clock.or(other::clock));
    }

    public boolean isUnlimited() {
        return equals(UNLIMITED);
    }

    public boolean isTimed() {
        return nanos != Long.MAX_VALUE;
    }
}
