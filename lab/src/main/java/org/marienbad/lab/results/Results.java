package org.marienbad.lab.results;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.marienbad.framework.match.Forfeit;
import org.marienbad.lab.statistics.Histogram;
import org.marienbad.lab.statistics.Placings;
import org.marienbad.lab.statistics.Proportion;
import org.marienbad.lab.statistics.Ratings;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/** The counts of the games of a tournament. Memory does not grow with their number. */
public final class Results {
    /** The first games, among which the different ones are counted. */
    private static final int MOST_COUNTED = 100_000;
    /** Reasons of forfeits that are told; details may differ from game to game. */
    private static final int MOST_REASONS = 50;
    /** Reasons that are told apart, so that those told are the first ones by the numbers of their games. */
    private static final int MOST_KEPT = 10_000;

    /** The reasons of lost games: the loser, and how. */
    public record Reason(int entrant, Forfeit.Cause cause, String detail) implements Comparable<Reason> {
        private Reason unnamed() {
            return new Reason(entrant, cause, "…");
        }

        @Override
        public int compareTo(Reason other) {
            int byEntrant = Integer.compare(entrant, other.entrant);
            int byCause = byEntrant != 0 ? byEntrant : cause.compareTo(other.cause);
            return byCause != 0 ? byCause : detail.compareTo(other.detail);
        }
    }

    /** How many games were lost for a reason, and the first of them. */
    private record Forfeits(long first, long games) {
        Forfeits plus(Forfeits other) {
            return new Forfeits(Math.min(first, other.first), games + other.games);
        }
    }

    private final Tournament tournament;
    private final WinDrawLoss[] totals;
    private final WinDrawLoss[][] atSeat;
    private final HeadToHead[] meetings;
    /** [i][j]: games in which i had a greater payoff than j. */
    private final long[][] above;
    /** [i][j]: games of both. */
    private final long[][] together;

    private final Placings placings;
    private final StoppingRule stoppingRule;
    private final Histogram lengths = new Histogram();
    private final Map<Reason, Forfeits> forfeits = new HashMap<>();
    private final Set<Long> different = new HashSet<>();
    private long counted;

    public Results(Tournament tournament) {
        this.tournament = tournament;
        int entrants = tournament.entrants().size();
        int seats = tournament.setup().seats();
        totals = new WinDrawLoss[entrants];
        atSeat = new WinDrawLoss[entrants][seats];
        for (int entrant = 0; entrant < entrants; entrant++) {
            totals[entrant] = new WinDrawLoss();
            for (int seat = 0; seat < seats; seat++) {
                atSeat[entrant][seat] = new WinDrawLoss();
            }
        }
        meetings = tournament.pairings().stream().map(HeadToHead::new).toArray(HeadToHead[]::new);
        above = new long[entrants][entrants];
        together = new long[entrants][entrants];
        placings = entrants < 2 ? null : new Placings(entrants);
        stoppingRule = new StoppingRule(tournament);
    }

    /** Counts a game. With a stopping rule games must be added in the order of their numbers, else in any order. */
    public void add(GameResult game) {
        int seats = game.payoffs().length;
        int[] seated = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            seated[seat] = game.fixture().entrants().get(seat);
            totals[seated[seat]].add(game, seat);
            atSeat[seated[seat]][seat].add(game, seat);
        }
        for (int seat = 0; seat < seats; seat++) {
            for (int other = 0; other < seats; other++) {
                if (seated[seat] != seated[other]) {
                    together[seated[seat]][seated[other]]++;
                    above[seated[seat]][seated[other]] += game.payoffs()[seat] > game.payoffs()[other] ? 1 : 0;
                }
            }
        }
        meetings[game.fixture().pairing()].add(game);
        stoppingRule.add(game);
        if (placings != null && seats > 1) {
            placings.add(seated, game.payoffs());
        }
        lengths.add(game.length());
        if (game.fixture().index() < MOST_COUNTED) {
            different.add(game.digest());
            counted++;
        }
        game.forfeit().ifPresent(forfeit -> {
            Reason reason = new Reason(seated[forfeit.seat()], forfeit.cause(), forfeit.detail());
            boolean kept = forfeits.containsKey(reason) || forfeits.size() < MOST_KEPT;
            forfeits.merge(
                    kept ? reason : reason.unnamed(),
                    new Forfeits(game.fixture().index(), 1),
                    Forfeits::plus);
        });
    }

    public Tournament tournament() {
        return tournament;
    }

    public long games() {
        return lengths.total();
    }

    public WinDrawLoss total(int entrant) {
        return totals[entrant];
    }

    public WinDrawLoss at(int entrant, int seat) {
        return atSeat[entrant][seat];
    }

    public HeadToHead meeting(int pairing) {
        return meetings[pairing];
    }

    /** In how many of the games of both {@code entrant} had a greater payoff than {@code other}. */
    public Proportion above(int entrant, int other) {
        return new Proportion(above[entrant][other], together[entrant][other]);
    }

    /** Points of {@code entrant} in its games with {@code other}: 1 for a greater payoff, ½ for an equal one. */
    public double points(int entrant, int other) {
        long level = together[entrant][other] - above[entrant][other] - above[other][entrant];
        return above[entrant][other] + level / 2.0;
    }

    /** The state of the stopping rule for {@code pairing}; empty without a stopping rule. */
    public Optional<Sprt.Status> status(int pairing) {
        return tournament.options().stop().map(rule -> stoppingRule.status(pairing));
    }

    /** Whether no game is left to be played. */
    public boolean complete() {
        return IntStream.range(0, meetings.length)
                .allMatch(pairing -> stoppingRule.ended(pairing)
                        || meetings[pairing].games() == tournament.options().games());
    }

    /** Ratings of the entrants; empty if no two different ones met. */
    public Optional<Ratings> ratings() {
        return placings == null || placings.games() == 0 ? Optional.empty() : Optional.of(placings.ratings());
    }

    /** The entrants, the best first: by their ratings, or by their mean payoffs where nobody met another. */
    public List<Integer> ranked(Optional<Ratings> ratings) {
        return IntStream.range(0, totals.length)
                .boxed()
                .sorted(Comparator.comparingDouble(entrant -> -ratings.map(known -> known.elo(entrant))
                        .orElseGet(() -> totals[entrant].payoffs().mean())))
                .toList();
    }

    /** Lengths of all games in plies. */
    public Histogram lengths() {
        return lengths;
    }

    /** How many games were lost for which reason other than the rules of the game. */
    public Map<Reason, Long> forfeits() {
        Map<Reason, Long> told = new TreeMap<>();
        forfeits.entrySet().stream()
                .sorted(Comparator.comparingLong(entry -> entry.getValue().first()))
                .forEach(entry -> told.merge(
                        told.size() < MOST_REASONS
                                ? entry.getKey()
                                : entry.getKey().unnamed(),
                        entry.getValue().games(),
                        Long::sum));
        return told;
    }

    /** How many of the first {@link #counted} games differ. */
    public int different() {
        return different.size();
    }

    public long counted() {
        return counted;
    }

    /** Whether so many games are repetitions of others that the intervals are too narrow. */
    public boolean repetitive() {
        return counted >= 10 && different.size() < counted / 2;
    }
}
