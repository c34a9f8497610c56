package org.marienbad.learn.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.LongFunction;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.match.Match;
import org.marienbad.framework.match.MatchResult;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.shared.DaemonThreads;

/**
 * Games of a newcomer against another player, who has all the other seats. In a round the newcomer takes every seat
 * once, with the same random opening, dice and cards. The result depends neither on threads nor on time, if the
 * players' limits do not.
 */
final class Duel {
    private static final long POLL_MILLIS = 100;

    private final GameSetup setup;
    private final LongFunction<Player> newcomer;
    private final LongFunction<Player> other;
    private final long seed;

    Duel(GameSetup setup, LongFunction<Player> newcomer, LongFunction<Player> other, long seed) {
        this.setup = setup;
        this.newcomer = newcomer;
        this.other = other;
        this.seed = seed;
    }

    /** Told of every round, in order. */
    interface Referee {
        /**
         * @param points of the newcomer in units: in [0, {@link #units}]
         * @return whether another round is wanted
         */
        boolean played(int points);
    }

    /** The most that can be made in a round: two for every game and every opponent in it. */
    int units() {
        return 2 * gamesOfRound() * opponents();
    }

    /** How many games count in a round. */
    int gamesOfRound() {
        return setup.seats();
    }

    /** The side that is alone meets the other by the payoffs of two games. */
    private int opponents() {
        return Math.max(1, setup.seats() - 1);
    }

    /**
     * Plays at most so many rounds.
     *
     * @throws CancellationException if {@code cancelled} says so
     */
    void play(int rounds, int threads, BooleanSupplier cancelled, Referee referee) {
        ExecutorService pool = Executors.newFixedThreadPool(threads, DaemonThreads.named("duel"));
        try {
            Deque<Future<Integer>> playing = new ArrayDeque<>();
            int begun = 0;
            boolean wanted = true;
            while (wanted && (begun < rounds || !playing.isEmpty())) {
                while (begun < rounds && playing.size() < 2 * threads) {
                    int round = begun++;
                    playing.add(pool.submit(() -> round(round)));
                }
                wanted = referee.played(await(playing.remove(), cancelled));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static int await(Future<Integer> round, BooleanSupplier cancelled) {
        while (true) {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            try {
                return round.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException goingOn) {
                // Asked again whether it is cancelled.
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new CancellationException();
            } catch (ExecutionException failure) {
                throw failure.getCause() instanceof RuntimeException known
                        ? known
                        : new IllegalStateException(failure.getCause());
            }
        }
    }

    /** The mean of so many rounds. */
    Score score(int rounds, int threads, BooleanSupplier cancelled) {
        long[] sum = new long[1];
        play(rounds, threads, cancelled, points -> {
            sum[0] += points;
            return true;
        });
        return new Score((long) rounds * gamesOfRound(), (double) sum[0] / ((long) rounds * units()));
    }

    private int round(int round) {
        int points = 0;
        for (int seat = 0; seat < setup.seats(); seat++) {
            double[] payoffs = game(round, seat).payoffs();
            if (payoffs.length == 1) {
                points += points(payoffs[0], game(round, -1).payoffs()[0]);
            }
            for (int opponent = 0; opponent < payoffs.length; opponent++) {
                points += opponent == seat ? 0 : points(payoffs[seat], payoffs[opponent]);
            }
        }
        return points;
    }

    private static int points(double own, double others) {
        return own > others ? 2 : own == others ? 1 : 0;
    }

    /** @param seat of the newcomer; −1 for none */
    private MatchResult game(int round, int seat) {
        List<Player> players = new ArrayList<>();
        for (int one = 0; one < setup.seats(); one++) {
            long own = Seeds.oneWay(Seeds.split(seed, "game", (long) round * setup.seats() + seat + 1), "player", one);
            players.add((one == seat ? newcomer : other).apply(own));
        }
        long shared = Seeds.split(seed, "round", round);
        MatchResult result = new Match(setup, players)
                .seed(shared)
                .opening(2 + round % 3, Seeds.split(seed, "opening", round))
                .play();
        result.forfeit().filter(forfeit -> forfeit.seat() == seat).ifPresent(forfeit -> {
            throw new IllegalStateException("the model failed in a game: " + forfeit.detail());
        });
        return result;
    }
}
