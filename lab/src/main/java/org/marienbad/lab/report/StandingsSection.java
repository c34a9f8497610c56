package org.marienbad.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.marienbad.drawing.PictureColors;
import org.marienbad.framework.game.SeatNames;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.matrix.NashAverage;
import org.marienbad.lab.report.HtmlTable.Cell;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.WinDrawLoss;
import org.marienbad.lab.statistics.Ratings;
import org.marienbad.lab.tournament.Tournament;

/** How strong every entrant is: ratings, results in all and at each seat, against each other, and the Nash mix. */
final class StandingsSection {
    /** A cross table of more would not fit on any screen. */
    private static final int MOST_CROSSED = 60;

    private final Results results;
    private final Tournament tournament;
    private final HtmlReport.Entrants entrants;
    private final Optional<Ratings> ratings;
    private final Messages words;
    private final Numbers numbers;

    StandingsSection(
            Results results, HtmlReport.Entrants entrants, Optional<Ratings> ratings, Messages words, Numbers numbers) {
        this.results = results;
        this.tournament = results.tournament();
        this.entrants = entrants;
        this.ratings = ratings;
        this.words = words;
        this.numbers = numbers;
    }

    void write(Html html) {
        html.element("h2 id=\"standings\"", words.get("standings"));
        standings().write(html);
        if (ratings.isPresent()) {
            html.element("p class=\"small\"", words.get(seats() == 2 ? "standings.elo" : "standings.luce"));
            html.raw("<div class=\"chart\" id=\"elo\"></div>\n");
        }
        if (tournament.entrants().size() > 1 && tournament.entrants().size() <= MOST_CROSSED && seats() > 1) {
            html.element("h2 id=\"cross\"", words.get("cross"));
            html.element("p class=\"small\"", words.get(seats() == 2 ? "cross.help" : "cross.help.more"));
            cross().write(html);
        }
        html.element("h2 id=\"seats\"", words.get("seats"));
        html.raw("<div class=\"chart\" id=\"outcomes\"></div>\n");
        seatTable().write(html);
        errors(html);
        nash().ifPresent(average -> nash(html, average));
    }

    private int seats() {
        return tournament.setup().seats();
    }

    private HtmlTable standings() {
        boolean scored = results.total(0).scores().count() > 0;
        HtmlTable table =
                new HtmlTable().numbers("#").words(words.get("entrant")).words(words.get("player"));
        if (ratings.isPresent()) {
            table.numbers("Elo").numbers("±", words.get("standings.error"));
        }
        if (ratings.isPresent() && seats() > 2) {
            table.numbers(words.get("worth"), words.get("worth.help"));
        }
        table.numbers(words.get("games"))
                .numbers(words.get("won"))
                .numbers(words.get("interval"))
                .numbers(words.get("drawn"))
                .numbers(words.get("lost"))
                .numbers(words.get("payoff"));
        if (scored) {
            table.numbers(words.get("score"));
        }
        table.numbers(words.get("millis"), words.get("millis.help"));
        int rank = 1;
        for (int entrant : entrants.ranked()) {
            WinDrawLoss tally = results.total(entrant);
            List<Cell> row = new ArrayList<>();
            row.add(numbers.wholeCell(rank++));
            row.add(Cell.of(entrants.name(entrant)));
            row.add(Cell.of(entrants.player(entrant)));
            if (ratings.isPresent()) {
                row.add(Cell.of(
                        numbers.signed(ratings.get().elo(entrant), 0),
                        ratings.get().elo(entrant)));
                row.add(numbers.decimalCell(ratings.get().standardError(entrant), 1));
            }
            if (ratings.isPresent() && seats() > 2) {
                row.add(numbers.decimalCell(ratings.get().worth(entrant), 3));
            }
            row.add(numbers.wholeCell(tally.games()));
            row.add(numbers.shareCell(tally.won()));
            row.add(numbers.intervalCell(tally.won()));
            row.add(numbers.shareCell(tally.drawn()));
            row.add(numbers.shareCell(tally.lost()));
            row.add(Cell.of(
                    numbers.signed(tally.payoffs().mean(), 3), tally.payoffs().mean()));
            if (scored) {
                row.add(numbers.decimalCell(tally.scores().mean(), 2));
            }
            row.add(numbers.decimalCell(tally.decisionMillis(), 3));
            table.row(row);
        }
        return table;
    }

    private HtmlTable cross() {
        HtmlTable table = new HtmlTable().words("");
        entrants.ranked().forEach(entrant -> table.numbers(entrants.name(entrant)));
        for (int entrant : entrants.ranked()) {
            List<Cell> row = new ArrayList<>();
            row.add(Cell.of(entrants.name(entrant)));
            for (int other : entrants.ranked()) {
                long games = results.above(entrant, other).trials();
                double share = results.points(entrant, other) / games;
                row.add(
                        games == 0
                                ? Cell.of("")
                                : new Cell(
                                        numbers.percent(share),
                                        share,
                                        heat(share),
                                        words.get(
                                                "cross.tip",
                                                numbers.whole(results.above(entrant, other)
                                                        .successes()),
                                                numbers.whole(results.above(other, entrant)
                                                        .successes()),
                                                numbers.whole(games))));
            }
            table.row(row);
        }
        return table;
    }

    /** From orange over transparent to blue, which colour-blind people can tell apart; the number says it too. */
    static String heat(double share) {
        int alpha = (int) Math.round(255 * Math.abs(share - 0.5) * 1.1);
        return "background:" + PictureColors.hex(share >= 0.5 ? PictureColors.BLUE : PictureColors.ORANGE)
                + String.format("%02x", alpha);
    }

    private HtmlTable seatTable() {
        Messages game = tournament.setup().provider().messages(words.locale());
        boolean scored = results.total(0).scores().count() > 0;
        HtmlTable table = new HtmlTable()
                .words(words.get("entrant"))
                .words(words.get("seat"))
                .numbers(words.get("games"))
                .numbers(words.get("won"))
                .numbers(words.get("interval"))
                .numbers(words.get("drawn"))
                .numbers(words.get("interval"))
                .numbers(words.get("lost"))
                .numbers(words.get("interval"));
        if (scored) {
            table.numbers(words.get("score"));
        }
        for (int entrant : entrants.ranked()) {
            for (int seat = 0; seat < seats(); seat++) {
                WinDrawLoss tally = results.at(entrant, seat);
                List<Cell> row = new ArrayList<>(List.of(
                        Cell.of(entrants.name(entrant)),
                        Cell.of(SeatNames.numbered(tournament.setup().game(), seat, game), seat),
                        numbers.wholeCell(tally.games()),
                        numbers.shareCell(tally.won()),
                        numbers.intervalCell(tally.won()),
                        numbers.shareCell(tally.drawn()),
                        numbers.intervalCell(tally.drawn()),
                        numbers.shareCell(tally.lost()),
                        numbers.intervalCell(tally.lost())));
                if (scored) {
                    row.add(numbers.decimalCell(tally.scores().mean(), 2));
                }
                table.row(row);
            }
        }
        return table;
    }

    private void errors(Html html) {
        if (tournament.options().oracle().isEmpty()) {
            return;
        }
        html.element("h2 id=\"errors\"", words.get("errors"));
        html.element(
                "p class=\"small\"",
                words.get("errors.help", tournament.options().oracle().get().toString()));
        HtmlTable table = new HtmlTable()
                .words(words.get("entrant"))
                .numbers(words.get("errors.decisions"))
                .numbers(words.get("errors.judged"))
                .numbers(words.get("errors.share"))
                .numbers(words.get("interval"))
                .numbers(words.get("errors.loss"));
        for (int entrant : entrants.ranked()) {
            WinDrawLoss tally = results.total(entrant);
            table.row(List.of(
                    Cell.of(entrants.name(entrant)),
                    numbers.wholeCell(tally.decisions()),
                    numbers.wholeCell(tally.judged()),
                    numbers.shareCell(tally.errors()),
                    numbers.intervalCell(tally.errors()),
                    numbers.decimalCell(tally.meanLoss(), 4)));
        }
        table.write(html);
    }

    /** Empty unless everybody met everybody. */
    private Optional<NashAverage> nash() {
        return nash(results);
    }

    static Optional<NashAverage> nash(Results results) {
        int entrants = results.tournament().entrants().size();
        double[][] points = new double[entrants][entrants];
        for (int entrant = 0; entrant < entrants; entrant++) {
            for (int other = 0; other < entrants; other++) {
                points[entrant][other] = results.points(entrant, other);
                if (entrant != other && results.above(entrant, other).trials() == 0) {
                    return Optional.empty();
                }
            }
        }
        return entrants < 3 || results.tournament().setup().seats() != 2
                ? Optional.empty()
                : Optional.of(NashAverage.ofPoints(points));
    }

    private void nash(Html html, NashAverage average) {
        html.element("h2 id=\"nash\"", words.get("nash"));
        html.element("p class=\"small\"", words.get("nash.help"));
        HtmlTable table = new HtmlTable()
                .words(words.get("entrant"))
                .numbers(words.get("nash.share"))
                .numbers(words.get("nash.skill"));
        for (int entrant : entrants.ranked()) {
            table.row(List.of(
                    Cell.of(entrants.name(entrant)),
                    Cell.of(numbers.percent(average.mix()[entrant]), average.mix()[entrant]),
                    Cell.of(numbers.signed(average.skill()[entrant], 3), average.skill()[entrant])));
        }
        table.write(html);
        html.raw("<div class=\"chart low\" id=\"nash-chart\"></div>\n");
    }
}
