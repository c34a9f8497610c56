package org.marienbad.ai.mcts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a tree says of the actions at its root. Keeps the payoffs of all seats there since the start of a decision. */
final class RootReport {
    private final Tree tree;
    /** Null if nothing is proven. */
    private final ScoreBounds bounds;

    private final int seats;
    private final PayoffScale scale;
    /** Whether the tree ends with the turn. */
    private final boolean turn;

    private double[] rootSums = {};
    private int[] rootVisits = {};

    RootReport(Tree tree, ScoreBounds bounds, int seats, PayoffScale scale, boolean turn) {
        this.turn = turn;
        this.tree = tree;
        this.bounds = bounds;
        this.seats = seats;
        this.scale = scale;
    }

    /** Begins a decision; the root has its children. */
    void start() {
        int count = tree.childCounts[Tree.ROOT];
        if (rootVisits.length < count) {
            rootVisits = new int[count];
            rootSums = new double[count * seats];
        }
        Arrays.fill(rootVisits, 0);
        Arrays.fill(rootSums, 0);
    }

    /** Counts the scaled payoffs of an iteration through {@code child} of the root. */
    void count(int child, double[] payoffs) {
        int index = child - tree.firstChild(Tree.ROOT);
        rootVisits[index]++;
        for (int seat = 0; seat < seats; seat++) {
            rootSums[index * seats + seat] += payoffs[seat];
        }
    }

    /** What is known of each action of the root, where {@code actor} moves. */
    List<RootCandidate> candidates(int actor) {
        List<RootCandidate> candidates = new ArrayList<>();
        int first = tree.firstChild(Tree.ROOT);
        for (int index = 0; index < tree.childCounts[Tree.ROOT]; index++) {
            int node = first + index;
            boolean exact = bounds != null && bounds.isExact(node);
            candidates.add(new RootCandidate(
                    tree.actions[node],
                    tree.observed(node),
                    values(index, actor, exact),
                    bounds != null ? bounds.low(node, actor) : 0,
                    bounds != null ? bounds.high(node, actor) : 1,
                    exact,
                    continuation(node, actor)));
        }
        return candidates;
    }

    private double[] values(int index, int actor, boolean exact) {
        int node = tree.firstChild(Tree.ROOT) + index;
        double[] values = new double[seats];
        for (int seat = 0; seat < seats; seat++) {
            double value;
            if (exact) {
                value = bounds.low(node, seat);
            } else if (tree.width == 1 || seat == actor) {
                double mean = tree.sums[node] / tree.observed(node);
                value = seat == actor ? mean : tree.sum - mean;
            } else {
                value = rootSums[index * seats + seat] / rootVisits[index];
            }
            if (bounds != null) {
                value = Math.max(bounds.low(node, seat), Math.min(bounds.high(node, seat), value));
            }
            values[seat] = scale.payoff(value);
        }
        return values;
    }

    private int[] continuation(int node, int actor) {
        int[] plies = new int[8];
        int length = 0;
        for (int next = expected(node, actor); next >= 0; next = expected(next, actor)) {
            if (length == plies.length) {
                plies = Arrays.copyOf(plies, 2 * length);
            }
            plies[length++] = tree.actions[next];
        }
        return Arrays.copyOf(plies, length);
    }

    /**
     * The child of {@code node} visited most and at least once, or −1. In a tree that ends with the turn {@code actor}
     * moves there too, and what is proven comes before visits.
     */
    private int expected(int node, int actor) {
        int first = tree.firstChild(node);
        int end = first + tree.childCounts[node];
        boolean proofs = turn && bounds != null && tree.isMarked(node);
        double sure = 0;
        for (int child = first; proofs && child < end; child++) {
            sure = Math.max(sure, bounds.low(child, actor));
        }
        int most = 0;
        int chosen = -1;
        boolean decided = proofs;
        for (int child = first; child < end; child++) {
            decided = decided && bounds.high(child, actor) <= sure;
            boolean possible = !proofs || bounds.high(child, actor) >= sure;
            if (possible && tree.visits[child] > most) {
                most = tree.visits[child];
                chosen = child;
            }
        }
        for (int child = first; decided && child < end; child++) {
            if (bounds.low(child, actor) == sure) {
                return child;
            }
        }
        return chosen;
    }
}
