package org.marienbad.ai.solver;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.marienbad.ai.search.shared.PositionTable;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** How many positions a game may have, from those that random playouts meet. Always the same for the same game. */
final class SizeEstimate {
    private static final int MAX_PLIES = 1000;

    private SizeEstimate() {}

    /**
     * A lower bound that is right on average, from how many positions are met once and how many twice (A. Chao 1984);
     * far below the truth where hardly any is met twice, or where the thread is interrupted.
     */
    static double atLeast(Game game, State root, int playouts) {
        PositionTable met = new PositionTable(game.info().words());
        int[] times = new int[playouts * (Math.min(game.info().maxPlies(), MAX_PLIES) + 1)];
        play(game, root, playouts, () -> !Thread.currentThread().isInterrupted(), state -> times[met.add(state)]++);
        double once = 0;
        double twice = 0;
        for (int position = 0; position < met.size(); position++) {
            once += times[position] == 1 ? 1 : 0;
            twice += times[position] == 2 ? 1 : 0;
        }
        return met.size() + once * (once - 1) / (2 * (twice + 1));
    }

    /**
     * By recapture (D. G. Chapman 1951): of the positions that playouts meet, how many are in {@code graph}, which holds
     * a part of all? Too low where that part is not like the whole, rough where playouts end early.
     *
     * @param goOn asked before every ply of the playouts; once false they end
     */
    static double byRecapture(Game game, State root, PositionGraph graph, int playouts, BooleanSupplier goOn) {
        PositionTable met = new PositionTable(game.info().words());
        int[] known = {0};
        play(game, root, playouts, goOn, state -> {
            int before = met.size();
            if (met.add(state) == before && graph.find(state) >= 0) {
                known[0]++;
            }
        });
        return (graph.size() + 1.0) * (met.size() + 1.0) / (known[0] + 1.0) - 1;
    }

    private static void play(Game game, State root, int playouts, BooleanSupplier goOn, Consumer<State> meets) {
        int[] buffer = new int[game.info().maxLegalActions()];
        int longest = Math.min(game.info().maxPlies(), MAX_PLIES);
        State state = root.copy();
        for (int playout = 0; playout < playouts; playout++) {
            SplittableRandom random = Seeds.stream(1, "size", playout);
            state.copyFrom(root);
            meets.accept(state);
            for (int ply = 0; ply < longest && state.actor() != State.TERMINAL; ply++) {
                if (!goOn.getAsBoolean()) {
                    return;
                }
                state.apply(state.randomAction(buffer, random));
                meets.accept(state);
            }
        }
    }
}
