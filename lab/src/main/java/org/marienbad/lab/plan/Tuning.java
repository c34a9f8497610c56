package org.marienbad.lab.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.lab.space.SettingSpace;
import org.marienbad.lab.statistics.Sprt;
import org.marienbad.lab.tournament.Entrant;
import org.marienbad.lab.tournament.Schedule;
import org.marienbad.lab.tournament.Seating;
import org.marienbad.lab.tournament.Tournament;
import org.marienbad.lab.tuning.Ntbea;
import org.marienbad.lab.tuning.Optimizer;
import org.marienbad.lab.tuning.Spsa;

/**
 * A plan to tune settings of a player. Each step of an optimizer is a small tournament, in which its points meet the
 * same opponents with the same seeds. At the end a test compares the result with the original player. The effort is
 * counted in games, so that the same plan gives the same result on every machine and with any threads.
 */
public final class Tuning {
    static final int DEFAULT_BATCH = 16;
    static final String DEFAULT_TEST = "sprt(0,20)";
    static final int DEFAULT_TEST_GAMES = 4000;

    /**
     * How it is tuned.
     *
     * @param batch games of every point with every opponent in a step
     * @param test of what was found against the player as it was
     * @param testGames how many games that test has at most
     */
    public record Effort(Optimizer.Method method, long batch, Sprt test, long testGames) {}

    /** The games, as entries of a plan whose number of games is that of all steps together. */
    record Games(PlanEntries plan, Catalogue<GameProvider> games, Catalogue<PlayerProvider> players) {}

    private final SettingSpace space;
    private final List<PlayerSpec> opponents;
    private final Effort effort;
    /** The player as it was with its opponents: how games are played is taken from it. */
    private final Tournament pattern;

    /** @throws IllegalArgumentException in one line, if the method does not fit the settings, or there are too few games */
    Tuning(SettingSpace space, List<PlayerSpec> opponents, Effort effort, Games games) {
        this.space = space;
        this.opponents = opponents.isEmpty() ? List.of(space.player()) : List.copyOf(opponents);
        this.effort = effort;
        int seats = games.plan().setup(games.games()).seats();
        if (seats != 2) {
            throw new IllegalArgumentException(
                    "tuning ends with a test, which needs a game of two seats; this one has " + seats);
        }
        List<Object> entrants = new ArrayList<>();
        entrants.add(Map.of("name", "untuned", "player", space.player().toString()));
        for (int i = 0; i < this.opponents.size(); i++) {
            entrants.add(Map.of(
                    "name",
                    "opponent " + (i + 1),
                    "player",
                    this.opponents.get(i).toString()));
        }
        pattern = games.plan()
                .with("entrants", entrants, "the tuning")
                .with("schedule", "gauntlet", "the tuning")
                .tournament(games.games(), games.players());
        if (pattern.options().stop().isPresent()) {
            throw new IllegalArgumentException(
                    "'stop' is for tournaments; allowed: 'test', by which a tuning ends, such as \"sprt(0,20)\"");
        }
        if (steps() < 1) {
            throw new IllegalArgumentException(budget() + " games are less than one step of " + stepGames()
                    + "; allowed: more games, or a smaller batch");
        }
        optimizer();
        space.axes()
                .forEach(axis ->
                        space.at(Map.of(axis.key(), axis.values().get(0))).settings(games.players()));
    }

    public SettingSpace space() {
        return space;
    }

    public List<PlayerSpec> opponents() {
        return opponents;
    }

    public Effort effort() {
        return effort;
    }

    /** The game, its options and who has a time limit are those of all its games. */
    public Tournament pattern() {
        return pattern;
    }

    /** Games of all steps together, at most; those of the test come after them. */
    public long budget() {
        return pattern.options().games();
    }

    /** How many games a step has. */
    public long stepGames() {
        long points = effort.method() == Optimizer.Method.SPSA ? 2 : 1;
        return points * opponents.size() * effort.batch();
    }

    /** How many steps there are. */
    public long steps() {
        return budget() / stepGames();
    }

    /** The optimizer at its beginning. */
    public Optimizer optimizer() {
        long seed = pattern.options().seed();
        if (effort.method() == Optimizer.Method.NTBEA) {
            return new Ntbea(space, seed);
        }
        Map<String, String> start = new LinkedHashMap<>();
        space.axes().forEach(axis -> start.put(axis.key(), axis.defaultValue()));
        return new Spsa(space, start, steps(), (int) Math.min(1_000_000, effort.batch() * opponents.size()), seed);
    }

    /** The games of the step {@code number}: entrants are {@code points} and after them the opponents. */
    public Tournament step(long number, List<Map<String, String>> points) {
        List<Entrant> entrants = new ArrayList<>();
        points.forEach(point -> entrants.add(new Entrant("point " + (entrants.size() + 1), space.at(point))));
        List<List<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < opponents.size(); i++) {
            int rival = points.size() + i;
            entrants.add(new Entrant("opponent " + (i + 1), opponents.get(i)));
            IntStream.range(0, points.size()).forEach(point -> pairs.add(List.of(point, rival)));
        }
        return tournament(entrants, pairs, options(effort.batch(), Seeds.split(seed(), "tuning step", number)));
    }

    /**
     * The test of the player with {@code tuned} settings against the player as it was. It alone keeps what the plan says is
     * to be kept of games.
     */
    public Tournament test(Map<String, String> tuned) {
        Tournament.Options given = pattern.options();
        Tournament.Options kept = options(effort.testGames(), Seeds.split(seed(), "tuning test", 0))
                .stop(effort.test());
        if (given.oracle().isPresent()) {
            kept = kept.oracle(given.oracle().get());
        }
        if (given.plies()) {
            kept = kept.keepingPlies();
        }
        if (given.shards().isPresent()) {
            kept = kept.shards(given.shards().getAsInt());
        }
        if (given.log()) {
            kept = kept.logging();
        }
        List<Entrant> entrants = List.of(new Entrant("tuned", space.at(tuned)), new Entrant("untuned", space.player()));
        return tournament(entrants, List.of(List.of(0, 1)), kept);
    }

    private long seed() {
        return pattern.options().seed();
    }

    private Tournament tournament(List<Entrant> entrants, List<List<Integer>> pairs, Tournament.Options options) {
        Seating seating = pattern.schedule().seating();
        return new Tournament(
                pattern.setup(), entrants, new Schedule(Schedule.Kind.PAIRS, pairs, false, seating), options);
    }

    private Tournament.Options options(long games, long seed) {
        Tournament.Options given = pattern.options();
        Tournament.Options options = Tournament.Options.of(games, seed)
                .opening(given.opening())
                .budget(given.budget())
                .patience(given.patience())
                .clock(given.clock());
        if (given.openings().isPresent()) {
            options = options.openings(given.openings().get());
        }
        if (given.cpuTime().isPresent()) {
            options = options.cpuTime(given.cpuTime().get());
        }
        return options;
    }

    /** The tuning as JSON that {@link ExperimentPlan} reads. */
    public Map<String, Object> plain() {
        Map<String, Object> plan = PlanJson.plain(pattern);
        ExperimentKind.MADE.forEach(plan::remove);
        Map<String, Object> tune = new LinkedHashMap<>();
        tune.put("player", space.player().toString());
        tune.put("over", space.plain());
        tune.put("against", opponents.stream().map(PlayerSpec::toString).toList());
        tune.put("method", PlanEntries.word(effort.method()));
        tune.put("batch", effort.batch());
        tune.put("test", effort.test().toString());
        tune.put("testGames", effort.testGames());
        plan.put("tune", tune);
        return plan;
    }
}
