package org.marienbad.framework.match;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.IntFunction;
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
    private IntFunction<Budget> budget = seat -> Budget.UNLIMITED;
    private boolean counted;
    private Duration patience = Match.DEFAULT_PATIENCE;
    private PendingDecision pending;

    Deliberation(Executor owner, Listener listener) {
        this.owner = owner;
        this.listener = listener;
    }

    void budget(Budget limits) {
        budget = seat -> limits;
        counted = limits.iterations() != Long.MAX_VALUE;
    }

    void budget(IntFunction<Budget> bySeat) {
        budget = bySeat;
        counted = false;
    }

    void patience(Duration longest) {
        patience = longest;
    }

    /** Whether decisions are counted in iterations, which must come out the same again. */
    boolean isCounted() {
        return counted;
    }

    /** The seat whose decision is waited for. */
    OptionalInt seat() {
        return pending == null ? OptionalInt.empty() : OptionalInt.of(pending.seat());
    }

    /** Asks {@code player} what to do in {@code view}, its own copy of the position. */
    void begin(SeatedPlayer player, State view) {
        Budget limits = budget.apply(player.seat());
        begin(player, view, limits, Match.limitNanos(limits, patience));
    }

    /** The same within what {@code clock} allots; nothing but the flag then ends the wait. */
    void beginByClock(SeatedPlayer player, State view, Budget clock) {
        begin(player, view, budget.apply(player.seat()).and(clock), Long.MAX_VALUE);
    }

    private void begin(SeatedPlayer player, State view, Budget limits, long limit) {
        int seat = player.seat();
        String late = "no answer within " + limit / 1_000_000 + " ms";
        PendingDecision asked = new PendingDecision(
                seat,
                self -> limit == Long.MAX_VALUE
                        ? null
                        : SeatedPlayer.after(
                                limit,
                                () -> whileWaited(
                                        self, () -> listener.failed(new Forfeit(seat, Forfeit.Cause.TIMEOUT, late)))),
                (self, soFar) -> whileWaited(self, () -> listener.thinking(seat, soFar)),
                self -> whileWaited(self, this::ended));
        pending = asked;
        if (player.hasOwnThread()) {
            asked.watch();
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
            listener.failed(Forfeit.failed(done.seat(), done.failure()));
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
