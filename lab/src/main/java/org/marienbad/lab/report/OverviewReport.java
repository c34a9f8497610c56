package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.marienbad.lab.plan.ExperimentPlan;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.results.TournamentTotals;
import org.marienbad.lab.tournament.Tournament;

/** The results of the tournaments of one plan, side by side: a page, comma-separated values and plain values. */
public final class OverviewReport extends HtmlPage {
    private final List<TournamentTotals> totals;
    private final int planned;

    private OverviewReport(List<TournamentTotals> totals, int planned, Locale locale) {
        super(locale);
        this.totals = totals;
        this.planned = planned;
    }

    /**
     * The page in the language of {@code locale}, English or Czech; it links the report of each tournament.
     *
     * @param planned how many tournaments the plan has, those not begun included
     */
    public static String html(List<TournamentTotals> totals, int planned, Locale locale) {
        return new OverviewReport(totals, planned, locale).fill("overview");
    }

    @Override
    String title() {
        return words.get("overview.title");
    }

    @Override
    String lead() {
        long games = totals.stream().mapToLong(TournamentTotals::games).sum();
        return words.get("overview.lead", planned, numbers.whole(games));
    }

    @Override
    List<String> warnings() {
        long unfinished =
                planned - totals.stream().filter(TournamentTotals::complete).count();
        return unfinished > 0 ? List.of(words.get("overview.incomplete", unfinished, planned)) : List.of();
    }

    /** It has no charts. */
    @Override
    Map<String, Object> charts() {
        return Map.of();
    }

    /** @param best of the entrants that played; empty if none did */
    record Played(TournamentTotals totals, String game, Optional<TournamentTotals.OfEntrant> best) {}

    /** The tournaments that have been begun. */
    List<Played> played() {
        return totals.stream()
                .map(one -> new Played(
                        one,
                        called(one.member().tournament().setup()),
                        one.entrants().stream()
                                .filter(entrant -> entrant.games() > 0)
                                .max(Comparator.comparingDouble(TournamentTotals.OfEntrant::strength))))
                .toList();
    }

    /** @param found the results of an entrant of this name in each tournament; empty where there is none */
    record Named(String name, List<Optional<TournamentTotals.OfEntrant>> found) {}

    List<Named> entrants() {
        return totals.stream()
                .flatMap(one -> one.entrants().stream())
                .map(entrant -> entrant.entrant().name())
                .distinct()
                .map(name -> new Named(
                        name,
                        totals.stream()
                                .map(one -> one.entrants().stream()
                                        .filter(entrant ->
                                                entrant.entrant().name().equals(name))
                                        .findFirst())
                                .toList()))
                .toList();
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
