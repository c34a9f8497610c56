package org.marienbad.ai.mcts;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.ai.mcts.tree.TreeReader;
import org.marienbad.framework.player.SearchNode;

/** A node of a search tree, for showing it: the action that leads there and what the search knows of it. */
public final class TreeNode {
    private final TreeReader tree;
    private final int node;

    private TreeNode(TreeReader tree, int node) {
        this.tree = tree;
        this.node = node;
    }

    static TreeNode root(TreeReader tree) {
        return new TreeNode(tree, tree.root());
    }

    /** The action or chance outcome that leads here from the parent; without meaning at the root. */
    public int action() {
        return tree.action(node);
    }

    /** How often the search came through here. */
    public int visits() {
        return tree.visits(node);
    }

    /** Mean payoff of the seat whose action leads here; NaN at the root, below a chance node and without visits. */
    public double value() {
        return tree.value(node);
    }

    /** Whether the payoffs of all seats are proven. */
    public boolean isExact() {
        return tree.isExact(node);
    }

    /** The nodes that follow, in no particular order; empty at a leaf. */
    public List<TreeNode> children() {
        int first = tree.firstChild(node);
        return IntStream.range(first, first + tree.childCount(node))
                .mapToObj(child -> new TreeNode(tree, child))
                .toList();
    }

    /** The nodes that follow with {@code levels} levels of theirs, those visited most first; unvisited ones are left out. */
    List<SearchNode> searched(int levels) {
        return children().stream()
                .filter(child -> child.visits() > 0)
                .sorted(Comparator.comparingInt(TreeNode::visits).reversed())
                .map(child -> new SearchNode(
                        child.action(),
                        child.visits(),
                        child.value(),
                        child.isExact(),
                        levels > 1 ? child.searched(levels - 1) : List.of()))
                .toList();
    }
}
