package org.marienbad.framework.match;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.LongSupplier;
import org.marienbad.framework.player.Budget;

/**
 * The clock of a match: what each seat has left, and whose time runs. A seat whose time is used up while it is to
 * decide has lost on time: its flag has fallen. Used by one thread at a time.
 *
 * <p>A clock of days runs by the calendar. It is not paused, and goes on while the program does not run, because a
 * {@link Reading} tells since when.
 */
public final class GameClock {
    private static final int NOBODY = -1;
    private static final long NANOS_PER_SECOND = 1_000_000_000L;
    /** More than anybody can use, and little enough to be added to. */
    private static final long MOST_NANOS = Long.MAX_VALUE / 4;

    /**
     * A reading of the clock.
     *
     * @param remaining by seat
     * @param at when, by the calendar
     */
    public record Reading(List<Duration> remaining, Instant at) {
        public Reading {
            remaining = List.copyOf(remaining);
        }
    }

    private final TimeControl control;
    private final InstantSource calendar;
    private final LongSupplier nanoTime;
    private final long[] remaining;
    private int running = NOBODY;
    private boolean paused;
    /** Until when the time of the running seat is accounted for. */
    private long since;
    /** The time used for the decision under way. */
    private long spent;
    /** From when on the next seat is charged, as the clock was read then; else null. */
    private Instant readAt;

    private boolean goesOn;

    /**
     * A clock on which every seat has its whole time.
     *
     * @throws IllegalArgumentException if time is unlimited: then there is no clock
     */
    public GameClock(TimeControl control, int seats) {
        this(control, seats, System::nanoTime, InstantSource.system());
    }

    /**
     * The same with another source of time.
     *
     * @param nanoTime nanoseconds since any moment, as {@link System#nanoTime}
     * @param calendar for clocks of days
     */
    public GameClock(TimeControl control, int seats, LongSupplier nanoTime, InstantSource calendar) {
        if (control.isUnlimited()) {
            throw new IllegalArgumentException("unlimited time needs no clock");
        }
        this.control = control;
        this.calendar = calendar;
        this.nanoTime = control.isCalendar() ? () -> nanos(calendar.instant()) : nanoTime;
        this.remaining = new long[seats];
        Arrays.fill(remaining, control.time().toNanos());
    }

    private static long nanos(Instant at) {
        return Math.addExact(Math.multiplyExact(at.getEpochSecond(), NANOS_PER_SECOND), at.getNano());
    }

    public TimeControl control() {
        return control;
    }

    /** {@code seat} is to decide: its time runs, unless the clock is paused. Nothing changes if it runs already. */
    public void start(int seat) {
        if (running == seat) {
            return;
        }
        account();
        running = seat;
        spent = 0;
        since = nanoTime.getAsLong();
        if (readAt != null) {
            spent = Math.max(0, nanos(calendar.instant()) - nanos(readAt)); // a calendar may be put back
            remaining[seat] = Math.max(0, remaining[seat] - spent);
            readAt = null;
            goesOn = false;
        }
    }

    /**
     * The seat whose time runs has decided, and gets its increment unless its flag has fallen. Returns the time that it
     * took; zero if nobody's time was running.
     */
    public Duration stop() {
        account();
        if (running == NOBODY) {
            return Duration.ZERO;
        }
        int seat = running;
        running = NOBODY;
        if (remaining[seat] > 0) {
            remaining[seat] = control.isPerDecision()
                    ? control.time().toNanos()
                    : Math.min(MOST_NANOS, remaining[seat] + control.increment().toNanos());
        }
        return Duration.ofNanos(spent);
    }

    /** Nobody's time runs until {@link #resume}; a clock of days goes on. */
    public void pause() {
        account();
        paused = true;
    }

    public void resume() {
        account();
        paused = false;
    }

    /** Whether a seat's time is passing. */
    public boolean isRunning() {
        return running != NOBODY && (!paused || control.isCalendar());
    }

    /** The seat that is to decide, whether its time is paused or not. */
    public OptionalInt seat() {
        return running == NOBODY ? OptionalInt.empty() : OptionalInt.of(running);
    }

    /** The time left to {@code seat}; zero if its flag has fallen. */
    public Duration remaining(int seat) {
        account();
        return Duration.ofNanos(remaining[seat]);
    }

    /** Whether {@code seat} has lost on time. */
    public boolean hasFlagFallen(int seat) {
        account();
        return remaining[seat] == 0;
    }

    /** The reading now. */
    public Reading reading() {
        account();
        return new Reading(Arrays.stream(remaining).mapToObj(Duration::ofNanos).toList(), calendar.instant());
    }

    /**
     * Shows {@code reading} again; nobody's time runs until {@link #start}. By a clock of days the seat that is started
     * then is charged from the reading on.
     *
     * @throws IllegalArgumentException if it is of another number of seats
     */
    public void set(Reading reading) {
        if (reading.remaining().size() != remaining.length) {
            throw new IllegalArgumentException("a clock of " + remaining.length + " seats cannot show "
                    + reading.remaining().size());
        }
        Arrays.setAll(
                remaining, seat -> Math.max(0, reading.remaining().get(seat).toNanos()));
        running = NOBODY;
        readAt = control.isCalendar() || goesOn ? reading.at() : null;
    }

    /**
     * The time since the next reading that is {@link #set} counts, as by a clock of days: whoever leaves the program gets no
     * time back.
     */
    public GameClock goingOn() {
        goesOn = true;
        return this;
    }

    /**
     * The budget of {@code seat} for its next decision. By a clock of days a player thinks as long as it would without
     * one: no limit.
     *
     * @param pliesToGo an estimate of the decisions of that seat to come, this one included; ignored if each decision
     *     has a time of its own
     */
    public Budget budget(int seat, int pliesToGo) {
        if (control.isCalendar()) {
            return Budget.UNLIMITED;
        }
        int plies = control.isPerDecision() ? 1 : pliesToGo;
        return Budget.clock(new Budget.Clock(reading().remaining(), control.increment(), plies), seat);
    }

    /** Charges the running seat with the time that has passed. */
    private void account() {
        long now = nanoTime.getAsLong();
        if (!isRunning()) {
            since = now;
        } else if (now - since > 0) { // a calendar may be put back
            long passed = now - since;
            spent += passed;
            remaining[running] = Math.max(0, remaining[running] - passed);
            since = now;
        }
    }
}
