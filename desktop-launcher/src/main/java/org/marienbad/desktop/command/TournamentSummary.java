package org.marienbad.desktop.command;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.framework.lab.Results;
import org.marienbad.framework.lab.Tally;
import org.marienbad.framework.lab.Tournament;
import org.marienbad.framework.lab.TournamentRun;
import org.marienbad.framework.lab.statistics.Interval;
import org.marienbad.framework.lab.statistics.Ratings;

/** The results of a tournament in the terminal. */
final class TournamentSummary {
    private static final int MOST_CROSSED = 8;

    private final Results results;
    private final Tournament tournament;
    private final TournamentRun run;

    TournamentSummary(Results results, TournamentRun run) {
        this.results = results;
        this.tournament = results.tournament();
        this.run = run;
    }

    void print(Terminal terminal, boolean json, double seconds, long played, int threads) {
        if (json) {
            terminal.println(Json.write(json()));
            return;
        }
        if (results.games() == 0) {
            return;
        }
        terminal.println("");
        standings().forEach(terminal::println);
        terminal.println("");
        terminal.println(String.format(
                Locale.ROOT,
                "%.1f plies a game, %,.1f games/s with %d %s",
                results.lengths().mean(),
                played / seconds,
                threads,
                threads == 1 ? "thread" : "threads"));
    }

    /** Numbers of the entrants, the best first. */
    private List<Integer> ranked(Optional<Ratings> ratings) {
        return IntStream.range(0, tournament.entrants().size())
                .boxed()
                .sorted(Comparator.comparingDouble(entrant -> -(ratings.isPresent()
                        ? ratings.get().elo(entrant)
                        : results.total(entrant).payoffs().mean())))
                .toList();
    }

    private List<String> standings() {
        Optional<Ratings> ratings = results.ratings();
        Columns table = new Columns("", "rrrrrrrrrrl");
        table.row("", "Elo", "±", "games", "won %", "95 % interval", "drawn %", "lost %", "score", "ms/ply", "entrant");
        int rank = 1;
        for (int entrant : ranked(ratings)) {
            Tally tally = results.total(entrant);
            Interval interval = tally.won().interval();
            table.row(
                    rank++ + ".",
                    ratings.map(known -> number("%.0f", known.elo(entrant))).orElse("–"),
                    ratings.map(known -> number("%.0f", known.standardError(entrant)))
                            .orElse("–"),
                    tally.games(),
                    number("%.1f", 100 * tally.won().value()),
                    String.format(Locale.ROOT, "%.1f – %.1f", 100 * interval.low(), 100 * interval.high()),
                    number("%.1f", 100 * tally.drawn().value()),
                    number("%.1f", 100 * tally.lost().value()),
                    number("%.1f", tally.scores().mean()),
                    number("%.3f", tally.decisionMillis()),
                    tournament.entrants().get(entrant).name());
        }
        return table.lines();
    }

    private static String number(String format, double value) {
        return Double.isNaN(value) ? "–" : String.format(Locale.ROOT, format, value);
    }

    private Map<String, Object> json() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("games", results.games());
        return all;
    }
}
