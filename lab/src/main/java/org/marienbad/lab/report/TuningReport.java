package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.plan.Tuning;
import org.marienbad.lab.report.HtmlTable.Cell;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.SweepResults;
import org.marienbad.lab.run.TuningRun;
import org.marienbad.lab.space.Axis;
import org.marienbad.lab.statistics.Sprt;

/** What a tuning found and what its test said of it, as a page and as plain values. */
public final class TuningReport {
    /** Marks of a chart. */
    private static final int MOST_MARKS = 400;

    private final TuningFindings found;
    private final Tuning tuning;
    private final RunInfo circumstances;
    private final Messages words;
    private final Numbers numbers;

    private TuningReport(TuningFindings found, RunInfo circumstances, Locale locale) {
        this.found = found;
        tuning = found.tuning();
        this.circumstances = circumstances;
        words = HtmlPage.words(locale);
        numbers = new Numbers(locale);
    }

    /**
     * What is to be reported.
     *
     * @param steps that were made
     * @param best after each of them, the point that seemed best
     * @param test of the last of these, as far as it was played; empty if it has not been begun
     */
    public record TuningFindings(
            Tuning tuning, List<TuningRun.Step> steps, List<Map<String, String>> best, Optional<Results> test) {
        public TuningFindings {
            steps = List.copyOf(steps);
            best = List.copyOf(best);
        }

        /** The player with the settings that seem best; as it was before the first step. */
        public PlayerSpec tuned() {
            return best.isEmpty() ? tuning.space().player() : tuning.space().at(best.get(best.size() - 1));
        }

        /** What the test says: its decision, as far as it has one. */
        public Optional<Sprt.Decision> decision() {
            return test.flatMap(results -> results.status(0)).map(Sprt.Status::decision);
        }

        /** What the tuned player made against the untuned one; empty as long as the test is not over. */
        public Optional<SweepResults.Response> result() {
            boolean decided = decision().orElse(Sprt.Decision.CONTINUE) != Sprt.Decision.CONTINUE;
            return test.filter(results ->
                            decided || results.games() >= tuning.effort().testGames())
                    .map(results -> results.meeting(0).total(0))
                    .map(total -> new SweepResults.Response(total.games(), total.points()));
        }
    }

    /** The page in the language of {@code locale}, English or Czech. */
    public static String html(TuningFindings found, RunInfo circumstances, Locale locale) {
        return new TuningReport(found, circumstances, locale).page();
    }

    private String page() {
        Messages game = tuning.pattern().setup().provider().messages(words.locale());
        String id = tuning.pattern().setup().provider().id();
        String title =
                words.get("tuning.title", tuning.space().player().toString(), game.has("name") ? game.get("name") : id);
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("language", words.locale().getLanguage());
        data.put("words", Map.of("points", words.get("overview.points"), "games", words.get("games")));
        data.put("colours", ChartData.colours());
        data.put("histories", histories());
        return HtmlPage.of(words, title, this::write, data);
    }

    private void write(Html html) {
        html.element(
                "p class=\"lead\"",
                words.get(
                        "tuning.lead",
                        tuning.effort().method().name(),
                        numbers.whole(found.steps().size() * tuning.stepGames()),
                        String.join(
                                ", ",
                                tuning.opponents().stream()
                                        .map(PlayerSpec::toString)
                                        .toList())));
        if (found.steps().size() < tuning.steps()) {
            html.element(
                    "p class=\"warning\"",
                    "⚠ "
                            + words.get(
                                    "tuning.incomplete",
                                    numbers.whole(found.steps().size()),
                                    numbers.whole(tuning.steps())));
        }
        if (circumstances.timed()) {
            html.element("p class=\"warning\"", "⚠ " + words.get("warning.timed"));
        }
        html.element("h2 id=\"found\"", words.get("tuning.found"));
        html.element("pre", found.tuned().toString());
        html.element("p", verdict());
        html.element("h2 id=\"histories\"", words.get("tuning.histories"));
        html.element("p class=\"small\"", words.get("tuning.histories.help"));
        for (int axis = 0; axis < tuning.space().axes().size(); axis++) {
            html.element("h3", tuning.space().axes().get(axis).key());
            html.raw("<div class=\"chart\" id=\"history-" + axis + "\"></div>\n");
        }
        html.element("h2 id=\"values\"", words.get("tuning.values"));
        html.element("p class=\"small\"", words.get("tuning.values.help"));
        tuning.space().axes().forEach(axis -> values(axis).write(html));
        html.element("h2 id=\"cite\"", words.get("cite"));
        html.element("p", words.get("cite.how"));
        html.element("pre", SweepTables.json(tuning.plain()));
        html.element(
                "p class=\"small\"", words.get("tuning.hash", circumstances.version(), PlanJson.hash(tuning.plain())));
        html.element("p class=\"small\"", words.get("tuning.methods"));
        html.element("p class=\"small\"", words.get("cite.charts"));
    }

    private String verdict() {
        if (found.result().isEmpty()) {
            return words.get("tuning.untested");
        }
        SweepResults.Response result = found.result().orElseThrow();
        String key = switch (found.decision().orElse(Sprt.Decision.CONTINUE)) {
            case H1 -> "tuning.better";
            case H0 -> "tuning.notBetter";
            case CONTINUE -> "tuning.undecided";
        };
        double elo = SweepTables.elo(result.points());
        return words.get(
                key,
                numbers.percent(result.points()),
                numbers.interval(result.interval()),
                numbers.whole(result.games()),
                numbers.signed(elo, 0),
                tuning.effort().test().toString(),
                numbers.percent(tuning.effort().test().alpha()));
    }

    /** For every setting, its best value after each step. */
    private List<Object> histories() {
        List<Object> histories = new ArrayList<>();
        int stride = Math.max(1, found.best().size() / MOST_MARKS);
        for (Axis axis : tuning.space().axes()) {
            List<Object> points = new ArrayList<>();
            for (int step = (found.best().size() - 1) % stride;
                    step < found.best().size();
                    step += stride) {
                String value = found.best().get(step).get(axis.key());
                points.add(List.of(
                        (step + 1) * tuning.stepGames(),
                        axis.isNumeric() ? (Object) axis.number(value).orElseThrow() : value));
            }
            Map<String, Object> history = new LinkedHashMap<>();
            history.put("name", axis.key());
            history.put("scale", axis.isLogarithmic() ? "log" : axis.isNumeric() ? "value" : "category");
            history.put("values", axis.isNumeric() ? List.of() : axis.values());
            history.put("points", points);
            histories.add(history);
        }
        return histories;
    }

    /** What the values of a setting made in all steps; values of a range in as many parts as its grid has. */
    private HtmlTable values(Axis axis) {
        HtmlTable table = (axis.isNumeric() ? new HtmlTable().numbers(axis.key()) : new HtmlTable().words(axis.key()))
                .numbers(words.get("games"))
                .numbers(words.get("overview.points"))
                .numbers(words.get("interval"));
        Map<String, long[]> games = new LinkedHashMap<>();
        Map<String, double[]> made = new LinkedHashMap<>();
        axis.values().forEach(value -> {
            games.put(value, new long[1]);
            made.put(value, new double[1]);
        });
        for (TuningRun.Step step : found.steps()) {
            for (int i = 0; i < step.points().size(); i++) {
                String nearest = axis.nearest(step.points().get(i).get(axis.key()));
                SweepResults.Response response = step.measured().get(i);
                games.get(nearest)[0] += response.games();
                made.get(nearest)[0] += response.points() * response.games();
            }
        }
        axis.values().forEach(value -> {
            long count = games.get(value)[0];
            if (count > 0) {
                SweepResults.Response response =
                        new SweepResults.Response(count, Math.min(1, made.get(value)[0] / count));
                table.row(List.of(
                        axis.isNumeric() ? Cell.of(value, axis.number(value).orElseThrow()) : Cell.of(value),
                        numbers.wholeCell(count),
                        Cell.of(numbers.percent(response.points()), response.points()),
                        Cell.of(numbers.interval(response.interval()), response.points())));
            }
        });
        return table;
    }

    /** All figures in plain values, for JSON; the same for the same plan. */
    public static Map<String, Object> plain(TuningFindings found) {
        Tuning tuning = found.tuning();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("plan", tuning.plain());
        all.put("hash", PlanJson.hash(tuning.plain()));
        all.put("games", found.steps().size() * tuning.stepGames());
        all.put("complete", found.steps().size() == tuning.steps());
        all.put("untuned", tuning.space().player().toString());
        all.put("tuned", found.tuned().toString());
        if (!found.best().isEmpty()) {
            all.put("settings", found.best().get(found.best().size() - 1));
        }
        found.result().ifPresent(result -> {
            Map<String, Object> test = new LinkedHashMap<>();
            test.put("rule", tuning.effort().test().toString());
            test.put("decision", found.decision().orElse(Sprt.Decision.CONTINUE).name());
            test.put("better", found.decision().equals(Optional.of(Sprt.Decision.H1)));
            test.put("games", result.games());
            test.put("points", result.points());
            test.put(
                    "interval",
                    List.of(result.interval().low(), result.interval().high()));
            all.put("test", test);
        });
        return all;
    }
}
