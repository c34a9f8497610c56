package org.marienbad.framework.match;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/** A player thinking about one decision, in a thread of its own so that one that hangs blocks nobody else. */
final class PendingDecision implements Monitor {
    private final Player player;
    private final int seat;
    private final State view;
    private final Budget budget;
    private final Consumer<Decision> onProgress;
    private final BiConsumer<Decision, Throwable> onEnd;
    private volatile boolean cancelled;

    PendingDecision(
            Player player,
            int seat,
            State view,
            Budget budget,
            Consumer<Decision> onProgress,
            BiConsumer<Decision, Throwable> onEnd) {
        this.player = player;
        this.seat = seat;
        this.view = view;
        this.budget = budget;
        this.onProgress = onProgress;
        this.onEnd = onEnd;
    }

    void start() {
        Thread thread = new Thread(this::run, "player " + (seat + 1));
        thread.setDaemon(true);
        thread.start();
    }

    int seat() {
        return seat;
    }

    void cancel() {
        cancelled = true;
    }

    @Override
    public boolean cancelled() {
        return cancelled;
    }

    @Override
    public void progress(Decision soFar) {
        onProgress.accept(soFar);
    }

    private void run() {
        Decision decision = null;
        Throwable failure = null;
        try {
            // A dropped thought may still be running in this player; it is used by one thread at a time.
            synchronized (player) {
                decision = player.choose(view, seat, budget, this);
            }
        } catch (
                Throwable thrown) { // errors too: the player's fault must reach the person, not end the thread silently
            failure = thrown;
        }
        onEnd.accept(decision, failure);
    }
}
