package org.marienbad.framework.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The plies of a game: a main line, and variations that leave it. Each ply is a node, {@link #START} is the position
 * before the first. A node's first child is on the line that goes on from it, its other children begin variations.
 * Nodes keep their numbers when others are removed; a parent's number is smaller than those of its children.
 */
public class PlyTree {
    /** The node before the first ply. */
    public static final int START = 0;

    /**
     * A ply after that of {@code parent}.
     *
     * @param time the time that it took, as far as it is known
     */
    public record Node(int parent, int action, PlyTime time) {}

    private static final int ROOM = 16;
    private static final int REMOVED = -1;

    // By node, in place of objects, since a server holds thousands of games; START where there is none.
    private int[] parents = new int[ROOM];
    private int[] actions = new int[ROOM];
    private int[] firstChildren = new int[ROOM];
    private int[] nextSiblings = new int[ROOM];
    private PlyTime[] times = new PlyTime[ROOM];
    private int size = 1;
    private int rearrangements;

    PlyTree() {
        times[START] = PlyTime.UNKNOWN;
    }

    /**
     * The tree of {@code plies}, which get the numbers from 1 on; of siblings the first is on the line. Siblings with
     * the same action become the first of them, which all their children follow in this order.
     */
    public static PlyTree of(List<Node> plies) {
        PlyTree tree = new PlyTree();
        plies.forEach(tree::add);
        for (int node = START; node < tree.size; node++) {
            if (tree.contains(node)) {
                tree.mergeChildren(node);
            }
        }
        return tree;
    }

    private void mergeChildren(int node) {
        Map<Integer, List<Integer>> byAction = new LinkedHashMap<>();
        children(node)
                .forEach(child -> byAction.computeIfAbsent(actions[child], action -> new ArrayList<>())
                        .add(child));
        link(node, byAction.values().stream().map(this::merged).toList());
    }

    /** Makes one node of siblings with the same action, the one with the least number. */
    private int merged(List<Integer> siblings) {
        int kept = Collections.min(siblings);
        if (siblings.size() > 1) {
            link(
                    kept,
                    siblings.stream().flatMap(node -> children(node).stream()).toList());
            for (int node : siblings) {
                if (times[kept].equals(PlyTime.UNKNOWN)) {
                    times[kept] = times[node];
                }
                if (node != kept) {
                    forget(node);
                }
            }
        }
        return kept;
    }

    /** Makes {@code children}, which are all there are, those of {@code parent}, in this order. */
    private void link(int parent, List<Integer> children) {
        int next = START;
        for (int i = children.size() - 1; i >= 0; i--) {
            int child = children.get(i);
            parents[child] = parent;
            nextSiblings[child] = next;
            next = child;
        }
        firstChildren[parent] = next;
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
        require(ply.parent());
        if (size == parents.length) {
            grow(size + size / 2);
        }
        int node = size++;
        parents[node] = ply.parent();
        actions[node] = ply.action();
        times[node] = ply.time();
        append(node, ply.parent());
        return node;
    }

    private void grow(int room) {
        parents = Arrays.copyOf(parents, room);
        actions = Arrays.copyOf(actions, room);
        firstChildren = Arrays.copyOf(firstChildren, room);
        nextSiblings = Arrays.copyOf(nextSiblings, room);
        times = Arrays.copyOf(times, room);
    }

    /** Makes {@code node}, which is nobody's child, the last of {@code parent}. */
    private void append(int node, int parent) {
        nextSiblings[node] = START;
        if (firstChildren[parent] == START) {
            firstChildren[parent] = node;
            return;
        }
        int last = firstChildren[parent];
        while (nextSiblings[last] != START) {
            last = nextSiblings[last];
        }
        nextSiblings[last] = node;
    }

    /** Takes {@code node} out of its parent's children. */
    private void unlink(int node) {
        int parent = parents[node];
        if (firstChildren[parent] == node) {
            firstChildren[parent] = nextSiblings[node];
            return;
        }
        int before = firstChildren[parent];
        while (nextSiblings[before] != node) {
            before = nextSiblings[before];
        }
        nextSiblings[before] = nextSiblings[node];
    }

    /** All nodes have numbers below this one. */
    public int bound() {
        return size;
    }

    /** How often lines were promoted or removed; plies that are added do not count. */
    public int rearrangements() {
        return rearrangements;
    }

    /** Whether there is such a node: it has not been removed. */
    public boolean contains(int node) {
        return node >= 0 && node < size && parents[node] != REMOVED;
    }

    private int require(int node) {
        Objects.checkIndex(node, size);
        if (parents[node] == REMOVED) {
            throw new IllegalArgumentException("node " + node + " was removed");
        }
        return node;
    }

    /** The node before {@code node}; the start is its own. */
    public int parent(int node) {
        return parents[require(node)];
    }

    public int action(int node) {
        return actions[require(node)];
    }

    /** The time of {@code node}: by the clock, or as long as its player thought if there was none. */
    public PlyTime time(int node) {
        return times[require(node)];
    }

    /** Sets the time of {@code node}. */
    void time(int node, PlyTime time) {
        times[require(node)] = time;
    }

    /** The plies from {@code node} on: first its line, then the variations. */
    public List<Integer> children(int node) {
        List<Integer> children = new ArrayList<>();
        for (int child = firstChildren[require(node)]; child != START; child = nextSiblings[child]) {
            children.add(child);
        }
        return children;
    }

    /** The child of {@code node} with that action. */
    public OptionalInt child(int node, int action) {
        for (int child = firstChildren[require(node)]; child != START; child = nextSiblings[child]) {
            if (actions[child] == action) {
                return OptionalInt.of(child);
            }
        }
        return OptionalInt.empty();
    }

    /** Whether any position has more than one ply. */
    public boolean hasVariations() {
        return IntStream.range(START, size).anyMatch(node -> parents[node] != REMOVED && nextSiblings[node] != START);
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
        for (int next = firstChildren[node]; next != START; next = firstChildren[next]) {
            line.add(next);
        }
        return line;
    }

    /** The nodes of the main line. */
    public List<Integer> mainLine() {
        return line(START);
    }

    /** The last node of the main line. */
    public int end() {
        int end = START;
        while (firstChildren[end] != START) {
            end = firstChildren[end];
        }
        return end;
    }

    /** Makes {@code node} and all before it the main line up to there. */
    void promote(int node) {
        for (int at : path(node)) {
            if (firstChildren[parents[at]] != at) {
                unlink(at);
                nextSiblings[at] = firstChildren[parents[at]];
                firstChildren[parents[at]] = at;
                rearrangements++;
            }
        }
    }

    /** Puts the children of every node in the order of those in {@code other}, whose node i is {@code nodes[i]} here. */
    void arrange(PlyTree other, int[] nodes) {
        for (int node = START; node < other.bound(); node++) {
            if (other.contains(node)) {
                link(
                        nodes[node],
                        other.children(node).stream().map(child -> nodes[child]).toList());
            }
        }
    }

    /** Removes {@code node} and all that follows it; not the start. */
    void remove(int node) {
        if (node == START) {
            throw new IllegalArgumentException("the start cannot be removed");
        }
        unlink(require(node));
        rearrangements++;
        List<Integer> doomed = new ArrayList<>(List.of(node));
        for (int i = 0; i < doomed.size(); i++) {
            doomed.addAll(children(doomed.get(i)));
        }
        doomed.forEach(this::forget);
    }

    private void forget(int node) {
        parents[node] = REMOVED;
        times[node] = null;
    }
}
