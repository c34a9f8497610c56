package org.marienbad.ai.mcts;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.marienbad.ai.search.Clock;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;
import org.marienbad.framework.setting.Settings;

/** Runs {@link Uct} within the budget and plays the most visited action (robust child), the better one of equals. */
final class MctsPlayer implements Player {
    /** Spent on the value of an action that is played anyway. */
    private static final long FORCED_ITERATIONS = 100;

    /** So that visits fit their words. */
    private static final long MOST_ITERATIONS = Integer.MAX_VALUE;

    private static final long BYTES_PER_MIB = 1 << 20;

    private final Settings settings;
    private final Uct uct;
    private int seat;
    private Clock clock;

    MctsPlayer(Game game, Settings settings, long seed) {
        this.settings = settings;
        int least = 1 + game.info().maxLegalActions();
        uct = new Uct(game, settings.get(MctsProvider.C), Math.max(least, nodes(settings)), new SplittableRandom(seed));
    }

    /** Most nodes of the tree: what the setting says, if that is no more than a quarter of what Java may use. */
    private static int nodes(Settings settings) {
        long bytes = Math.min(
                settings.get(MctsProvider.MEMORY) * BYTES_PER_MIB,
                Runtime.getRuntime().maxMemory() / 4);
        return (int) Math.min(Integer.MAX_VALUE - 8L, bytes / Tree.BYTES_PER_NODE);
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        this.seat = seat;
        uct.start(view);
        boolean forced = uct.tree().childCounts[Tree.ROOT] == 1;
        Budget limits =
                Clock.endless(settings, budget).and(Budget.ofIterations(forced ? FORCED_ITERATIONS : MOST_ITERATIONS));
        clock = new Clock(limits, monitor, this::decision);
        while (clock.spend()) {
            uct.iterate(limits.depth());
        }
        return decision();
    }

    private Decision decision() {
        Tree tree = uct.tree();
        int first = tree.firstChildren[Tree.ROOT];
        List<Decision.Line> lines = IntStream.range(0, tree.childCounts[Tree.ROOT])
                .mapToObj(index -> new Decision.Line(
                        tree.actions[first + index],
                        tree.visits[first + index],
                        uct.means(index),
                        false,
                        continuation(tree, first + index)))
                .sorted(Comparator.comparingLong(Decision.Line::visits)
                        .thenComparingDouble(line -> line.visits() == 0 ? 0 : line.value()[seat])
                        .reversed())
                .toList();
        return new Decision(lines.get(0).action(), lines, clock.spent(), uct.depth(), clock.nanos());
    }

    private static int[] continuation(Tree tree, int node) {
        int[] plies = new int[8];
        int length = 0;
        for (int next = mostVisited(tree, node); next >= 0; next = mostVisited(tree, next)) {
            if (length == plies.length) {
                plies = Arrays.copyOf(plies, 2 * length);
            }
            plies[length++] = tree.actions[next];
        }
        return Arrays.copyOf(plies, length);
    }

    /** The child of {@code node} visited most and at least once, or −1. */
    private static int mostVisited(Tree tree, int node) {
        int most = 0;
        int chosen = -1;
        int first = tree.firstChildren[node];
        for (int child = first; child < first + tree.childCounts[node]; child++) {
            if (tree.visits[child] > most) {
                most = tree.visits[child];
                chosen = child;
            }
        }
        return chosen;
    }
}
