package org.marienbad.play.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The demands of Reingold and Tilford on a tidy drawing. */
class TidyLayoutTest {
    private static final double EQUAL = 1e-9;

    /** A tree; each node is equal to itself alone. */
    private static final class Node {
        final List<Node> children = new ArrayList<>();

        static Node random(Random random, int depth) {
            Node node = new Node();
            int count = depth == 0 ? 0 : random.nextInt(4);
            for (int i = 0; i < count; i++) {
                node.children.add(random(random, depth - 1));
            }
            return node;
        }

        Node mirrored() {
            Node node = new Node();
            for (Node child : children) {
                node.children.add(0, child.mirrored());
            }
            return node;
        }

        Node copy() {
            return mirrored().mirrored();
        }

        private void levels(int depth, List<List<Node>> out) {
            if (out.size() == depth) {
                out.add(new ArrayList<>());
            }
            out.get(depth).add(this);
            children.forEach(child -> child.levels(depth + 1, out));
        }
    }

    private static TidyLayout<Node> layout(Node root) {
        return new TidyLayout<>(root, node -> node.children);
    }

    @Test
    void neighboursKeepTheirOrderAndDistanceAndParentsAreInTheMiddle() {
        for (int seed = 0; seed < 200; seed++) {
            Node root = Node.random(new Random(seed), 6);
            TidyLayout<Node> layout = layout(root);
            List<List<Node>> levels = new ArrayList<>();
            root.levels(0, levels);
            for (List<Node> level : levels) {
                for (int i = 1; i < level.size(); i++) {
                    assertTrue(layout.x(level.get(i)) >= layout.x(level.get(i - 1)) + 1 - EQUAL, "seed " + seed);
                }
                for (Node node : level) {
                    assertTrue(layout.x(node) >= -EQUAL);
                    int last = node.children.size() - 1;
                    if (last >= 0) {
                        double middle = (layout.x(node.children.get(0)) + layout.x(node.children.get(last))) / 2;
                        assertEquals(middle, layout.x(node), EQUAL);
                    }
                }
            }
        }
    }

    @Test
    void aTreeAndItsMirrorImageAreDrawnAsMirrorImages() {
        for (int seed = 0; seed < 100; seed++) {
            Node root = Node.random(new Random(seed), 5);
            Node mirror = root.mirrored();
            TidyLayout<Node> one = layout(root);
            TidyLayout<Node> other = layout(mirror);
            List<List<Node>> levels = new ArrayList<>();
            List<List<Node>> mirrored = new ArrayList<>();
            root.levels(0, levels);
            mirror.levels(0, mirrored);
            double sum = one.x(root) + other.x(mirror);
            for (int depth = 0; depth < levels.size(); depth++) {
                List<Node> level = levels.get(depth);
                for (int i = 0; i < level.size(); i++) {
                    double image = other.x(mirrored.get(depth).get(level.size() - 1 - i));
                    assertEquals(sum, one.x(level.get(i)) + image, EQUAL, "seed " + seed);
                }
            }
        }
    }

    @Test
    void equalSubtreesAreDrawnEquallyWhereverTheyAre() {
        Node subtree = Node.random(new Random(9), 4);
        Node root = new Node();
        root.children.add(subtree);
        root.children.add(Node.random(new Random(3), 3));
        Node twin = subtree.copy();
        root.children.add(twin);
        TidyLayout<Node> layout = layout(root);
        List<List<Node>> one = new ArrayList<>();
        List<List<Node>> other = new ArrayList<>();
        subtree.levels(0, one);
        twin.levels(0, other);
        for (int depth = 0; depth < one.size(); depth++) {
            for (int i = 0; i < one.get(depth).size(); i++) {
                assertEquals(
                        layout.x(one.get(depth).get(i)) - layout.x(subtree),
                        layout.x(other.get(depth).get(i)) - layout.x(twin),
                        EQUAL);
            }
        }
    }
}
