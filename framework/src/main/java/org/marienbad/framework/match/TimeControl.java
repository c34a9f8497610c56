package org.marienbad.framework.match;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.framework.player.Budget;

/**
 * How much time the seats of a match have.
 *
 * @param kind the purpose of {@code time}
 * @param time above 0, at most a year; 0 where time is unlimited
 * @param increment the time that a seat gets after each of its decisions; 0 unless the time is for a game
 */
public record TimeControl(Kind kind, Duration time, Duration increment) {
    /** The purpose of a seat's time. */
    public enum Kind {
        /** Nobody measures. */
        UNLIMITED,
        /** All decisions of the game, with the increment after each of them. */
        PER_GAME,
        /** Each decision; unused time is lost. */
        PER_PLY,
        /** Each decision, by the calendar: neither a pause nor the end of the program stops it. */
        DAYS_PER_PLY
    }

    private static final Duration LONGEST = Duration.ofDays(366);

    public static final TimeControl UNLIMITED = new TimeControl(Kind.UNLIMITED, Duration.ZERO, Duration.ZERO);

    /** The texts that {@link #parse} reads, for messages. */
    public static final String FORMS =
            "minutes+seconds a decision (5+3), seconds a decision (30s), days a decision" + " (3d), or unlimited";

    private static final Pattern GAME = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,4})?)\\+(\\d{1,6}(?:\\.\\d{1,3})?)");
    private static final Pattern PLY = Pattern.compile("(\\d{1,8}(?:\\.\\d{1,3})?)s");
    private static final Pattern DAYS = Pattern.compile("(\\d{1,3})d");
    private static final BigDecimal MILLIS = BigDecimal.valueOf(1000);
    private static final BigDecimal MINUTE_MILLIS = BigDecimal.valueOf(60_000);

    public TimeControl {
        Objects.requireNonNull(kind, "kind");
        if (kind == Kind.UNLIMITED ? !time.isZero() : time.isZero() || time.isNegative() || tooLong(time)) {
            throw new IllegalArgumentException("the time of a clock is above 0 and at most a year");
        }
        if (increment.isNegative() || tooLong(increment) || kind != Kind.PER_GAME && !increment.isZero()) {
            throw new IllegalArgumentException("an increment is at least 0, and goes with a time for the game only");
        }
    }

    private static boolean tooLong(Duration time) {
        return time.compareTo(LONGEST) > 0;
    }

    /** {@code time} for all decisions of the game, and {@code increment} after each. */
    public static TimeControl perGame(Duration time, Duration increment) {
        return new TimeControl(Kind.PER_GAME, time, increment);
    }

    public static TimeControl perPly(Duration time) {
        return new TimeControl(Kind.PER_PLY, time, Duration.ZERO);
    }

    public static TimeControl daysPerPly(int days) {
        return new TimeControl(Kind.DAYS_PER_PLY, Duration.ofDays(days), Duration.ZERO);
    }

    /**
     * Reads the form of {@link #toString}: {@value #FORMS}.
     *
     * @throws IllegalArgumentException saying in one line what is allowed
     */
    public static TimeControl parse(String text) {
        Matcher game = GAME.matcher(text);
        Matcher ply = PLY.matcher(text);
        Matcher days = DAYS.matcher(text);
        try {
            if (game.matches()) {
                return perGame(duration(game.group(1), MINUTE_MILLIS), duration(game.group(2), MILLIS));
            } else if (ply.matches()) {
                return perPly(duration(ply.group(1), MILLIS));
            } else if (days.matches()) {
                return daysPerPly(Integer.parseInt(days.group(1)));
            } else if (text.equals("unlimited")) {
                return UNLIMITED;
            }
        } catch (IllegalArgumentException outOfRange) {
            throw new IllegalArgumentException(
                    "clock '" + text + "' is not allowed: " + outOfRange.getMessage(), outOfRange);
        }
        throw new IllegalArgumentException("clock '" + text + "' is not known; allowed: " + FORMS);
    }

    private static Duration duration(String number, BigDecimal unitMillis) {
        return Duration.ofMillis(new BigDecimal(number)
                .multiply(unitMillis)
                .setScale(0, RoundingMode.HALF_UP)
                .longValueExact());
    }

    private static String number(Duration time, BigDecimal unitMillis) {
        return BigDecimal.valueOf(time.toMillis())
                .divide(unitMillis, 4, RoundingMode.HALF_UP)
                .stripTrailingZeros()
                .toPlainString();
    }

    public boolean isUnlimited() {
        return kind == Kind.UNLIMITED;
    }

    /** Whether it runs by the calendar. */
    public boolean isCalendar() {
        return kind == Kind.DAYS_PER_PLY;
    }

    /** {@code budget} with the time that a seat has at first, to tell whether decisions depend on time. */
    public Budget limiting(Budget budget) {
        boolean limits = kind == Kind.PER_GAME || kind == Kind.PER_PLY;
        return limits ? budget.and(Budget.ofMillis(Math.max(1, time.toMillis()))) : budget;
    }

    /** Whether unused time of a decision is lost. */
    boolean isPerDecision() {
        return kind == Kind.PER_PLY || kind == Kind.DAYS_PER_PLY;
    }

    /** As {@link #parse} reads it: {@code 5+3}, {@code 30s}, {@code 3d}, {@code unlimited}. */
    @Override
    public String toString() {
        return switch (kind) {
            case UNLIMITED -> "unlimited";
            case PER_GAME -> number(time, MINUTE_MILLIS) + "+" + number(increment, MILLIS);
            case PER_PLY -> number(time, MILLIS) + "s";
            case DAYS_PER_PLY -> time.toDays() + "d";
        };
    }
}
