package org.marienbad.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerProvider;
import org.marienbad.framework.setting.Settings;

/** Lets a player play games and examines every decision. */
final class PlayerTrial {
    /** Small enough for any number of games, and without time, so that it repeats. */
    static final Budget TINY = new Budget(30, 2, Long.MAX_VALUE);

    private static final long PATIENCE_MILLIS = 10_000;
    /** The latency that the contract of the monitor allows. */
    private static final long STOP_NANOS = 50_000_000;

    /** A player that computes for this long after it was cancelled is taken to ignore cancellation. */
    private static final long DEAF_MILLIS = 500;

    private static final int STOP_ATTEMPTS = 5;
    private static final int POLLS = 20;
    private static final int MOST_PLIES = 40;

    private final Case subject;
    private final PlayerProvider provider;
    private final Settings settings;
    private final Player player;

    private PlayerTrial(Case subject, PlayerProvider provider, Settings settings, long seed) {
        this.subject = subject;
        this.provider = provider;
        this.settings = settings;
        player = provider.create(subject.game(), settings, seed);
        if (player == null) {
            throw Violation.of("create of player '" + provider.id() + "'", "a player", null);
        }
    }

    static PlayerTrial of(Case subject, PlayerProvider provider, long seed) {
        return new PlayerTrial(subject, provider, Settings.defaults(provider.settings()), seed);
    }

    static PlayerTrial of(Case subject, PlayerProvider provider, Settings settings, long seed) {
        return new PlayerTrial(subject, provider, settings, seed);
    }

    /** The decision of the player, once; it is closed then. */
    int chooseOnce(State view, int seat) {
        try {
            return player.choose(view, seat, TINY, Monitor.NONE).action();
        } finally {
            player.close();
        }
    }

    /** The player in all seats plays a game under a tiny budget; returns its choices. */
    static List<Integer> play(Case subject, PlayerProvider provider, Settings settings, long seed) {
        return Watchdog.call(
                "player '" + provider.id() + "' (" + settings + "), given " + TINY.iterations() + " iterations",
                PATIENCE_MILLIS,
                () -> playUnguarded(subject, provider, settings, seed));
    }

    private static List<Integer> playUnguarded(Case subject, PlayerProvider provider, Settings settings, long seed) {
        List<PlayerTrial> seats = new ArrayList<>();
        for (int seat = 0; seat < subject.seats(); seat++) {
            seats.add(of(subject, provider, settings, Seeds.oneWay(seed, "player", seat)));
        }
        GameSetup setup = subject.setup(0);
        for (int seat = 0; seat < seats.size(); seat++) {
            seats.get(seat).player.begin(setup, seat);
        }
        SplittableRandom random = Seeds.stream(seed, "chance", 0);
        State state = subject.start(0);
        List<Integer> choices = new ArrayList<>();
        List<String> told = new ArrayList<>();
        int[] buffer = subject.buffer();
        while (state.actor() != State.TERMINAL && choices.size() < MOST_PLIES) {
            int actor = state.actor();
            int count = state.legalActions(buffer);
            int action;
            if (actor == State.CHANCE) {
                action = buffer[RandomGame.pick(state, buffer, count, actor, random)];
            } else {
                String where = "position '" + Violation.oneLine(state) + "', seed " + seed + ", plies: " + told;
                action = seats.get(actor).decide(view(state, random), actor, Arrays.copyOf(buffer, count), where);
                choices.add(action);
            }
            told.add(subject.game().action(state, action).notation());
            for (int seat = 0; seat < seats.size(); seat++) {
                seats.get(seat).player.observe(subject.game().seen(state, action, Observer.seat(seat)));
            }
            state.apply(action);
        }
        if (state.actor() == State.TERMINAL) {
            double[] payoffs = new double[subject.seats()];
            state.payoffs(payoffs);
            seats.forEach(seat -> seat.player.end(payoffs.clone()));
        }
        seats.forEach(seat -> seat.player.close());
        return choices;
    }

    private static State view(State state, SplittableRandom random) {
        State view = state.copy();
        if (view instanceof ImperfectInformationState hidden) {
            hidden.determinize(Observer.seat(state.actor()), random);
        }
        return view;
    }

    private int decide(State view, int seat, int[] legal, String where) {
        Decision decision;
        try {
            decision = player.choose(view, seat, TINY, Monitor.NONE);
            require(decision, legal);
        } catch (Throwable thrown) {
            if (!Violation.isPluginFault(thrown)) {
                throw thrown;
            }
            throw Violation.thrown("player '" + provider.id() + "' (" + settings + ")", thrown)
                    .at(where);
        }
        return decision.action();
    }

    private void require(Decision decision, int[] legal) {
        String who = "player '" + provider.id() + "' (" + settings + "), ";
        if (decision == null || Arrays.binarySearch(legal, decision.action()) < 0) {
            throw Violation.of(
                    who + "its choice",
                    "a legal action of " + Arrays.toString(legal),
                    decision == null ? "no decision" : decision.action());
        }
        Set<Integer> actions = new HashSet<>();
        for (Decision.ActionValue line : decision.lines()) {
            if (Arrays.binarySearch(legal, line.action()) < 0 || !actions.add(line.action())) {
                throw Violation.of(who + "its lines", "legal actions, none twice", line);
            }
            if (line.value() == null || line.value().length != subject.seats() || line.visits() < 0) {
                throw Violation.of(
                        who + "a line of its decision",
                        "visits of at least 0 and a value a seat",
                        line.visits() + " visits, " + Arrays.toString(line.value()));
            }
        }
    }

    /**
     * Gives the player no limit, and cancels it after some polls. The longest stretch of processor time of its thread
     * without a poll counts, to the answer included, at its best of several attempts. It depends on the player, not on
     * the load of the machine.
     */
    static void stops(Case subject, PlayerProvider provider, Settings settings, long seed) {
        State state = firstDecision(subject, Seeds.stream(seed, "chance", 0));
        if (state == null) {
            return;
        }
        String who = "player '" + provider.id() + "', cancelled in '" + Violation.oneLine(state) + "'";
        long least = Long.MAX_VALUE;
        for (int i = 0; i < STOP_ATTEMPTS && least > STOP_NANOS; i++) {
            int polls = i % 2 == 0 ? POLLS : 0;
            least = Math.min(least, Watchdog.call(who, DEAF_MILLIS, () -> {
                Player player = provider.create(subject.game(), settings, seed);
                Cancelled monitor = new Cancelled(Thread.currentThread().getId(), polls);
                Decision decision;
                try {
                    decision = player.choose(state.copy(), state.actor(), Budget.UNLIMITED, monitor);
                    monitor.look();
                } finally {
                    player.close();
                }
                int[] buffer = subject.buffer();
                int count = state.legalActions(buffer);
                if (decision == null || Arrays.binarySearch(buffer, 0, count, decision.action()) < 0) {
                    throw Violation.of(who + ", its choice", "a legal action", decision);
                }
                return monitor.longest;
            }));
        }
        if (least > STOP_NANOS) {
            throw Violation.of(
                    who,
                    "an answer within " + STOP_NANOS / 1_000_000 + " ms",
                    least / 1_000_000 + " ms of computing without a look at the monitor, in the best of "
                            + STOP_ATTEMPTS + " attempts");
        }
    }

    /** A position where a seat is to move, past the chance nodes at the start. */
    private static State firstDecision(Case subject, SplittableRandom random) {
        State state = subject.start(0);
        int[] buffer = subject.buffer();
        while (state.actor() == State.CHANCE) {
            int count = state.legalActions(buffer);
            state.apply(buffer[RandomGame.pick(state, buffer, count, State.CHANCE, random)]);
        }
        return state.actor() == State.TERMINAL ? null : state;
    }

    /** Says "cancelled" after some polls, and keeps the longest time that the player's thread computed between two. */
    private static final class Cancelled implements Monitor {
        private final long thread;
        private int polls;
        private long last;
        private long longest;

        Cancelled(long thread, int polls) {
            this.thread = thread;
            this.polls = polls;
            last = Watchdog.cpuNanos(thread);
        }

        @Override
        public synchronized boolean cancelled() {
            look();
            return polls-- <= 0;
        }

        synchronized void look() {
            long now = Watchdog.cpuNanos(thread);
            longest = Math.max(longest, now - last);
            last = now;
        }
    }
}
