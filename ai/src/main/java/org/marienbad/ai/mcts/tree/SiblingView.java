package org.marienbad.ai.mcts.tree;

import org.marienbad.ai.mcts.selection.Siblings;

/**
 * The children of one node as a selection rule sees them. With hidden information only some of them are legal. Its
 * methods are the inner loop of the search: they are small and final so that they are compiled into the rule.
 */
final class SiblingView implements Siblings {
    /** Added to actions without visits where every action is tried once first: more than any exploration term. */
    private static final double FIRST = 1e6;

    /** The value of an action without visits and estimate. */
    static final double UNKNOWN = 0.5;

    private final Tree tree;
    private final ScoreBounds bounds;
    private final TreeOptions options;
    private final boolean solver;
    private final boolean estimates;
    private final boolean informationSets;
    private final boolean priors;
    /** Null if no all-moves-as-first statistics are kept. */
    private final Amaf amaf;

    private double implicit;
    private double urgency;
    private double range;
    private int reference;
    private int node;
    private int first;
    private int count;
    private int actor;
    private int visits;
    /** Whether some of the children have bounds narrower than the game's. */
    private boolean bounded;

    private int safe;
    private double sure;
    /** The legal ones among the children. Null with perfect information, where all are. */
    private int[] legal;

    SiblingView(Tree tree, ScoreBounds bounds, TreeOptions options, Amaf amaf) {
        this.amaf = amaf;
        this.options = options;
        informationSets = bounds == null;
        priors = options.hasPriors() && !informationSets;
        this.tree = tree;
        this.bounds = bounds;
        solver = options.solver && !informationSets;
        estimates = options.estimates() && !informationSets;
        guide(false);
    }

    /** Shows values as they suit guided playouts, or others. */
    void guide(boolean guided) {
        implicit = estimates ? options.implicit(guided) : 0;
        urgency = urgency(options.urgency(guided));
    }

    /** Shows all children of {@code node}, where {@code actor} moves. */
    void show(int node, int actor, double range) {
        this.node = node;
        this.actor = actor;
        this.range = range;
        first = tree.firstChild(node);
        visits = tree.visits[node];
        count = options.searched(tree.childCounts[node], visits);
        reference = amaf == null ? node : amaf.enter(node, actor);
        bounded = solver && tree.isMarked(node);
        if (bounded) {
            // Proofs may have ruled out all of them, while others are better.
            count = tree.childCounts[node];
            safe = bounds.safest(first, first + count, actor);
            sure = bounds.low(safe, actor);
        }
    }

    /** Shows the first {@code count} of {@code legal}, children of a node where {@code actor} moves. */
    void show(int[] legal, int count, int actor, double range) {
        this.legal = legal;
        this.count = count;
        this.actor = actor;
        this.range = range;
    }

    /** The addition for actions without visits. */
    static double urgency(double firstPlay) {
        return firstPlay >= TreeOptions.TRY_ALL ? FIRST : firstPlay;
    }

    /** The node of an action. */
    int child(int index) {
        return informationSets ? legal[index] : first + index;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public int visits(int index) {
        return tree.visits[child(index)];
    }

    @Override
    public int opportunities(int index) {
        return informationSets ? tree.opportunities[child(index)] : visits;
    }

    @Override
    public double value(int index) {
        int child = child(index);
        int count = tree.visits[child];
        double value;
        if (count == 0) {
            value = estimates ? tree.estimate(child, actor) : UNKNOWN;
        } else {
            value = mean(child);
            if (implicit > 0) {
                value += implicit * (tree.estimate(child, actor) - value);
            }
        }
        if (bounded) {
            value = Math.max(bounds.low(child, actor), Math.min(bounds.high(child, actor), value));
        }
        return count == 0 ? value + urgency : value;
    }

    /** The mean of the payoffs backed up; before there are any, while visits are under way, the estimate or a loss. */
    private double mean(int child) {
        int observed = tree.observed(child);
        return observed > 0 ? tree.payoffSums[child] / observed : estimates ? tree.estimate(child, actor) : 0;
    }

    @Override
    public boolean isRuledOut(int index) {
        return bounded && first + index != safe && bounds.high(first + index, actor) <= sure + ScoreBounds.TOLERANCE;
    }

    @Override
    public double prior(int index) {
        return priors ? tree.weights[first + index] : 1.0 / count;
    }

    @Override
    public int amafVisits(int index) {
        int child = amafChild(index);
        return child < 0 ? 0 : tree.amafVisits[child];
    }

    @Override
    public double amafMean(int index) {
        int child = amafChild(index);
        return tree.amafSums[child] / tree.amafVisits[child];
    }

    /** The child of the reference node whose statistics stand for those of an action here, or −1. */
    private int amafChild(int index) {
        return amaf == null
                ? -1
                : reference == node ? first + index : amaf.child(reference, tree.actions[first + index]);
    }

    @Override
    public double playedPayoffs() {
        return tree.weightedPayoffs[tree.parent(legal[0])];
    }

    @Override
    public double weightedPayoffs(int index) {
        return tree.weightedPayoffs[child(index)];
    }

    @Override
    public double payoffRange() {
        return range;
    }
}
