package org.marienbad.ai.minimax;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.SplittableRandom;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.kalaha.KalahaProvider;

/**
 * How much sooner a search by several threads reaches a depth. It is measured by wall-clock time, and, as the machine
 * may be busy, by CPU time of the thread that decides. The latter leaves out that it waits for others. Arguments:
 * {@code kalaha} or {@code connect-four}, evaluator, depth, threads, positions.
 */
public final class SpeedUp {
    private static final int ROUNDS = 3;

    private SpeedUp() {}

    public static void main(String[] arguments) {
        GameProvider provider = arguments[0].equals("kalaha") ? new KalahaProvider() : new ConnectFourProvider();
        Game game = provider.create(2, Settings.defaults(provider.options()));
        Evaluator evaluator = game.advice().evaluator(arguments[1]).orElseThrow();
        int depth = Integer.parseInt(arguments[2]);
        int threads = Integer.parseInt(arguments[3]);
        int positions = Integer.parseInt(arguments[4]);
        for (int round = 0; round < ROUNDS; round++) {
            Run alone = new Run();
            Run together = new Run();
            for (int i = 0; i < positions; i++) {
                State position = position(game, i);
                alone.add(Minimax.of(game).evaluator(evaluator).depth(depth), position);
                together.add(Minimax.of(game).evaluator(evaluator).depth(depth).threads(threads), position);
            }
            System.out.printf(
                    Locale.ROOT,
                    "%d ms, %d threads %d ms: speed-up %.2f (CPU %.2f), nodes x%.2f%n",
                    alone.nanos / 1_000_000,
                    threads,
                    together.nanos / 1_000_000,
                    (double) alone.nanos / together.nanos,
                    (double) alone.cpu / together.cpu,
                    (double) together.nodes / alone.nodes);
        }
    }

    private static final class Run {
        private long nanos;
        private long cpu;
        private long nodes;

        void add(Minimax.Builder builder, State position) {
            try (Minimax minimax = builder.table(16).build()) {
                // Allocates the table, which is not what is to be measured.
                minimax.search(position, Budget.ofDepth(1));
                long started = System.nanoTime();
                long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                SearchResult result = minimax.search(position);
                cpu += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
                nanos += System.nanoTime() - started;
                nodes += result.statistics().iterations();
            }
        }
    }

    /** A position with a choice, after 4 to 13 random plies. */
    private static State position(Game game, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] actions = new int[game.info().maxLegalActions()];
        while (true) {
            State state = game.newInitialState();
            for (int plies = 4 + random.nextInt(10); plies > 0 && state.actor() >= 0; plies--) {
                state.apply(state.randomAction(actions, random));
            }
            if (state.legalActions(actions) > 1) {
                return state;
            }
        }
    }
}
