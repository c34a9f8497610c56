package org.marienbad.framework.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/**
 * One match in play. {@link #play} runs in a worker; a second thread watches {@link #nanosLeft} and may end the match
 * by {@link #expire} while the worker is stuck in a player or in the game.
 */
final class Table {
    private static final int NOBODY = -3;

    private final GameSetup setup;
    private final Game game;
    private final List<Player> players;
    private final long seed;
    private final Match.Opening opening;
    private final Budget budget;
    private final long limitNanos;
    private final MatchListener listener;
    private final List<Integer> plies = new ArrayList<>();
    private final long[] nanos;
    private volatile boolean ended;
    /** What the listener threw: nobody's fault in the game, and handed to the caller as it is. */
    private volatile RuntimeException listenerFailure;

    private State state;
    private volatile int waitingFor = NOBODY;
    /** Written before and after every call into foreign code; also publishes the plies to the watching thread. */
    private volatile long since = System.nanoTime();

    Table(
            GameSetup setup,
            List<Player> players,
            long seed,
            Match.Opening opening,
            Budget budget,
            long limitNanos,
            MatchListener listener) {
        this.setup = setup;
        this.game = setup.game();
        this.players = players;
        this.seed = seed;
        this.opening = opening;
        this.budget = budget;
        this.limitNanos = limitNanos;
        this.listener = listener;
        this.nanos = new long[setup.seats()];
    }

    MatchResult play() {
        try {
            return playOut();
        } catch (GameFault fault) {
            throw fault;
        } catch (RuntimeException | LinkageError | StackOverflowError failure) {
            if (listenerFailure != null) {
                throw listenerFailure;
            }
            throw new GameFault(
                    setup.provider().id() + " failed at ply " + (plies.size() + 1) + ": " + failure, failure);
        }
    }

    private MatchResult playOut() {
        GameInfo info = game.info();
        int[] legal = new int[info.maxLegalActions()];
        state = setup.newState();
        State[] views = new State[setup.seats()];
        int decisions = 0;
        while (true) {
            since = System.nanoTime();
            int count = state.legalActions(legal);
            int actor = state.actor();
            if (count == 0) {
                double[] payoffs = new double[setup.seats()];
                state.payoffs(payoffs);
                return result(payoffs, Optional.empty());
            }
            if (plies.size() >= info.maxPlies()) {
                throw new GameFault(
                        setup.provider().id() + " did not end within the " + info.maxPlies() + " plies it declared",
                        null);
            }
            int action;
            if (actor == State.CHANCE) {
                action = Chance.sample(state, legal, count, Seeds.stream(seed, "chance", plies.size()));
            } else if (decisions++ < opening.plies()) {
                action = legal[Playout.index(count, Seeds.stream(opening.seed(), "opening", plies.size()))];
            } else {
                Decision decision;
                if (views[actor] == null) {
                    views[actor] = state.copy();
                }
                try {
                    Views.copy(state, views[actor], actor, seed, plies.size());
                    decision = ask(actor, views[actor]);
                } catch (Throwable failure) { // whatever a player throws, errors included, is its own loss
                    decision = null;
                    if (!ended && listenerFailure == null) {
                        return forfeit(new Forfeit(actor, Forfeit.Cause.FAILED, String.valueOf(failure)));
                    }
                }
                if (listenerFailure != null) {
                    throw listenerFailure;
                }
                if (ended) {
                    throw new CancellationException("the match has ended without this player's answer");
                }
                Optional<Forfeit> illegal = Forfeit.ofDecision(actor, decision, legal, count);
                if (illegal.isPresent()) {
                    return forfeit(illegal.get());
                }
                action = decision.action();
            }
            int played = action;
            tell(() -> listener.playing(state, played));
            state.apply(action);
            plies.add(action);
        }
    }

    private void tell(Runnable news) {
        try {
            news.run();
        } catch (RuntimeException failure) {
            listenerFailure = failure;
            throw failure;
        }
    }

    private Decision ask(int seat, State view) {
        long start = System.nanoTime();
        waitingFor = seat;
        since = start;
        try {
            return players.get(seat).choose(view, seat, budget, new Monitor() {
                @Override
                public boolean cancelled() {
                    return ended;
                }

                @Override
                public void progress(Decision soFar) {
                    tell(() -> listener.thinking(seat, soFar));
                }
            });
        } finally {
            leave(seat, start);
        }
    }

    private synchronized void leave(int seat, long start) {
        nanos[seat] += System.nanoTime() - start;
        waitingFor = NOBODY;
        since = System.nanoTime();
    }

    /** How long the watching thread may sleep before it looks again; at least a millisecond. */
    long nanosLeft() {
        return Math.max(1_000_000L, since + limitNanos - System.nanoTime());
    }

    /** Ends a match whose current step takes too long; null if it is not too long. */
    synchronized MatchResult expire() {
        if (System.nanoTime() - since < limitNanos) {
            return null;
        }
        ended = true;
        int seat = waitingFor;
        if (seat == NOBODY) {
            throw new GameFault(setup.provider().id() + " hangs at ply " + (plies.size() + 1), null);
        }
        return forfeit(new Forfeit(seat, Forfeit.Cause.TIMEOUT, "no answer within " + limitNanos / 1_000_000 + " ms"));
    }

    /** Makes the thinking player return. */
    void stop() {
        ended = true;
    }

    private MatchResult forfeit(Forfeit forfeit) {
        return result(forfeitPayoffs(game.info(), forfeit.seat()), Optional.of(forfeit));
    }

    /** The loser gets the least payoff; the others share what is left equally, within the game's payoff range. */
    static double[] forfeitPayoffs(GameInfo info, int loser) {
        double[] payoffs = new double[info.seats()];
        double share = info.has(GameInfo.Trait.CONSTANT_SUM) && info.seats() > 1
                ? Math.min(info.maxPayoff(), (info.payoffSum() - info.minPayoff()) / (info.seats() - 1))
                : info.maxPayoff();
        Arrays.fill(payoffs, share);
        payoffs[loser] = info.minPayoff();
        return payoffs;
    }

    private MatchResult result(double[] payoffs, Optional<Forfeit> forfeit) {
        return new MatchResult(setup, seed, plies, payoffs, game.scores(state), nanos.clone(), forfeit);
    }
}
