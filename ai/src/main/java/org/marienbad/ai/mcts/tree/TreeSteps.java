package org.marienbad.ai.mcts.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;

/** Tells an observer what a tree search does. Payoffs are on the scale of the tree, from 0 to 1. */
final class TreeSteps {
    private final SearchObserver observer;
    private final Tree tree;
    private SearchStep.Source source = SearchStep.Source.PLAYOUT;
    private long round;
    /** Of each action followed since the root whether its node is in the tree. */
    private final List<Boolean> kept = new ArrayList<>();

    TreeSteps(SearchObserver observer, Tree tree, String method, int seat) {
        this.observer = observer;
        this.tree = tree;
        observer.observe(new SearchStep.Start(method, seat));
    }

    /** An iteration begins at the root. */
    void begin() {
        kept.clear();
        observer.observe(new SearchStep.Round(++round, false));
    }

    void select(SearchStep.Select choice) {
        observer.observe(choice);
    }

    /** Chance decides without a node of its own in the tree. */
    void pass(int outcome, int actor) {
        enter(outcome, actor);
        kept.set(kept.size() - 1, false);
    }

    /** The search follows {@code action} to a position where {@code actor} moves. */
    void enter(int action, int actor) {
        kept.add(true);
        observer.observe(new SearchStep.Enter(action, actor, -1, null));
    }

    /** {@code node} has children now. */
    void expand(int node) {
        int first = tree.firstChild(node);
        observer.observe(
                new SearchStep.Expand(Arrays.copyOfRange(tree.actions, first, first + tree.childCounts[node])));
    }

    /** The payoffs of the leaf under way will come from {@code where}. */
    void leaf(SearchStep.Source where) {
        source = where;
    }

    /** A node at {@code ply} of the path has other bounds than before. */
    void prove(int ply, double[] low, double[] high) {
        observer.observe(new SearchStep.Prove(ply, low, high));
    }

    /** A simulation has been backed up. */
    void backUp(Simulation simulation) {
        observer.observe(new SearchStep.Leaf(source, simulation.payoffs.clone()));
        long[] visits = new long[kept.size() + 1];
        double[] means = new double[kept.size() + 1];
        means[0] = Double.NaN;
        visits[0] = tree.observed(simulation.path[0]);
        int length = 0;
        for (int ply = 1; ply <= kept.size(); ply++) {
            means[ply] = Double.NaN;
            if (kept.get(ply - 1)) {
                int node = simulation.path[++length];
                visits[ply] = tree.observed(node);
                boolean chance = simulation.actors[length - 1] < 0;
                means[ply] = chance ? Double.NaN : tree.payoffSums[node] / visits[ply];
            }
        }
        observer.observe(new SearchStep.BackUp(simulation.payoffs.clone(), visits, means));
    }
}
