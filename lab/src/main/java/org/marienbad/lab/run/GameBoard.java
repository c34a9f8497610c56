package org.marienbad.lab.run;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.lab.results.StoppingRule;
import org.marienbad.lab.tournament.GameResult;
import org.marienbad.lab.tournament.ResultLines;
import org.marienbad.lab.tournament.Tournament;

/**
 * Hands out games in the order of their numbers and gives them back in that order, even if they are reported in another.
 * One thread, the one that made it, takes them back.
 */
final class GameBoard implements GameExecutor.Board {
    private static final long[] NONE = {};
    /** Room for all who wait for it. */
    private static final int PLENTY = 1 << 30;

    /** How a game ended. Exactly one of the two is there; neither, if the game need not be played. */
    record Outcome(long index, Optional<Finished> finished, Optional<Throwable> failure) {}

    /**
     * A game that is over.
     *
     * @param result the match itself; empty if it was not played by this process and in this run
     */
    record Finished(GameResult game, Optional<MatchResult> result) {}

    private final TournamentRun run;
    private final Tournament tournament;
    private final StoppingRule stoppingRule;
    private final long end;
    private final Map<Long, GameResult> early;
    private final ResultLines lines;
    private final Thread consumer = Thread.currentThread();
    private final int window;
    private final Semaphore room;
    private final AtomicLong next;
    /** By index modulo the window. One whose index is less than the head is a duplicate that came too late. */
    private final AtomicReferenceArray<Outcome> outcomes;
    /** The game that is taken back next. */
    private volatile long head;

    private volatile long awaited = -1;
    private volatile RuntimeException failure;
    private volatile boolean closed;

    /**
     * @param start the first game that has not been counted
     * @param end the first game that is not to be played any more
     * @param early games after it that were played before; not changed from now on
     */
    GameBoard(
            TournamentRun run,
            StoppingRule stoppingRule,
            long start,
            long end,
            Map<Long, GameResult> early,
            int window) {
        if (window < 1 || window > GameExecutor.MAX_WINDOW) {
            throw new IllegalArgumentException(
                    "the window is " + window + "; allowed: 1 to " + GameExecutor.MAX_WINDOW);
        }
        this.run = run;
        tournament = run.tournament();
        this.stoppingRule = stoppingRule;
        this.end = end;
        this.early = early;
        this.window = window;
        lines = new ResultLines(tournament);
        room = new Semaphore(window);
        outcomes = new AtomicReferenceArray<>(window);
        next = new AtomicLong(start);
        head = start;
    }

    @Override
    public String plan() {
        return run.order();
    }

    @Override
    public long[] take(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("at least one game must be taken, not " + most);
        }
        int wanted = Math.min(most, window);
        while (!closed && next.get() < end) {
            try {
                room.acquire(wanted);
            } catch (InterruptedException ending) {
                Thread.currentThread().interrupt();
                return NONE;
            }
            if (closed) {
                return NONE;
            }
            long start = next.getAndAdd(wanted);
            long stop = Math.min(start + wanted, end);
            room.release((int) (start + wanted - Math.max(start, stop)));
            long[] taken = toBePlayed(start, stop);
            if (taken.length > 0) {
                return taken;
            }
        }
        return NONE;
    }

    /** Those in [from, to) of which the outcome is not known already. */
    private long[] toBePlayed(long from, long to) {
        long[] taken = new long[(int) Math.max(0, to - from)];
        int count = 0;
        for (long index = from; index < to; index++) {
            GameResult before = early.get(index);
            if (before != null) {
                put(new Outcome(index, Optional.of(new Finished(before, Optional.empty())), Optional.empty()));
            } else if (stoppingRule.ended(tournament.fixture(index).pairing())) {
                put(new Outcome(index, Optional.empty(), Optional.empty()));
            } else {
                taken[count++] = index;
            }
        }
        return count == taken.length ? taken : Arrays.copyOf(taken, count);
    }

    @Override
    public void report(String line) {
        ResultLines.Report read = lines.readReport(line);
        requireTaken(read.index());
        put(read.game()
                .map(game ->
                        new Outcome(read.index(), Optional.of(new Finished(game, Optional.empty())), Optional.empty()))
                .orElseGet(() ->
                        new Outcome(read.index(), Optional.empty(), Optional.of(new PluginFault(read.fault(), null)))));
    }

    @Override
    public void played(GameResult game, MatchResult result) {
        long index = game.fixture().index();
        put(new Outcome(index, Optional.of(new Finished(game, Optional.of(result))), Optional.empty()));
    }

    @Override
    public void failed(long index, Throwable why) {
        requireTaken(index);
        put(new Outcome(index, Optional.empty(), Optional.of(why)));
    }

    @Override
    public void failed(RuntimeException why) {
        failure = why;
        LockSupport.unpark(consumer);
    }

    private void requireTaken(long index) {
        if (index < 0 || index >= Math.min(next.get(), end)) {
            throw new IllegalArgumentException("game " + index + " was reported, but nobody took it");
        }
    }

    private void put(Outcome outcome) {
        int slot = (int) (outcome.index() % window);
        Outcome before;
        do {
            before = outcomes.get(slot);
            if (outcome.index() < head || before != null && before.index() >= outcome.index()) {
                return;
            }
        } while (!outcomes.compareAndSet(slot, before, outcome));
        if (awaited == outcome.index()) {
            LockSupport.unpark(consumer);
        }
    }

    /** The outcome of the game to be taken back next; null if it is not there yet. */
    private Outcome first() {
        int slot = (int) (head % window);
        Outcome outcome = outcomes.get(slot);
        if (outcome != null && outcome.index() < head) {
            outcomes.compareAndSet(slot, outcome, null);
            return null;
        }
        return outcome;
    }

    boolean ready() {
        return first() != null;
    }

    /** Waits a while for the next game in order, or until somebody wakes the thread. */
    void await() {
        awaited = head;
        if (!ready() && failure == null && head < end) {
            LockSupport.parkNanos(100_000_000L);
        }
        awaited = -1;
    }

    /**
     * The next game in order; null if it is not there yet, or is not to be counted.
     *
     * @throws RuntimeException if it failed, or the executor did
     */
    Finished takeBack() {
        if (failure != null) {
            throw failure;
        }
        Outcome outcome = first();
        if (outcome == null) {
            return null;
        }
        outcomes.set((int) (outcome.index() % window), null);
        head = outcome.index() + 1;
        room.release();
        outcome.failure().ifPresent(GameBoard::fail);
        return outcome.finished()
                .filter(game -> !stoppingRule.ended(game.game().fixture().pairing()))
                .orElse(null);
    }

    private static void fail(Throwable why) {
        if (why instanceof RuntimeException unchecked) {
            throw unchecked;
        }
        throw new IllegalStateException("a game broke off: " + why, why);
    }

    /** Hands out no more games; whoever waits for some is told so. */
    void close() {
        closed = true;
        room.release(PLENTY);
    }

    /** The finished games that are not yet taken, in order. */
    List<GameResult> rest() {
        Map<Long, GameResult> games = new TreeMap<>(early);
        for (int slot = 0; slot < window; slot++) {
            Outcome outcome = outcomes.get(slot);
            if (outcome != null) {
                outcome.finished().ifPresent(game -> games.put(outcome.index(), game.game()));
            }
        }
        return games.values().stream()
                .filter(game -> game.fixture().index() >= head
                        && !stoppingRule.ended(game.fixture().pairing()))
                .toList();
    }
}
