package org.marienbad.framework.match;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;

/**
 * The decision that a session waits for: one at a time, with a time limit. The result of a dropped one is ignored.
 * Confined to the thread of the session's owner, which is told there.
 */
final class Deliberation {
    /** Who waits for the decision. */
    interface Listener {
        /** The player of {@code seat} reports what it would decide now. */
        void thinking(int seat, Decision soFar);

        /** A player has decided, legally or not. */
        void decided(int seat, Decision decision, long nanos);

        /** A player has thrown, or has not answered in time. */
        void failed(Forfeit reason);
    }

    private final Executor owner;
    private final Listener listener;
    private Budget budget = Budget.UNLIMITED;
    private Duration patience = Match.DEFAULT_PATIENCE;
    private PendingDecision pending;

    Deliberation(Executor owner, Listener listener) {
        this.owner = owner;
        this.listener = listener;
    }

    void budget(Budget limits) {
        budget = limits;
    }

    void patience(Duration longest) {
        patience = longest;
    }

    /** Whether decisions are counted in iterations, which must come out the same again. */
    boolean isCounted() {
        return budget.iterations() != Long.MAX_VALUE;
    }

    /** The seat whose decision is waited for. */
    OptionalInt seat() {
        return pending == null ? OptionalInt.empty() : OptionalInt.of(pending.seat());
    }

    /** Asks {@code player} what to do in {@code view}, its own copy of the position. */
    void begin(SeatedPlayer player, State view) {
        begin(player, view, budget, Match.limitNanos(budget, patience));
    }

    /** The same within what {@code clock} allots; nothing but the flag then ends the wait. */
    void beginByClock(SeatedPlayer player, State view, Budget clock) {
        begin(player, view, budget.and(clock), Long.MAX_VALUE);
    }

    private void begin(SeatedPlayer player, State view, Budget limits, long limit) {
        int seat = player.seat();
        String late = "no answer within " + limit / 1_000_000 + " ms";
        PendingDecision asked = new PendingDecision(
                seat,
                (self, soFar) -> whileWaited(self, () -> listener.thinking(seat, soFar)),
                self -> whileWaited(self, this::ended));
        pending = asked;
        Runnable expire =
                () -> whileWaited(asked, () -> listener.failed(new Forfeit(seat, Forfeit.Cause.TIMEOUT, late)));
        if (limit != Long.MAX_VALUE) {
            asked.timeout(SeatedPlayer.after(limit, expire));
        }
        player.think(view, limits, asked);
    }

    /** Makes the player decide for the best it has found so far. */
    void hurry() {
        if (pending != null) {
            pending.cancel();
        }
    }

    /** The decision is not waited for any more. */
    void drop() {
        if (pending != null) {
            pending.cancel();
            pending.settle();
            pending = null;
        }
    }

    private void ended() {
        PendingDecision done = pending;
        done.settle();
        pending = null;
        if (done.failure() == null) {
            listener.decided(done.seat(), done.decision(), done.nanos());
        } else {
            listener.failed(new Forfeit(done.seat(), Forfeit.Cause.FAILED, String.valueOf(done.failure())));
        }
    }

    private void whileWaited(PendingDecision asked, Runnable reaction) {
        owner.execute(() -> {
            if (pending == asked) {
                reaction.run();
            }
        });
    }
}
