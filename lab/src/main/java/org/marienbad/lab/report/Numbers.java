package org.marienbad.lab.report;

import java.util.Locale;
import org.marienbad.lab.report.HtmlTable.Cell;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.statistics.Proportion;

/** Numbers as people of one language write them; a dash where nothing is known. */
record Numbers(Locale locale) {
    static final String UNKNOWN = "–";

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

    Cell decimalCell(double value, int places) {
        return Cell.of(decimal(value, places), value);
    }

    Cell wholeCell(long value) {
        return Cell.of(whole(value), (double) value);
    }

    /** A share in percent, with its interval as a tooltip. */
    Cell shareCell(Proportion share) {
        return new Cell(percent(share.value()), share.value(), "", interval(share.interval()) + " %");
    }

    Cell intervalCell(Proportion share) {
        return Cell.of(share.trials() == 0 ? UNKNOWN : interval(share.interval()), share.value());
    }
}
