package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.marienbad.drawing.PictureColors;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.plan.Sweep;
import org.marienbad.lab.results.SweepResults;
import org.marienbad.lab.space.Axis;
import org.marienbad.lab.statistics.Interval;

/**
 * The results of a sweep, as one page: a response curve for every setting, a heat map for every two, and all points.
 */
public final class SweepReport extends HtmlPage {
    /** Heat maps of more values would fit on no screen. */
    private static final int MOST_VALUES = 40;

    private static final int MOST_MAPS = 10;

    private final SweepResults found;
    private final Sweep sweep;
    private final RunInfo circumstances;

    private SweepReport(SweepResults found, RunInfo circumstances, Locale locale) {
        super(locale);
        this.found = found;
        this.sweep = found.sweep();
        this.circumstances = circumstances;
    }

    /** The page in the language of {@code locale}, English or Czech. */
    public static String html(SweepResults found, RunInfo circumstances, Locale locale) {
        return new SweepReport(found, circumstances, locale).fill("sweep");
    }

    @Override
    String title() {
        return words.get(
                "sweep.title",
                sweep.space().player().toString(),
                name(sweep.tournament().setup().provider()));
    }

    @Override
    String lead() {
        return words.get(
                sweep.isSample() ? "sweep.lead.sample" : "sweep.lead",
                numbers.whole(sweep.points().size()),
                numbers.whole(found.results().games()),
                list(sweep.opponents()));
    }

    @Override
    List<String> warnings() {
        List<String> warnings = warnings(found.results(), circumstances);
        if (!found.results().forfeits().isEmpty()) {
            warnings.add(words.get("sweep.forfeits"));
        }
        return warnings;
    }

    @Override
    Map<String, Object> charts() {
        return Map.of("curves", curves());
    }

    Optional<String> best() {
        return found.best()
                .map(best -> words.get(
                        "sweep.best",
                        sweep.tournament().entrants().get(best).player().toString(),
                        numbers.percent(found.at(best).points()),
                        numbers.interval(found.at(best).interval())));
    }

    List<Chart> places() {
        return places(sweep.space());
    }

    boolean several() {
        return sweep.opponents().size() > 1;
    }

    String plan() {
        return SweepTables.pretty(sweep);
    }

    String hash() {
        return words.get("sweep.hash", circumstances.version(), PlanJson.hash(sweep.tournament()));
    }

    /** For every setting the results of its values, each together with all values of the others. */
    private List<Object> curves() {
        List<Object> curves = new ArrayList<>();
        for (Axis axis : sweep.space().axes()) {
            boolean each = sweep.isSample() && axis.isRange();
            List<Object> points = new ArrayList<>();
            if (each) {
                for (int point = 0; point < sweep.points().size(); point++) {
                    add(points, axis, sweep.points().get(point).get(axis.key()), found.at(point));
                }
            } else {
                axis.values().forEach(value -> add(points, axis, value, found.with(axis, value)));
            }
            Map<String, Object> curve = new LinkedHashMap<>();
            curve.put("name", axis.key());
            curve.put("scale", axis.isLogarithmic() ? "log" : axis.isNumeric() ? "value" : "category");
            curve.put("line", !each && axis.isNumeric());
            curve.put("points", points);
            curves.add(curve);
        }
        return curves;
    }

    private static void add(List<Object> points, Axis axis, String value, SweepResults.Response response) {
        if (response.games() == 0) {
            return;
        }
        Interval interval = response.interval();
        Map<String, Object> point = new LinkedHashMap<>();
        point.put("x", axis.isNumeric() ? (Object) axis.number(value).orElseThrow() : value);
        point.put("y", 100 * response.points());
        point.put("low", 100 * interval.low());
        point.put("high", 100 * interval.high());
        point.put("games", response.games());
        points.add(point);
    }

    /** Rows are values of {@code down}, columns those of {@code across}. */
    record HeatMap(Axis down, Axis across, List<Row> rows) {}

    record Row(String value, List<Cell> cells) {}

    boolean mapped() {
        return !maps().isEmpty();
    }

    List<HeatMap> maps() {
        List<Axis> axes = sweep.space().axes().stream()
                .filter(axis -> !(sweep.isSample() && axis.isRange()))
                .filter(axis -> axis.values().size() > 1 && axis.values().size() <= MOST_VALUES)
                .toList();
        return IntStream.range(0, axes.size())
                .boxed()
                .flatMap(one -> axes.subList(one + 1, axes.size()).stream().map(across -> map(axes.get(one), across)))
                .limit(MOST_MAPS)
                .toList();
    }

    private HeatMap map(Axis down, Axis across) {
        List<List<SweepResults.Response>> rows = down.values().stream()
                .map(value -> across.values().stream()
                        .map(other -> found.with(down, value, across, other))
                        .toList())
                .toList();
        DoubleSummaryStatistics shares = rows.stream()
                .flatMap(List::stream)
                .filter(response -> response.games() > 0)
                .mapToDouble(SweepResults.Response::points)
                .summaryStatistics();
        return new HeatMap(
                down,
                across,
                IntStream.range(0, rows.size())
                        .mapToObj(row -> new Row(
                                down.values().get(row),
                                rows.get(row).stream()
                                        .map(response -> cell(response, shade(response.points(), shares)))
                                        .toList()))
                        .toList());
    }

    /** The more blue the greater, over the whole span of the map. */
    private static String shade(double share, DoubleSummaryStatistics shares) {
        double span = shares.getMax() - shares.getMin();
        int alpha = span == 0 ? 0 : (int) Math.round(160 * (share - shares.getMin()) / span);
        return PictureColors.hex(PictureColors.BLUE) + String.format("%02x", alpha);
    }

    private Cell cell(SweepResults.Response response, String colour) {
        String tip = numbers.interval(response.interval()) + " %, " + words.get("games") + " "
                + numbers.whole(response.games());
        return response.games() == 0
                ? Cell.EMPTY
                : new Cell(numbers.percent(response.points()), response.points(), colour, tip);
    }

    /** The best first. */
    List<Point> points() {
        return IntStream.range(0, sweep.points().size())
                .boxed()
                .sorted((one, two) -> Double.compare(
                        orLeast(found.at(two).points()), orLeast(found.at(one).points())))
                .map(Point::new)
                .toList();
    }

    private static double orLeast(double share) {
        return Double.isNaN(share) ? -1 : share;
    }

    /** @param number by which a column is sorted, if the values are numbers */
    record Value(String value, OptionalDouble number) {}

    /** The settings of one player and its result. */
    final class Point {
        private final int point;

        private Point(int point) {
            this.point = point;
        }

        int number() {
            return point + 1;
        }

        List<Value> values() {
            return sweep.space().axes().stream()
                    .map(axis -> {
                        String value = sweep.points().get(point).get(axis.key());
                        return new Value(value, axis.number(value));
                    })
                    .toList();
        }

        SweepResults.Response response() {
            return found.at(point);
        }

        double elo() {
            return SweepTables.elo(response().points());
        }

        double millis() {
            return found.results().total(point).decisionMillis();
        }

        List<Cell> against() {
            return IntStream.range(0, sweep.opponents().size())
                    .mapToObj(opponent -> cell(found.against(point, opponent), ""))
                    .toList();
        }
    }
}
