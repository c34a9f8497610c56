package org.marienbad.ai.mcts.tree;

/** Reads a tree from outside. */
public final class TreeReader {
    private final Tree tree;
    /** Null if nothing is proven. */
    private final ScoreBounds bounds;

    private final PayoffScale scale;

    TreeReader(Tree tree, ScoreBounds bounds, PayoffScale scale) {
        this.tree = tree;
        this.bounds = bounds;
        this.scale = scale;
    }

    /** The root. */
    public int root() {
        return Tree.ROOT;
    }

    public int action(int node) {
        return tree.actions[node];
    }

    public int visits(int node) {
        return tree.observed(node);
    }

    /** Mean payoff of the seat whose action leads to {@code node}; NaN at the root, below chance and without visits. */
    public double value(int node) {
        boolean counted = node != Tree.ROOT && tree.observed(node) > 0;
        return counted ? scale.payoff(tree.payoffSums[node] / tree.observed(node)) : Double.NaN;
    }

    /** Whether the payoffs are proven. */
    public boolean isExact(int node) {
        return bounds != null && bounds.isExact(node);
    }

    public int firstChild(int node) {
        return tree.firstChild(node);
    }

    public int childCount(int node) {
        return tree.childCounts[node];
    }
}
