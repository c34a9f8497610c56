package org.marienbad.play;

import java.time.Duration;
import java.util.Locale;

/** The reading of a clock, in words. */
public final class ClockText {
    /** Below this a clock shows tenths of a second, and screens may warn. */
    public static final Duration URGENT = Duration.ofSeconds(10);

    private ClockText() {}

    /** {@code 4:53}, {@code 1:02:03}, below ten seconds {@code 9.3}, from two days on {@code 2d 03:12}. */
    public static String of(Duration left) {
        if (left.compareTo(URGENT) < 0) {
            return String.format(Locale.ROOT, "%d.%d", left.toSeconds(), left.toMillisPart() / 100);
        } else if (left.toHours() >= 48) {
            return String.format(Locale.ROOT, "%dd %02d:%02d", left.toDays(), left.toHoursPart(), left.toMinutesPart());
        } else if (left.toHours() > 0) {
            return String.format(
                    Locale.ROOT, "%d:%02d:%02d", left.toHours(), left.toMinutesPart(), left.toSecondsPart());
        }
        return String.format(Locale.ROOT, "%d:%02d", left.toMinutes(), left.toSecondsPart());
    }
}
