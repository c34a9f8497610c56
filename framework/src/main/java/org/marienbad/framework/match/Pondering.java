package org.marienbad.framework.match;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/** A player that thinks in the time of others, in whatever thread runs this, until it is told to stop. */
final class Pondering implements Runnable, Monitor {
    private final Player player;
    private final int seat;
    private final State view;
    private final Monitor outer;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean stopped;
    private volatile Throwable failure;

    /** @param outer stops it as well */
    Pondering(Player player, int seat, State view, Monitor outer) {
        this.player = player;
        this.seat = seat;
        this.view = view;
        this.outer = outer;
    }

    @Override
    public void run() {
        try {
            if (!cancelled()) {
                player.ponder(view, seat, this);
            }
        } catch (Throwable thrown) { // errors too, as in a decision
            failure = thrown;
        } finally {
            ended.countDown();
        }
    }

    /** Tells the player to stop. */
    void stop() {
        stopped = true;
    }

    /** What the player has thrown, if it has; else null. */
    Throwable failure() {
        return failure;
    }

    /**
     * Waits until the player has stopped.
     *
     * @throws IllegalStateException with what the player has thrown, or if the wait is interrupted
     */
    void await() {
        try {
            ended.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while pondering", interrupted);
        }
        if (failure != null) {
            throw new IllegalStateException("failed while pondering: " + failure, failure);
        }
    }

    /** Waits until the player has stopped, but not longer than {@code most}. */
    void await(Duration most) {
        try {
            ended.await(most.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public boolean cancelled() {
        return stopped || outer.cancelled();
    }
}
