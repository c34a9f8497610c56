package org.marienbad.cli.command;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.LongUnaryOperator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.player.PlayerSpec;
import org.marienbad.framework.plugin.PlayerCatalogue;

/** Measures one game in the calling thread, by CPU time. */
final class Bench {
    static final int REPETITIONS = 7;

    /** What was measured; null where a player cannot play the game. */
    record Figures(
            String game,
            Double playoutsPerSecond,
            Double pliesPerPlayout,
            Double bytesPerPlayout,
            Double uctIterationsPerSecond,
            Double mctsIterationsPerSecond,
            Double minimaxNodesPerSecond) {}

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int MAX_DEPTH = 40;
    private static final long SEED = 1;
    /** Tree search as in the textbooks: one random playout an iteration, no evaluator, no proofs. */
    private static final PlayerSpec UCT = PlayerSpec.parse("mcts(implicit=0,solver=off,reuse=off,c=0.6)");

    private final Game game;
    private final PlayerCatalogue players;
    private final double seconds;

    Bench(Game game, PlayerCatalogue players, double seconds) {
        this.game = game;
        this.players = players;
        this.seconds = seconds;
    }

    /** @param progress is told what is measured next */
    Figures measure(String id, Consumer<String> progress) {
        progress.accept("playouts");
        Playouts playouts = new Playouts(game);
        double rate = rate(playouts::run);
        progress.accept("bytes");
        double bytes = playouts.bytes();
        progress.accept("uct");
        Double uct = willing("mcts") ? rate(count -> iterate(UCT, count)) : null;
        progress.accept("mcts");
        Double mcts = willing("mcts") ? rate(count -> iterate(PlayerSpec.of("mcts"), count)) : null;
        progress.accept("minimax");
        Double minimax = willing("minimax") ? minimax() : null;
        return new Figures(id, rate, playouts.plies(), bytes, uct, mcts, minimax);
    }

    /**
     * Units a second of CPU time. A third of the time warms up and finds how much work a repetition needs.
     *
     * @param work does about the amount of work asked for, and returns how much it did
     */
    private double rate(LongUnaryOperator work) {
        long amount = 1;
        long warmUp = (long) (seconds / 3 * 1e9);
        long each = (long) (seconds * 2 / 3 / REPETITIONS * 1e9);
        long start = cpu();
        double unitNanos = 0;
        while (cpu() - start < warmUp) {
            long before = cpu();
            long done = work.applyAsLong(amount);
            unitNanos = (double) Math.max(1, cpu() - before) / Math.max(1, done);
            amount = (long) Math.max(1, Math.min(amount * 2.0, each / unitNanos));
        }
        amount = (long) Math.max(1, each / unitNanos);
        double[] rates = new double[REPETITIONS];
        for (int i = 0; i < REPETITIONS; i++) {
            long before = cpu();
            long done = work.applyAsLong(amount);
            rates[i] = done * 1e9 / Math.max(1, cpu() - before);
        }
        Arrays.sort(rates);
        return rates[REPETITIONS / 2];
    }

    private static long cpu() {
        return THREADS.getCurrentThreadCpuTime();
    }

    private boolean willing(String player) {
        return players.all().stream()
                .filter(provider -> provider.id().equals(player))
                .anyMatch(
                        provider -> Opponents.unsupportedReason(provider, game).isEmpty());
    }

    private long iterate(PlayerSpec spec, long iterations) {
        Player player = players.create(spec, game, SEED);
        return choose(player, Budget.ofIterations(iterations)).iterations();
    }

    /** Searches to the greatest depth that fits into a repetition, so that every repetition does the same. */
    private double minimax() {
        long each = (long) (seconds * 2 / 3 / REPETITIONS * 1e9);
        int depth = 1;
        while (depth < MAX_DEPTH) {
            long before = cpu();
            minimax(depth + 1);
            long spent = cpu() - before;
            if (spent > each) {
                break;
            }
            depth++;
        }
        int fitting = depth;
        return rate(ignored -> minimax(fitting));
    }

    private long minimax(int depth) {
        return choose(players.create(PlayerSpec.of("minimax"), game, SEED), Budget.ofDepth(depth))
                .iterations();
    }

    private Decision choose(Player player, Budget budget) {
        State state = game.newInitialState();
        return player.choose(state, state.actor(), budget, Monitor.NONE);
    }

    /** Random games one after the other. */
    private static final class Playouts {
        private final State start;
        private final State state;
        private final Playout playout;
        private final SplittableRandom random = new SplittableRandom(SEED);
        private long played;
        private long plies;

        Playouts(Game game) {
            start = game.newInitialState();
            state = start.copy();
            playout = new Playout(game);
        }

        long run(long count) {
            long sum = 0;
            for (long i = 0; i < count; i++) {
                state.copyFrom(start);
                sum += playout.run(state, random);
            }
            plies += sum;
            played += count;
            return count;
        }

        double plies() {
            return (double) plies / played;
        }

        /** Bytes allocated a playout; what the measuring itself allocates is taken off. */
        double bytes() {
            long count = Math.max(1000, played / 10);
            THREADS.getCurrentThreadAllocatedBytes();
            long first = THREADS.getCurrentThreadAllocatedBytes();
            long second = THREADS.getCurrentThreadAllocatedBytes();
            run(count);
            long third = THREADS.getCurrentThreadAllocatedBytes();
            return Math.max(0, (third - second) - (second - first)) / (double) count;
        }
    }
}
