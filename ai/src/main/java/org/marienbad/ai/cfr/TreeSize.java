package org.marienbad.ai.cfr;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/** How many nodes the tree of a game has. */
final class TreeSize {
    private final Game game;
    private final long limit;
    private final int[] actions;
    private final List<State> positions = new ArrayList<>();
    private long counted;

    private TreeSize(Game game, long limit) {
        this.game = game;
        this.limit = limit;
        actions = new int[game.info().maxLegalActions()];
    }

    /** Whether the tree below {@code root} has no more than {@code limit} nodes: counts up to one more. */
    static boolean isAtMost(Game game, State root, long limit) {
        TreeSize size = new TreeSize(game, limit);
        size.count(root, 0);
        return size.counted <= limit;
    }

    private void count(State position, int ply) {
        if (++counted > limit) {
            return;
        }
        if (ply == positions.size()) {
            positions.add(game.newInitialState());
        }
        int count = position.legalActions(actions);
        for (int i = 0; i < count && counted <= limit; i++) {
            State next = positions.get(ply);
            next.copyFrom(position);
            if (i > 0) {
                position.legalActions(actions); // the subtree before has used the buffer
            }
            next.apply(actions[i]);
            count(next, ply + 1);
        }
    }

    /**
     * An estimate that is right on average: the mean, over random games, of the products of the numbers of actions
     * (D. E. Knuth: Estimating the Efficiency of Backtrack Programs, 1975). The same for the same game.
     */
    static double estimate(Game game, State root, int games) {
        int[] actions = new int[game.info().maxLegalActions()];
        State state = root.copy();
        double sum = 0;
        for (int i = 0; i < games; i++) {
            SplittableRandom random = Seeds.stream(1, "tree size", i);
            state.copyFrom(root);
            double nodes = 1;
            sum += nodes;
            for (int count = state.legalActions(actions); count > 0; count = state.legalActions(actions)) {
                nodes *= count;
                sum += nodes;
                state.apply(actions[Playout.index(count, random)]);
            }
        }
        return sum / games;
    }
}
