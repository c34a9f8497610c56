package org.marienbad.lab.replication;

import java.util.List;
import java.util.Map;

/**
 * The results of an experiment.
 *
 * @param page the report, in Markdown
 * @param data all figures as plain JSON values
 * @param tables comma-separated values, by the name of their file
 * @param charts the pictures of the page
 * @param summary a few lines for the terminal
 */
public record Findings(
        String page, Map<String, Object> data, Map<String, String> tables, List<Chart> charts, List<String> summary) {
    /**
     * A picture of figures.
     *
     * @param file name of its file, without an ending
     * @param bars whether the values are shown as bars; otherwise as a line
     */
    public record Chart(String file, String title, String xAxis, String yAxis, boolean bars, List<Series> series) {
        /** A chart of lines. */
        public static Chart ofLines(String file, String title, String xAxis, String yAxis, List<Series> series) {
            return new Chart(file, title, xAxis, yAxis, false, series);
        }

        /** A chart of bars. */
        public static Chart ofBars(String file, String title, String xAxis, String yAxis, List<Series> series) {
            return new Chart(file, title, xAxis, yAxis, true, series);
        }
    }

    /**
     * Some figures of a chart.
     *
     * @param x names or numbers
     * @param y a value for each; {@code NaN} where there is none
     */
    public record Series(String name, List<String> x, List<Double> y) {}

    /** Findings without tables, charts and a summary. */
    public static Findings of(String page, Map<String, Object> data) {
        return new Findings(page, data, Map.of(), List.of(), List.of());
    }

    public Findings tables(Map<String, String> byFile) {
        return new Findings(page, data, byFile, charts, summary);
    }

    public Findings charts(List<Chart> pictures) {
        return new Findings(page, data, tables, pictures, summary);
    }

    public Findings summary(List<String> lines) {
        return new Findings(page, data, tables, charts, lines);
    }
}
