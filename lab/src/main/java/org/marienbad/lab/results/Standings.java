package org.marienbad.lab.results;

import java.util.List;
import java.util.Optional;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.statistics.Proportion;
import org.marienbad.lab.statistics.Ratings;

/**
 * How the entrants stood at one moment of a tournament. Immutable, so that a screen may read it while games are played.
 *
 * @param rows the entrants, the best first
 * @param cross by row and column, both in the order of the rows: the games of the row with the column
 */
public record Standings(List<Row> rows, List<List<Duel>> cross) {
    public Standings {
        rows = List.copyOf(rows);
        cross = cross.stream().map(List::copyOf).toList();
    }

    /** How strong an entrant is, on the scale of Elo; the mean of all is 0. */
    public record Rating(double elo, double standardError) {}

    /** Games won, drawn and lost, each of all games of an entrant. */
    public record Shares(Proportion won, Proportion drawn, Proportion lost) {}

    /** Means of an entrant; NaN where nothing is known. */
    public record Means(double payoff, double score, double decisionMillis) {}

    /**
     * One entrant.
     *
     * @param entrant its number in the tournament
     * @param rating empty if no two different entrants met
     */
    public record Row(int entrant, Optional<Rating> rating, Shares shares, Means means) {
        public long games() {
            return shares.won().trials();
        }
    }

    /** The games of two entrants: in how many the payoff of the first was greater, and in how many less. */
    public record Duel(Proportion ahead, Proportion behind) {
        public long games() {
            return ahead.trials();
        }

        /** The share of the points that the first made, an equal payoff being half a point; NaN without games. */
        public double points() {
            return (1 + ahead.value() - behind.value()) / 2;
        }

        /** The 95 % interval of {@link #points}; where games are drawn it is wider than need be. */
        public Interval interval() {
            return Interval.ofMean(Math.min(1, Math.max(0, points())), games());
        }
    }

    public static Standings of(Results results) {
        Optional<Ratings> ratings = results.ratings();
        List<Integer> ranked = results.ranked(ratings);
        return new Standings(
                ranked.stream().map(entrant -> row(results, ratings, entrant)).toList(),
                ranked.stream()
                        .map(entrant -> ranked.stream()
                                .map(other -> new Duel(results.above(entrant, other), results.above(other, entrant)))
                                .toList())
                        .toList());
    }

    private static Row row(Results results, Optional<Ratings> ratings, int entrant) {
        WinDrawLoss total = results.total(entrant);
        return new Row(
                entrant,
                ratings.map(known -> new Rating(known.elo(entrant), known.standardError(entrant))),
                new Shares(total.won(), total.drawn(), total.lost()),
                new Means(total.payoffs().mean(), total.scores().mean(), total.decisionMillis()));
    }
}
