package org.marienbad.ai.mcts;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * A search tree on flat arrays: a node is an index, its children are contiguous and come after it, and there are no
 * objects. A node keeps the sum of payoffs only of the seat whose action leads to it, for only that seat ever compares
 * it with its siblings; a child of a chance node keeps its probability there instead. Bounds and estimates are kept
 * for one seat where the payoffs of two seats have a constant sum, else for all. Grows by half up to a cap; keeps its
 * memory when cleared. Payoffs are scaled to [0, 1].
 */
final class Tree {
    static final int ROOT = 0;

    private static final int FIRST_CAPACITY = 1 << 12;
    /** Bytes that the smallest tree takes, about. */
    static final int LEAST_BYTES = 64 * FIRST_CAPACITY;

    private static final int MARK = Integer.MIN_VALUE;
    private static final int MOVED = -1;
    /** Arrays that grow. */
    private static final int PARTS = 9;

    /** Nodes that are kept or copied before asking whether to go on. */
    private static final int STEP = 1 << 17;

    /** Seats for which bounds and estimates are kept. */
    final int width;

    /** What the scaled payoffs of two seats sum to, if constant. */
    final double sum;

    private final boolean bounded;
    private final boolean estimated;
    private final boolean shared;
    private final int cap;
    private int size;
    /** Descents through a node, those under way included. */
    int[] visits = {};

    double[] sums = {};
    int[] actions = {};
    /** 0: not expanded; negative: the node has moved to where its first child would be. */
    int[] childCounts = {};
    /** Least and greatest payoff that is still possible, by seat; empty if not kept. */
    float[] bounds = {};
    /** What the position is thought to be worth, by seat; empty if not kept. */
    float[] estimates = {};

    /** First child; the sign bit marks that some child has bounds narrower than the game's. */
    private int[] children = {};

    private int[] parents = {};
    /** Descents under way through a node; empty if there is only ever one. */
    private int[] unobserved = {};

    private BooleanSupplier cancelled = () -> false;

    /**
     * @param least nodes for which there is room whatever memory the options allow
     * @param width seats for which bounds and estimates are kept
     * @param sum what the scaled payoffs of two seats sum to, if constant
     */
    Tree(MctsOptions options, int least, int width, double sum) {
        this.width = width;
        this.sum = sum;
        bounded = options.solver();
        estimated = options.estimates();
        shared = options.shared();
        long nodes = Math.max(least, options.bytes() / bytesPerNode(options, width));
        cap = (int) Math.min(nodes, (Integer.MAX_VALUE - 8L) / (2L * width));
        resize(Math.min(cap, Math.max(least, FIRST_CAPACITY)));
        clear();
    }

    static int bytesPerNode(MctsOptions options, int width) {
        return 28
                + (options.solver() ? 8 * width : 0)
                + (options.estimates() ? 4 * width : 0)
                + (options.shared() ? 4 : 0);
    }

    /** Sets whom to ask, before and while the tree takes long over something, whether to leave it. */
    void watch(BooleanSupplier monitor) {
        cancelled = monitor;
    }

    /** Leaves nothing but a new root. */
    void clear() {
        size = 1;
        reset(ROOT, 0, 0);
    }

    /** Gives {@code node} a new child for each of the first {@code count} of {@code codes}; false if it is full. */
    boolean expand(int node, int[] codes, int count) {
        if (count > capacity() - size && !grow(count)) {
            return false;
        }
        int first = size;
        size += count;
        for (int i = 0; i < count; i++) {
            reset(first + i, codes[i], node);
        }
        children[node] = first;
        childCounts[node] = count;
        return true;
    }

    /**
     * Gives {@code node}, whose children are some of many, one more; false if it is full. Moves the children to where
     * there is room for twice as many when their room is used up.
     */
    boolean add(int node, int code) {
        int count = childCounts[node];
        int place = firstChild(node) + count;
        if (count == 0 || place >= size || parents[place] != node) {
            int room = Math.max(1, 2 * count);
            if (room > capacity() - size && !grow(room)) {
                return false;
            }
            int old = firstChild(node);
            int first = size;
            size += room;
            for (int i = 0; i < count; i++) {
                move(old + i, first + i, 0);
                parents[first + i] = node;
                childCounts[old + i] = MOVED;
                children[old + i] = first + i;
            }
            for (int i = count; i < room; i++) {
                parents[first + i] = node;
            }
            children[node] = first | children[node] & MARK;
            place = first + count;
        }
        reset(place, code, node);
        childCounts[node] = count + 1;
        return true;
    }

    /** Counts a visit to every node of a path. */
    void visit(int[] path, int length) {
        for (int i = 0; i <= length; i++) {
            visits[path[i]]++;
        }
    }

    /** Counts a visit to every node of a path, of which nothing is known yet. */
    void begin(int[] path, int length) {
        for (int i = 0; i <= length; i++) {
            visits[path[i]]++;
            unobserved[path[i]]++;
        }
    }

    /** Ends what {@link #begin} began; corrects the path where nodes have moved since. */
    void end(int[] path, int length) {
        for (int i = 0; i <= length; i++) {
            while (childCounts[path[i]] == MOVED) {
                path[i] = children[path[i]];
            }
            unobserved[path[i]]--;
        }
    }

    /** Visits to {@code node} whose payoffs are in its sum. */
    int observed(int node) {
        return shared ? visits[node] - unobserved[node] : visits[node];
    }

    /** What {@code node} is thought to be worth to {@code seat}. */
    double estimate(int node, int seat) {
        return seat < width ? estimates[width * node + seat] : sum - estimates[node];
    }

    int firstChild(int node) {
        return children[node] & ~MARK;
    }

    /** Whether some child has bounds narrower than the game's. */
    boolean isMarked(int node) {
        return children[node] < 0;
    }

    void mark(int node) {
        children[node] |= MARK;
    }

    int size() {
        return size;
    }

    int capacity() {
        return visits.length;
    }

    /**
     * Makes {@code root} the root and drops all that is not below it: one pass over the nodes in their order. False, and
     * the tree is of no use before it is cleared, if cancelled.
     */
    boolean keep(int root) {
        int last = size;
        move(root, ROOT, -1);
        size = 1;
        for (int node = root + 1; node < last; node++) {
            if ((node & STEP - 1) == 0 && cancelled.getAsBoolean()) {
                return false;
            }
            int parent = ~parents[node];
            if (parent >= 0) {
                int first = firstChild(parent);
                if (node == first) {
                    children[parent] = size | children[parent] & MARK;
                }
                int target = size++;
                move(node, target, -1);
                parents[target] = parent;
            }
        }
        return true;
    }

    /** Copies a node and tells its children where their parent is now, in bits flipped by {@code flip}. */
    private void move(int node, int target, int flip) {
        int count = childCounts[node];
        int first = firstChild(node);
        for (int child = first; child < first + count; child++) {
            parents[child] = target ^ flip;
        }
        visits[target] = visits[node];
        if (shared) {
            unobserved[target] = unobserved[node];
        }
        sums[target] = sums[node];
        actions[target] = actions[node];
        childCounts[target] = count;
        children[target] = children[node];
        if (bounded) {
            System.arraycopy(bounds, 2 * width * node, bounds, 2 * width * target, 2 * width);
        }
        if (estimated) {
            System.arraycopy(estimates, width * node, estimates, width * target, width);
        }
    }

    private boolean grow(int count) {
        return count <= cap - size && resize((int) Math.min(cap, Math.max(capacity() * 3L / 2, (long) size + count)));
    }

    /**
     * Grows one array after the other, as each takes long; the one whose length counts is the last, so that a growth
     * that is cancelled leaves the tree as it was.
     */
    private boolean resize(int capacity) {
        boolean large = capacity > STEP;
        for (int part = 0; part < PARTS; part++) {
            if (large && cancelled.getAsBoolean()) {
                return false;
            }
            resize(part, capacity);
        }
        return true;
    }

    private void resize(int part, int capacity) {
        switch (part) {
            case 0 -> sums = Arrays.copyOf(sums, capacity);
            case 1 -> actions = Arrays.copyOf(actions, capacity);
            case 2 -> children = Arrays.copyOf(children, capacity);
            case 3 -> childCounts = Arrays.copyOf(childCounts, capacity);
            case 4 -> parents = Arrays.copyOf(parents, capacity);
            case 5 -> bounds = bounded ? Arrays.copyOf(bounds, 2 * width * capacity) : bounds;
            case 6 -> estimates = estimated ? Arrays.copyOf(estimates, width * capacity) : estimates;
            case 7 -> unobserved = shared ? Arrays.copyOf(unobserved, capacity) : unobserved;
            default -> visits = Arrays.copyOf(visits, capacity);
        }
    }

    private void reset(int node, int action, int parent) {
        visits[node] = 0;
        if (shared) {
            unobserved[node] = 0;
        }
        sums[node] = 0;
        actions[node] = action;
        childCounts[node] = 0;
        children[node] = 0;
        parents[node] = parent;
        if (bounded) {
            for (int i = 2 * width * node; i < 2 * width * (node + 1); i += 2) {
                bounds[i] = 0;
                bounds[i + 1] = 1;
            }
        }
        if (estimated) {
            Arrays.fill(estimates, width * node, width * (node + 1), Float.NaN);
        }
    }
}
