package org.marienbad.framework.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The plies of a game: a main line, and variations that leave it. Each ply is a node, {@link #START} is the position
 * before the first; a node's first child is on the line that goes on from it, its other children begin variations.
 * Nodes keep their numbers when others are removed; a parent's number is smaller than those of its children.
 */
public final class PlyTree {
    /** The node before the first ply. */
    public static final int START = 0;

    /**
     * A ply after that of {@code parent}.
     *
     * @param time what it took, as far as it is known
     */
    public record Node(int parent, int action, PlyTime time) {}

    /** Null where a node was removed. */
    private final List<Node> nodes = new ArrayList<>();

    private final List<List<Integer>> children = new ArrayList<>();
    private int rearrangements;

    PlyTree() {
        nodes.add(new Node(START, 0, PlyTime.UNKNOWN));
        children.add(new ArrayList<>());
    }

    /** The tree of {@code plies}, which get the numbers from 1 on; of siblings the first is on the line. */
    public static PlyTree of(List<Node> plies) {
        PlyTree tree = new PlyTree();
        plies.forEach(tree::add);
        return tree;
    }

    /** The tree of a game that has not begun. */
    public static PlyTree empty() {
        return new PlyTree();
    }

    /** The tree of a game without variations. */
    public static PlyTree ofLine(List<Integer> actions) {
        return of(IntStream.range(0, actions.size())
                .mapToObj(i -> new Node(i, actions.get(i), PlyTime.UNKNOWN))
                .toList());
    }

    /** Adds a ply as the last child of its parent; returns its number. */
    int add(Node ply) {
        node(ply.parent());
        nodes.add(ply);
        children.add(new ArrayList<>());
        children.get(ply.parent()).add(nodes.size() - 1);
        return nodes.size() - 1;
    }

    /** All nodes have numbers below this one. */
    public int bound() {
        return nodes.size();
    }

    /** How often lines were promoted or removed; plies that are added do not count. */
    public int rearrangements() {
        return rearrangements;
    }

    /** Whether there is such a node: it has not been removed. */
    public boolean contains(int node) {
        return node >= 0 && node < nodes.size() && nodes.get(node) != null;
    }

    private Node node(int node) {
        Objects.checkIndex(node, nodes.size());
        if (nodes.get(node) == null) {
            throw new IllegalArgumentException("node " + node + " was removed");
        }
        return nodes.get(node);
    }

    /** The node before {@code node}; the start is its own. */
    public int parent(int node) {
        return node(node).parent();
    }

    public int action(int node) {
        return node(node).action();
    }

    /** The time of {@code node}: by the clock, or as long as its player thought if there was none. */
    public PlyTime time(int node) {
        return node(node).time();
    }

    /** Sets the time of {@code node}. */
    void time(int node, PlyTime time) {
        nodes.set(node, new Node(parent(node), action(node), time));
    }

    /** What was played from {@code node} on: first its line, then the variations. */
    public List<Integer> children(int node) {
        node(node);
        return Collections.unmodifiableList(children.get(node));
    }

    /** The child of {@code node} with that action. */
    public OptionalInt child(int node, int action) {
        return children(node).stream()
                .mapToInt(Integer::intValue)
                .filter(child -> action(child) == action)
                .findFirst();
    }

    /** Whether any position has more than one ply. */
    public boolean hasVariations() {
        return children.stream().anyMatch(siblings -> siblings.size() > 1);
    }

    /** The nodes from the first ply to {@code node}. */
    public List<Integer> path(int node) {
        List<Integer> path = new ArrayList<>();
        for (int at = node; at != START; at = parent(at)) {
            path.add(at);
        }
        Collections.reverse(path);
        return path;
    }

    /** The nodes from the first ply over {@code node} to the end of its line. */
    public List<Integer> line(int node) {
        List<Integer> line = path(node);
        for (List<Integer> next = children(node); !next.isEmpty(); next = children(next.get(0))) {
            line.add(next.get(0));
        }
        return line;
    }

    /** The nodes of the main line. */
    public List<Integer> mainLine() {
        return line(START);
    }

    /** The last node of the main line. */
    public int end() {
        List<Integer> line = mainLine();
        return line.isEmpty() ? START : line.get(line.size() - 1);
    }

    /** Makes {@code node} and all before it the main line up to there. */
    void promote(int node) {
        for (int at : path(node)) {
            List<Integer> siblings = children.get(parent(at));
            if (siblings.get(0) != at) {
                siblings.remove((Integer) at);
                siblings.add(0, at);
                rearrangements++;
            }
        }
    }

    /** Puts the children of every node in the order of those in {@code other}, whose node i is {@code nodes[i]} here. */
    void arrange(PlyTree other, int[] nodes) {
        for (int node = START; node < other.bound(); node++) {
            if (other.contains(node)) {
                List<Integer> order = children.get(nodes[node]);
                order.clear();
                other.children(node).forEach(child -> order.add(nodes[child]));
            }
        }
    }

    /** Removes {@code node} and all that follows it; not the start. */
    void remove(int node) {
        if (node == START) {
            throw new IllegalArgumentException("the start cannot be removed");
        }
        rearrangements++;
        children.get(parent(node)).remove((Integer) node);
        List<Integer> doomed = new ArrayList<>(List.of(node));
        for (int i = 0; i < doomed.size(); i++) {
            doomed.addAll(children.get(doomed.get(i)));
            children.get(doomed.get(i)).clear();
            nodes.set(doomed.get(i), null);
        }
    }
}
