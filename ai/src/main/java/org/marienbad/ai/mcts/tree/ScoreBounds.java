package org.marienbad.ai.mcts.tree;

import java.util.stream.IntStream;
import org.marienbad.framework.game.State;

/**
 * Proofs in a tree: for every seat the least and the greatest payoff that a position can still bring if all play to
 * their advantage. This is MCTS-Solver (Winands, Björnsson and Saito 2008) with the bounds of Score Bounded MCTS
 * (Cazenave and Saffidine 2010), for any number of seats. An actor gets at least the best of its children's lower
 * bounds and at most the best of their upper bounds. Payoffs of the others lie within the bounds of the children that
 * it may choose. Chance is averaged if all its outcomes are in the tree. Averages are rounded outwards, so that no
 * bound excludes the true value.
 */
final class ScoreBounds {
    /** Differences of scaled payoffs up to this may come from rounding: such payoffs count as equal. */
    static final double TOLERANCE = 1e-6;

    private final Tree tree;
    private final int width;
    private final float[] fresh;

    ScoreBounds(Tree tree) {
        this.tree = tree;
        width = tree.width;
        fresh = new float[2 * width];
    }

    double low(int node, int seat) {
        return seat < width ? tree.bounds[2 * (width * node + seat)] : tree.sum - tree.bounds[2 * node + 1];
    }

    double high(int node, int seat) {
        return seat < width ? tree.bounds[2 * (width * node + seat) + 1] : tree.sum - tree.bounds[2 * node];
    }

    /** The least payoffs of the first {@code seats}; allocates. */
    double[] lows(int node, int seats) {
        return IntStream.range(0, seats).mapToDouble(seat -> low(node, seat)).toArray();
    }

    /** Likewise, the greatest payoffs. */
    double[] highs(int node, int seats) {
        return IntStream.range(0, seats).mapToDouble(seat -> high(node, seat)).toArray();
    }

    /** Whether the payoffs of all seats are proven. */
    boolean isExact(int node) {
        float[] bounds = tree.bounds;
        for (int i = 2 * width * node; i < 2 * width * (node + 1); i += 2) {
            if (bounds[i] + TOLERANCE < bounds[i + 1]) {
                return false;
            }
        }
        return true;
    }

    /** Of the nodes from {@code first} to before {@code end} the one with the greatest lower bound for {@code actor}. */
    int safest(int first, int end, int actor) {
        int safest = first;
        for (int child = first + 1; child < end; child++) {
            if (low(child, actor) > low(safest, actor)) {
                safest = child;
            }
        }
        return safest;
    }

    /** Sets the payoffs of a position where the game is over. */
    void set(int node, double[] payoffs) {
        for (int seat = 0; seat < width; seat++) {
            tree.bounds[2 * (width * node + seat)] = (float) payoffs[seat];
            tree.bounds[2 * (width * node + seat) + 1] = (float) payoffs[seat];
        }
    }

    /** Infers the bounds of a node from those of all its children; whether they have become narrower. */
    boolean infer(int node, int actor) {
        int first = tree.firstChild(node);
        int end = first + tree.childCounts[node];
        if (actor == State.CHANCE) {
            average(first, end);
        } else {
            choose(first, end, actor);
        }
        boolean narrower = false;
        for (int i = 0; i < 2 * width; i += 2) {
            int at = 2 * width * node + i;
            if (fresh[i] > tree.bounds[at]) {
                tree.bounds[at] = Math.min(fresh[i], tree.bounds[at + 1]);
                narrower = true;
            }
            if (fresh[i + 1] < tree.bounds[at + 1]) {
                tree.bounds[at + 1] = Math.max(fresh[i + 1], tree.bounds[at]);
                narrower = true;
            }
        }
        return narrower;
    }

    private void choose(int first, int end, int actor) {
        float[] bounds = tree.bounds;
        int own = 2 * Math.min(actor, width - 1);
        // A seat without bounds of its own minimizes the payoff of the other.
        boolean maximises = actor < width;
        float low = maximises ? 0 : 1;
        float high = low;
        for (int child = first; child < end; child++) {
            int at = 2 * width * child + own;
            low = maximises ? Math.max(low, bounds[at]) : Math.min(low, bounds[at]);
            high = maximises ? Math.max(high, bounds[at + 1]) : Math.min(high, bounds[at + 1]);
        }
        for (int i = 0; i < 2 * width; i += 2) {
            if (i == own) {
                fresh[i] = low;
                fresh[i + 1] = high;
                continue;
            }
            fresh[i] = 1;
            fresh[i + 1] = 0;
            for (int child = first; child < end; child++) {
                int at = 2 * width * child;
                if (bounds[at + own + 1] >= low - TOLERANCE) {
                    fresh[i] = Math.min(fresh[i], bounds[at + i]);
                    fresh[i + 1] = Math.max(fresh[i + 1], bounds[at + i + 1]);
                }
            }
        }
    }

    private void average(int first, int end) {
        for (int i = 0; i < 2 * width; i++) {
            double mean = 0;
            for (int child = first; child < end; child++) {
                mean += tree.weights[child] * tree.bounds[2 * width * child + i];
            }
            fresh[i] = i % 2 == 0 ? roundDown(mean) : -roundDown(-mean);
        }
    }

    /** The greatest float that is not above {@code value}. */
    private static float roundDown(double value) {
        float nearest = (float) value;
        return nearest > value ? Math.nextDown(nearest) : nearest;
    }
}
