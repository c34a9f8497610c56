package org.marienbad.lab.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.plan.Sweep;
import org.marienbad.lab.results.SweepResults;
import org.marienbad.lab.results.WinDrawLoss;
import org.marienbad.lab.space.Axis;

/** The results of a sweep, for programs. */
public final class SweepTables {
    private static final ObjectWriter JSON = new ObjectMapper().writerWithDefaultPrettyPrinter();

    private SweepTables() {}

    /** The plan of the sweep as JSON for people to read and edit. */
    public static String pretty(Sweep sweep) {
        return json(sweep.plain());
    }

    /** {@code plain} as JSON. */
    public static String json(Map<String, Object> plain) {
        try {
            return JSON.writeValueAsString(plain) + "\n";
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The advantage that {@code points} of all points mean, by the logistic curve; infinite for none or all of them. */
    static double elo(double points) {
        return -400 * Math.log10(1 / points - 1);
    }

    /** A row for every point. */
    public static String csv(SweepResults found) {
        Sweep sweep = found.sweep();
        Csv csv = new Csv();
        sweep.space().axes().forEach(axis -> csv.text(axis.key()));
        csv.texts("player", "games", "wins", "draws", "losses", "points", "points_low", "points_high", "elo", "ms")
                .end();
        for (int point = 0; point < sweep.points().size(); point++) {
            WinDrawLoss total = found.results().total(point);
            SweepResults.Response response = found.at(point);
            for (Axis axis : sweep.space().axes()) {
                csv.text(sweep.points().get(point).get(axis.key()));
            }
            csv.text(sweep.tournament().entrants().get(point).player().toString())
                    .whole(total.games())
                    .whole(total.wins())
                    .whole(total.draws())
                    .whole(total.losses())
                    .decimal(response.points())
                    .decimal(response.interval().low())
                    .decimal(response.interval().high())
                    .decimal(elo(response.points()))
                    .decimal(total.decisionMillis())
                    .end();
        }
        return csv.take();
    }

    /** All figures in plain values, for JSON; the same for the same plan. */
    public static Map<String, Object> plain(SweepResults found) {
        Sweep sweep = found.sweep();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("plan", sweep.plain());
        all.put("hash", PlanJson.hash(sweep.tournament()));
        all.put("games", found.results().games());
        all.put("complete", found.results().complete());
        found.best()
                .ifPresent(best -> all.put(
                        "best", sweep.tournament().entrants().get(best).player().toString()));
        List<Object> points = new ArrayList<>();
        for (int point = 0; point < sweep.points().size(); point++) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("values", sweep.points().get(point));
            one.put("player", sweep.tournament().entrants().get(point).player().toString());
            one.putAll(plain(found.at(point)));
            List<Object> against = new ArrayList<>();
            for (int opponent = 0; opponent < sweep.opponents().size(); opponent++) {
                against.add(plain(found.against(point, opponent)));
            }
            one.put("against", against);
            points.add(one);
        }
        all.put("points", points);
        Map<String, Object> curves = new LinkedHashMap<>();
        for (Axis axis : sweep.space().axes()) {
            if (!(sweep.isSample() && axis.isRange())) {
                List<Object> curve = new ArrayList<>();
                for (String value : axis.values()) {
                    Map<String, Object> one = new LinkedHashMap<>();
                    one.put("value", value);
                    one.putAll(plain(found.with(axis, value)));
                    curve.add(one);
                }
                curves.put(axis.key(), curve);
            }
        }
        all.put("curves", curves);
        return all;
    }

    private static Map<String, Object> plain(SweepResults.Response response) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("games", response.games());
        if (response.games() > 0) {
            one.put("points", response.points());
            one.put(
                    "interval",
                    List.of(response.interval().low(), response.interval().high()));
        }
        return one;
    }
}
