package org.marienbad.lab.run;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import org.marienbad.framework.game.Catalogue;
import org.marienbad.framework.match.MatchListener;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.record.MatchRecord;
import org.marienbad.lab.plan.PlanJson;
import org.marienbad.lab.results.StoppingRule;
import org.marienbad.lab.tournament.CodeVersion;
import org.marienbad.lab.tournament.Fixture;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.Tournament;

/**
 * A tournament in play, from its first game or from where it was interrupted. Games are played in many threads and
 * reported in the order of their numbers. The results do not depend on the number of threads, unless players have time
 * limits. Memory does not grow with the number of games.
 */
public final class TournamentRun {
    /** Called for every game, in the order of their numbers, in the thread of {@link #play}. */
    @FunctionalInterface
    public interface Listener {
        /**
         * @param result the match itself; empty if the game was played before the interruption and is known from its
         *     file, or was played by another process
         */
        void played(GameResult game, Optional<MatchResult> result);

        /** Nothing more is to be reported at the moment. */
        default void waiting() {}
    }

    private final Tournament tournament;
    private final Optional<Part> part;
    private final Catalogue<PlayerProvider> players;
    private final NumberedGames games;
    /** The number after that of the last game. */
    private final long end;

    private final StoppingRule stoppingRule;
    private Function<Fixture, MatchListener> watcher = fixture -> MatchListener.NONE;
    /** The next game to be reported; games before it are done. */
    private long reported;

    private final Map<Long, GameResult> early = new TreeMap<>();
    /** Whether games of the file do not follow each other from here on. */
    private boolean ahead;

    private volatile boolean stopped;
    private volatile Thread consumer;

    /** @throws IllegalArgumentException if a player does not support the game */
    public TournamentRun(Tournament tournament, Catalogue<PlayerProvider> players) {
        this(tournament, players, Optional.empty());
    }

    /**
     * Plays only {@code part}, if there is one. A part plays all of its games: a stopping rule needs those before.
     *
     * @throws IllegalArgumentException if a player does not support the game
     */
    public TournamentRun(Tournament tournament, Catalogue<PlayerProvider> players, Optional<Part> part) {
        this.tournament = tournament;
        this.players = players;
        this.part = part;
        games = new NumberedGames(tournament, players);
        stoppingRule = part.isPresent() ? StoppingRule.none(tournament) : new StoppingRule(tournament);
        reported = part.map(one -> one.from(tournament.games())).orElse(0L);
        end = part.map(one -> one.to(tournament.games())).orElse(tournament.games());
    }

    public Tournament tournament() {
        return tournament;
    }

    /** Which games are played; empty if all are. */
    public Optional<Part> part() {
        return part;
    }

    /** How many games there are to be played if no stopping rule ends a pairing. */
    public long games() {
        return end - part.map(one -> one.from(tournament.games())).orElse(0L);
    }

    /** The code that plays in this process. */
    public CodeVersion code() {
        return CodeVersion.of(tournament, players);
    }

    /** For {@link GameWorker}s. */
    String order() {
        return new WorkOrder(code(), PlanJson.compact(tournament)).write();
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
     * The record of a game that was played. If its plies were not kept, it is played again; nothing is counted. From
     * any thread.
     *
     * @throws IllegalArgumentException if it went otherwise when it was played again: a player has a time limit
     */
    public MatchRecord record(GameResult game) {
        if (!game.plies().isEmpty()) {
            return tournament.record(game, game.plies());
        }
        MatchResult again = games.match(game.fixture(), MatchListener.NONE).play();
        if (GameResult.digest(again.plies()) != game.digest()) {
            throw new IllegalArgumentException(
                    "the plies of game " + game.fixture().index()
                            + " were not kept, and played again it goes otherwise: a player has a time limit");
        }
        return tournament.record(game, games.written(again));
    }

    /** The number of the next game to be reported, or how many there are if all are. */
    public long position() {
        skipEnded();
        return reported;
    }

    /** Whether no game is left to be played. */
    public boolean finished() {
        return position() == end;
    }

    /**
     * Adds a game that was played before; not while {@link #play} runs. From the first one on that is ahead of its turn
     * games are kept until {@link #play} reports them. Games after the decision of their pairing are left out.
     *
     * @return whether it counts now
     * @throws IllegalArgumentException if it was played already, or is too far ahead of its turn
     */
    public boolean resume(GameResult game) {
        long index = game.fixture().index();
        if (index >= end) {
            throw new IllegalArgumentException("game " + index + " is not of part " + part.orElseThrow());
        }
        if (stoppingRule.ended(game.fixture().pairing())) {
            ahead = true;
            return false;
        }
        if (index < position()) {
            throw new IllegalArgumentException("game " + index + " is there twice");
        }
        if (index == reported && !ahead) {
            advance(game);
            return true;
        }
        ahead = true;
        if (index - reported >= GameExecutor.MAX_WINDOW) {
            throw new IllegalArgumentException("game " + reported + " is missing before game " + index);
        }
        if (early.put(index, game) != null) {
            throw new IllegalArgumentException("game " + index + " is there twice");
        }
        return false;
    }

    /** Plays what is left in {@code threads} threads; see {@link #play(GameExecutor, Listener)}. */
    public List<GameResult> play(int threads, Listener listener) {
        return play(new ThreadedExecutor(games, watcher, threads), listener);
    }

    /**
     * Lets {@code executor} play what is left, until all is done or {@link #stop} is called, or the thread is
     * interrupted.
     *
     * @return games that were finished before others that were not, when it was stopped; else none
     * @throws org.marienbad.framework.game.PluginFault if the game breaks its contract
     */
    public List<GameResult> play(GameExecutor executor, Listener listener) {
        consumer = Thread.currentThread();
        GameBoard board = new GameBoard(this, stoppingRule, position(), end, early, executor.window());
        GameExecutor.Work work = executor.start(board);
        try {
            while (!stopped && !finished()) {
                GameBoard.Finished over = board.takeBack();
                if (over != null) {
                    advance(over.game());
                    listener.played(over.game(), over.result());
                }
                if (!board.ready()) {
                    listener.waiting();
                    board.await();
                    stopped |= Thread.currentThread().isInterrupted();
                }
            }
        } finally {
            board.close();
            work.close();
        }
        return board.rest();
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
            reported = end;
        }
        while (reported < end && stoppingRule.ended(tournament.fixture(reported).pairing())) {
            reported++;
        }
    }
}
