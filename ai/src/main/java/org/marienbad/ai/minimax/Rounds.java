package org.marienbad.ai.minimax;

import java.util.concurrent.Semaphore;
import org.marienbad.ai.search.SearchLimits;

/**
 * Lets the members of a search work in rounds: none begins a round before all have ended the one before. At most a given
 * number of them work at the same time, each in a thread of its own; that number changes how long a round takes, and nothing
 * else.
 */
final class Rounds {
    private static final long PATIENCE_MILLIS = 1;
    /** Asks of whether the round is over before a thread sleeps: less than to wake it would take. */
    private static final int SPINS = 200;

    private final Semaphore turns;
    private final boolean spins;
    private int members;
    private int arrived;
    private boolean ending;
    private boolean over;
    private volatile long round;

    Rounds(int members, int atOnce) {
        this.members = members;
        turns = new Semaphore(atOnce);
        spins = members <= atOnce;
    }

    /** A member begins to work; to be called once, by its thread. */
    void begin() {
        turns.acquireUninterruptibly();
    }

    /** The round that the calling member works in. */
    long round() {
        return round;
    }

    /** The calling member has done its round, and waits for the next; false if there is none, or the clock has expired. */
    boolean next(SearchLimits clock) {
        long done = round;
        arrive();
        turns.release();
        for (int i = 0; spins && i < SPINS && round == done; i++) {
            Thread.onSpinWait();
        }
        boolean goesOn = await(done, clock);
        turns.acquireUninterruptibly();
        return goesOn;
    }

    private synchronized void arrive() {
        arrived++;
        advance();
    }

    private synchronized void advance() {
        if (arrived == members) {
            arrived = 0;
            over = ending;
            round++;
            notifyAll();
        }
    }

    private synchronized boolean await(long done, SearchLimits clock) {
        boolean interrupted = false;
        while (round == done && !over) {
            try {
                wait(PATIENCE_MILLIS);
            } catch (InterruptedException ignored) {
                interrupted = true;
            }
            if (round == done && clock.isCancelled()) {
                arrived--;
                break;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return round != done && !over;
    }

    /**
     * The calling member works no more.
     *
     * @param ends whether nobody needs to work after this round
     */
    void leave(boolean ends) {
        synchronized (this) {
            members--;
            ending |= ends;
            advance();
        }
        turns.release();
    }
}
