package org.marienbad.ai.mcts.tree;

import java.util.Arrays;
import org.marienbad.ai.mcts.selection.Prior;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/** The prior probabilities of a node's actions. */
final class NodePriors {
    private final Tree tree;
    /** Null if all actions are equally likely. */
    private final Prior prior;
    /** Whether children are in the order of their priors, as widening takes the first of them. */
    private final boolean sorted;

    private final int[] codes;
    private final double[] priors;

    NodePriors(Game game, TreeOptions options, Tree tree) {
        this.tree = tree;
        prior = options.prior == null ? null : options.prior.forThread(game);
        sorted = options.widening > 0;
        codes = new int[game.info().maxLegalActions()];
        priors = new double[codes.length];
    }

    /** Sets those of the new children of {@code node}: the first {@code count} of {@code actions}. */
    void weigh(State state, int node, int[] actions, int count) {
        Arrays.fill(priors, 0, count, 1);
        if (prior != null) {
            prior.weigh(state, actions, count, priors);
        }
        double total = 0;
        for (int i = 0; i < count; i++) {
            total += priors[i];
        }
        if (!(total > 0 && total < Double.POSITIVE_INFINITY)) {
            throw new IllegalStateException("the priors of a position sum to " + total + ": " + state);
        }
        int first = tree.firstChild(node);
        for (int i = 0; i < count; i++) {
            tree.weights[first + i] = priors[i] / total;
        }
        if (sorted) {
            sort(node);
        }
    }

    /** Sorts new children, which have nothing but actions and weights, by weight, the greatest first. */
    private void sort(int node) {
        int first = tree.firstChild(node);
        int count = tree.childCounts[node];
        for (int i = 0; i < count; i++) {
            codes[i] = tree.actions[first + i];
            priors[i] = tree.weights[first + i];
        }
        for (int gap = count / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < count; i++) {
                int code = codes[i];
                double weight = priors[i];
                int j = i;
                for (; j >= gap && priors[j - gap] < weight; j -= gap) {
                    codes[j] = codes[j - gap];
                    priors[j] = priors[j - gap];
                }
                codes[j] = code;
                priors[j] = weight;
            }
        }
        for (int i = 0; i < count; i++) {
            tree.actions[first + i] = codes[i];
            tree.weights[first + i] = priors[i];
        }
    }

    /**
     * Replaces the prior probabilities below {@code node}, whose position is {@code state}.
     *
     * @param weights by place among the legal actions, which are ascending; all 0 leaves them as they are
     */
    void replace(State state, int node, double[] weights) {
        int count = state.legalActions(codes);
        double total = 0;
        for (int i = 0; i < count; i++) {
            total += weights[i];
        }
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCounts[node] && total > 0; child++) {
            tree.weights[child] = weights[Arrays.binarySearch(codes, 0, count, tree.actions[child])] / total;
        }
    }
}
