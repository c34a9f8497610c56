package org.marienbad.lab.report;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.marienbad.drawing.PictureColors;
import org.marienbad.lab.statistics.Interval;

/** Numbers as people of one language write them; a dash where nothing is known. */
record Numbers(Locale locale) {
    private static final String UNKNOWN = "–";

    private static final Pattern WITH_PLACES = Pattern.compile("(decimal|signed)([0-9])");

    String decimal(double value, int places) {
        return format("%,." + places + "f", value);
    }

    /** With a sign, unless it is rounded to 0. */
    String signed(double value, int places) {
        boolean zero = Math.abs(value) < 0.5 * Math.pow(10, -places);
        return format((zero ? "%,." : "%+,.") + places + "f", zero ? 0.0 : value);
    }

    private String format(String pattern, double value) {
        return Double.isFinite(value) ? String.format(locale, pattern, value).replace('-', '−') : UNKNOWN;
    }

    String whole(long value) {
        return String.format(locale, "%,d", value);
    }

    /** In percent. */
    String percent(double share) {
        return Double.isFinite(share) ? String.format(locale, "%.1f", 100 * share) : UNKNOWN;
    }

    /** In percent. */
    String interval(Interval interval) {
        return percent(interval.low()) + " – " + percent(interval.high());
    }

    /**
     * A number as a template asks for it: {@code whole}, {@code percent}, {@code heat} (the color of a share), or with
     * the number of places {@code decimal2} and {@code signed0}. Empty if {@code way} is none of these.
     */
    Optional<String> written(Number number, String way) {
        double value = number.doubleValue();
        Matcher placed = WITH_PLACES.matcher(way);
        if (placed.matches()) {
            int places = Integer.parseInt(placed.group(2));
            return Optional.of(placed.group(1).equals("signed") ? signed(value, places) : decimal(value, places));
        }
        return switch (way) {
            case "whole" -> Optional.of(whole(number.longValue()));
            case "percent" -> Optional.of(percent(value));
            case "heat" -> Optional.of(heat(value));
            default -> Optional.empty();
        };
    }

    /** From orange over transparent to blue, which color-blind people can tell apart; the number says it too. */
    static String heat(double share) {
        int alpha = (int) Math.round(255 * Math.abs(share - 0.5) * 1.1);
        return PictureColors.hex(share >= 0.5 ? PictureColors.BLUE : PictureColors.ORANGE)
                + String.format("%02x", alpha);
    }
}
