package org.marienbad.ai.minimax;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;
import org.marienbad.games.connectfour.ConnectFourProvider;
import org.marienbad.games.testgames.NoughtsProvider;

/**
 * Nodes and CPU time to a depth with symmetric positions taken for one in the table, beside those without, after so many random
 * plies. Arguments: {@code connect-four} or {@code noughts} (4x4, four in a row), depth, positions.
 */
public final class SymmetriesAblation {
    private static final int ROUNDS = 3;
    private static final int MOST_PLIES = 6;

    private SymmetriesAblation() {}

    public static void main(String[] arguments) {
        boolean noughts = arguments[0].equals("noughts");
        GameProvider provider = noughts ? new NoughtsProvider() : new ConnectFourProvider();
        Map<String, ?> options = noughts ? Map.of("size", 4, "row", 4) : Map.of();
        Game game = provider.create(2, Settings.of("option", provider.id(), provider.options(), options));
        int depth = Integer.parseInt(arguments[1]);
        System.out.println(
                "| random plies | nodes | with symmetries | CPU ms | with symmetries | nodes to none | CPU to none |");
        System.out.println("|---:|---:|---:|---:|---:|---:|---:|");
        for (int plies = 0; plies <= MOST_PLIES; plies += 2) {
            Run[] best = new Run[2];
            for (int round = -1; round < ROUNDS; round++) {
                for (int uses = 0; uses < 2; uses++) {
                    Run run = run(game, depth, plies, Integer.parseInt(arguments[2]), uses == 1);
                    best[uses] = round < 0 || best[uses].nanos > run.nanos ? run : best[uses];
                }
            }
            System.out.printf(
                    Locale.ROOT,
                    "| %d | %,d | %,d | %,d | %,d | %.2f | %.2f |%n",
                    plies,
                    best[0].nodes,
                    best[1].nodes,
                    best[0].nanos / 1_000_000,
                    best[1].nanos / 1_000_000,
                    (double) best[1].nodes / best[0].nodes,
                    (double) best[1].nanos / best[0].nanos);
        }
    }

    private record Run(long nodes, long nanos) {}

    private static Run run(Game game, int depth, int plies, int positions, boolean symmetries) {
        long nodes = 0;
        long nanos = 0;
        for (int i = 0; i < (plies == 0 ? 1 : positions); i++) {
            State position = position(game, plies, i);
            try (Minimax minimax =
                    Minimax.of(game).depth(depth).symmetries(symmetries).build()) {
                long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                nodes += minimax.search(position).statistics().iterations();
                nanos += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
            }
        }
        return new Run(nodes, nanos);
    }

    private static State position(Game game, int plies, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] actions = new int[game.info().maxLegalActions()];
        while (true) {
            State state = game.newInitialState();
            for (int ply = 0; ply < plies && state.actor() >= 0; ply++) {
                state.apply(state.randomAction(actions, random));
            }
            if (state.actor() >= 0) {
                return state;
            }
        }
    }
}
