package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marienbad.drawing.PictureColors;
import org.marienbad.framework.game.SeatNames;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.WinDrawLoss;
import org.marienbad.lab.statistics.Histogram;
import org.marienbad.lab.statistics.Ratings;
import org.marienbad.lab.tournament.Tournament;

/** What the charts of a report are drawn from, in plain values. */
final class ChartData {
    private static final int MOST_BARS = 80;
    /** Pairings that have a histogram of their own. */
    private static final int MOST_HISTOGRAMS = 500;

    private final Results results;
    private final Tournament tournament;
    private final HtmlReport.Entrants entrants;
    private final Optional<Ratings> ratings;
    private final Messages words;

    ChartData(Results results, HtmlReport.Entrants entrants, Optional<Ratings> ratings, Messages words) {
        this.results = results;
        this.tournament = results.tournament();
        this.entrants = entrants;
        this.ratings = ratings;
        this.words = words;
    }

    Map<String, Object> plain() {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("language", words.locale().getLanguage());
        Map<String, String> texts = new LinkedHashMap<>();
        for (String key : List.of("won", "drawn", "lost", "games", "chart.plies", "chart.mean", "nash.share")) {
            texts.put(key, words.get(key));
        }
        data.put("words", texts);
        data.put("colours", colours());
        ratings.ifPresent(known -> data.put(
                "elo",
                entrants.ranked().stream()
                        .map(entrant -> Map.of(
                                "name",
                                entrants.name(entrant),
                                "elo",
                                known.elo(entrant),
                                "error",
                                known.standardError(entrant)))
                        .toList()));
        data.put("outcomes", outcomes());
        data.put("lengths", lengths());
        StandingsSection.nash(results)
                .ifPresent(average -> data.put(
                        "nash",
                        entrants.ranked().stream()
                                .map(entrant ->
                                        Map.of("name", entrants.name(entrant), "share", 100 * average.mix()[entrant]))
                                .toList()));
        return data;
    }

    static Map<String, String> colours() {
        return Map.of(
                "won", PictureColors.hex(PictureColors.BLUE),
                "drawn", PictureColors.hex(PictureColors.GREY),
                "lost", PictureColors.hex(PictureColors.ORANGE),
                "point", PictureColors.hex(PictureColors.VERMILION),
                "bar", PictureColors.hex(PictureColors.SKY_BLUE));
    }

    private List<Object> outcomes() {
        Messages game = tournament.setup().provider().messages(words.locale());
        List<Object> bars = new ArrayList<>();
        for (int entrant : entrants.ranked()) {
            for (int seat = 0; seat < tournament.setup().seats(); seat++) {
                WinDrawLoss tally = results.at(entrant, seat);
                if (tally.games() > 0) {
                    Map<String, Object> bar = new LinkedHashMap<>();
                    bar.put("name", entrants.name(entrant));
                    bar.put("seat", SeatNames.of(tournament.setup().game(), seat, game));
                    bar.put("games", tally.games());
                    bar.put("won", 100 * tally.won().value());
                    bar.put("drawn", 100 * tally.drawn().value());
                    bar.put("lost", 100 * tally.lost().value());
                    bars.add(bar);
                }
            }
        }
        return bars;
    }

    private List<Object> lengths() {
        List<Object> all = new ArrayList<>();
        add(all, words.get("lengths.all"), results.lengths());
        int pairings = tournament.pairings().size();
        for (int pairing = 0; pairing < pairings && pairing < MOST_HISTOGRAMS && pairings > 1; pairing++) {
            add(all, entrants.pairing(pairing), results.meeting(pairing).lengths());
        }
        return all;
    }

    private static void add(List<Object> all, String name, Histogram lengths) {
        if (lengths.total() > 0) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", name);
            one.put("mean", lengths.mean());
            one.put(
                    "bars",
                    lengths.bars(MOST_BARS).stream()
                            .map(bar -> List.of(bar.low(), bar.high(), bar.count()))
                            .toList());
            all.add(one);
        }
    }
}
