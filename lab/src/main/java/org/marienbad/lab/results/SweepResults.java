package org.marienbad.lab.results;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.marienbad.lab.plan.Sweep;
import org.marienbad.lab.space.Axis;
import org.marienbad.lab.statistics.Interval;

/** How the strength of a player depended on its settings in a {@link Sweep}. */
public final class SweepResults {
    /**
     * The points that were made in some games.
     *
     * @param games how many
     * @param points share of the points, in [0, 1]: 1 a win, ½ a draw; NaN without games
     */
    public record Response(long games, double points) {
        /** The 95 % interval of the share of the points; where games are drawn it is wider than need be. */
        public Interval interval() {
            return Interval.ofMean(points, games);
        }
    }

    private final Sweep sweep;
    private final Results results;

    /** @param results of the tournament of {@code sweep} */
    public SweepResults(Sweep sweep, Results results) {
        this.sweep = sweep;
        this.results = results;
    }

    public Sweep sweep() {
        return sweep;
    }

    public Results results() {
        return results;
    }

    /** The results of the point number {@code point} against all opponents. */
    public Response at(int point) {
        return pooled(List.of(results.total(point)));
    }

    /** Its results against one of the opponents. */
    public Response against(int point, int opponent) {
        int pairing = point * sweep.opponents().size() + opponent;
        return pooled(List.of(results.meeting(pairing).total(0)));
    }

    /** The point with the greatest share of the points, the first of equals; empty without games. */
    public Optional<Integer> best() {
        return IntStream.range(0, sweep.points().size())
                .boxed()
                .filter(point -> at(point).games() > 0)
                .max(Comparator.<Integer>comparingDouble(point -> at(point).points())
                        .thenComparing(Comparator.reverseOrder()));
    }

    /** The results of all points with {@code value} of {@code axis} together. */
    public Response with(Axis axis, String value) {
        return pooled(point -> point.get(axis.key()).equals(value));
    }

    /** The results of all points with these values of two axes together. */
    public Response with(Axis one, String oneValue, Axis other, String otherValue) {
        return pooled(point ->
                point.get(one.key()).equals(oneValue) && point.get(other.key()).equals(otherValue));
    }

    private Response pooled(Predicate<Map<String, String>> wanted) {
        List<WinDrawLoss> totals = new ArrayList<>();
        for (int point = 0; point < sweep.points().size(); point++) {
            if (wanted.test(sweep.points().get(point))) {
                totals.add(results.total(point));
            }
        }
        return pooled(totals);
    }

    private static Response pooled(List<WinDrawLoss> totals) {
        long games = totals.stream().mapToLong(WinDrawLoss::games).sum();
        double points = totals.stream()
                .mapToDouble(total -> total.wins() + total.draws() / 2.0)
                .sum();
        return new Response(games, points / games);
    }
}
