package org.marienbad.lab.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.lab.plan.ExperimentPlan;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.statistics.Ratings;
import org.marienbad.lab.tournament.Entrant;

/**
 * The totals of a tournament, in little memory: for those who play many.
 *
 * @param member which of the tournaments of a plan
 * @param games how many were counted
 * @param complete whether no game is left to be played
 * @param entrants in the order of the plan
 */
public record TournamentTotals(ExperimentPlan.Member member, long games, boolean complete, List<OfEntrant> entrants) {
    /**
     * The totals of one entrant.
     *
     * @param games how many it played
     * @param points its share of the points, in [0, 1]: 1 a win, ½ a shared first place; NaN without games
     * @param rating Elo and its standard error; empty where no two different entrants met
     */
    public record OfEntrant(Entrant entrant, long games, double points, Optional<Standings.Rating> rating) {
        /** Elo, or the share of the points where there are no ratings: greater is stronger. */
        public double strength() {
            return rating.map(Standings.Rating::elo).orElse(points);
        }

        /** The 95 % interval of {@link #points}. */
        public Interval interval() {
            return Interval.ofMean(points, games);
        }
    }

    public TournamentTotals {
        entrants = List.copyOf(entrants);
    }

    public static TournamentTotals of(ExperimentPlan.Member member, Results results) {
        Optional<Ratings> ratings = results.ratings();
        List<OfEntrant> entrants = new ArrayList<>();
        for (int entrant = 0; entrant < member.tournament().entrants().size(); entrant++) {
            int number = entrant;
            WinDrawLoss total = results.total(entrant);
            entrants.add(new OfEntrant(
                    member.tournament().entrants().get(entrant),
                    total.games(),
                    total.points(),
                    ratings.map(known -> new Standings.Rating(known.elo(number), known.standardError(number)))));
        }
        return new TournamentTotals(member, results.games(), results.complete(), entrants);
    }
}
