package org.marienbad.desktop.command;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.lab.Series;
import org.marienbad.framework.lab.Tally;
import org.marienbad.framework.lab.statistics.Interval;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.framework.match.GameSetup;
import org.marienbad.framework.text.Messages;

/** The results of a series, counted for every player, in all and at each seat, as text and as JSON. */
final class MatchSummary {
    private static final int MOST_COUNTED = 100_000;

    private final Series series;
    private final int threads;
    private final Messages messages;
    private final Tally[] totals;
    private final Tally[][] atSeat;
    private final Map<String, Integer> forfeits = new TreeMap<>();
    private final long start = System.nanoTime();
    /** Hashes of the games that differ; counting stops before it takes memory to speak of. */
    private final Set<Integer> different = new HashSet<>();

    private int counted;
    private long plies;
    private int played;
    private double seconds;

    MatchSummary(Series series, int threads) {
        this.series = series;
        this.threads = threads;
        this.messages = series.setup().provider().messages(Locale.ENGLISH);
        int seats = series.setup().seats();
        totals = new Tally[seats];
        atSeat = new Tally[seats][seats];
        for (int player = 0; player < seats; player++) {
            totals[player] = new Tally();
            for (int seat = 0; seat < seats; seat++) {
                atSeat[player][seat] = new Tally();
            }
        }
    }

    void add(Series.Played game) {
        played++;
        if (different.size() < MOST_COUNTED) {
            different.add(game.result().plies().hashCode());
            counted++;
        }
        plies += game.result().plies().size();
        for (int seat = 0; seat < totals.length; seat++) {
            int player = game.playerAt()[seat];
            totals[player].add(game, seat);
            atSeat[player][seat].add(game, seat);
        }
        game.result().forfeit().ifPresent(forfeit -> forfeits.merge(describe(game, forfeit), 1, Integer::sum));
    }

    /** How many games were added. */
    int played() {
        return played;
    }

    /** All games are played, or no more will be: time stops. */
    void finish() {
        seconds = (System.nanoTime() - start) / 1e9;
    }

    private String describe(Series.Played game, Forfeit forfeit) {
        String name = label(game.playerAt()[forfeit.seat()]);
        return switch (forfeit.cause()) {
            case ILLEGAL -> name + " chose what is not legal (" + forfeit.detail() + ")";
            case FAILED -> name + " failed (" + forfeit.detail() + ")";
            case TIMEOUT -> name + " did not answer in time (" + forfeit.detail() + ")";
        };
    }

    private static String label(int player) {
        return String.valueOf(player + 1);
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        GameSetup setup = series.setup();
        String options = setup.options().toString();
        lines.add(setup.provider().id() + (options.isEmpty() ? "" : "(" + options + ")") + ", " + setup.seats()
                + " seats, " + played + (played == 1 ? " game" : " games") + ", seed " + series.seed());
        lines.add(
                series.rotated()
                        ? "Seats rotated: every player sits everywhere equally often"
                                + (series.opening() == 0 ? "" : ", after " + series.opening() + " random plies")
                                + (played % setup.seats() == 0 ? "." : ", give or take one game.")
                        : "Seats fixed: player 1 at seat 1, and so on.");
        lines.add(
                setup.starter() == GameSetup.BY_LOT
                        ? "The starter is drawn by lot in every game."
                        : "Seat " + seatName(setup.starter()) + " starts.");
        lines.add("");
        Columns legend = new Columns("", "rl");
        for (int player = 0; player < totals.length; player++) {
            legend.row(label(player), series.players().get(player));
        }
        lines.addAll(legend.lines());
        lines.add("");
        lines.addAll(table());
        lines.add("");
        lines.add(String.format(
                Locale.ROOT,
                "%.1f plies a game, %,.0f plies/s, %,.1f games/s with %d %s, %s in all",
                (double) plies / played,
                plies / seconds,
                played / seconds,
                threads,
                threads == 1 ? "thread" : "threads",
                duration(seconds)));
        if (counted >= 10 && different.size() < counted / 2) {
            lines.add("Only " + different.size() + " of these games differ, so the intervals mean little: these players"
                    + " repeat themselves; --opening 4 gives every pair of games another start.");
        }
        forfeits.forEach((reason, count) ->
                lines.add("Lost by forfeit: " + count + (count == 1 ? " game" : " games") + ", player " + reason));
        return lines;
    }

    private List<String> table() {
        boolean scored =
                series.setup().game().scores(series.setup().drawn(series.seed()).newState()).length > 0;
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
        for (int player = 0; player < totals.length; player++) {
            table.row(cells(label(player), "all", totals[player], scored));
            for (int seat = 0; seat < totals.length && series.rotated(); seat++) {
                table.row(cells("", seatName(seat), atSeat[player][seat], scored));
            }
        }
        return table.lines();
    }

    private static Object[] cells(String player, String seat, Tally tally, boolean scored) {
        Interval interval = tally.winInterval();
        return new Object[] {
            player,
            seat,
            tally.games(),
            tally.wins(),
            tally.draws(),
            tally.losses(),
            number("%.1f", 100 * tally.winShare()),
            String.format(Locale.ROOT, "%.1f – %.1f", 100 * interval.low(), 100 * interval.high()),
            number("%+.3f", tally.payoff()),
            scored ? number("%.1f", tally.score()) : "",
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
        Game game = series.setup().game();
        return (seat + 1) + " " + messages.get(game.seatName(seat));
    }

    /** The results are the same for the same seed; what depends on the machine is under {@code time}. */
    Map<String, Object> json() {
        GameSetup setup = series.setup();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("game", setup.provider().id());
        all.put("seats", setup.seats());
        all.put("options", setup.options().toMap());
        all.put("starter", setup.starter() == GameSetup.BY_LOT ? "lot" : setup.starter());
        all.put("seed", series.seed());
        all.put("games", played);
        all.put("different", different.size());
        all.put("opening", series.opening());
        all.put("rotated", series.rotated());
        List<Object> players = new ArrayList<>();
        List<Object> times = new ArrayList<>();
        for (int player = 0; player < totals.length; player++) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("player", series.players().get(player).toString());
            one.putAll(json(totals[player]));
            List<Object> bySeat = new ArrayList<>();
            for (int seat = 0; seat < totals.length; seat++) {
                if (atSeat[player][seat].games() > 0) {
                    Map<String, Object> there = new LinkedHashMap<>();
                    there.put("seat", seat);
                    there.putAll(json(atSeat[player][seat]));
                    bySeat.add(there);
                }
            }
            one.put("bySeat", bySeat);
            players.add(one);
            times.add(nullIfUnknown(totals[player].decisionMillis()));
        }
        all.put("players", players);
        all.put("forfeits", forfeits);
        all.put("pliesPerGame", (double) plies / played);
        Map<String, Object> time = new LinkedHashMap<>();
        time.put("threads", threads);
        time.put("seconds", seconds);
        time.put("pliesPerSecond", plies / seconds);
        time.put("decisionMillis", times);
        all.put("time", time);
        return all;
    }

    private static Map<String, Object> json(Tally tally) {
        Map<String, Object> one = new LinkedHashMap<>();
        Interval interval = tally.winInterval();
        one.put("games", tally.games());
        one.put("wins", tally.wins());
        one.put("draws", tally.draws());
        one.put("losses", tally.losses());
        one.put("forfeits", tally.forfeits());
        one.put("winShare", nullIfUnknown(tally.winShare()));
        one.put("winInterval", List.of(interval.low(), interval.high()));
        one.put("payoff", nullIfUnknown(tally.payoff()));
        one.put("score", nullIfUnknown(tally.score()));
        return one;
    }

    private static Double nullIfUnknown(double value) {
        return Double.isNaN(value) ? null : value;
    }
}
