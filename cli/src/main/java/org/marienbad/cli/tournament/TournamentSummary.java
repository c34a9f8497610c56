package org.marienbad.cli.tournament;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.marienbad.cli.console.Columns;
import org.marienbad.cli.match.MatchSummary;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.results.HeadToHead;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.Standings;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.statistics.Ratings;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.statistics.StarterResults;
import org.marienbad.lab.tournament.Tournament;

/** The results of a tournament in the terminal. */
final class TournamentSummary {
    private static final int MOST_PAIRINGS = 30;

    private final Results results;
    private final Tournament tournament;

    TournamentSummary(Results results) {
        this.results = results;
        this.tournament = results.tournament();
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (results.games() > 0) {
            lines.add("");
            lines.addAll(standings());
            lines.add("");
            if (tournament.setup().seats() == 2 && tournament.pairings().size() <= MOST_PAIRINGS) {
                lines.addAll(starters());
                lines.add("");
            }
            stops().forEach(lines::add);
            forfeits().forEach((reason, count) -> lines.add("Lost by forfeit: " + count + " × " + reason));
            if (results.repetitive()) {
                lines.add("Only " + results.different() + " of the first " + results.counted() + " games differ:"
                        + " intervals mean little; --opening 4 gives every round another start.");
            }
        }
        return lines;
    }

    private List<String> standings() {
        Columns table = new Columns("", "rrrrrrrrrrl");
        table.row("", "Elo", "±", "games", "won %", "95 % interval", "drawn %", "lost %", "score", "ms/ply", "entrant");
        int rank = 1;
        for (Standings.Row row : Standings.of(results).rows()) {
            Standings.Shares shares = row.shares();
            Interval interval = shares.won().interval();
            table.row(
                    rank++ + ".",
                    row.rating()
                            .map(known -> String.valueOf(Math.round(known.elo())))
                            .orElse("–"),
                    row.rating()
                            .map(known -> number("%.0f", known.standardError()))
                            .orElse("–"),
                    row.games(),
                    number("%.1f", 100 * shares.won().value()),
                    String.format(Locale.ROOT, "%.1f – %.1f", 100 * interval.low(), 100 * interval.high()),
                    number("%.1f", 100 * shares.drawn().value()),
                    number("%.1f", 100 * shares.lost().value()),
                    number("%.1f", row.means().score()),
                    number("%.3f", row.means().decisionMillis()),
                    name(row.entrant()));
        }
        return table.lines(Integer.MAX_VALUE);
    }

    /** As the theses name them: ppXY is the share of the games started by X that Y won. */
    private List<String> starters() {
        Columns table = new Columns("", "lrrrrrrrrr");
        table.row("A – B", "games", "ppAA", "ppAB", "ppRA", "ppBB", "ppBA", "ppRB", "margin", "plies");
        for (int pairing = 0; pairing < tournament.pairings().size(); pairing++) {
            HeadToHead meeting = results.meeting(pairing);
            StarterResults starters = meeting.starters();
            table.row(
                    name(meeting.entrants().get(0)) + " – "
                            + name(meeting.entrants().get(1)),
                    meeting.games(),
                    number("%.4f", starters.ppAA().value()),
                    number("%.4f", starters.ppAB().value()),
                    number("%.4f", starters.ppRA().value()),
                    number("%.4f", starters.ppBB().value()),
                    number("%.4f", starters.ppBA().value()),
                    number("%.4f", starters.ppRB().value()),
                    number("%+.2f", meeting.margins().mean()),
                    number("%.2f", meeting.lengths().mean()));
        }
        return table.lines(Integer.MAX_VALUE);
    }

    private List<String> stops() {
        List<String> lines = new ArrayList<>();
        for (int pairing = 0; pairing < tournament.pairings().size(); pairing++) {
            Optional<Sprt.Status> status = results.status(pairing);
            if (status.isPresent()) {
                HeadToHead meeting = results.meeting(pairing);
                lines.add(String.format(
                        Locale.ROOT,
                        "%s, %s – %s: %s after %d games (log-likelihood ratio %.2f, bounds %.2f and %.2f)",
                        tournament.options().stop().orElseThrow(),
                        name(meeting.entrants().get(0)),
                        name(meeting.entrants().get(1)),
                        status.get().decision() == Sprt.Decision.CONTINUE
                                ? "undecided"
                                : status.get().decision(),
                        meeting.games(),
                        status.get().ratio(),
                        status.get().lower(),
                        status.get().upper()));
            }
        }
        return lines;
    }

    private Map<String, Long> forfeits() {
        Map<String, Long> reasons = new LinkedHashMap<>();
        results.forfeits()
                .forEach((reason, count) -> reasons.put(
                        name(reason.entrant()) + " " + reason.cause().name().toLowerCase(Locale.ROOT) + " ("
                                + reason.detail() + ")",
                        count));
        return reasons;
    }

    private String name(int entrant) {
        return tournament.entrants().get(entrant).name();
    }

    private static String number(String format, double value) {
        return Double.isNaN(value) ? "–" : String.format(Locale.ROOT, format, value);
    }

    /** The results are the same for the same plan, but for {@code decisionMillis}. */
    Map<String, Object> json() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("plan", PlanJson.plain(tournament));
        all.put("hash", PlanJson.hash(tournament));
        all.put("games", results.games());
        all.put("complete", results.complete());
        Optional<Ratings> ratings = results.ratings();
        List<Object> entrants = new ArrayList<>();
        for (int entrant : results.ranked(ratings)) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", name(entrant));
            one.put("player", tournament.entrants().get(entrant).player().toString());
            ratings.ifPresent(known -> {
                one.put("elo", known.elo(entrant));
                one.put("eloError", known.standardError(entrant));
                one.put("worth", known.worth(entrant));
            });
            one.putAll(MatchSummary.json(results.total(entrant)));
            one.put(
                    "decisionMillis",
                    MatchSummary.nullIfUnknown(results.total(entrant).decisionMillis()));
            entrants.add(one);
        }
        all.put("entrants", entrants);
        all.put("pairings", pairings());
        all.put("forfeits", forfeits());
        return all;
    }

    private List<Object> pairings() {
        List<Object> pairings = new ArrayList<>();
        for (int pairing = 0; pairing < tournament.pairings().size(); pairing++) {
            HeadToHead meeting = results.meeting(pairing);
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("entrants", meeting.entrants().stream().map(this::name).toList());
            one.put("games", meeting.games());
            if (tournament.setup().seats() == 2) {
                one.put("starters", meeting.starters());
            }
            one.put("margin", MatchSummary.nullIfUnknown(meeting.margins().mean()));
            one.put("plies", MatchSummary.nullIfUnknown(meeting.lengths().mean()));
            results.status(pairing).ifPresent(status -> one.put("stop", status));
            pairings.add(one);
        }
        return pairings;
    }
}
