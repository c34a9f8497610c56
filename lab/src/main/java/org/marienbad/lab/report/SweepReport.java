package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.drawing.PictureColors;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.plan.Sweep;
import org.marienbad.lab.report.HtmlTable.Cell;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.SweepResults;
import org.marienbad.lab.space.Axis;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.tournament.Tournament;

/** What a sweep found, as one page: a response curve for every setting, a heat map for every two, and all points. */
public final class SweepReport {
    /** Heat maps of more values would fit on no screen. */
    private static final int MOST_VALUES = 40;

    private static final int MOST_MAPS = 10;

    private final SweepResults found;
    private final Sweep sweep;
    private final RunInfo circumstances;
    private final Messages words;
    private final Numbers numbers;

    private SweepReport(SweepResults found, RunInfo circumstances, Locale locale) {
        this.found = found;
        this.sweep = found.sweep();
        this.circumstances = circumstances;
        words = HtmlPage.words(locale);
        numbers = new Numbers(locale);
    }

    /** The page in the language of {@code locale}, English or Czech. */
    public static String html(SweepResults found, RunInfo circumstances, Locale locale) {
        return new SweepReport(found, circumstances, locale).page();
    }

    private String page() {
        Messages game = sweep.tournament().setup().provider().messages(words.locale());
        String id = sweep.tournament().setup().provider().id();
        String title =
                words.get("sweep.title", sweep.space().player().toString(), game.has("name") ? game.get("name") : id);
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("language", words.locale().getLanguage());
        data.put("words", Map.of("points", words.get("overview.points"), "games", words.get("games")));
        data.put("colours", ChartData.colours());
        data.put("curves", curves());
        return HtmlPage.of(words, title, this::write, data);
    }

    private void write(Html html) {
        Results results = found.results();
        Tournament tournament = sweep.tournament();
        html.element(
                "p class=\"lead\"",
                words.get(
                        sweep.isSample() ? "sweep.lead.sample" : "sweep.lead",
                        numbers.whole(sweep.points().size()),
                        numbers.whole(results.games()),
                        String.join(
                                ", ",
                                sweep.opponents().stream()
                                        .map(PlayerSpec::toString)
                                        .toList())));
        warnings(html);
        found.best()
                .ifPresent(best -> html.element(
                        "p",
                        words.get(
                                "sweep.best",
                                tournament.entrants().get(best).player().toString(),
                                numbers.percent(found.at(best).points()),
                                numbers.interval(found.at(best).interval()))));
        html.element("p class=\"small\"", words.get("sweep.best.caution"));
        html.element("h2 id=\"curves\"", words.get("sweep.curves"));
        html.element("p class=\"small\"", words.get("sweep.curves.help"));
        for (int axis = 0; axis < sweep.space().axes().size(); axis++) {
            html.element("h3", sweep.space().axes().get(axis).key());
            html.raw("<div class=\"chart\" id=\"curve-" + axis + "\"></div>\n");
        }
        maps(html);
        html.element("h2 id=\"points\"", words.get("sweep.points"));
        points().write(html);
        html.element("h2 id=\"cite\"", words.get("cite"));
        html.element("p", words.get("cite.how"));
        html.element("pre", SweepTables.pretty(sweep));
        html.element("p class=\"small\"", words.get("sweep.hash", circumstances.version(), PlanJson.hash(tournament)));
        html.element("p class=\"small\"", words.get("methods"));
        html.element("p class=\"small\"", words.get("cite.charts"));
    }

    private void warnings(Html html) {
        Results results = found.results();
        List<String> warnings = new ArrayList<>();
        if (!results.complete()) {
            warnings.add(words.get(
                    "warning.incomplete",
                    numbers.whole(results.games()),
                    numbers.whole(sweep.tournament().games())));
        }
        if (circumstances.timed()) {
            warnings.add(words.get("warning.timed"));
        }
        if (results.repetitive()) {
            warnings.add(words.get(
                    "warning.repetitive", numbers.whole(results.different()), numbers.whole(results.counted())));
        }
        if (!results.forfeits().isEmpty()) {
            warnings.add(words.get("sweep.forfeits"));
        }
        warnings.forEach(warning -> html.element("p class=\"warning\"", "⚠ " + warning));
    }

    /** For every setting what its values made, each together with all values of the others. */
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

    private void maps(Html html) {
        List<Axis> axes = sweep.space().axes().stream()
                .filter(axis -> !(sweep.isSample() && axis.isRange()))
                .filter(axis -> axis.values().size() > 1 && axis.values().size() <= MOST_VALUES)
                .toList();
        if (axes.size() < 2) {
            return;
        }
        html.element("h2 id=\"maps\"", words.get("sweep.maps"));
        html.element("p class=\"small\"", words.get("sweep.maps.help"));
        int maps = 0;
        for (int one = 0; one < axes.size(); one++) {
            for (int other = one + 1; other < axes.size() && maps < MOST_MAPS; other++) {
                html.element("h3", axes.get(one).key() + " × " + axes.get(other).key());
                map(axes.get(one), axes.get(other)).write(html);
                maps++;
            }
        }
    }

    /** Rows are values of {@code down}, columns those of {@code across}. */
    private HtmlTable map(Axis down, Axis across) {
        HtmlTable table = new HtmlTable().numbers(down.key() + " \\ " + across.key());
        across.values().forEach(table::numbers);
        List<List<SweepResults.Response>> rows = down.values().stream()
                .map(value -> across.values().stream()
                        .map(other -> found.with(down, value, across, other))
                        .toList())
                .toList();
        double[] shares = rows.stream()
                .flatMap(List::stream)
                .filter(response -> response.games() > 0)
                .mapToDouble(SweepResults.Response::points)
                .sorted()
                .toArray();
        for (int i = 0; i < rows.size(); i++) {
            List<Cell> cells = new ArrayList<>(List.of(Cell.of(down.values().get(i), i)));
            rows.get(i)
                    .forEach(response -> cells.add(
                            response.games() == 0
                                    ? Cell.of("")
                                    : new Cell(
                                            numbers.percent(response.points()),
                                            response.points(),
                                            shade(response.points(), shares),
                                            tip(response))));
            table.row(cells);
        }
        return table;
    }

    /** The more blue the greater, over the whole span of the map. */
    private static String shade(double share, double[] sorted) {
        double span = sorted[sorted.length - 1] - sorted[0];
        int alpha = span == 0 ? 0 : (int) Math.round(160 * (share - sorted[0]) / span);
        return "background:" + PictureColors.hex(PictureColors.BLUE) + String.format("%02x", alpha);
    }

    private String tip(SweepResults.Response response) {
        return numbers.interval(response.interval()) + " %, " + words.get("games") + " "
                + numbers.whole(response.games());
    }

    private HtmlTable points() {
        HtmlTable table = new HtmlTable().numbers("#");
        sweep.space().axes().forEach(axis -> {
            if (axis.isNumeric()) {
                table.numbers(axis.key());
            } else {
                table.words(axis.key());
            }
        });
        table.numbers(words.get("games"))
                .numbers(words.get("overview.points"))
                .numbers(words.get("interval"))
                .numbers("Elo", words.get("sweep.elo.help"))
                .numbers(words.get("millis"), words.get("millis.help"));
        boolean several = sweep.opponents().size() > 1;
        if (several) {
            sweep.opponents().forEach(opponent -> table.numbers(opponent.toString()));
        }
        List<Integer> ranked = IntStream.range(0, sweep.points().size())
                .boxed()
                .sorted((one, two) -> Double.compare(
                        orLeast(found.at(two).points()), orLeast(found.at(one).points())))
                .toList();
        for (int point : ranked) {
            table.row(row(point, several));
        }
        return table;
    }

    private static double orLeast(double share) {
        return Double.isNaN(share) ? -1 : share;
    }

    private List<Cell> row(int point, boolean several) {
        SweepResults.Response response = found.at(point);
        List<Cell> row = new ArrayList<>(List.of(numbers.wholeCell(point + 1)));
        for (Axis axis : sweep.space().axes()) {
            String value = sweep.points().get(point).get(axis.key());
            row.add(axis.isNumeric() ? Cell.of(value, axis.number(value).orElseThrow()) : Cell.of(value));
        }
        row.add(numbers.wholeCell(response.games()));
        row.add(Cell.of(numbers.percent(response.points()), response.points()));
        row.add(Cell.of(response.games() == 0 ? "" : numbers.interval(response.interval()), response.points()));
        double elo = SweepTables.elo(response.points());
        row.add(Cell.of(numbers.signed(elo, 0), elo));
        row.add(numbers.decimalCell(found.results().total(point).decisionMillis(), 3));
        if (several) {
            for (int opponent = 0; opponent < sweep.opponents().size(); opponent++) {
                SweepResults.Response against = found.against(point, opponent);
                row.add(
                        against.games() == 0
                                ? Cell.of("")
                                : new Cell(numbers.percent(against.points()), against.points(), "", tip(against)));
            }
        }
        return row;
    }
}
