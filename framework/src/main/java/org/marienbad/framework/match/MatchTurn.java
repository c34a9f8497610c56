package org.marienbad.framework.match;

import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Whose turn it is in a match, a seat's or one of those below, and since when. Every change is a compare-and-set, so that either the
 * worker or the watching thread makes the result; it also publishes the plies to the latter.
 */
final class MatchTurn {
    /** The turn is the framework's and the game's. */
    static final int NOBODY = -3;
    /** The watching thread has ended the match: it makes the result, and dismisses the players. */
    static final int ENDED = -4;
    /** The worker has the result. */
    static final int DONE = -5;
    /** The turn is the listener's; its time counts neither for the game nor for a player. */
    static final int LISTENER = -6;
    /** The caller of the match waits no longer: nobody makes a result. */
    static final int STOPPED = -7;

    private final AtomicInteger holder = new AtomicInteger(NOBODY);
    /** The longest sleep of who watches a match with a clock, where a short turn may begin at any moment. */
    private static final long CLOCK_SLEEP_NANOS = 50_000_000L;

    private final long playerNanos;
    private final boolean clocked;
    private volatile boolean flag;
    /** The value of {@link #flag} when the turn expired: the worker may end the decision meanwhile. */
    private boolean flagFell;

    /** How long the decision that begins next, or is being made, may take. */
    private volatile long decisionNanos;
    /** How long the game may take between two decisions: only a game that hangs takes longer. */
    private long gameNanos;
    /** When the time of the turn began, by {@link System#nanoTime}. */
    private volatile long since = System.nanoTime();

    /**
     * @param playerNanos how long a player may take
     * @param clocked whether there is a clock, by which a decision may have to end much sooner
     */
    MatchTurn(long playerNanos, boolean clocked) {
        this.playerNanos = playerNanos;
        this.clocked = clocked;
        this.decisionNanos = playerNanos;
        this.gameNanos = Math.max(playerNanos, Match.DEFAULT_PATIENCE.toNanos());
    }

    void gamePatience(long nanos) {
        gameNanos = nanos;
    }

    /** Until {@link #unlimit}, the turn of a player may take so long and no longer; {@code byClock} if the clock says so. */
    void limit(long nanos, boolean byClock) {
        flag = byClock;
        decisionNanos = nanos;
    }

    /** Whether the turn that has {@linkplain #expire() expired} was one of a decision that the clock limits. */
    boolean isFlag() {
        return flagFell;
    }

    void unlimit() {
        decisionNanos = playerNanos;
        flag = false;
    }

    /** @throws MatchEnded if the turn is not {@code from}'s any more */
    void pass(int from, int to) {
        if (!tryPass(from, to)) {
            throw new MatchEnded();
        }
    }

    /** Passes the turn; false if it is not {@code from}'s any more. */
    boolean tryPass(int from, int to) {
        return holder.compareAndSet(from, to);
    }

    /** Restarts the time of the present turn; returns how long it has taken. */
    long restart() {
        long now = System.nanoTime();
        long taken = now - since;
        since = now;
        return taken;
    }

    /** The time since {@code moment}, by {@link System#nanoTime}, does not count for the present turn. */
    void leaveOut(long moment) {
        long before = since;
        since = before + System.nanoTime() - moment;
    }

    boolean isEnded() {
        int now = holder.get();
        return now == ENDED || now == STOPPED;
    }

    boolean isStopped() {
        return holder.get() == STOPPED;
    }

    void stop() {
        holder.updateAndGet(now -> now == ENDED ? now : STOPPED);
    }

    /** How long the watching thread may sleep before it looks again; at least a millisecond. */
    long nanosLeft() {
        int seat = holder.get();
        // Between two decisions the next player may begin at any moment, with less patience than the game is given.
        long left = seat < 0 ? playerNanos : since + decisionNanos - System.nanoTime();
        return Math.max(1_000_000L, clocked ? Math.min(left, CLOCK_SLEEP_NANOS) : left);
    }

    /** Ends the match if the holder of the turn takes too long; returns the holder, a seat or {@link #NOBODY}. */
    OptionalInt expire() {
        int late = holder.get();
        flagFell = flag;
        boolean timed = late >= 0 || late == NOBODY;
        long limit = late == NOBODY ? gameNanos : decisionNanos;
        return timed && System.nanoTime() - since >= limit && holder.compareAndSet(late, ENDED)
                ? OptionalInt.of(late)
                : OptionalInt.empty();
    }

    /** The watching thread has made the result; nobody waits for the worker's. */
    static final class MatchEnded extends CancellationException {
        private static final long serialVersionUID = 1L;
    }
}
