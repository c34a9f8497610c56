package org.marienbad.framework.match;

import static org.marienbad.framework.match.MatchTurn.DONE;
import static org.marienbad.framework.match.MatchTurn.LISTENER;
import static org.marienbad.framework.match.MatchTurn.NOBODY;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Player;

/**
 * One match in play. {@link #play} runs in a worker; a second thread watches {@link #nanosLeft} and may end the match
 * by {@link #expire} while the worker is stuck in a player or in the game. A decision costs two compare-and-sets and
 * two readings of the clock beyond what the player and the game do, so that quick players are not slowed down; players
 * that override nothing but {@code choose} get no other calls.
 */
final class MatchRunner {
    private final GameSetup setup;
    private final Game game;
    private final List<Player> players;
    private final long seed;
    private final Match.Opening opening;
    private final DecisionLimits limits;
    private final MatchListener listener;
    private final List<Integer> plies = new ArrayList<>();
    private final int[] decisions;
    private final long[] nanos;
    /** For each ply, in room for more. */
    private long[] plyNanos = new long[64];
    /** The same; -1 where it was not measured. */
    private long[] plyCpuNanos = new long[64];

    private final Question[] questions;
    /** What the listener threw: nobody's fault in the game, and handed to the caller as it is. */
    private volatile RuntimeException listenerFailure;
    /** The result, while players are told of it: whoever hangs now does not change it. */
    private volatile MatchResult over;
    /** What ended the match without a result, while players are closed. */
    private volatile RuntimeException broken;
    /** Whether ending and closing the players has begun, in whichever thread. */
    private final AtomicBoolean dismissed = new AtomicBoolean();
    /** How the first player has failed that failed without being asked for a decision; null as long as none did. */
    private final AtomicReference<Forfeit> failed = new AtomicReference<>();

    private final AtomicBoolean reportedEnd = new AtomicBoolean();

    private final List<Seat> seats;
    private final boolean observed;
    private State state;
    private final MatchTurn turn;
    /** How long the last thing took that a player did. */
    private long taken;

    MatchRunner(
            GameSetup setup,
            List<Player> players,
            long seed,
            Match.Opening opening,
            DecisionLimits limits,
            MatchListener listener) {
        this.setup = setup;
        this.game = setup.game();
        this.players = players;
        this.seed = seed;
        this.opening = opening;
        this.limits = limits;
        this.turn = new MatchTurn(limits.nanos(), limits.time().isPresent());
        this.listener = listener;
        this.decisions = new int[setup.seats()];
        this.nanos = new long[setup.seats()];
        this.questions = new Question[setup.seats()];
        Arrays.fill(plyCpuNanos, -1);
        this.seats = IntStream.range(0, setup.seats()).mapToObj(this::seat).toList();
        this.observed = seats.stream().anyMatch(Seat::observes);
    }

    private Seat seat(int number) {
        return new Seat(
                players.get(number),
                number,
                task -> watched(number, task),
                MatchThreads.workers(),
                thrown -> failed.compareAndSet(null, Forfeit.failed(number, thrown)));
    }

    /** Runs what the player of {@code seat} does in its turn, which is watched. */
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
            } else if (failure instanceof GameFault fault) {
                broken = fault;
            } else {
                broken = GameFault.after(setup, plies, failure);
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
        State[] views = new State[setup.seats()];
        int made = 0;
        while (true) {
            int count = state.legalActions(legal);
            int actor = state.actor();
            if (count == 0) {
                double[] payoffs = new double[setup.seats()];
                state.payoffs(payoffs);
                GameFault.requirePayoffs(setup.provider().id(), info, payoffs);
                return result(payoffs, Optional.empty());
            }
            if (plies.size() >= info.maxPlies()) {
                throw new GameFault(
                        setup.provider().id() + " did not end within the " + info.maxPlies() + " plies it declared",
                        null);
            }
            int action;
            Decision decision = null;
            if (plies.size() < opening.given().size()) {
                action = given(legal, count);
                turn.restart();
            } else if (actor == State.CHANCE) {
                action = Chance.draw(state, legal, count, seed, plies.size());
                turn.restart();
            } else if (made++ < opening.plies()) {
                action = legal[Playout.index(count, Seeds.stream(opening.seed(), "opening", plies.size()))];
                turn.restart();
            } else {
                if (views[actor] == null) {
                    views[actor] = state.copy();
                }
                PlayerViews.copy(state, views[actor], actor, seed, plies.size());
                Budget budget = limits.allot(actor, views[actor]);
                if (!limits.isCounted()) {
                    ponder(actor);
                }
                Question asked = ask(actor, views[actor], budget);
                seats.forEach(Seat::rest);
                if (listenerFailure != null) {
                    throw listenerFailure;
                }
                decision = asked.decision;
                Optional<Forfeit> lost = asked.forfeit(legal, count)
                        .or(() -> limits.fallen(actor))
                        .or(() -> Optional.ofNullable(failed.get()));
                if (lost.isPresent()) {
                    return forfeited(lost.get());
                }
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
            if (plies.size() == plyNanos.length) {
                plyNanos = Arrays.copyOf(plyNanos, 2 * plyNanos.length);
                plyCpuNanos = Arrays.copyOf(plyCpuNanos, plyNanos.length);
                Arrays.fill(plyCpuNanos, plies.size(), plyCpuNanos.length, -1);
            }
        }
    }

    /** The next ply of the opening. */
    private int given(int[] legal, int count) {
        int action = opening.given().get(plies.size());
        for (int i = 0; i < count; i++) {
            if (legal[i] == action) {
                return action;
            }
        }
        throw new GameFault("ply " + (plies.size() + 1) + " of the opening is not legal: " + action, null);
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
                seat.observe(List.of(game.seen(state, action, Observer.seat(seat.number()))));
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
                seats.forEach(seat -> seat.dismiss(payoffs(over)));
            } finally { // the match may be ended from outside meanwhile
                leave(over, NOBODY);
            }
        }
    }

    /** Ends and closes the players who have not left yet, all but {@code hanging} ended; watched by nobody. */
    private void leave(MatchResult result, int hanging) {
        seats.forEach(Seat::stopPondering);
        seats.forEach(seat -> seat.leave(seat.number() == hanging ? Optional.empty() : payoffs(result)));
        if (reportedEnd.compareAndSet(false, true)) {
            listener.ended();
        }
    }

    private static Optional<double[]> payoffs(MatchResult result) {
        return Optional.ofNullable(result).map(ended -> ended.payoffs().clone());
    }

    private Question ask(int seat, State view, Budget budget) {
        Question question = questions[seat];
        if (question == null) {
            question = new Question(seat);
            questions[seat] = question;
        }
        limits.begin(turn, seat);
        seats.get(seat).ask(view, budget, question);
        limits.end(turn, seat, plies.size());
        nanos[seat] += taken;
        plyNanos[plies.size()] = taken;
        plyCpuNanos[plies.size()] = limits.cpuNanos();
        decisions[seat]++;
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
                throw new GameFault(setup.provider().id() + " hangs at ply " + (plies.size() + 1), null);
            }
            result = forfeited(limits.late(turn, seat));
            return result;
        } finally { // whatever the game throws meanwhile
            MatchResult made = result;
            if (dismissed.compareAndSet(false, true)) {
                MatchThreads.inBackground(() -> leave(made, seat));
            }
        }
    }

    /** Makes the thinking player return, and the worker end without a result. */
    void stop() {
        turn.stop();
        seats.forEach(Seat::stopPondering);
    }

    private MatchResult forfeited(Forfeit forfeit) {
        return result(forfeit.payoffs(game.info()), Optional.of(forfeit));
    }

    private MatchResult result(double[] payoffs, Optional<Forfeit> forfeit) {
        MatchResult.Builder result = MatchResult.of(setup, seed, plies, payoffs)
                .scores(game.scores(state))
                .decisions(decisions.clone())
                .nanos(nanos.clone())
                .plyNanos(Arrays.copyOf(plyNanos, plies.size()))
                .plyCpuNanos(Arrays.copyOf(plyCpuNanos, plies.size()))
                .forfeit(forfeit);
        limits.time().ifPresent(time -> result.clock(time.control(), time.left(plies.size())));
        return result.build();
    }

    /** One decision of a seat after the other. */
    private final class Question implements Seat.Question {
        private final int seat;
        private final Thread thread = Thread.currentThread();
        private Decision decision;
        /** What the player has thrown instead of deciding; null if it has decided. */
        private Throwable failure;

        Question(int seat) {
            this.seat = seat;
        }

        /** What the seat forfeits by its decision, or by not making one. */
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
            return turn.isEnded() || limits.isCpuSpent();
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
                limits.pause();
                try {
                    report(soFar);
                } finally {
                    limits.resume();
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
