package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.report.HtmlTable.Cell;
import org.marienbad.lab.results.HeadToHead;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.statistics.Histogram;
import org.marienbad.lab.statistics.Moments;
import org.marienbad.lab.statistics.Proportion;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.statistics.StarterResults;
import org.marienbad.lab.tournament.Tournament;

/** Each pairing on its own: who won by who started, score and margin, the lengths of the games, the stopping rule. */
final class PairingsSection {
    private final Results results;
    private final Tournament tournament;
    private final HtmlReport.Entrants entrants;
    private final Messages words;
    private final Numbers numbers;

    PairingsSection(Results results, HtmlReport.Entrants entrants, Messages words, Numbers numbers) {
        this.results = results;
        this.tournament = results.tournament();
        this.entrants = entrants;
        this.words = words;
        this.numbers = numbers;
    }

    void write(Html html) {
        if (tournament.setup().seats() == 2) {
            html.element("h2 id=\"starters\"", words.get("starters"));
            html.element("p class=\"small\"", words.get("starters.help"));
            starters().write(html);
            if (tournament.pairings().stream()
                    .anyMatch(pairing -> pairing.get(0).equals(pairing.get(1)))) {
                html.element("p class=\"small\"", words.get("starters.same"));
            }
        }
        HtmlTable margins = margins();
        if (!margins.isEmpty()) {
            html.element("h2 id=\"margins\"", words.get("margins"));
            html.element("p class=\"small\"", words.get("margins.help"));
            margins.write(html);
        }
        html.element("h2 id=\"lengths\"", words.get("lengths"));
        html.raw("<p><label>").text(words.get("lengths.of")).raw(" <select id=\"length-of\"></select></label></p>\n");
        html.raw("<div class=\"chart\" id=\"length-chart\"></div>\n");
        lengths().write(html);
        if (tournament.options().stop().isPresent()) {
            html.element("h2 id=\"stop\"", words.get("stop"));
            html.element(
                    "p class=\"small\"",
                    words.get("stop.help", tournament.options().stop().get().toString()));
            stop().write(html);
        }
    }

    private HtmlTable starters() {
        HtmlTable table = new HtmlTable()
                .words("A")
                .words("B")
                .numbers(words.get("games"))
                .numbers("ppAA", words.get("starters.aa"))
                .numbers("ppAB", words.get("starters.ab"))
                .numbers("ppRA", words.get("starters.ra"))
                .numbers("ppBB", words.get("starters.bb"))
                .numbers("ppBA", words.get("starters.ba"))
                .numbers("ppRB", words.get("starters.rb"))
                .numbers(words.get("starters.wins"), words.get("starters.wins.help"));
        for (int pairing = 0; pairing < tournament.pairings().size(); pairing++) {
            HeadToHead meeting = results.meeting(pairing);
            StarterResults starters = meeting.starters();
            List<Cell> row = new ArrayList<>(List.of(
                    Cell.of(entrants.name(meeting.entrants().get(0))),
                    Cell.of(entrants.name(meeting.entrants().get(1))),
                    numbers.wholeCell(starters.games())));
            for (Proportion share : List.of(
                    starters.ppAA(),
                    starters.ppAB(),
                    starters.ppRA(),
                    starters.ppBB(),
                    starters.ppBA(),
                    starters.ppRB(),
                    starters.starterWins())) {
                row.add(probability(share));
            }
            table.row(row);
        }
        return table;
    }

    /** As the theses print them: four decimals, not percent. */
    private Cell probability(Proportion share) {
        return new Cell(
                numbers.decimal(share.value(), 4),
                share.value(),
                "",
                words.get(
                        "interval.tip",
                        numbers.decimal(share.interval().low(), 4),
                        numbers.decimal(share.interval().high(), 4),
                        numbers.whole(share.successes()),
                        numbers.whole(share.trials())));
    }

    private HtmlTable margins() {
        HtmlTable table = new HtmlTable()
                .words("A")
                .words("B")
                .numbers(words.get("margins.a"))
                .numbers(words.get("margins.b"))
                .numbers(words.get("margins.mean"))
                .numbers("±", words.get("margins.error"))
                .numbers(words.get("deviation"))
                .numbers(words.get("least"))
                .numbers(words.get("greatest"));
        for (int pairing = 0; pairing < tournament.pairings().size(); pairing++) {
            HeadToHead meeting = results.meeting(pairing);
            Moments margin = meeting.margins();
            if (margin.count() > 0) {
                table.row(List.of(
                        Cell.of(entrants.name(meeting.entrants().get(0))),
                        Cell.of(entrants.name(meeting.entrants().get(1))),
                        numbers.decimalCell(meeting.total(0).scores().mean(), 2),
                        numbers.decimalCell(meeting.total(1).scores().mean(), 2),
                        Cell.of(numbers.signed(margin.mean(), 2), margin.mean()),
                        numbers.decimalCell(margin.standardError(), 3),
                        numbers.decimalCell(margin.deviation(), 2),
                        numbers.decimalCell(margin.min(), 0),
                        numbers.decimalCell(margin.max(), 0)));
            }
        }
        return table;
    }

    private HtmlTable lengths() {
        HtmlTable table = new HtmlTable()
                .words(words.get("pairing"))
                .numbers(words.get("games"))
                .numbers(words.get("lengths.mean"))
                .numbers(words.get("deviation"))
                .numbers(words.get("least"))
                .numbers(words.get("lengths.median"))
                .numbers(words.get("greatest"));
        if (tournament.pairings().size() > 1) {
            lengths(table, words.get("lengths.all"), results.lengths());
        }
        for (int pairing = 0; pairing < tournament.pairings().size(); pairing++) {
            lengths(table, entrants.pairing(pairing), results.meeting(pairing).lengths());
        }
        return table;
    }

    private void lengths(HtmlTable table, String name, Histogram lengths) {
        if (lengths.total() > 0) {
            table.row(List.of(
                    Cell.of(name),
                    numbers.wholeCell(lengths.total()),
                    numbers.decimalCell(lengths.mean(), 2),
                    numbers.decimalCell(lengths.deviation(), 2),
                    numbers.wholeCell(lengths.quantile(0)),
                    numbers.wholeCell(lengths.quantile(0.5)),
                    numbers.wholeCell(lengths.quantile(1))));
        }
    }

    private HtmlTable stop() {
        HtmlTable table = new HtmlTable()
                .words(words.get("pairing"))
                .numbers(words.get("games"))
                .numbers(words.get("stop.ratio"))
                .numbers(words.get("stop.lower"))
                .numbers(words.get("stop.upper"))
                .words(words.get("stop.decision"));
        for (int pairing = 0; pairing < tournament.pairings().size(); pairing++) {
            Sprt.Status status = results.status(pairing).orElseThrow();
            table.row(List.of(
                    Cell.of(entrants.pairing(pairing)),
                    numbers.wholeCell(results.meeting(pairing).games()),
                    numbers.decimalCell(status.ratio(), 2),
                    numbers.decimalCell(status.lower(), 2),
                    numbers.decimalCell(status.upper(), 2),
                    Cell.of(words.get("stop." + status.decision().name().toLowerCase(Locale.ROOT)))));
        }
        return table;
    }
}
