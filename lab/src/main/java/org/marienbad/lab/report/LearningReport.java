package org.marienbad.lab.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.report.HtmlTable.Cell;
import org.marienbad.lab.statistics.Interval;

/** How a player learned, as a page: the curve of its strength, how it stands against what was there, and what it was made from. */
public final class LearningReport {
    private final Findings found;
    private final Messages words;
    private final Numbers numbers;

    private LearningReport(Findings found, Locale locale) {
        this.found = found;
        words = HtmlPage.words(locale);
        numbers = new Numbers(locale);
    }

    /**
     * One measurement.
     *
     * @param games from which was learned by then
     * @param cpuSeconds that they took
     * @param error mean error of the estimates; NaN if there is none
     * @param measured games of the measurement
     * @param points made in them on average, in [0, 1]
     */
    public record Point(long games, double cpuSeconds, double error, long measured, double points) {
        Interval interval() {
            return Interval.ofMean(points, measured);
        }
    }

    /** Something else to be told, in the reader's language. */
    public record Fact(String label, String value) {}

    /**
     * What is to be reported; sentences are in the reader's language.
     *
     * @param opponent against whom the points were made
     * @param verdict what became of it
     * @param facts what it takes to repeat it, and what it was made from
     */
    public record Findings(GameProvider game, String opponent, List<Point> points, String verdict, List<Fact> facts) {
        public Findings {
            points = List.copyOf(points);
            facts = List.copyOf(facts);
        }
    }

    /** The page in the language of {@code locale}, English or Czech. */
    public static String html(Findings found, Locale locale) {
        return new LearningReport(found, locale).page();
    }

    private String page() {
        Messages game = found.game().messages(words.locale());
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("language", words.locale().getLanguage());
        data.put("words", Map.of("points", words.get("overview.points"), "games", words.get("games")));
        data.put("colours", ChartData.colours());
        data.put("curves", List.of(curve(words.get("learning.played"), false), curve(words.get("learning.cpu"), true)));
        data.put("histories", List.of(errors()));
        String name = game.has("name") ? game.get("name") : found.game().id();
        return HtmlPage.of(words, words.get("learning.title", name), this::write, data);
    }

    /** On a logarithmic scale, where nothing has no place. */
    private Map<String, Object> curve(String name, boolean seconds) {
        return Map.of(
                "name",
                name,
                "scale",
                "log",
                "line",
                true,
                "points",
                found.points().stream()
                        .filter(point -> point.games() > 0 && point.cpuSeconds() > 0)
                        .map(point -> Map.of(
                                "x", seconds ? (Object) point.cpuSeconds() : (Object) point.games(),
                                "y", 100 * point.points(),
                                "low", 100 * point.interval().low(),
                                "high", 100 * point.interval().high(),
                                "games", point.measured()))
                        .toList());
    }

    private Map<String, Object> errors() {
        return Map.of(
                "name",
                words.get("learning.error.axis"),
                "along",
                words.get("learning.played"),
                "scale",
                "value",
                "points",
                found.points().stream()
                        .filter(point -> Double.isFinite(point.error()) && point.games() > 0)
                        .map(point -> List.of(point.games(), point.error()))
                        .toList());
    }

    private void write(Html html) {
        html.element("p class=\"lead\"", found.verdict());
        html.element("h2 id=\"curve\"", words.get("learning.curve"));
        html.element("p class=\"small\"", words.get("learning.curve.help", found.opponent()));
        html.raw("<div class=\"chart\" id=\"curve-0\"></div>\n<div class=\"chart\" id=\"curve-1\"></div>\n");
        table().write(html);
        html.element("h2 id=\"error\"", words.get("learning.error.title"));
        html.element("p class=\"small\"", words.get("learning.error.help"));
        html.raw("<div class=\"chart\" id=\"history-0\"></div>\n");
        html.element("h2 id=\"made\"", words.get("learning.made"));
        HtmlTable facts = new HtmlTable().words(words.get("learning.fact")).words(words.get("learning.value"));
        found.facts().forEach(fact -> facts.row(List.of(Cell.of(fact.label()), Cell.of(fact.value()))));
        facts.write(html);
        html.element("p class=\"small\"", words.get("learning.methods"));
        html.element("p class=\"small\"", words.get("cite.charts"));
    }

    private HtmlTable table() {
        HtmlTable table = new HtmlTable()
                .numbers(words.get("learning.played"))
                .numbers(words.get("learning.cpu"))
                .numbers(words.get("overview.points"))
                .numbers(words.get("learning.interval"))
                .numbers(words.get("learning.measured"))
                .numbers(words.get("learning.error"));
        for (Point point : found.points()) {
            table.row(List.of(
                    numbers.wholeCell(point.games()),
                    numbers.decimalCell(point.cpuSeconds(), 1),
                    Cell.of(numbers.percent(point.points()), point.points()),
                    Cell.of(numbers.interval(point.interval()), point.points()),
                    numbers.wholeCell(point.measured()),
                    // Before the first game nothing was estimated.
                    point.games() == 0 ? Cell.of("–") : numbers.decimalCell(point.error(), 3)));
        }
        return table;
    }
}
