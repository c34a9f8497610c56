package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.SeatNames;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.report.HtmlTable.Cell;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.statistics.Ratings;
import org.marienbad.lab.tournament.Tournament;

/**
 * The report of a tournament as one HTML page that needs no network: its style, its data and the charting library are
 * within it. The tables can be read without scripts.
 */
public final class HtmlReport {
    private final Results results;
    private final Tournament tournament;
    private final RunInfo circumstances;
    private final Messages words;
    private final Numbers numbers;
    private final Entrants entrants;
    private final Optional<Ratings> ratings;

    private HtmlReport(Results results, RunInfo circumstances, Locale locale) {
        this.results = results;
        this.tournament = results.tournament();
        this.circumstances = circumstances;
        this.words = HtmlPage.words(locale);
        this.numbers = new Numbers(locale);
        this.ratings = results.ratings();
        this.entrants = new Entrants(tournament, results.ranked(ratings));
    }

    /** The page in the language of {@code locale}, English or Czech. */
    public static String html(Results results, RunInfo circumstances, Locale locale) {
        return new HtmlReport(results, circumstances, locale).page();
    }

    private String page() {
        Messages game = tournament.setup().provider().messages(words.locale());
        String title = words.get(
                "title",
                game.has("name")
                        ? game.get("name")
                        : tournament.setup().provider().id());
        return HtmlPage.of(words, title, this::write, new ChartData(results, entrants, ratings, words).plain());
    }

    private void write(Html html) {
        summary(html);
        warnings(html);
        if (results.games() > 0) {
            new StandingsSection(results, entrants, ratings, words, numbers).write(html);
            new PairingsSection(results, entrants, words, numbers).write(html);
        }
        forfeits(html);
        citation(html);
    }

    private void summary(Html html) {
        GameSetup setup = tournament.setup();
        String options = setup.options().toString();
        List<String> facts = new ArrayList<>();
        facts.add(words.get(
                "summary.games",
                numbers.whole(results.games()),
                setup.provider().id() + (options.isEmpty() ? "" : "(" + options + ")"),
                setup.seats(),
                tournament.entrants().size(),
                tournament.pairings().size()));
        facts.add(words.get(
                setup.starter() == GameSetup.BY_LOT ? "summary.lot" : "summary.starter",
                SeatNames.of(
                        setup.game(),
                        Math.max(0, setup.starter()),
                        setup.provider().messages(words.locale()))));
        facts.add(words.get(
                "summary.seating." + tournament.schedule().seating().name().toLowerCase(Locale.ROOT)));
        if (tournament.options().opening() > 0) {
            facts.add(words.get("summary.opening", tournament.options().opening()));
        }
        tournament
                .options()
                .openings()
                .ifPresent(set -> facts.add(words.get(
                        "summary.openings",
                        set.lines().size(),
                        set.file().isEmpty() ? "" : " (" + set.file() + ", SHA-256 " + set.hash() + ")")));
        html.element("p class=\"lead\"", String.join(" ", facts));
    }

    private void warnings(Html html) {
        List<String> warnings = new ArrayList<>();
        if (!results.complete()) {
            warnings.add(
                    words.get("warning.incomplete", numbers.whole(results.games()), numbers.whole(tournament.games())));
        }
        if (circumstances.timed()) {
            warnings.add(words.get("warning.timed"));
        }
        if (results.repetitive()) {
            warnings.add(words.get(
                    "warning.repetitive", numbers.whole(results.different()), numbers.whole(results.counted())));
        }
        boolean uneven = IntStream.range(0, tournament.pairings().size())
                .anyMatch(pairing -> results.meeting(pairing).games() % tournament.seatings(pairing) != 0);
        if (uneven) {
            warnings.add(words.get("warning.uneven"));
        }
        if (!results.forfeits().isEmpty()) {
            warnings.add(words.get("warning.forfeits"));
        }
        for (String warning : warnings) {
            html.element("p class=\"warning\"", "⚠ " + warning);
        }
    }

    private void forfeits(Html html) {
        if (results.forfeits().isEmpty()) {
            return;
        }
        html.element("h2 id=\"forfeits\"", words.get("forfeits"));
        HtmlTable table = new HtmlTable()
                .words(words.get("entrant"))
                .words(words.get("forfeits.cause"))
                .words(words.get("forfeits.detail"))
                .numbers(words.get("games"));
        results.forfeits()
                .forEach((reason, count) -> table.row(List.of(
                        Cell.of(entrants.name(reason.entrant())),
                        Cell.of(words.get("forfeits." + reason.cause().name().toLowerCase(Locale.ROOT))),
                        Cell.of(reason.detail()),
                        numbers.wholeCell(count))));
        table.write(html);
    }

    private void citation(Html html) {
        String hash = PlanJson.hash(tournament);
        html.element("h2 id=\"cite\"", words.get("cite"));
        html.element("p", words.get("cite.how"));
        html.element(
                "pre",
                words.get(
                        "cite.text",
                        circumstances.version(),
                        tournament.setup().provider().id(),
                        numbers.whole(results.games()),
                        String.valueOf(tournament.options().seed()),
                        hash.substring(0, 16)));
        html.element("p", words.get("cite.repeat"));
        html.element("pre", PlanJson.pretty(tournament, circumstances.code()));
        html.element("p class=\"small\"", words.get("cite.hash", hash));
        circumstances
                .code()
                .ifPresent(code ->
                        html.element("p class=\"small\"", words.get("cite.code", code.toString(), code.plugins())));
        html.element("p class=\"small\"", words.get("methods"));
        html.element("p class=\"small\"", words.get("cite.charts"));
    }

    /** The entrants in the order in which to show them, the best first. */
    static final class Entrants {
        private final Tournament tournament;
        private final List<Integer> ranked;

        Entrants(Tournament tournament, List<Integer> ranked) {
            this.tournament = tournament;
            this.ranked = ranked;
        }

        List<Integer> ranked() {
            return ranked;
        }

        String name(int entrant) {
            return tournament.entrants().get(entrant).name();
        }

        String player(int entrant) {
            return tournament.entrants().get(entrant).player().toString();
        }

        /** The names of those who meet: "A – B". */
        String pairing(int pairing) {
            return String.join(
                    " – ",
                    tournament.pairings().get(pairing).stream().map(this::name).toList());
        }
    }
}
