package org.marienbad.play.explain;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The tree of a search at one step, laid out. A small tree is whole. A large one is folded to the nodes around the
 * step. These are the path from the root, the best nodes beside it, and those just below the present node.
 *
 * @param width from 0 to the greatest {@code x}
 * @param nodes parents before their children
 */
public record StepTree(double width, List<Shown> nodes) {
    /** Children of a node that are shown in a folded tree. */
    private static final int MOST_CHILDREN = 8;

    public StepTree {
        nodes = List.copyOf(nodes);
    }

    /** Why a node is marked. */
    public enum Mark {
        /** Between the root and the node that the step is about. */
        PATH,
        /** The step is about it. */
        PRESENT,
        /** The best child of its parent, as far as is known. */
        BEST
    }

    /**
     * A node in its place; how far down it is its {@link ExplainedNode#ply} tells.
     *
     * @param x how far right, in units of the least distance between neighbors
     * @param folded nodes below it that are not shown
     */
    public record Shown(ExplainedNode node, double x, Set<Mark> marks, int folded) {
        public Shown {
            marks = Set.copyOf(marks);
        }
    }

    /** The tree in which a step is about {@code present}, folded where it has more than {@code most} nodes. */
    static StepTree of(GrowingTree tree, ExplainedNode present, int most) {
        Folding folding = new Folding(tree, present, most);
        TidyLayout<ExplainedNode> layout = new TidyLayout<>(tree.root(), folding::children);
        List<Shown> shown = new ArrayList<>();
        folding.show(tree.root(), layout, shown);
        double width = shown.stream().mapToDouble(Shown::x).max().orElse(0);
        return new StepTree(width, shown);
    }

    /** The nodes shown. */
    private static final class Folding {
        private final GrowingTree tree;
        private final ExplainedNode present;
        private final Set<ExplainedNode> path = new HashSet<>();
        private final Map<ExplainedNode, Integer> sizes = new HashMap<>();
        private final boolean whole;

        Folding(GrowingTree tree, ExplainedNode present, int most) {
            this.tree = tree;
            this.present = present;
            for (ExplainedNode node = present;
                    node != null;
                    node = node.parent().orElse(null)) {
                path.add(node);
            }
            whole = size(tree.root()) <= most;
        }

        private int size(ExplainedNode node) {
            int size = 1;
            for (ExplainedNode child : tree.children(node)) {
                size += size(child);
            }
            sizes.put(node, size);
            return size;
        }

        List<ExplainedNode> children(ExplainedNode node) {
            List<ExplainedNode> all = tree.children(node);
            boolean open = whole || path.contains(node);
            if (whole || !open || all.size() <= MOST_CHILDREN) {
                return open ? all : List.of();
            }
            Comparator<ExplainedNode> order = Comparator.comparing((ExplainedNode child) -> !path.contains(child))
                    .thenComparing(child -> child.action() != node.best())
                    .thenComparing(ExplainedNode::visits, Comparator.reverseOrder())
                    .thenComparing(ExplainedNode::id, Comparator.reverseOrder());
            Set<ExplainedNode> kept = new HashSet<>(
                    all.stream().sorted(order).limit(MOST_CHILDREN).toList());
            return all.stream().filter(kept::contains).toList();
        }

        void show(ExplainedNode node, TidyLayout<ExplainedNode> layout, List<Shown> shown) {
            Set<Mark> marks = EnumSet.noneOf(Mark.class);
            if (path.contains(node)) {
                marks.add(node == present ? Mark.PRESENT : Mark.PATH);
            }
            if (node.parent().filter(parent -> parent.best() == node.action()).isPresent()) {
                marks.add(Mark.BEST);
            }
            List<ExplainedNode> children = children(node);
            int folded = sizes.get(node) - 1;
            for (ExplainedNode child : children) {
                folded -= sizes.get(child);
            }
            shown.add(new Shown(node, layout.x(node), marks, folded));
            for (ExplainedNode child : children) {
                show(child, layout, shown);
            }
        }
    }
}
