package org.marienbad.ai.mcts.tree;

import java.util.SplittableRandom;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * The outcomes below chance nodes: all at once if they are few. Otherwise they appear as they are drawn, the more the
 * more often the node is visited (Couëtoux et al. 2011).
 */
final class ChanceExpansion {
    /** More outcomes make a node wide. */
    private static final int WIDE = 32;

    /** A wide chance node that was visited n times draws this times the root of n outcomes. */
    private static final double WIDENING = 4;

    private final Tree tree;
    private final Estimates estimates;
    private final SplittableRandom random;
    private final int[] codes;
    private boolean informed;

    ChanceExpansion(Game game, Tree tree, Estimates estimates, SplittableRandom random) {
        this.tree = tree;
        this.estimates = estimates;
        this.random = random;
        codes = new int[game.info().maxLegalActions()];
    }

    /** Gives {@code node} its outcomes, or one of very many; false if the tree is full. */
    boolean expand(State state, int node) {
        int count = state.legalActions(codes);
        return count > WIDE ? widen(state, node, count) : expandAll(state, node, count);
    }

    /** Whether the last outcomes that came have estimates or payoffs, which are to be backed up. */
    boolean isInformed() {
        return informed;
    }

    private boolean expandAll(State state, int node, int count) {
        if (!tree.expand(node, codes, count)) {
            return false;
        }
        double total = 0;
        for (int i = 0; i < count; i++) {
            total += state.chanceWeight(codes[i]);
        }
        int first = tree.firstChild(node);
        for (int i = 0; i < count; i++) {
            tree.payoffSums[first + i] = Double.NaN;
            tree.weights[first + i] = state.chanceWeight(codes[i]) / total;
        }
        informed = estimates.examine(state, node, 0);
        return true;
    }

    /** Draws an outcome of a wide chance node by weight and counts it; false if it is new and the tree is full. */
    private boolean widen(State state, int node, int count) {
        int code = Chance.sample(state, codes, count, random);
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCounts[node]; child++) {
            if (tree.actions[child] == code) {
                tree.draws[child]++;
                return true;
            }
        }
        if (!tree.add(node, code)) {
            return false;
        }
        int last = tree.childCounts[node] - 1;
        tree.draws[tree.firstChild(node) + last] = 1;
        tree.payoffSums[tree.firstChild(node) + last] = Double.NaN;
        informed = estimates.examine(state, node, last);
        return true;
    }

    /** An outcome by weight; at a wide node one of those drawn so far, as often as it was drawn. */
    int sample(State state, int node) {
        return tree.isWide(node) ? sampleWide(state, node) : sampleByWeight(node);
    }

    private int sampleByWeight(int node) {
        int child = tree.firstChild(node);
        int last = child + tree.childCounts[node] - 1;
        double left = random.nextDouble();
        for (; child < last; child++) {
            left -= tree.weights[child];
            if (left < 0) {
                break;
            }
        }
        return child;
    }

    private int sampleWide(State state, int node) {
        double total = drawn(node);
        if (total * total < WIDENING * WIDENING * tree.visits[node] && widen(state, node, state.legalActions(codes))) {
            total++;
        }
        int child = tree.firstChild(node);
        int last = child + tree.childCounts[node] - 1;
        double left = random.nextDouble() * total;
        for (; child < last; child++) {
            left -= tree.draws[child];
            if (left < 0) {
                break;
            }
        }
        return child;
    }

    private double drawn(int node) {
        int first = tree.firstChild(node);
        double total = 0;
        for (int child = first; child < first + tree.childCounts[node]; child++) {
            total += tree.draws[child];
        }
        return total;
    }
}
