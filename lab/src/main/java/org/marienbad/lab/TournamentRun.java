package org.marienbad.lab;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.PluginGuard;
import org.marienbad.framework.game.State;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchListener;
import org.marienbad.framework.match.MatchPool;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.plugin.PlayerCatalogue;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.framework.record.Plies;

/**
 * A tournament in play, from its first game or from where it was interrupted. Games are played in many threads and
 * reported in the order of their numbers; the results do not depend on the number of threads, unless players have time
 * limits. Memory does not grow with the number of games.
 */
public final class TournamentRun {
    /** How many games may be finished before one that takes longer: they wait to be reported. */
    private static final int WINDOW = 4096;

    private static final Object SKIPPED = new Object();

    /** Called for every game, in the order of their numbers, in the thread of {@link #play}. */
    @FunctionalInterface
    public interface Listener {
        /**
         * @param result the match itself; empty if the game was played before the interruption and is known from its
         * file
         */
        void played(GameResult game, Optional<MatchResult> result);

        /** Nothing more is to be reported at the moment. */
        default void waiting() {}
    }

    /** A game that is over. */
    private record Finished(GameResult played, Optional<MatchResult> result) {}

    private final Tournament tournament;
    private final List<LongFunction<Player>> makers;
    private final Optional<Oracle> oracle;
    private final StoppingRule stoppingRule;
    private Function<Fixture, MatchListener> watcher = fixture -> MatchListener.NONE;
    /** The next game to be reported; games before it are done. */
    private long reported;

    private final Map<Long, Finished> early = new TreeMap<>();
    private volatile boolean stopped;
    private volatile Thread consumer;

    /** @throws IllegalArgumentException if a player does not support the game */
    public TournamentRun(Tournament tournament, PlayerCatalogue players) {
        this.tournament = tournament;
        Game game = tournament.setup().game();
        makers = tournament.entrants().stream()
                .map(entrant -> players.maker(entrant.player(), game))
                .toList();
        makers.forEach(maker ->
                Objects.requireNonNull(maker.apply(tournament.trialSeed())).close());
        oracle = tournament.options().oracle().map(spec -> new Oracle(players.maker(spec, game)));
        stoppingRule = new StoppingRule(tournament);
    }

    /**
     * Lets somebody watch the games from now on; not while {@link #play} runs.
     *
     * @param listeners asked for each game when it begins, by the thread that plays it
     */
    public void watch(Function<Fixture, MatchListener> listeners) {
        watcher = Objects.requireNonNull(listeners, "listeners");
    }

    /**
     * The record of a game that was played. Where its plies were not kept, it is played again; nothing is counted. From
     * any thread.
     *
     * @throws IllegalArgumentException if it went otherwise when it was played again: a player has a time limit
     */
    public MatchRecord record(GameResult game) {
        if (!game.plies().isEmpty()) {
            return tournament.record(game, game.plies());
        }
        MatchResult again = match(game.fixture(), MatchListener.NONE).play();
        if (GameResult.digest(again.plies()) != game.digest()) {
            throw new IllegalArgumentException(
                    "the plies of game " + game.fixture().index()
                            + " were not kept, and played again it goes otherwise: a player has a time limit");
        }
        return tournament.record(game, written(again));
    }

    /** The number of the next game to be reported, or how many there are if all are. */
    public long position() {
        skipEnded();
        return reported;
    }

    /** Whether no game is left to be played. */
    public boolean finished() {
        return position() == tournament.games();
    }

    /**
     * Adds a game that was played before; not while {@link #play} runs. Games ahead of their turn are kept until it
     * comes.
     *
     * @return whether it is its turn, so that it counts now
     * @throws IllegalArgumentException if it was played already, or would not be played at all, or is too far ahead of
     * its turn
     */
    public boolean resume(GameResult game) {
        long index = game.fixture().index();
        if (index == position()) {
            advance(game);
            return true;
        }
        if (index < reported || stoppingRule.ended(game.fixture().pairing())) {
            throw new IllegalArgumentException("game " + index + " is there twice, or after the end of its pairing");
        }
        if (index - reported >= WINDOW) {
            throw new IllegalArgumentException("game " + reported + " is missing before game " + index);
        }
        if (early.put(index, new Finished(game, Optional.empty())) != null) {
            throw new IllegalArgumentException("game " + index + " is there twice");
        }
        return false;
    }

    /**
     * Plays what is left, until all is done or {@link #stop} is called.
     *
     * @return games that were finished before others that were not, when it was stopped; else none
     * @throws org.marienbad.framework.match.GameFault if the game breaks its contract
     */
    public List<GameResult> play(int threads, Listener listener) {
        consumer = Thread.currentThread();
        ReorderBuffer board = new ReorderBuffer(position());
        MatchPool pool = new MatchPool(threads, board::next);
        try {
            while (!stopped && !finished()) {
                Finished game = board.take();
                if (game != null) {
                    advance(game.played());
                    listener.played(game.played(), game.result());
                }
                if (!board.ready()) {
                    listener.waiting();
                    board.sleep();
                }
            }
        } finally {
            pool.close();
        }
        return board.early();
    }

    /** Ends {@link #play} soon; what is being played is dropped. From any thread. */
    public void stop() {
        stopped = true;
        Thread waiting = consumer;
        if (waiting != null) {
            LockSupport.unpark(waiting);
        }
    }

    private void advance(GameResult game) {
        stoppingRule.add(game);
        reported = game.fixture().index() + 1;
    }

    /** Games that a decided pairing does not play need not be waited for. */
    private void skipEnded() {
        if (stoppingRule.allEnded()) {
            reported = tournament.games();
        }
        while (reported < tournament.games()
                && stoppingRule.ended(tournament.fixture(reported).pairing())) {
            reported++;
        }
    }

    private Match match(Fixture fixture, MatchListener listener) {
        Tournament.Options options = tournament.options();
        int seats = fixture.entrants().size();
        Player[] seated = new Player[seats];
        for (int seat = 0; seat < seats; seat++) {
            seated[seat] = makers.get(fixture.entrants().get(seat)).apply(tournament.playerSeed(fixture, seat));
        }
        return new Match(tournament.setup(), List.of(seated))
                .seed(tournament.pairedSeed(fixture))
                .budget(options.budget())
                .patience(options.patience())
                .clock(options.clock())
                .opening(options.opening(), tournament.openingSeed(fixture))
                .listener(listener);
    }

    private static MatchListener both(MatchListener one, MatchListener other) {
        return new MatchListener() {
            @Override
            public void playing(State before, int action) {
                one.playing(before, action);
                other.playing(before, action);
            }

            @Override
            public void thinking(int seat, Decision soFar) {
                one.thinking(seat, soFar);
                other.thinking(seat, soFar);
            }

            @Override
            public void ended() {
                one.ended();
                other.ended();
            }
        };
    }

    private List<String> plies(MatchResult result) {
        return tournament.options().plies() ? written(result) : List.of();
    }

    private List<String> written(MatchResult result) {
        Game game = tournament.setup().game();
        State state = result.setup().newState();
        return result.plies().stream()
                .map(code -> {
                    String ply = Plies.write(game, state, code);
                    state.apply(code);
                    return ply;
                })
                .toList();
    }

    /** Games handed out to the threads that play, and taken back in order. */
    private final class ReorderBuffer {
        private final AtomicLong next;
        private final Semaphore window = new Semaphore(WINDOW);
        /**
         * By index modulo the window: null, {@link #SKIPPED}, a {@link Finished} or the {@link Throwable} that ended
         * it.
         */
        private final AtomicReferenceArray<Object> done = new AtomicReferenceArray<>(WINDOW);
        /** What {@link #take} looks at next. */
        private long head;

        private volatile long awaited = -1;

        ReorderBuffer(long start) {
            next = new AtomicLong(start);
            head = start;
        }

        /** The next game to be played; null if there is none. */
        MatchPool.Job next() {
            while (!stopped) {
                try {
                    window.acquire();
                } catch (InterruptedException ending) {
                    return null;
                }
                long index = next.getAndIncrement();
                if (index >= tournament.games()) {
                    return null;
                }
                Finished before = early.get(index);
                Fixture fixture = tournament.fixture(index);
                if (before != null) {
                    put(index, before);
                } else if (stoppingRule.ended(fixture.pairing())) {
                    put(index, SKIPPED);
                } else {
                    return new Task(this, fixture);
                }
            }
            return null;
        }

        void put(long index, Object outcome) {
            done.set((int) (index % WINDOW), outcome);
            if (awaited == index) {
                LockSupport.unpark(consumer);
            }
        }

        boolean ready() {
            return done.get((int) (head % WINDOW)) != null;
        }

        /** Waits a while for the next game in order. */
        void sleep() {
            awaited = head;
            if (!ready() && head < tournament.games()) {
                LockSupport.parkNanos(100_000_000L);
            }
            awaited = -1;
            stopped |= Thread.currentThread().isInterrupted();
        }

        /** The next game in order; null if it is not there yet, or is not to be counted. */
        Finished take() {
            int slot = (int) (head % WINDOW);
            Object outcome = done.get(slot);
            if (outcome == null) {
                return null;
            }
            done.set(slot, null);
            int pairing = tournament.fixture(head).pairing();
            head++;
            window.release();
            if (outcome instanceof Finished game) {
                return stoppingRule.ended(pairing) ? null : game;
            }
            if (outcome instanceof RuntimeException failure) {
                throw failure;
            }
            if (outcome instanceof Throwable failure) {
                throw new IllegalStateException("a game broke off: " + failure, failure);
            }
            return null;
        }

        /** What is finished but not yet in order. */
        List<GameResult> early() {
            Map<Long, Finished> games = new TreeMap<>(early);
            for (long index = head; index < head + WINDOW; index++) {
                if (done.get((int) (index % WINDOW)) instanceof Finished game) {
                    games.put(index, game);
                }
            }
            return games.values().stream()
                    .map(Finished::played)
                    .filter(game -> game.fixture().index() >= position()
                            && !stoppingRule.ended(game.fixture().pairing()))
                    .toList();
        }
    }

    private final class Task implements MatchPool.Job {
        private final ReorderBuffer board;
        private final Fixture fixture;
        private Optional<Oracle.Judge> judge = Optional.empty();

        Task(ReorderBuffer board, Fixture fixture) {
            this.board = board;
            this.fixture = fixture;
        }

        @Override
        public Match match() {
            judge = oracle.map(known -> known.judge(tournament, fixture));
            MatchListener watching = watcher.apply(fixture);
            return TournamentRun.this.match(
                    fixture,
                    judge.<MatchListener>map(one -> both(one, watching)).orElse(watching));
        }

        @Override
        public void ended(MatchResult result) {
            // The game's notation may fail.
            PluginGuard.run(
                    () -> {
                        GameResult played =
                                GameResult.of(fixture, result, judge.map(Oracle.Judge::verdict), plies(result));
                        board.put(fixture.index(), new Finished(played, Optional.of(result)));
                    },
                    this::failed);
        }

        @Override
        public void failed(Throwable failure) {
            board.put(fixture.index(), failure);
        }
    }
}
