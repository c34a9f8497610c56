package org.marienbad.ai.mcts.tree;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.marienbad.ai.mcts.finalmove.RootCandidate;
import org.marienbad.ai.mcts.selection.Prior;
import org.marienbad.ai.search.Evaluators;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;

/** How a tree of {@link Uct} grows: children of decisions and of chance, and their estimates by the evaluator. */
final class Expansion {
    /** Chance nodes with more outcomes are widened as they are visited (Couëtoux et al. 2011). */
    private static final int WIDE = 32;

    /** A wide chance node that was visited n times draws this times the root of n outcomes. */
    private static final double WIDENING = 4;

    private final TreeOptions options;
    private final Evaluator evaluator;
    private final boolean estimates;
    private final Tree tree;
    private final ScoreBounds bounds;
    private final SplittableRandom random;
    private final PayoffScale scale;
    private final int width;
    private final State trial;
    private final double[] payoffs;
    private final int[] codes;
    /** Null if all actions are equally likely. */
    private final Prior prior;

    private final double[] priors;
    private final boolean lookahead;
    private boolean informed;
    /** Null if equal positions have children of their own. */
    private final Transpositions transpositions;

    Expansion(Game game, TreeOptions options, Tree tree, ScoreBounds bounds, SplittableRandom random) {
        this.options = options;
        evaluator = options.estimates() ? options.evaluator.forThread() : null;
        this.tree = tree;
        this.bounds = bounds;
        this.random = random;
        estimates = options.estimates();
        scale = PayoffScale.of(game.info());
        width = tree.width;
        trial = game.newInitialState();
        payoffs = new double[game.info().seats()];
        codes = new int[game.info().maxLegalActions()];
        prior = options.prior == null ? null : options.prior.forThread(game);
        priors = new double[options.hasPriors() ? codes.length : 0];
        lookahead = options.solver && options.lookahead;
        transpositions = options.transpositions ? new Transpositions(game, options, tree) : null;
    }

    /** Records the exact scaled payoffs of a terminal node. Returns whether there is anything to back up. */
    boolean setTerminal(int node, double[] payoffs) {
        if (options.solver) {
            bounds.set(node, payoffs);
        }
        if (estimates) {
            for (int seat = 0; seat < width; seat++) {
                tree.estimates[width * node + seat] = (float) payoffs[seat];
            }
        }
        return options.solver || estimates;
    }

    /**
     * Gives a node its children, in random order; those of a wide chance node come as they are sampled. Makes {@code state}
     * the position that {@code node} stands for, as {@link #enter} does. False if the tree is full.
     */
    boolean expand(State state, int node, int actor) {
        if (transpositions != null) {
            transpositions.canonicalize(state, node);
        }
        int count = state.legalActions(codes);
        if (actor == State.CHANCE) {
            return count > WIDE ? widen(state, node, count) : expandChance(state, node, count);
        }
        if (transpositions != null) {
            int twin = transpositions.find(state);
            if (twin != Transpositions.NONE) {
                tree.share(node, twin);
                informed = estimates || tree.isMarked(node);
                return true;
            }
        }
        for (int i = count - 1; i > 0; i--) {
            int j = Playout.index(i + 1, random);
            int code = codes[i];
            codes[i] = codes[j];
            codes[j] = code;
        }
        if (!tree.expand(node, codes, count)) {
            return false;
        }
        if (transpositions != null) {
            transpositions.put(node);
        }
        if (options.hasPriors()) {
            weigh(state, node, count);
            if (options.widening > 0) {
                sortByWeight(node);
            }
        }
        examineChildren(state, node, 0);
        return true;
    }

    /** Forgets which positions are in the tree, and polls {@code monitor} before long operations. */
    void start(BooleanSupplier monitor) {
        if (transpositions != null) {
            transpositions.start(monitor);
        }
    }

    /** Makes {@code state}, reached at the expanded {@code node}, the position whose actions lead to its children. */
    void enter(State state, int node) {
        if (transpositions != null) {
            transpositions.turn(state, node);
        }
    }

    /** {@code candidate} with its line as it is played from {@code root}. */
    RootCandidate played(State root, RootCandidate candidate) {
        return transpositions == null
                ? candidate
                : candidate.withContinuation(transpositions.played(root, candidate.action(), candidate.continuation()));
    }

    /** Sorts new children, which have nothing but actions and weights, by weight, the greatest first. */
    private void sortByWeight(int node) {
        int first = tree.firstChild(node);
        int count = tree.childCounts[node];
        for (int i = 0; i < count; i++) {
            codes[i] = tree.actions[first + i];
            priors[i] = tree.weights[first + i];
        }
        for (int gap = count / 2; gap > 0; gap /= 2) {
            for (int i = gap; i < count; i++) {
                int code = codes[i];
                double weight = priors[i];
                int j = i;
                for (; j >= gap && priors[j - gap] < weight; j -= gap) {
                    codes[j] = codes[j - gap];
                    priors[j] = priors[j - gap];
                }
                codes[j] = code;
                priors[j] = weight;
            }
        }
        for (int i = 0; i < count; i++) {
            tree.actions[first + i] = codes[i];
            tree.weights[first + i] = priors[i];
        }
    }

    /** Sets the prior probabilities of the {@code count} children of {@code node}, whose actions are in {@link #codes}. */
    private void weigh(State state, int node, int count) {
        Arrays.fill(priors, 0, count, 1);
        if (prior != null) {
            prior.weigh(state, codes, count, priors);
        }
        double total = 0;
        for (int i = 0; i < count; i++) {
            total += priors[i];
        }
        if (!(total > 0 && total < Double.POSITIVE_INFINITY)) {
            throw new IllegalStateException("the priors of a position sum to " + total + ": " + state);
        }
        int first = tree.firstChild(node);
        for (int i = 0; i < count; i++) {
            tree.weights[first + i] = priors[i] / total;
        }
    }

    /**
     * Replaces the prior probabilities below {@code node}, whose position is {@code state}.
     *
     * @param weights by place among the legal actions, which are ascending; all 0 leaves them as they are
     */
    void weigh(State state, int node, double[] weights) {
        int count = state.legalActions(codes);
        double total = 0;
        for (int i = 0; i < count; i++) {
            total += weights[i];
        }
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCounts[node] && total > 0; child++) {
            tree.weights[child] = weights[Arrays.binarySearch(codes, 0, count, tree.actions[child])] / total;
        }
    }

    private boolean expandChance(State state, int node, int count) {
        if (!tree.expand(node, codes, count)) {
            return false;
        }
        double total = 0;
        for (int i = 0; i < count; i++) {
            total += state.chanceWeight(codes[i]);
        }
        int first = tree.firstChild(node);
        for (int i = 0; i < count; i++) {
            tree.payoffSums[first + i] = Double.NaN;
            tree.weights[first + i] = state.chanceWeight(codes[i]) / total;
        }
        examineChildren(state, node, 0);
        return true;
    }

    /** Draws an outcome of a wide chance node by weight and counts it; false if it is new and the tree is full. */
    private boolean widen(State state, int node, int count) {
        int code = Chance.sample(state, codes, count, random);
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCounts[node]; child++) {
            if (tree.actions[child] == code) {
                tree.draws[child]++;
                return true;
            }
        }
        if (!tree.add(node, code)) {
            return false;
        }
        int last = tree.childCounts[node] - 1;
        tree.draws[tree.firstChild(node) + last] = 1;
        tree.payoffSums[tree.firstChild(node) + last] = Double.NaN;
        examineChildren(state, node, last);
        return true;
    }

    /** Whether the last expansion has set estimates or payoffs, which are to be backed up. */
    boolean isInformed() {
        return informed;
    }

    /** Estimates the children of {@code node} from the {@code from}-th on; those that end the game get exact payoffs. */
    private void examineChildren(State state, int node, int from) {
        informed = estimates;
        if (!estimates && !lookahead) {
            return;
        }
        int first = tree.firstChild(node);
        for (int child = first + from; child < first + tree.childCounts[node]; child++) {
            trial.copyFrom(state);
            trial.apply(tree.actions[child]);
            if (trial.actor() == State.TERMINAL) {
                trial.payoffs(payoffs);
                scale.apply(payoffs);
                setTerminal(child, payoffs);
                tree.mark(node);
                informed = true;
            } else if (estimates) {
                evaluator.evaluate(trial, payoffs);
                Evaluators.requireNumbers(trial, payoffs);
                scale.apply(payoffs);
                for (int seat = 0; seat < width; seat++) {
                    tree.estimates[width * child + seat] = (float) payoffs[seat];
                }
            }
        }
    }

    /** An outcome by weight; at a wide node one of those drawn so far, as often as it was drawn. */
    int sample(State state, int node) {
        return isWide(node) ? sampleWide(state, node) : sampleByWeight(node);
    }

    private int sampleByWeight(int node) {
        int child = tree.firstChild(node);
        int last = child + tree.childCounts[node] - 1;
        double left = random.nextDouble();
        for (; child < last; child++) {
            left -= tree.weights[child];
            if (left < 0) {
                break;
            }
        }
        return child;
    }

    private int sampleWide(State state, int node) {
        double total = drawn(node);
        if (total * total < WIDENING * WIDENING * tree.visits[node] && widen(state, node, state.legalActions(codes))) {
            total++;
        }
        int child = tree.firstChild(node);
        int last = child + tree.childCounts[node] - 1;
        double left = random.nextDouble() * total;
        for (; child < last; child++) {
            left -= tree.draws[child];
            if (left < 0) {
                break;
            }
        }
        return child;
    }

    private double drawn(int node) {
        int first = tree.firstChild(node);
        double total = 0;
        for (int child = first; child < first + tree.childCounts[node]; child++) {
            total += tree.draws[child];
        }
        return total;
    }

    /** Whether the tree may lack outcomes of a chance node: its outcomes are drawn again as often as they were drawn. */
    boolean isWide(int node) {
        return tree.draws[tree.firstChild(node)] > 0;
    }

    /** The estimate of a node from those of its children: of the best for its actor, or the mean; whether it changed. */
    boolean backUpEstimate(int node, int actor) {
        int first = tree.firstChild(node);
        int end = first + tree.childCounts[node];
        int best = first;
        if (actor != State.CHANCE) {
            for (int child = first + 1; child < end; child++) {
                if (tree.estimate(child, actor) > tree.estimate(best, actor)) {
                    best = child;
                }
            }
        }
        boolean changed = false;
        for (int seat = 0; seat < width; seat++) {
            float value = tree.estimates[width * best + seat];
            if (actor == State.CHANCE) {
                double mean = 0;
                double total = 0;
                boolean wide = isWide(node);
                for (int child = first; child < end; child++) {
                    double weight = wide ? tree.draws[child] : tree.weights[child];
                    mean += weight * tree.estimates[width * child + seat];
                    total += weight;
                }
                value = (float) (mean / total);
            }
            if (value != tree.estimates[width * node + seat]) {
                tree.estimates[width * node + seat] = value;
                changed = true;
            }
        }
        return changed;
    }
}
