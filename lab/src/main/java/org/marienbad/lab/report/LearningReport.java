package org.marienbad.lab.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.lab.statistics.Interval;

/** How a player learned, as a page: the curve of its strength, how it stands against what was there, and what it was made from. */
public final class LearningReport extends HtmlPage {
    private final Findings found;

    private LearningReport(Findings found, Locale locale) {
        super(locale);
        this.found = found;
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
     * The contents of the report; sentences are in the reader's language.
     *
     * @param opponent against whom the points were made
     * @param verdict the outcome
     * @param facts the way to repeat it, and its origin
     */
    public record Findings(GameProvider game, String opponent, List<Point> points, String verdict, List<Fact> facts) {
        public Findings {
            points = List.copyOf(points);
            facts = List.copyOf(facts);
        }
    }

    /** The page in the language of {@code locale}, English or Czech. */
    public static String html(Findings found, Locale locale) {
        return new LearningReport(found, locale).fill("learning");
    }

    @Override
    String title() {
        return words.get("learning.title", name(found.game()));
    }

    @Override
    String lead() {
        return found.verdict();
    }

    @Override
    Map<String, Object> charts() {
        return Map.of(
                "curves",
                List.of(curve(words.get("learning.played"), false), curve(words.get("learning.cpu"), true)),
                "histories",
                List.of(errors()));
    }

    String help() {
        return words.get("learning.curve.help", found.opponent());
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
}
