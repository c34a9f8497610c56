package org.marienbad.ai.mcts;

/** Which action an iteration tries next: UCB1 (Auer, Cesa-Bianchi and Fischer 2002), with what is known besides. */
final class Selection {
    private final Tree tree;
    private final ScoreBounds bounds;
    private final MctsOptions options;
    private final boolean estimates;
    /** Least and greatest payoff backed up so far: exploration is in parts of what lies between. */
    private double lowest;

    private double highest;

    Selection(Tree tree, ScoreBounds bounds, MctsOptions options) {
        this.tree = tree;
        this.bounds = bounds;
        this.options = options;
        estimates = options.estimates();
        forget();
    }

    /** Forgets which payoffs occur. */
    void forget() {
        lowest = 1;
        highest = 0;
    }

    /** Learns that {@code payoff} occurs. */
    void see(double payoff) {
        lowest = Math.min(lowest, payoff);
        highest = Math.max(highest, payoff);
    }

    /** The child of {@code node}, where {@code actor} moves, to follow next. */
    int select(int node, int actor) {
        return estimates || options.shared() || tree.isMarked(node) || options.firstPlay() < MctsOptions.TRY_ALL
                ? selectKnowing(node, actor)
                : selectPlain(node);
    }

    /** The child that a UCB1 (Auer et al. 2002) player tries next: each once, then the highest upper bound. */
    private int selectPlain(int node) {
        int[] visits = tree.visits;
        double[] sums = tree.sums;
        int first = tree.firstChild(node);
        int end = first + tree.childCounts[node];
        double factor = exploration() * Math.sqrt(Math.log(visits[node]));
        double most = Double.NEGATIVE_INFINITY;
        int chosen = first;
        for (int child = first; child < end; child++) {
            int count = visits[child];
            if (count == 0) {
                return child;
            }
            double share = 1.0 / count;
            double bound = sums[child] * share + factor * Math.sqrt(share);
            if (bound > most) {
                most = bound;
                chosen = child;
            }
        }
        return chosen;
    }

    /**
     * The same with what is known: estimates have their weight, proven bounds limit the mean, actions that cannot be
     * better than another are left out, and an action not yet tried has an urgency (first-play urgency, Gelly and
     * Wang 2006).
     */
    private int selectKnowing(int node, int actor) {
        int first = tree.firstChild(node);
        int end = first + tree.childCounts[node];
        boolean bounded = options.solver() && tree.isMarked(node);
        int safe = bounded ? safest(first, end, actor) : -1;
        double sure = bounded ? bounds.low(safe, actor) : 0;
        double factor = exploration() * Math.sqrt(Math.log(Math.max(1, tree.visits[node])));
        double weight = options.implicit();
        double most = Double.NEGATIVE_INFINITY;
        int chosen = safe >= 0 ? safe : first;
        for (int child = first; child < end; child++) {
            if (bounded && child != safe && bounds.high(child, actor) <= sure) {
                continue;
            }
            int count = tree.visits[child];
            double value;
            if (count == 0) {
                value = estimates ? tree.estimate(child, actor) : 0.5;
            } else {
                value = mean(child, actor);
                if (weight > 0) {
                    value += weight * (tree.estimate(child, actor) - value);
                }
            }
            if (bounded) {
                value = Math.max(bounds.low(child, actor), Math.min(bounds.high(child, actor), value));
            }
            value += count == 0 ? options.firstPlay() : factor / Math.sqrt(count);
            if (value > most) {
                most = value;
                chosen = child;
            }
        }
        return chosen;
    }

    /**
     * The mean of what has been observed, while visits under way count for exploration only (WU-UCT, Liu et al. 2020);
     * a loss before anything has.
     */
    private double mean(int child, int actor) {
        int observed = tree.observed(child);
        return observed > 0 ? tree.sums[child] / observed : estimates ? tree.estimate(child, actor) : 0;
    }

    /** The factor of the exploration term, in parts of the payoffs that have occurred. */
    private double exploration() {
        return options.exploration() * Math.max(0, highest - lowest);
    }

    /** The child with the greatest lower bound. */
    private int safest(int first, int end, int actor) {
        int safest = first;
        for (int child = first + 1; child < end; child++) {
            if (bounds.low(child, actor) > bounds.low(safest, actor)) {
                safest = child;
            }
        }
        return safest;
    }
}
