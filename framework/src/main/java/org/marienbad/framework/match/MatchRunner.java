package org.marienbad.framework.match;

import static org.marienbad.framework.match.MatchTurn.DONE;
import static org.marienbad.framework.match.MatchTurn.LISTENER;
import static org.marienbad.framework.match.MatchTurn.NOBODY;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.PluginFault;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.shared.PlayerViews;

/**
 * One match in play. {@link #play} runs in a worker. A second thread watches {@link #nanosLeft} and may end the match
 * by {@link #expire} while the worker is stuck in a player or in the game. A decision costs two compare-and-sets and
 * two readings of the clock beyond the work of player and game, so quick players are not slowed down. Players that
 * override nothing but {@code choose} get no other calls.
 */
final class MatchRunner {
    private static final int UNDECIDED = -1;

    private final GameSetup setup;
    private final Game game;
    private final List<Player> players;
    private final long seed;
    private final Match.Opening opening;
    private final MatchTime time;
    private final MatchListener listener;
    private final Optional<Executor> background;
    private final List<Integer> plies = new ArrayList<>();
    private final Question[] questions;
    /** An exception of the listener: nobody's fault in the game, and handed to the caller as it is. */
    private volatile RuntimeException listenerFailure;
    /** The result, while players are told of it: a player that hangs now does not change it. */
    private volatile MatchResult over;
    /** The cause that ended the match without a result, while players are closed. */
    private volatile RuntimeException broken;
    /** Whether ending and closing the players has begun, in whichever thread. */
    private final AtomicBoolean dismissed = new AtomicBoolean();
    /** How the first player has failed that failed without being asked for a decision; null as long as none did. */
    private final AtomicReference<Forfeit> failed = new AtomicReference<>();

    private final AtomicBoolean reportedEnd = new AtomicBoolean();

    private final Seat[] seats;
    private final boolean observed;
    private State state;
    /** How many decisions of the opening have been drawn by lot. */
    private int drawn;

    private final MatchTurn turn;
    /** How long the last thing took that a player did. */
    private long taken;

    /** @param background runs players while they ponder; empty if nobody does */
    MatchRunner(
            GameSetup setup,
            List<Player> players,
            long seed,
            Match.Opening opening,
            MatchTime time,
            MatchListener listener,
            Optional<Executor> background) {
        this.setup = setup;
        this.game = setup.game();
        this.players = players;
        this.seed = seed;
        this.opening = opening;
        this.time = time;
        this.turn = time.turn();
        this.listener = listener;
        this.background = background;
        this.questions = new Question[setup.seats()];
        this.seats = new Seat[setup.seats()];
        boolean anybody = false;
        for (int seat = 0; seat < seats.length; seat++) {
            seats[seat] = seat(seat);
            anybody |= seats[seat].observes();
        }
        this.observed = anybody;
    }

    private Seat seat(int number) {
        return new Seat(
                players.get(number),
                number,
                task -> watched(number, task),
                background.orElse(Runnable::run),
                thrown -> failed.compareAndSet(null, Forfeit.failed(number, thrown)));
    }

    /** Runs the turn of the player of {@code seat}, which is watched. */
    private void watched(int seat, Runnable task) {
        turn.restart();
        turn.pass(NOBODY, seat);
        try {
            task.run();
        } finally {
            taken = turn.restart(); // too long a decision must not become the time of the next one
            turn.pass(seat, NOBODY);
        }
    }

    void gamePatience(long nanos) {
        turn.gamePatience(nanos);
    }

    MatchResult play() {
        try {
            MatchResult result = playOut();
            over = result;
            dismiss();
            turn.pass(NOBODY, DONE);
            return result;
        } catch (MatchTurn.MatchEnded ended) {
            // Else the watching thread has the result, of which it tells the players.
            if (turn.isStopped() && dismissed.compareAndSet(false, true)) {
                leave(null, NOBODY);
            }
            throw ended;
        } catch (RuntimeException | Error failure) {
            if (listenerFailure != null) {
                broken = listenerFailure;
            } else if (failure instanceof PluginFault fault) {
                broken = fault;
            } else {
                broken = GameContract.after(setup, plies, failure);
            }
            dismiss();
            turn.pass(NOBODY, DONE); // or the watching thread has reported it
            throw broken;
        }
    }

    private MatchResult playOut() {
        GameInfo info = game.info();
        int[] legal = new int[info.maxLegalActions()];
        state = setup.newState();
        for (Seat seat : seats) {
            seat.begin(setup);
            if (failed.get() != null) {
                return forfeited(failed.get());
            }
        }
        while (true) {
            int count = state.legalActions(legal);
            if (count == 0) {
                double[] payoffs = new double[setup.seats()];
                state.payoffs(payoffs);
                GameContract.requirePayoffs(setup.provider().id(), info, payoffs);
                return result(payoffs, Optional.empty());
            }
            if (plies.size() >= info.maxPlies()) {
                throw GameContract.endless(setup, info.maxPlies());
            }
            Decision decision = null;
            int action = drawn(legal, count);
            if (action == UNDECIDED) {
                Question asked = ask(state.actor());
                Optional<Forfeit> lost = asked.forfeit(legal, count)
                        .or(() -> time.fallen(asked.seat))
                        .or(() -> Optional.ofNullable(failed.get()));
                if (lost.isPresent()) {
                    return forfeited(lost.get());
                }
                decision = asked.decision;
                action = decision.action();
            }
            if (listener != MatchListener.NONE) {
                report(decision, action);
            }
            if (observed && !show(action)) {
                return forfeited(failed.get());
            }
            state.apply(action);
            plies.add(action);
        }
    }

    /** The ply of the opening or of chance; {@link #UNDECIDED} if a player is to decide. */
    private int drawn(int[] legal, int count) {
        int action = UNDECIDED;
        if (plies.size() < opening.given().size()) {
            action = given(legal, count);
        } else if (state.actor() == State.CHANCE) {
            action = Chance.draw(state, legal, count, seed, plies.size());
        } else if (drawn < opening.plies()) {
            action = legal[Playout.index(count, Seeds.stream(opening.seed(), "opening", plies.size()))];
            drawn++;
        }
        if (action != UNDECIDED) {
            turn.restart();
        }
        return action;
    }

    /** The next ply of the opening. */
    private int given(int[] legal, int count) {
        int action = opening.given().get(plies.size());
        for (int i = 0; i < count; i++) {
            if (legal[i] == action) {
                return action;
            }
        }
        throw new PluginFault("ply " + (plies.size() + 1) + " of the opening is not legal: " + action, null);
    }

    /** @param decision whose action it is; null if no player chose it */
    private void report(Decision decision, int action) {
        turn.pass(NOBODY, LISTENER);
        try {
            if (decision != null) {
                listener.decided(state.actor(), decision);
            }
            listener.playing(state, action);
        } catch (RuntimeException failure) {
            listenerFailure = failure;
            throw failure;
        } finally {
            turn.restart();
            turn.pass(LISTENER, NOBODY);
        }
    }

    /** Tells every player that wants to know what its seat sees of {@code action}; false if one fails. */
    private boolean show(int action) {
        for (Seat seat : seats) {
            if (seat.observes()) {
                seat.observe(game.seen(state, action, Observer.seat(seat.number())));
                if (failed.get() != null) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Players that are not to move think meanwhile, unless they sit at several seats. */
    private void ponder(int actor) {
        for (Seat seat : seats) {
            if (seat.ponders() && seat.number() != actor && Collections.frequency(players, seat.player()) == 1) {
                seat.ponder(plies.size(), () -> PlayerViews.of(state, seat.number(), seed, plies.size()));
            }
        }
    }

    /** Ends and closes the players while the match is still watched. Nothing they throw matters any more. */
    private void dismiss() {
        if (dismissed.compareAndSet(false, true)) {
            try {
                for (Seat seat : seats) {
                    seat.dismiss(payoffs(over));
                }
            } finally { // the match may be ended from outside meanwhile
                leave(over, NOBODY);
            }
        }
    }

    /** Ends and closes the players who have not left yet, all but {@code hanging} ended; watched by nobody. */
    private void leave(MatchResult result, int hanging) {
        stopPondering();
        for (Seat seat : seats) {
            seat.leave(seat.number() == hanging ? Optional.empty() : payoffs(result));
        }
        if (reportedEnd.compareAndSet(false, true)) {
            listener.ended();
        }
    }

    private void stopPondering() {
        for (Seat seat : seats) {
            seat.stopPondering();
        }
    }

    private static Optional<double[]> payoffs(MatchResult result) {
        return Optional.ofNullable(result).map(ended -> ended.payoffs().clone());
    }

    /** Asks the player of {@code seat}, which is to move; others may ponder meanwhile. */
    private Question ask(int seat) {
        Question question = questions[seat];
        if (question == null) {
            question = new Question(seat, state.copy());
            questions[seat] = question;
        }
        PlayerViews.copy(state, question.view, seat, seed, plies.size());
        Budget budget = time.allot(seat, question.view);
        boolean pondering = background.isPresent() && !time.isCounted();
        if (pondering) {
            ponder(seat);
        }
        time.begin(turn, seat);
        seats[seat].ask(question.view, budget, question);
        time.end(turn, seat, plies.size(), taken);
        if (pondering) {
            for (Seat other : seats) {
                other.rest();
            }
        }
        if (listenerFailure != null) {
            throw listenerFailure;
        }
        return question;
    }

    /** How long the watching thread may sleep before it looks again; at least a millisecond. */
    long nanosLeft() {
        return turn.nanosLeft();
    }

    /** Ends a match whose current step takes too long; null if it does not, or if the match is over already. */
    MatchResult expire() {
        OptionalInt late = turn.expire();
        if (late.isEmpty()) {
            return null;
        }
        int seat = late.getAsInt();
        if (over != null || broken != null) { // a player hangs in its end or close: the others leave without it
            MatchThreads.inBackground(() -> leave(over, seat));
            if (over != null) {
                return over;
            }
            throw broken;
        }
        MatchResult result = null;
        try {
            if (seat == NOBODY) {
                throw new PluginFault(setup.provider().id() + " hangs at ply " + (plies.size() + 1), null);
            }
            result = forfeited(time.late(turn, seat));
            return result;
        } finally { // also if the game throws meanwhile
            MatchResult made = result;
            if (dismissed.compareAndSet(false, true)) {
                MatchThreads.inBackground(() -> leave(made, seat));
            }
        }
    }

    /** Makes the thinking player return, and the worker end without a result. */
    void stop() {
        turn.stop();
        stopPondering();
    }

    private MatchResult forfeited(Forfeit forfeit) {
        return result(forfeit.payoffs(game.info()), Optional.of(forfeit));
    }

    private MatchResult result(double[] payoffs, Optional<Forfeit> forfeit) {
        MatchResult.Builder result = MatchResult.of(setup, seed, plies, payoffs)
                .scores(game.scores(state))
                .forfeit(forfeit);
        time.tell(result, plies.size());
        return result.build();
    }

    /** One decision of a seat after the other. */
    private final class Question implements Seat.Question {
        private final int seat;
        /** The player's copy of the position. */
        private final State view;

        private final Thread thread = Thread.currentThread();
        private Decision decision;
        /** The exception that the player has thrown instead of deciding; null if it has decided. */
        private Throwable failure;

        Question(int seat, State view) {
            this.seat = seat;
            this.view = view;
        }

        /** The forfeit of the seat by its decision, or by not making one. */
        Optional<Forfeit> forfeit(int[] legal, int count) {
            return failure == null
                    ? Forfeit.ofDecision(seat, decision, legal, count)
                    : Optional.of(Forfeit.failed(seat, failure));
        }

        @Override
        public void decided(Decision chosen) {
            decision = chosen;
            failure = null;
        }

        @Override
        public void failed(Throwable thrown) {
            failure = thrown;
        }

        @Override
        public boolean cancelled() {
            return turn.isEnded() || time.isCpuSpent();
        }

        @Override
        public boolean wantsValue() {
            return false;
        }

        @Override
        public void progress(Decision soFar) {
            if (Thread.currentThread() != thread) { // a helper of the player, which goes on meanwhile
                report(soFar);
            } else if (listener != MatchListener.NONE && turn.tryPass(seat, LISTENER)) {
                long begun = System.nanoTime();
                time.pause();
                try {
                    report(soFar);
                } finally {
                    time.resume();
                    turn.leaveOut(begun);
                    turn.tryPass(LISTENER, seat);
                }
            }
        }

        private void report(Decision soFar) {
            try {
                listener.thinking(seat, soFar);
            } catch (RuntimeException failure) {
                listenerFailure = failure;
                throw failure;
            }
        }
    }
}
