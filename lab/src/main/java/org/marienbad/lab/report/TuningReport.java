package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.plan.Tuning;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.SweepResults;
import org.marienbad.lab.run.TuningRun;
import org.marienbad.lab.space.Axis;
import org.marienbad.lab.statistics.Sprt;

/** The result of a tuning and of its test, as a page and as plain values. */
public final class TuningReport extends HtmlPage {
    /** Marks of a chart. */
    private static final int MOST_MARKS = 400;

    private final TuningFindings found;
    private final Tuning tuning;
    private final RunInfo circumstances;

    private TuningReport(TuningFindings found, RunInfo circumstances, Locale locale) {
        super(locale);
        this.found = found;
        tuning = found.tuning();
        this.circumstances = circumstances;
    }

    /**
     * The contents of the report.
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

        /** The verdict of the test, as far as it has one. */
        public Optional<Sprt.Decision> decision() {
            return test.flatMap(results -> results.status(0)).map(Sprt.Status::decision);
        }

        /** The score of the tuned player against the untuned one; empty as long as the test is not over. */
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
        return new TuningReport(found, circumstances, locale).fill("tuning");
    }

    @Override
    String title() {
        return words.get(
                "tuning.title",
                tuning.space().player().toString(),
                name(tuning.pattern().setup().provider()));
    }

    @Override
    String lead() {
        return words.get(
                "tuning.lead",
                tuning.effort().method().name(),
                numbers.whole(found.steps().size() * tuning.stepGames()),
                list(tuning.opponents()));
    }

    @Override
    List<String> warnings() {
        List<String> warnings = new ArrayList<>();
        if (found.steps().size() < tuning.steps()) {
            warnings.add(
                    words.get("tuning.incomplete", numbers.whole(found.steps().size()), numbers.whole(tuning.steps())));
        }
        if (circumstances.timed()) {
            warnings.add(words.get("warning.timed"));
        }
        return warnings;
    }

    @Override
    Map<String, Object> charts() {
        return Map.of("histories", histories());
    }

    List<Chart> places() {
        return places(tuning.space());
    }

    String plan() {
        return SweepTables.json(tuning.plain());
    }

    String hash() {
        return words.get("tuning.hash", circumstances.version(), PlanJson.hash(tuning.plain()));
    }

    String verdict() {
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

    /** The results of each value of a setting in all steps; a range has as many parts as its grid. */
    record Measured(String key, boolean numeric, List<Row> rows) {}

    /** @param number by which a column is sorted, if the values are numbers */
    record Row(String value, OptionalDouble number, SweepResults.Response response) {}

    List<Measured> measured() {
        return tuning.space().axes().stream()
                .map(axis -> new Measured(axis.key(), axis.isNumeric(), rows(axis)))
                .toList();
    }

    private List<Row> rows(Axis axis) {
        Map<String, List<SweepResults.Response>> made = new HashMap<>();
        for (TuningRun.Step step : found.steps()) {
            for (int i = 0; i < step.points().size(); i++) {
                String nearest = axis.nearest(step.points().get(i).get(axis.key()));
                made.computeIfAbsent(nearest, value -> new ArrayList<>())
                        .add(step.measured().get(i));
            }
        }
        return axis.values().stream()
                .filter(made::containsKey)
                .map(value -> new Row(value, axis.number(value), pooled(made.get(value))))
                .toList();
    }

    private static SweepResults.Response pooled(List<SweepResults.Response> responses) {
        long games = 0;
        double points = 0;
        for (SweepResults.Response response : responses) {
            games += response.games();
            points += response.points() * response.games();
        }
        return new SweepResults.Response(games, Math.min(1, points / games));
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
