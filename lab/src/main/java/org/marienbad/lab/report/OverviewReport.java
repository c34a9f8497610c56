package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.plan.ExperimentPlan;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.report.HtmlTable.Cell;
import org.marienbad.lab.results.TournamentTotals;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.tournament.Tournament;

/** What the tournaments of one plan came to, side by side: a page, comma-separated values and plain values. */
public final class OverviewReport {
    private final List<TournamentTotals> totals;
    private final int planned;
    private final Messages words;
    private final Numbers numbers;

    private OverviewReport(List<TournamentTotals> totals, int planned, Locale locale) {
        this.totals = totals;
        this.planned = planned;
        words = HtmlPage.words(locale);
        numbers = new Numbers(locale);
    }

    /**
     * The page in the language of {@code locale}, English or Czech; it links the report of each tournament.
     *
     * @param planned how many tournaments the plan has, those not begun included
     */
    public static String html(List<TournamentTotals> totals, int planned, Locale locale) {
        return new OverviewReport(totals, planned, locale).page();
    }

    private String page() {
        return HtmlPage.of(
                words,
                words.get("overview.title"),
                this::write,
                Map.of("language", words.locale().getLanguage(), "words", Map.of(), "colours", Map.of()));
    }

    private void write(Html html) {
        long games = totals.stream().mapToLong(TournamentTotals::games).sum();
        html.element("p class=\"lead\"", words.get("overview.lead", planned, numbers.whole(games)));
        long unfinished =
                planned - totals.stream().filter(TournamentTotals::complete).count();
        if (unfinished > 0) {
            html.element("p class=\"warning\"", "⚠ " + words.get("overview.incomplete", unfinished, planned));
        }
        html.element("h2 id=\"tournaments\"", words.get("overview.tournaments"));
        tournaments().write(html);
        html.raw("<ul class=\"links\">\n");
        totals.forEach(one -> html.raw("<li><a href=\"" + one.member().folder() + "/report.html\">")
                .text(one.member().name())
                .raw("</a></li>\n"));
        html.raw("</ul>\n");
        html.element("h2 id=\"entrants\"", words.get("overview.entrants"));
        html.element("p class=\"small\"", words.get("overview.entrants.help"));
        entrants().write(html);
        html.element("p class=\"small\"", words.get("methods"));
    }

    private HtmlTable tournaments() {
        HtmlTable table = new HtmlTable()
                .numbers("#")
                .words(words.get("overview.tournament"))
                .words(words.get("overview.game"))
                .numbers(words.get("games"))
                .words(words.get("overview.best"))
                .numbers(words.get("overview.points"))
                .numbers(words.get("interval"))
                .numbers("Elo")
                .numbers("±", words.get("standings.error"));
        int number = 1;
        for (TournamentTotals one : totals) {
            Optional<TournamentTotals.OfEntrant> best = one.entrants().stream()
                    .filter(entrant -> entrant.games() > 0)
                    .max(Comparator.comparingDouble(TournamentTotals.OfEntrant::strength));
            table.row(List.of(
                    numbers.wholeCell(number++),
                    Cell.of(one.member().name()),
                    Cell.of(game(one.member().tournament())),
                    numbers.wholeCell(one.games()),
                    Cell.of(best.map(entrant -> entrant.entrant().name()).orElse(Numbers.UNKNOWN)),
                    best.map(this::points).orElse(Cell.of("")),
                    Cell.of(best.map(entrant -> numbers.interval(entrant.interval()))
                            .orElse("")),
                    numbers.decimalCell(
                            best.flatMap(TournamentTotals.OfEntrant::rating)
                                    .map(rating -> rating.elo())
                                    .orElse(Double.NaN),
                            0),
                    numbers.decimalCell(
                            best.flatMap(TournamentTotals.OfEntrant::rating)
                                    .map(rating -> rating.standardError())
                                    .orElse(Double.NaN),
                            1)));
        }
        return table;
    }

    private static String game(Tournament tournament) {
        String options = tournament.setup().options().toString();
        return tournament.setup().provider().id() + (options.isEmpty() ? "" : "(" + options + ")");
    }

    private Cell points(TournamentTotals.OfEntrant entrant) {
        Interval interval = entrant.interval();
        return new Cell(
                numbers.percent(entrant.points()),
                entrant.points(),
                StandingsSection.heat(entrant.points()),
                numbers.interval(interval) + " %");
    }

    /** A row for every name, a column for every tournament. */
    private HtmlTable entrants() {
        Set<String> names = new LinkedHashSet<>();
        HtmlTable table = new HtmlTable().words(words.get("entrant"));
        List<Map<String, TournamentTotals.OfEntrant>> columns = new ArrayList<>();
        for (TournamentTotals one : totals) {
            table.numbers(one.member().name());
            Map<String, TournamentTotals.OfEntrant> column = new LinkedHashMap<>();
            one.entrants().forEach(entrant -> column.put(entrant.entrant().name(), entrant));
            names.addAll(column.keySet());
            columns.add(column);
        }
        for (String name : names) {
            List<Cell> row = new ArrayList<>(List.of(Cell.of(name)));
            columns.forEach(column -> row.add(
                    Optional.ofNullable(column.get(name)).map(this::points).orElse(Cell.of(""))));
            table.row(row);
        }
        return table;
    }

    /** A row for every entrant of every tournament. */
    public static String csv(List<TournamentTotals> totals) {
        Csv csv = new Csv()
                .texts("tournament", "folder", "game", "seats", "options", "entrant", "player", "games")
                .texts("points", "points_low", "points_high", "elo", "elo_error")
                .end();
        for (TournamentTotals one : totals) {
            Tournament tournament = one.member().tournament();
            for (TournamentTotals.OfEntrant entrant : one.entrants()) {
                csv.text(one.member().name())
                        .text(one.member().folder())
                        .text(tournament.setup().provider().id())
                        .whole(tournament.setup().seats())
                        .text(tournament.setup().options().toString())
                        .text(entrant.entrant().name())
                        .text(entrant.entrant().player().toString())
                        .whole(entrant.games())
                        .decimal(entrant.points())
                        .decimal(entrant.interval().low())
                        .decimal(entrant.interval().high())
                        .decimal(entrant.rating().map(rating -> rating.elo()).orElse(Double.NaN))
                        .decimal(entrant.rating()
                                .map(rating -> rating.standardError())
                                .orElse(Double.NaN))
                        .end();
            }
        }
        return csv.take();
    }

    /** The same in plain values, for JSON. */
    public static Map<String, Object> plain(List<TournamentTotals> totals, int planned) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("planned", planned);
        all.put("tournaments", totals.stream().map(OverviewReport::plain).toList());
        return all;
    }

    private static Map<String, Object> plain(TournamentTotals totals) {
        ExperimentPlan.Member member = totals.member();
        Map<String, Object> plain = new LinkedHashMap<>();
        plain.put("name", member.name());
        plain.put("folder", member.folder());
        plain.put("hash", PlanJson.hash(member.tournament()));
        plain.put("plan", PlanJson.plain(member.tournament()));
        plain.put("games", totals.games());
        plain.put("complete", totals.complete());
        List<Object> entrants = new ArrayList<>();
        for (TournamentTotals.OfEntrant entrant : totals.entrants()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", entrant.entrant().name());
            one.put("player", entrant.entrant().player().toString());
            one.put("games", entrant.games());
            if (entrant.games() > 0) {
                one.put("points", entrant.points());
                one.put(
                        "interval",
                        List.of(entrant.interval().low(), entrant.interval().high()));
            }
            entrant.rating().ifPresent(rating -> {
                one.put("elo", rating.elo());
                one.put("eloError", rating.standardError());
            });
            entrants.add(one);
        }
        plain.put("entrants", entrants);
        return plain;
    }
}
