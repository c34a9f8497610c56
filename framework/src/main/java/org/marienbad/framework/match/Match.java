package org.marienbad.framework.match;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.shared.CpuMeter;

/**
 * Plays one game to its end without a screen. Every player gets a copy of the position that is its own while it
 * decides, determinized for its seat. It also hears what its seat sees. A player that chooses illegally, throws or does
 * not answer loses, and the match always ends. Players are closed when it does.
 *
 * <p>Same setup, players and seed, same result, if the players' budgets are not counted in time.
 */
public final class Match {
    /**
     * The decisions at the start that no player makes.
     *
     * @param given plies that are played first, chance outcomes included
     * @param plies how many decisions after them are random
     */
    record Opening(List<Integer> given, int plies, long seed) {}

    /** How long a player without a time limit may take for a decision. */
    public static final Duration DEFAULT_PATIENCE = Duration.ofMinutes(10);

    /** The time beyond its own after which a player is said to hang. */
    static final Duration GRACE = Duration.ofSeconds(5);

    private final GameSetup setup;
    private final List<Player> players;
    private long seed;
    private Budget budget = Budget.UNLIMITED;
    private Duration patience = DEFAULT_PATIENCE;
    private Function<TimeControl, GameClock> clocks;
    private TimeControl control = TimeControl.UNLIMITED;
    private Opening opening = new Opening(List.of(), 0, 0);
    private MatchListener listener = MatchListener.NONE;
    private Duration cpuLimit = Duration.ZERO;
    private LongFunction<CpuMeter> cpuMeters;
    private boolean measuring;

    /**
     * A match of {@code setup} with one player a seat.
     *
     * @throws IllegalArgumentException if there are more or fewer players than seats
     */
    public Match(GameSetup setup, List<Player> players) {
        this.setup = Objects.requireNonNull(setup, "setup");
        this.players = List.copyOf(players);
        if (players.size() != setup.seats()) {
            throw new IllegalArgumentException(setup.provider().id() + " has " + setup.seats() + " seats, but "
                    + players.size() + " players came");
        }
    }

    /** Seeds the lot for the starter, chance and determinization, each with a stream of its own. */
    public Match seed(long value) {
        seed = value;
        return this;
    }

    /** Limits every decision, over and above what the players' own settings say. */
    public Match budget(Budget limits) {
        budget = limits;
        return this;
    }

    /**
     * The greatest time of a player for a decision or any other call. A budget counted in time takes its place (plus
     * five seconds).
     */
    public Match patience(Duration longest) {
        patience = longest;
        return this;
    }

    /**
     * Plays by a clock: every decision gets a share of the time left to its seat, and a seat whose time is used up loses.
     * The clock takes the place of {@link #patience} for decisions. Unlimited unless set.
     */
    public Match clock(TimeControl time) {
        return clock(time, each -> new GameClock(each, setup.seats()));
    }

    /** The same, with clocks made by {@code maker}. */
    Match clock(TimeControl time, Function<TimeControl, GameClock> maker) {
        control = Objects.requireNonNull(time, "time");
        clocks = maker;
        return this;
    }

    /**
     * Lets chance play the first {@code plies} decisions, all legal actions equally likely. So players who always
     * choose the same do not repeat one game. Equal opening seeds give equal openings.
     */
    public Match opening(int plies, long openingSeed) {
        opening = new Opening(opening.given(), plies, openingSeed);
        return this;
    }

    /**
     * Begins with {@code given} plies, decisions and chance outcomes, before a random opening and before players decide.
     * One that is not legal ends the match with a {@link PluginFault}.
     */
    public Match opening(List<Integer> given) {
        opening = new Opening(List.copyOf(given), opening.plies(), opening.seed());
        return this;
    }

    /**
     * Limits the CPU time of every decision, measured in the thread that makes it, not in other threads of a player nor
     * in other processes. A decision that has used it up is cancelled, so that the player gives its best so far. The
     * limit {@link #patience} holds as well, and nobody ponders.
     *
     * @throws IllegalArgumentException if {@code limit} is not positive, or this Java does not measure it
     */
    public Match cpuTime(Duration limit) {
        requireCpuTime();
        return cpuTime(limit, CpuMeter::of);
    }

    /** The same, measured by {@code maker} from the limit in nanoseconds. */
    Match cpuTime(Duration limit, LongFunction<CpuMeter> maker) {
        if (limit.isNegative() || limit.isZero()) {
            throw new IllegalArgumentException("a limit of CPU time is " + limit + "; allowed: more than 0");
        }
        cpuLimit = limit;
        cpuMeters = maker;
        return this;
    }

    /**
     * Measures the CPU time of every decision as {@link #cpuTime} counts it, for {@link MatchResult#plyCpuNanos}, where this
     * Java does.
     */
    public Match measuringCpuTime() {
        measuring = true;
        return this;
    }

    /** @throws IllegalArgumentException if this Java does not measure the CPU time of threads */
    public static void requireCpuTime() {
        CpuMeter.require(CpuMeter.isSupported());
    }

    public Match listener(MatchListener watcher) {
        listener = watcher;
        return this;
    }

    /**
     * Plays the game. The players are used by one other thread than the caller's.
     *
     * @throws PluginFault if the game itself breaks its contract, throws or hangs
     */
    public MatchResult play() {
        MatchRunner runner = runner();
        Future<MatchResult> playing = MatchThreads.workers().submit(runner::play);
        try {
            while (true) {
                try {
                    return playing.get(runner.nanosLeft(), TimeUnit.NANOSECONDS);
                } catch (TimeoutException waited) {
                    MatchResult ended = runner.expire();
                    if (ended != null) {
                        playing.cancel(true);
                        return ended;
                    }
                }
            }
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof RuntimeException exception) {
                throw exception;
            }
            throw new PluginFault("the match broke off: " + failure.getCause(), failure.getCause());
        } catch (InterruptedException interrupted) {
            runner.stop();
            playing.cancel(true);
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the match was interrupted", interrupted);
        }
    }

    /**
     * Plays the game in the calling thread and needs no other. Nobody ponders, and a player or a game that does not come back is
     * waited for. A flag falls when its player has decided.
     *
     * @throws PluginFault if the game itself breaks its contract or throws
     */
    public MatchResult playHere() {
        return runner(Optional.empty()).play();
    }

    MatchRunner runner() {
        return runner(Optional.of(MatchThreads.workers()));
    }

    private MatchRunner runner(Optional<Executor> background) {
        GameSetup drawn = setup.drawn(seed);
        Optional<GameClock> clock = control.isUnlimited() ? Optional.empty() : Optional.of(clocks.apply(control));
        Optional<CpuMeter> limiting = Optional.ofNullable(cpuMeters).map(maker -> maker.apply(cpuLimit.toNanos()));
        Optional<CpuMeter> cpu = limiting.isEmpty() && measuring && CpuMeter.isSupported()
                ? Optional.of(CpuMeter.of(CpuMeter.UNLIMITED))
                : limiting;
        // Players without any limit would think for a time of their own.
        Budget told = limiting.isPresent() ? budget.and(Budget.ofNanos(patience.toNanos())) : budget;
        MatchTime time = new MatchTime(drawn, told, limitNanos(told, patience), clock, cpu, measuring);
        return new MatchRunner(drawn, players, seed, opening, time, listener, background);
    }

    /** How long a player may take: its {@code budget} and some more, or else {@code patience}. */
    static long limitNanos(Budget budget, Duration patience) {
        return budget.isTimed() ? budget.nanos() + GRACE.toNanos() : patience.toNanos();
    }
}
