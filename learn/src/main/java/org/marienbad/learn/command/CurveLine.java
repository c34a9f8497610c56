package org.marienbad.learn.command;

import org.marienbad.learn.run.CurvePoint;
import org.marienbad.learn.run.TrainingText;

/** A point of a learning curve as a line of a terminal: its figures and a bar, in 80 columns. */
final class CurveLine {
    private static final int BAR = 20;
    private static final String EIGHTHS = " ▏▎▍▌▋▊▉";

    private CurveLine() {}

    static String of(CurvePoint point, TrainingText text) {
        return String.format(
                        text.locale(),
                        "%,12d  %8.1f  %6s  %13s  %8s  %s",
                        point.games(),
                        point.cpuSeconds(),
                        text.percent(point.score().points()),
                        text.interval(point.score().interval()),
                        text.whole(point.score().games()),
                        bar(point.score().points()))
                .stripTrailing();
    }

    /** As long as {@code share}, to an eighth of a letter. */
    private static String bar(double share) {
        int eighths = (int) Math.round(share * BAR * 8);
        return "█".repeat(eighths / 8) + EIGHTHS.charAt(eighths % 8);
    }
}
