package org.marienbad.cli.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marienbad.cli.console.Columns;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.shared.SeatNames;
import org.marienbad.framework.text.Messages;
import org.marienbad.lab.results.Results;
import org.marienbad.lab.results.WinDrawLoss;
import org.marienbad.lab.statistics.Interval;
import org.marienbad.lab.tournament.Seating;
import org.marienbad.lab.tournament.Tournament;

/** The results of games between the same players, for every player in all and at each seat, as text and as JSON. */
public final class MatchSummary {
    private final Results results;
    private final Tournament tournament;
    private final int threads;
    private final Messages messages;
    private final long start = System.nanoTime();

    private double seconds;

    MatchSummary(Results results, int threads) {
        this.results = results;
        this.tournament = results.tournament();
        this.threads = threads;
        this.messages = tournament.setup().provider().messages(Locale.ENGLISH);
    }

    /** All games are played, or no more will be: time stops. */
    void finish() {
        seconds = (System.nanoTime() - start) / 1e9;
    }

    private Map<String, Long> forfeits() {
        Map<String, Long> reasons = new LinkedHashMap<>();
        results.forfeits().forEach((reason, count) -> {
            String name = label(reason.entrant());
            reasons.put(
                    switch (reason.cause()) {
                        case ILLEGAL -> name + " chose an illegal action (" + reason.detail() + ")";
                        case FAILED -> name + " failed (" + reason.detail() + ")";
                        case TIMEOUT -> name + " did not answer in time (" + reason.detail() + ")";
                        case FLAG -> name + " lost on time (clock " + reason.detail() + ")";
                        case RESIGNED, AGREED -> throw new IllegalStateException("players of matches do not " + reason);
                    },
                    count);
        });
        return reasons;
    }

    private static String label(int player) {
        return String.valueOf(player + 1);
    }

    List<String> lines(int width) {
        List<String> lines = new ArrayList<>();
        long played = results.games();
        int players = tournament.entrants().size();
        GameSetup setup = tournament.setup();
        String options = setup.options().toString();
        lines.add(setup.provider().id() + (options.isEmpty() ? "" : "(" + options + ")") + ", " + setup.seats()
                + " seats, " + played + (played == 1 ? " game" : " games") + ", seed "
                + tournament.options().seed());
        lines.add(
                rotated()
                        ? "Seats rotated: every player sits everywhere equally often"
                                + (tournament.options().opening() == 0
                                        ? ""
                                        : ", after " + tournament.options().opening() + " random plies")
                                + (played % setup.seats() == 0 ? "." : ", give or take one game.")
                        : "Seats fixed: player 1 at seat 1, and so on.");
        lines.add(
                setup.starter() == GameSetup.BY_LOT
                        ? "The starter is drawn by lot in every game."
                        : "Seat " + seatName(setup.starter()) + " moves first.");
        lines.add("");
        Columns legend = new Columns("", "rl");
        for (int player = 0; player < players; player++) {
            legend.row(label(player), tournament.entrants().get(player).player());
        }
        lines.addAll(legend.lines(width));
        lines.add("");
        lines.addAll(table());
        lines.add("");
        lines.add(String.format(
                Locale.ROOT,
                "%.1f plies a game, %,.0f plies/s, %,.1f games/s with %d %s, %s in all",
                results.lengths().mean(),
                results.lengths().mean() * played / seconds,
                played / seconds,
                threads,
                threads == 1 ? "thread" : "threads",
                duration(seconds)));
        if (results.repetitive()) {
            lines.add("Only " + results.different()
                    + " of these games differ, so the intervals mean little: these players"
                    + " repeat themselves; --opening 4 gives every pair of games another start.");
        }
        forfeits()
                .forEach((reason, count) -> lines.add(
                        "Lost by forfeit: " + count + (count == 1 ? " game" : " games") + ", player " + reason));
        return lines;
    }

    private boolean rotated() {
        return tournament.schedule().seating() != Seating.FIXED;
    }

    private List<String> table() {
        int players = tournament.entrants().size();
        boolean scored = tournament
                        .setup()
                        .game()
                        .scores(tournament
                                .setup()
                                .drawn(tournament.options().seed())
                                .newState())
                        .length
                > 0;
        Columns table = new Columns("", "rlrrrrrrrrr");
        table.row(
                "player",
                "seat",
                "games",
                "won",
                "drawn",
                "lost",
                "won %",
                "95 % interval",
                "payoff",
                scored ? "score" : "",
                "ms/ply");
        for (int player = 0; player < players; player++) {
            table.row(cells(label(player), "all", results.total(player), scored));
            for (int seat = 0; seat < players && rotated(); seat++) {
                table.row(cells("", seatName(seat), results.at(player, seat), scored));
            }
        }
        return table.lines(Integer.MAX_VALUE);
    }

    private static Object[] cells(String player, String seat, WinDrawLoss tally, boolean scored) {
        Interval interval = tally.won().interval();
        return new Object[] {
            player,
            seat,
            tally.games(),
            tally.wins(),
            tally.draws(),
            tally.losses(),
            number("%.1f", 100 * tally.won().value()),
            String.format(Locale.ROOT, "%.1f – %.1f", 100 * interval.low(), 100 * interval.high()),
            number("%+.3f", tally.payoffs().mean()),
            scored ? number("%.1f", tally.scores().mean()) : "",
            number("%.2f", tally.decisionMillis())
        };
    }

    private static String number(String format, double value) {
        return Double.isNaN(value) ? "–" : String.format(Locale.ROOT, format, value);
    }

    private static String duration(double seconds) {
        return seconds < 60
                ? String.format(Locale.ROOT, "%.1f s", seconds)
                : String.format(Locale.ROOT, "%d min %d s", (long) seconds / 60, (long) seconds % 60);
    }

    private String seatName(int seat) {
        return SeatNames.numbered(tournament.setup().game(), seat, messages);
    }

    /** The results are the same for the same seed; all that depends on the machine is under {@code time}. */
    public Map<String, Object> json() {
        GameSetup setup = tournament.setup();
        long played = results.games();
        int players = tournament.entrants().size();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("game", setup.provider().id());
        all.put("seats", setup.seats());
        all.put("options", setup.options().toMap());
        all.put("starter", setup.starter() == GameSetup.BY_LOT ? "lot" : setup.starter());
        all.put("seed", tournament.options().seed());
        all.put("games", played);
        all.put("different", results.different());
        all.put("opening", tournament.options().opening());
        all.put("rotated", rotated());
        List<Object> each = new ArrayList<>();
        List<Object> times = new ArrayList<>();
        for (int player = 0; player < players; player++) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("player", tournament.entrants().get(player).player().toString());
            one.putAll(json(results.total(player)));
            List<Object> bySeat = new ArrayList<>();
            for (int seat = 0; seat < players; seat++) {
                if (results.at(player, seat).games() > 0) {
                    Map<String, Object> there = new LinkedHashMap<>();
                    there.put("seat", seat);
                    there.putAll(json(results.at(player, seat)));
                    bySeat.add(there);
                }
            }
            one.put("bySeat", bySeat);
            each.add(one);
            times.add(nullIfUnknown(results.total(player).decisionMillis()));
        }
        all.put("players", each);
        all.put("forfeits", forfeits());
        all.put("pliesPerGame", results.lengths().mean());
        Map<String, Object> time = new LinkedHashMap<>();
        time.put("threads", threads);
        time.put("seconds", seconds);
        time.put("pliesPerSecond", results.lengths().mean() * played / seconds);
        time.put("decisionMillis", times);
        all.put("time", time);
        return all;
    }

    public static Map<String, Object> json(WinDrawLoss tally) {
        Map<String, Object> one = new LinkedHashMap<>();
        Interval interval = tally.won().interval();
        one.put("games", tally.games());
        one.put("wins", tally.wins());
        one.put("draws", tally.draws());
        one.put("losses", tally.losses());
        one.put("forfeits", tally.forfeits());
        one.put("winShare", nullIfUnknown(tally.won().value()));
        one.put("winInterval", List.of(interval.low(), interval.high()));
        one.put("payoff", nullIfUnknown(tally.payoffs().mean()));
        one.put("score", nullIfUnknown(tally.scores().mean()));
        return one;
    }

    public static Double nullIfUnknown(double value) {
        return Double.isNaN(value) ? null : value;
    }
}
