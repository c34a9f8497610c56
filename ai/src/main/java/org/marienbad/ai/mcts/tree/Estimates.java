package org.marienbad.ai.mcts.tree;

import org.marienbad.ai.search.LeafEvaluation;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;

/**
 * The estimates of positions by the evaluator and the exact payoffs of those that end the game. Estimates are backed up
 * by minimax, as {@link ScoreBounds} are.
 */
final class Estimates {
    private final Tree tree;
    private final ScoreBounds bounds;
    /** Null if nothing is estimated. */
    private final Evaluator evaluator;

    private final boolean solver;
    private final boolean lookahead;
    private final int width;
    private final PayoffScale scale;
    private final State trial;
    private final double[] payoffs;

    Estimates(Game game, TreeOptions options, Tree tree, ScoreBounds bounds) {
        this.tree = tree;
        this.bounds = bounds;
        evaluator = options.estimates() ? options.evaluator.forThread() : null;
        solver = options.solver;
        lookahead = options.solver && options.lookahead;
        width = tree.width;
        scale = PayoffScale.of(game.info());
        trial = game.newInitialState();
        payoffs = new double[game.info().seats()];
    }

    /** Whether there are any. */
    boolean exist() {
        return evaluator != null;
    }

    /** Records the exact scaled payoffs of a terminal node. Returns whether there is anything to back up. */
    boolean setTerminal(int node, double[] payoffs) {
        if (solver) {
            bounds.set(node, payoffs);
        }
        if (exist()) {
            set(node, payoffs);
        }
        return solver || exist();
    }

    private void set(int node, double[] payoffs) {
        for (int seat = 0; seat < width; seat++) {
            tree.estimates[width * node + seat] = (float) payoffs[seat];
        }
    }

    /**
     * Estimates the children of {@code node} from the {@code from}-th on; those that end the game get exact payoffs. Returns
     * whether there is anything to back up.
     */
    boolean examine(State state, int node, int from) {
        if (!exist() && !lookahead) {
            return false;
        }
        boolean informed = exist();
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
            } else if (exist()) {
                evaluator.evaluate(trial, payoffs);
                LeafEvaluation.requireNumbers(trial, payoffs);
                scale.apply(payoffs);
                set(child, payoffs);
            }
        }
        return informed;
    }

    /** The estimate of a node from those of its children: of the best for its actor, or the mean; whether it changed. */
    boolean backUp(int node, int actor) {
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
                boolean wide = tree.isWide(node);
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
