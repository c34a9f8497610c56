package org.marienbad.lab.experiment;

import java.util.List;
import java.util.Map;

/**
 * What came out of an experiment.
 *
 * @param page the report, in Markdown
 * @param data all figures as plain JSON values
 * @param tables comma-separated values, by the name of their file
 * @param charts what the page shows as pictures
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
    public record Chart(String file, String title, String xAxis, String yAxis, boolean bars, List<Series> series) {}

    /**
     * Some figures of a chart.
     *
     * @param x names or numbers
     * @param y a value for each; {@code NaN} where there is none
     */
    public record Series(String name, List<String> x, List<Double> y) {}
}
