package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.shared.SeatNames;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.WinDrawLoss;
import org.marienbad.lab.statistics.Histogram;

/** The data for the charts of a report, in plain values. */
final class ChartData {
    private static final int MOST_BARS = 80;
    /** Pairings that have a histogram of their own. */
    private static final int MOST_HISTOGRAMS = 500;

    private final Results results;
    private final HtmlReport report;
    private final Messages words;

    ChartData(Results results, HtmlReport report, Messages words) {
        this.results = results;
        this.report = report;
        this.words = words;
    }

    Map<String, Object> plain() {
        Map<String, Object> data = new LinkedHashMap<>();
        Map<String, String> texts = new LinkedHashMap<>();
        for (String key : List.of("won", "drawn", "lost", "games", "chart.plies", "chart.mean", "nash.share")) {
            texts.put(key, words.get(key));
        }
        data.put("words", texts);
        if (report.rated()) {
            data.put(
                    "elo",
                    report.entrants.stream()
                            .map(entrant ->
                                    Map.of("name", entrant.name(), "elo", entrant.elo(), "error", entrant.error()))
                            .toList());
        }
        data.put("outcomes", outcomes());
        data.put("lengths", lengths());
        report.nash.ifPresent(average -> data.put(
                "nash",
                report.entrants.stream()
                        .map(entrant -> Map.of("name", entrant.name(), "share", 100 * entrant.share()))
                        .toList()));
        return data;
    }

    private List<Object> outcomes() {
        GameSetup setup = results.tournament().setup();
        Messages game = setup.provider().messages(words.locale());
        List<Object> bars = new ArrayList<>();
        for (HtmlReport.Ranked entrant : report.entrants) {
            for (HtmlReport.Seated seated : entrant.seats()) {
                WinDrawLoss tally = seated.tally();
                if (tally.games() > 0) {
                    Map<String, Object> bar = new LinkedHashMap<>();
                    bar.put("name", entrant.name());
                    bar.put("seat", SeatNames.of(setup.game(), seated.seat(), game));
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
        if (report.pairings.size() > 1) {
            report.pairings.stream()
                    .limit(MOST_HISTOGRAMS)
                    .forEach(met -> add(all, met.name(), met.meeting().lengths()));
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
