package org.marienbad.ai.mcts.tree;

import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * A search tree on flat arrays: a node is an index, its children are contiguous and come after it, and there are no
 * objects. A node stands for the action that leads to it and for the play after it. Payoffs are scaled to [0, 1]. Grows
 * by half up to a cap, and keeps its memory when cleared.
 */
final class Tree {
    static final int ROOT = 0;

    private static final int FIRST_CAPACITY = 1 << 12;
    /** Bytes that the smallest tree takes, about. */
    static final int LEAST_BYTES = 64 * FIRST_CAPACITY;

    private static final int MARK = Integer.MIN_VALUE;
    private static final int MOVED = -1;
    private static final int NOBODY = -1;
    /** Arrays that grow. */
    private static final int PARTS = 17;

    /** Nodes that are moved or copied between two polls. */
    private static final int STEP = 1 << 17;

    final int width;
    /** The sum of the scaled payoffs of two seats, if constant. */
    final double sum;

    private final TreeLayout layout;
    private final int cap;
    private int size;
    /** Visits, those still under way included: N in the papers. */
    int[] visits = {};
    /**
     * Sum of the payoffs backed up of the seat whose action leads here, as only that seat compares siblings: W. Not a number
     * below a chance node.
     */
    double[] payoffSums = {};
    /** Probability of an outcome below a chance node, of an action its prior: P. Empty without chance and priors. */
    double[] weights = {};
    /** How often a wide chance node has drawn this outcome; 0 elsewhere. Empty in a game without chance. */
    int[] draws = {};
    /** How often the action was legal when its information set was visited. Empty with perfect information. */
    int[] opportunities = {};
    /** Simulations through the parent in which the seat played this action later. Empty without all-moves-as-first. */
    int[] amafVisits = {};
    /** Sum of their payoffs. */
    double[] amafSums = {};
    /** 1 + the symmetry by which the position becomes the one whose actions lead to the children; 0 for none. */
    int[] symmetries = {};
    /**
     * Sum over the visits of how much the payoff was above a tie, divided by the probability with which the action had been
     * drawn. Empty if no decision is mixed.
     */
    double[] weightedPayoffs = {};
    /** Sum of the probabilities with which the action was to be played: the average strategy. Empty likewise. */
    double[] strategySums = {};

    int[] actions = {};
    /** 0: not expanded; negative: the node has moved to where its first child would be. */
    int[] childCounts = {};
    /** Least and greatest payoff that is still possible, by seat; empty if nothing is proven. */
    float[] bounds = {};
    /** Estimate of the position, by seat; empty if not kept. */
    float[] estimates = {};

    /** First child; the sign bit marks that some child has bounds narrower than the game's. */
    private int[] children = {};

    private int[] parents = {};
    /** Visits under way; empty if there is only ever one. */
    private int[] unobserved = {};

    private BooleanSupplier cancelled = () -> false;

    /**
     * @param least nodes for which there is room with any {@code bytes}
     * @param sum the sum of the scaled payoffs of two seats, if constant
     */
    Tree(TreeLayout layout, long bytes, int least, double sum) {
        this.layout = layout;
        this.sum = sum;
        width = layout.width;
        long nodes = Math.max(least, bytes / layout.bytesPerNode());
        cap = (int) Math.min(nodes, (Integer.MAX_VALUE - 8L) / (2L * width));
        if (least > cap) {
            throw new IllegalArgumentException("a position with up to " + (least - 1) + " actions for " + width
                    + " seats is too large for a search tree");
        }
        resize(Math.min(cap, Math.max(least, FIRST_CAPACITY)));
        clear();
    }

    /** Sets the cancellation check that is polled before and during long operations. */
    void watch(BooleanSupplier monitor) {
        cancelled = monitor;
    }

    /** Leaves nothing but a new root. */
    void clear() {
        size = 1;
        reset(ROOT, 0, ROOT);
    }

    /** Lets {@code node} have the children of {@code twin}. Such a tree cannot be kept. */
    void share(int node, int twin) {
        children[node] = children[twin];
        childCounts[node] = childCounts[twin];
    }

    /** A new node that is nobody's child, or −1 if the tree is full. */
    int addOrphan() {
        if (capacity() == size && !grow(1)) {
            return -1;
        }
        reset(size, 0, NOBODY);
        return size++;
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

    /** Counts a visit to every node of a path whose payoffs are not known yet (WU-UCT, Liu et al. 2020). */
    void begin(int[] path, int length) {
        for (int i = 0; i <= length; i++) {
            visits[path[i]]++;
            unobserved[path[i]]++;
        }
    }

    /** Ends the work that {@link #begin} began. */
    void end(int[] path, int length) {
        for (int i = 0; i <= length; i++) {
            unobserved[path[i]]--;
        }
    }

    /** Corrects a path where nodes have moved. */
    void follow(int[] path, int length) {
        for (int i = 0; i <= length; i++) {
            while (childCounts[path[i]] == MOVED) {
                path[i] = children[path[i]];
            }
        }
    }

    /** Visits to {@code node} whose payoffs are in its sum. */
    int observed(int node) {
        return layout.shared ? visits[node] - unobserved[node] : visits[node];
    }

    /** The estimate of {@code node} for {@code seat}. */
    double estimate(int node, int seat) {
        return seat < width ? estimates[width * node + seat] : sum - estimates[node];
    }

    /** The node whose child {@code node} is. */
    int parent(int node) {
        return parents[node];
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

    /** Whether outcomes of a chance node may be missing: those there are are drawn again as often as they were drawn. */
    boolean isWide(int node) {
        return draws[firstChild(node)] > 0;
    }

    int size() {
        return size;
    }

    int capacity() {
        return visits.length;
    }

    /** Whether the tree holds more than half of the nodes that it may. */
    boolean isHalfFull() {
        return size > cap / 2;
    }

    /**
     * Makes {@code root} the root and drops all that is not below it: one pass over the nodes in their order. False, and
     * the tree must be cleared, if cancelled.
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
        payoffSums[target] = payoffSums[node];
        actions[target] = actions[node];
        childCounts[target] = count;
        children[target] = children[node];
        if (layout.shared) {
            unobserved[target] = unobserved[node];
        }
        if (layout.weighted) {
            weights[target] = weights[node];
        }
        if (layout.chance) {
            draws[target] = draws[node];
        }
        if (layout.amaf) {
            amafVisits[target] = amafVisits[node];
            amafSums[target] = amafSums[node];
        }
        if (layout.informationSets) {
            opportunities[target] = opportunities[node];
        }
        if (layout.symmetric) {
            symmetries[target] = symmetries[node];
        }
        if (layout.mixed) {
            weightedPayoffs[target] = weightedPayoffs[node];
            strategySums[target] = strategySums[node];
        }
        if (layout.bounded) {
            System.arraycopy(bounds, 2 * width * node, bounds, 2 * width * target, 2 * width);
        }
        if (layout.estimated) {
            System.arraycopy(estimates, width * node, estimates, width * target, width);
        }
    }

    private boolean grow(int count) {
        return count <= cap - size && resize((int) Math.min(cap, Math.max(capacity() * 3L / 2, (long) size + count)));
    }

    /**
     * Grows one array after the other, as each takes long. The one whose length counts is the last, so that a cancelled
     * growth leaves the tree as it was.
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
            case 0 -> payoffSums = Arrays.copyOf(payoffSums, capacity);
            case 1 -> actions = Arrays.copyOf(actions, capacity);
            case 2 -> children = Arrays.copyOf(children, capacity);
            case 3 -> childCounts = Arrays.copyOf(childCounts, capacity);
            case 4 -> parents = Arrays.copyOf(parents, capacity);
            case 5 -> bounds = layout.bounded ? Arrays.copyOf(bounds, 2 * width * capacity) : bounds;
            case 6 -> estimates = layout.estimated ? Arrays.copyOf(estimates, width * capacity) : estimates;
            case 7 -> unobserved = layout.shared ? Arrays.copyOf(unobserved, capacity) : unobserved;
            case 8 -> weights = layout.weighted ? Arrays.copyOf(weights, capacity) : weights;
            case 9 -> draws = layout.chance ? Arrays.copyOf(draws, capacity) : draws;
            case 10 -> opportunities = layout.informationSets ? Arrays.copyOf(opportunities, capacity) : opportunities;
            case 11 -> amafVisits = layout.amaf ? Arrays.copyOf(amafVisits, capacity) : amafVisits;
            case 12 -> amafSums = layout.amaf ? Arrays.copyOf(amafSums, capacity) : amafSums;
            case 13 -> symmetries = layout.symmetric ? Arrays.copyOf(symmetries, capacity) : symmetries;
            case 14 -> weightedPayoffs = layout.mixed ? Arrays.copyOf(weightedPayoffs, capacity) : weightedPayoffs;
            case 15 -> strategySums = layout.mixed ? Arrays.copyOf(strategySums, capacity) : strategySums;
            default -> visits = Arrays.copyOf(visits, capacity);
        }
    }

    private void reset(int node, int action, int parent) {
        visits[node] = 0;
        payoffSums[node] = 0;
        actions[node] = action;
        childCounts[node] = 0;
        children[node] = 0;
        parents[node] = parent;
        if (layout.shared) {
            unobserved[node] = 0;
        }
        if (layout.weighted) {
            weights[node] = 0;
        }
        if (layout.chance) {
            draws[node] = 0;
        }
        if (layout.amaf) {
            amafVisits[node] = 0;
            amafSums[node] = 0;
        }
        if (layout.informationSets) {
            opportunities[node] = 0;
        }
        if (layout.symmetric) {
            symmetries[node] = 0;
        }
        if (layout.mixed) {
            weightedPayoffs[node] = 0;
            strategySums[node] = 0;
        }
        if (layout.bounded) {
            for (int i = 2 * width * node; i < 2 * width * (node + 1); i += 2) {
                bounds[i] = 0;
                bounds[i + 1] = 1;
            }
        }
        if (layout.estimated) {
            Arrays.fill(estimates, width * node, width * (node + 1), Float.NaN);
        }
    }
}
