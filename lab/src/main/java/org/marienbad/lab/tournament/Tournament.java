package org.marienbad.lab.tournament;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.TimeControl;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.MatchRecordBuilder;
import org.marienbad.lab.statistics.Sprt;

/**
 * The plan of a tournament: everything its results depend on, and nothing else. The number of a game is a pure function
 * of the plan. So neither threads nor interruptions change anything, and no list of games is kept.
 */
public final class Tournament {
    private final GameSetup setup;
    private final List<Entrant> entrants;
    private final Schedule schedule;
    private final Options options;
    private final List<List<Integer>> pairings;
    /** By pairing, the orders in which it takes its seats. */
    private final List<List<List<Integer>>> orders;

    /**
     * How games are played.
     *
     * @param games how many every pairing plays
     * @param opening how many decisions at the start are made at random, the same ones in all games of a round
     * @param openings with which games begin: each round with the next, the first again after the last
     * @param seed of all the randomness
     * @param budget limits of every decision, over and above the players' own
     * @param cpuTime limit of every decision in CPU time of the thread that makes it
     * @param patience how long a decision may take if the budget is not counted in time; who takes longer loses
     * @param clock how much time the seats of each game have
     * @param stop when a pairing ends before all its games are played; only with two seats
     * @param oracle a player that knows what positions are worth, by which choices are judged
     * @param plies whether the results keep the plies of every game
     * @param shards the games in each file of self-play data, if they are wanted; the results then keep plies and notes
     *     of every game
     * @param log whether every decision is logged; the results then keep the same, and how long each took
     */
    public record Options(
            long games,
            int opening,
            Optional<OpeningSet> openings,
            long seed,
            Budget budget,
            Optional<Duration> cpuTime,
            Duration patience,
            TimeControl clock,
            Optional<Sprt> stop,
            Optional<PlayerSpec> oracle,
            boolean plies,
            OptionalInt shards,
            boolean log) {
        public Options {
            if (games < 1 || opening < 0) {
                throw new IllegalArgumentException(
                        "a pairing plays at least one game, an opening has at least 0 plies");
            }
        }

        /** Without opening, limits, stopping rule and oracle. */
        public static Options of(long games, long seed) {
            return new Builder(games, seed).build();
        }

        private Options with(Consumer<Builder> change) {
            Builder builder = new Builder(this);
            change.accept(builder);
            return builder.build();
        }

        /** With {@code count} games of every pairing. */
        public Options games(long count) {
            return with(all -> all.games = count);
        }

        public Options opening(int count) {
            return with(all -> all.opening = count);
        }

        /** Begins the games with those of {@code set}, one after the other. */
        public Options openings(OpeningSet set) {
            return with(all -> all.openings = Optional.of(set));
        }

        public Options budget(Budget limits) {
            return with(all -> all.budget = limits);
        }

        public Options cpuTime(Duration limit) {
            return with(all -> all.cpuTime = Optional.of(limit));
        }

        public Options patience(Duration longest) {
            return with(all -> all.patience = longest);
        }

        public Options clock(TimeControl control) {
            return with(all -> all.clock = control);
        }

        public Options stop(Sprt rule) {
            return with(all -> all.stop = Optional.of(rule));
        }

        public Options oracle(PlayerSpec player) {
            return with(all -> all.oracle = Optional.of(player));
        }

        /** Keeps the plies of every game. */
        public Options keepingPlies() {
            return with(all -> all.plies = true);
        }

        /** Asks for self-play data, {@code count} games in each file. */
        public Options shards(int count) {
            return with(all -> all.shards = OptionalInt.of(count));
        }

        /** Logs every decision. */
        public Options logging() {
            return with(all -> all.log = true);
        }

        /** The budget; where CPU time is limited, one in time, which decisions then depend on. */
        public Budget limits() {
            Budget timed = Budget.ofNanos(patience.toNanos());
            return clock.limiting(cpuTime.isPresent() ? budget.and(timed) : budget);
        }

        /** Whether the results keep what players tell of their decisions, for whatever reason. */
        public boolean keepsNotes() {
            return shards.isPresent() || log;
        }

        /** Whether the results keep the plies of every game, for whatever reason. */
        public boolean keepsPlies() {
            return plies || keepsNotes();
        }

        /** See the components of {@link Options}. */
        private static final class Builder {
            private long games;
            private final long seed;
            private int opening;
            private Optional<OpeningSet> openings = Optional.empty();
            private Budget budget = Budget.UNLIMITED;
            private Optional<Duration> cpuTime = Optional.empty();
            private Duration patience = Match.DEFAULT_PATIENCE;
            private TimeControl clock = TimeControl.UNLIMITED;
            private Optional<Sprt> stop = Optional.empty();
            private Optional<PlayerSpec> oracle = Optional.empty();
            private boolean plies;
            private OptionalInt shards = OptionalInt.empty();
            private boolean log;

            Builder(long games, long seed) {
                this.games = games;
                this.seed = seed;
            }

            Builder(Options options) {
                this(options.games, options.seed);
                opening = options.opening;
                openings = options.openings;
                budget = options.budget;
                cpuTime = options.cpuTime;
                patience = options.patience;
                clock = options.clock;
                stop = options.stop;
                oracle = options.oracle;
                plies = options.plies;
                shards = options.shards;
                log = options.log;
            }

            Options build() {
                return new Options(
                        games, opening, openings, seed, budget, cpuTime, patience, clock, stop, oracle, plies, shards,
                        log);
            }
        }
    }

    /** @throws IllegalArgumentException if the arguments contradict each other */
    public Tournament(GameSetup setup, List<Entrant> entrants, Schedule schedule, Options options) {
        this.setup = setup;
        this.entrants = List.copyOf(entrants);
        this.schedule = schedule;
        this.options = options;
        Set<String> names = new HashSet<>();
        for (Entrant entrant : entrants) {
            if (!names.add(entrant.name())) {
                throw new IllegalArgumentException("two entrants are called '" + entrant.name() + "'");
            }
        }
        if (options.opening() > 0 && options.openings().isPresent()) {
            throw new IllegalArgumentException(
                    "a random opening and a set of openings are given; allowed: one of them");
        }
        int seats = setup.seats();
        if (options.stop().isPresent() && seats != 2) {
            throw new IllegalArgumentException("a stopping rule needs a game of two seats, this one has " + seats);
        }
        if (schedule.seating() == Seating.PERMUTED && seats > 6) {
            throw new IllegalArgumentException("the orders of " + seats + " seats are too many to go through; allowed:"
                    + " rotated or fixed seating");
        }
        pairings = List.copyOf(schedule.pairings(entrants.size(), seats));
        orders = pairings.stream().map(schedule.seating()::orders).toList();
    }

    public GameSetup setup() {
        return setup;
    }

    public List<Entrant> entrants() {
        return entrants;
    }

    public Schedule schedule() {
        return schedule;
    }

    public Options options() {
        return options;
    }

    /** The plies with which a game begins; empty where none are given. */
    public List<Integer> openingPlies(Fixture fixture) {
        return options.openings()
                .map(set -> set.plies(fixture.round(), drawn(fixture)))
                .orElse(List.of());
    }

    /** Who meets, as numbers of entrants; as many as the game has seats. */
    public List<List<Integer>> pairings() {
        return pairings;
    }

    /** How many different seatings a round of {@code pairing} has. */
    public int seatings(int pairing) {
        return orders.get(pairing).size();
    }

    /** How many games it has if no stopping rule ends a pairing. */
    public long games() {
        return Math.multiplyExact(options.games(), pairings.size());
    }

    /** The game number {@code index}, in [0, {@link #games()}): the pairings take turns. */
    public Fixture fixture(long index) {
        int pairing = (int) (index % pairings.size());
        long turn = index / pairings.size();
        List<List<Integer>> seatings = orders.get(pairing);
        return new Fixture(index, pairing, turn / seatings.size(), seatings.get((int) (turn % seatings.size())));
    }

    /** The entrants with a time limit: their games depend on the machine. */
    public List<Entrant> timed(Catalogue<PlayerProvider> players) {
        return entrants.stream()
                .filter(entrant -> players.get(entrant.player().id())
                        .isTimed(setup.game(), entrant.player().settings(players), options.limits()))
                .toList();
    }

    /** The setup of a game, its starter drawn, begun in the position of its opening if that is one. */
    public GameSetup drawn(Fixture fixture) {
        GameSetup drawn = setup.drawn(pairedSeed(fixture));
        return options.openings().map(set -> set.begun(fixture.round(), drawn)).orElse(drawn);
    }

    /** The seat that begins a game: where a position is set up, that which is to move in it, unless chance is. */
    public static int starter(GameSetup drawn) {
        int actor = drawn.position().isPresent() ? drawn.newState().actor() : State.CHANCE;
        return actor >= 0 ? actor : drawn.starter();
    }

    /** The record of a game, to be shown or kept by itself. */
    public MatchRecord record(GameResult game, List<String> plies) {
        Fixture fixture = game.fixture();
        List<Entrant> seated = fixture.entrants().stream().map(entrants::get).toList();
        MatchRecordBuilder record = new MatchRecordBuilder(
                        drawn(fixture),
                        seated.stream().map(one -> one.player().toString()).toList())
                .names(seated.stream().map(Entrant::name).toList())
                .seed(pairedSeed(fixture))
                .plies(plies)
                .payoffs(game.payoffs())
                .forfeit(game.forfeit());
        return options.clock().isUnlimited()
                ? record.build()
                : record.clock(new MatchRecord.Clock(options.clock(), Optional.empty()))
                        .build();
    }

    /** The seed that the games of a round share: for the starter's lot, chance, and what players cannot see. */
    public long pairedSeed(Fixture fixture) {
        return Seeds.split(options.seed(), "round", fixture.round());
    }

    public long openingSeed(Fixture fixture) {
        return Seeds.split(options.seed(), "opening", fixture.round());
    }

    /** For players that are made only to check that they can be. */
    public long trialSeed() {
        return Seeds.oneWay(options.seed(), "trial", 0);
    }

    /** The seed of the oracle. */
    public long judgeSeed(Fixture fixture) {
        return Seeds.oneWay(pairedSeed(fixture), "judge", 0);
    }

    /** The seed of the player at {@code seat}: independent of every other in the tournament. */
    public long playerSeed(Fixture fixture, int seat) {
        return Seeds.oneWay(Seeds.split(options.seed(), "game", fixture.index()), "player", seat);
    }
}
