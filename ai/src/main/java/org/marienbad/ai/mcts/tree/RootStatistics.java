package org.marienbad.ai.mcts.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.ai.mcts.finalmove.RootCandidate;

/**
 * The statistics of a tree about the actions at its root. Keeps the payoffs of all seats there since the start of a
 * decision.
 */
final class RootStatistics {
    private final Tree tree;
    /** Null if nothing is proven. */
    private final ScoreBounds bounds;

    private final int seats;
    private final PayoffScale scale;
    /** Whether the tree ends with the turn. */
    private final boolean turn;

    private int root = Tree.ROOT;
    private boolean mixed;
    /** By child of the root and seat. */
    private double[] payoffSums = {};
    /** By child of the root. */
    private int[] visits = {};

    RootStatistics(Tree tree, ScoreBounds bounds, int seats, PayoffScale scale, boolean turn) {
        this.turn = turn;
        this.tree = tree;
        this.bounds = bounds;
        this.seats = seats;
        this.scale = scale;
    }

    /** Begins a decision at {@code root}, which has its children. */
    void start(int root) {
        start(root, false);
    }

    /** @param mixed whether the average strategy counts there, and visits that explore do not */
    void start(int root, boolean mixed) {
        this.root = root;
        this.mixed = mixed;
        reserve(tree.childCounts[root]);
        Arrays.fill(visits, 0);
        Arrays.fill(payoffSums, 0);
    }

    boolean isMixed() {
        return mixed;
    }

    private void reserve(int count) {
        if (visits.length < count) {
            visits = Arrays.copyOf(visits, count);
            payoffSums = Arrays.copyOf(payoffSums, Math.multiplyExact(count, seats));
        }
    }

    /** Counts the scaled payoffs of an iteration through {@code child} of the root. */
    void count(int child, double[] payoffs) {
        int index = child - tree.firstChild(root);
        reserve(index + 1);
        visits[index]++;
        for (int seat = 0; seat < seats; seat++) {
            payoffSums[index * seats + seat] += payoffs[seat];
        }
    }

    /** Whether the child with the most visits keeps the lead, however the rest of the iterations goes. */
    boolean isSettled(long iterations) {
        int most = 0;
        int second = 0;
        int first = tree.firstChild(root);
        for (int child = first; child < first + tree.childCounts[root]; child++) {
            int count = tree.observed(child);
            second = Math.max(second, Math.min(most, count));
            most = Math.max(most, count);
        }
        return most - second > iterations;
    }

    /** The findings about each action of the root, where {@code actor} moves. */
    List<RootCandidate> candidates(int actor) {
        List<RootCandidate> candidates = new ArrayList<>();
        int first = tree.firstChild(root);
        for (int index = 0; index < tree.childCounts[root]; index++) {
            int node = first + index;
            boolean exact = bounds != null && bounds.isExact(node);
            candidates.add(new RootCandidate(
                    tree.actions[node],
                    mixed ? Math.round(tree.strategySums[node]) : tree.observed(node),
                    values(index, actor, exact),
                    bounds != null ? bounds.low(node, actor) : 0,
                    bounds != null ? bounds.high(node, actor) : 1,
                    exact,
                    continuation(node, actor)));
        }
        return candidates;
    }

    private double[] values(int index, int actor, boolean exact) {
        int node = tree.firstChild(root) + index;
        double[] values = new double[seats];
        for (int seat = 0; seat < seats; seat++) {
            double value;
            if (exact) {
                value = bounds.low(node, seat);
            } else if (!mixed && (tree.width == 1 || seat == actor)) {
                double mean = tree.payoffSums[node] / tree.observed(node);
                value = seat == actor ? mean : tree.sum - mean;
            } else {
                value = payoffSums[index * seats + seat] / visits[index];
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
     * The child of {@code node} with the most visits, at least one, or −1. In a tree that ends with the turn {@code actor}
     * moves there too, and proofs come before visits.
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
            decided = decided && bounds.high(child, actor) <= sure + ScoreBounds.TOLERANCE;
            boolean possible = !proofs || bounds.high(child, actor) >= sure - ScoreBounds.TOLERANCE;
            if (possible && tree.visits[child] > most) {
                most = tree.visits[child];
                chosen = child;
            }
        }
        for (int child = first; decided && child < end; child++) {
            if (bounds.low(child, actor) >= sure - ScoreBounds.TOLERANCE) {
                return child;
            }
        }
        return chosen;
    }
}
