package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.lab.results.HeadToHead;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.WinDrawLoss;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.statistics.Proportion;
import org.marienbad.lab.statistics.Ratings;
import org.marienbad.lab.statistics.StarterResults;
import org.marienbad.lab.tournament.Tournament;

/** The results of a tournament as comma-separated values. */
public final class CsvTables {
    private CsvTables() {}

    /** A row for every entrant. */
    public static String standings(Results results) {
        Csv csv = new Csv()
                .texts("entrant", "player", "elo", "elo_error", "games", "wins", "draws", "losses", "forfeits")
                .texts("won", "won_low", "won_high", "payoff", "score", "judged", "errors", "loss", "ms")
                .end();
        Optional<Ratings> ratings = results.ratings();
        Tournament tournament = results.tournament();
        for (int entrant = 0; entrant < tournament.entrants().size(); entrant++) {
            int number = entrant;
            WinDrawLoss tally = results.total(entrant);
            csv.text(tournament.entrants().get(entrant).name())
                    .text(tournament.entrants().get(entrant).player().toString())
                    .decimal(ratings.map(known -> known.elo(number)).orElse(Double.NaN))
                    .decimal(ratings.map(known -> known.standardError(number)).orElse(Double.NaN));
            counts(csv, tally).whole(tally.forfeits());
            share(csv, tally.won());
            csv.decimal(tally.payoffs().mean())
                    .decimal(tally.scores().mean())
                    .whole(tally.judged())
                    .decimal(tally.errors().value())
                    .decimal(tally.meanLoss())
                    .decimal(tally.decisionMillis())
                    .end();
        }
        return csv.take();
    }

    /** A row for every entrant of every pairing at every seat. */
    public static String seats(Results results) {
        Csv csv = new Csv()
                .texts("entrant", "others", "seat", "games", "wins", "draws", "losses")
                .texts("won", "won_low", "won_high", "payoff", "score")
                .end();
        for (int pairing = 0; pairing < results.tournament().pairings().size(); pairing++) {
            HeadToHead meeting = results.meeting(pairing);
            List<String> names = names(results.tournament(), meeting);
            for (int member = 0; member < names.size(); member++) {
                List<String> others = new ArrayList<>(names);
                others.remove(member);
                for (int seat = 0; seat < names.size(); seat++) {
                    WinDrawLoss tally = meeting.at(member, seat);
                    if (tally.games() > 0) {
                        csv.text(names.get(member))
                                .text(String.join(" – ", others))
                                .whole(seat + 1);
                        counts(csv, tally);
                        share(csv, tally.won());
                        csv.decimal(tally.payoffs().mean())
                                .decimal(tally.scores().mean())
                                .end();
                    }
                }
            }
        }
        return csv.take();
    }

    /** A row for every pairing: who won if who started, margin and lengths. */
    public static String pairings(Results results) {
        Csv csv = new Csv()
                .texts("pairing", "games", "ppAA", "ppAB", "ppRA", "ppBB", "ppBA", "ppRB")
                .texts("margin", "margin_error", "length", "length_deviation", "length_min", "length_max")
                .end();
        boolean two = results.tournament().setup().seats() == 2;
        for (int pairing = 0; pairing < results.tournament().pairings().size(); pairing++) {
            HeadToHead meeting = results.meeting(pairing);
            if (meeting.games() > 0) {
                csv.text(String.join(" – ", names(results.tournament(), meeting)))
                        .whole(meeting.games());
                StarterResults starters = meeting.starters();
                for (Proportion share : List.of(
                        starters.ppAA(),
                        starters.ppAB(),
                        starters.ppRA(),
                        starters.ppBB(),
                        starters.ppBA(),
                        starters.ppRB())) {
                    csv.decimal(two ? share.value() : Double.NaN);
                }
                csv.decimal(meeting.margins().mean())
                        .decimal(meeting.margins().standardError())
                        .decimal(meeting.lengths().mean())
                        .decimal(meeting.lengths().deviation())
                        .whole(meeting.lengths().quantile(0))
                        .whole(meeting.lengths().quantile(1))
                        .end();
            }
        }
        return csv.take();
    }

    private static List<String> names(Tournament tournament, HeadToHead meeting) {
        return meeting.entrants().stream()
                .map(entrant -> tournament.entrants().get(entrant).name())
                .toList();
    }

    private static Csv counts(Csv csv, WinDrawLoss tally) {
        return csv.whole(tally.games()).whole(tally.wins()).whole(tally.draws()).whole(tally.losses());
    }

    private static void share(Csv csv, Proportion share) {
        Interval interval = share.interval();
        csv.decimal(share.value()).decimal(interval.low()).decimal(interval.high());
    }
}
