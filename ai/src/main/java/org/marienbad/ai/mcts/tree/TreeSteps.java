package org.marienbad.ai.mcts.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchObserver;
import org.marienbad.framework.player.SearchStep;

/** Tells an observer the steps of a tree search. Payoffs are on the scale of the tree, from 0 to 1. */
final class TreeSteps {
    private final SearchObserver observer;
    private final Tree tree;
    private SearchStep.Source source = SearchStep.Source.PLAYOUT;
    private long round;
    /** Of each action followed since the root whether its node is in the tree. */
    private final List<Boolean> kept = new ArrayList<>();
    /** Proofs of the present simulation, which are told after the leaf that brought them. */
    private final List<SearchStep.Prove> proofs = new ArrayList<>();
    /** Null where the actions of the tree are those of the game. */
    private final Unturned unturned;

    /** @param unturned tells the actions of a tree of canonical positions; null for another tree */
    TreeSteps(SearchObserver observer, Tree tree, String method, int seat, Unturned unturned) {
        this.observer = observer;
        this.tree = tree;
        this.unturned = unturned;
        observer.observe(new SearchStep.Start(method, seat));
    }

    /** An iteration begins at the root. */
    void begin() {
        tellProofs();
        kept.clear();
        if (unturned != null) {
            unturned.begin();
        }
        observer.observe(new SearchStep.Round(++round, false));
    }

    private void tellProofs() {
        proofs.forEach(observer::observe);
        proofs.clear();
    }

    /** The hidden parts of {@code position}, where the round begins, have been guessed. */
    void guess(State position) {
        observer.observe(new SearchStep.Guess(position.copy()));
    }

    /** The search is at {@code node}, whose children are those of the canonical position. */
    void reach(int node) {
        if (unturned != null) {
            unturned.turn(tree.symmetries[node]);
        }
    }

    void select(SearchStep.Select choice) {
        observer.observe(
                unturned == null
                        ? choice
                        : new SearchStep.Select(
                                choice.rule(),
                                choice.options().stream()
                                        .map(option -> new SearchStep.Option(
                                                unturned.action(option.action()), option.score(), option.parts()))
                                        .toList(),
                                unturned.action(choice.chosen())));
    }

    /** Chance decides without a node of its own in the tree. */
    void pass(int outcome, int actor) {
        enter(outcome, actor);
        kept.set(kept.size() - 1, false);
    }

    /** The search follows {@code action} to a position where {@code actor} moves. */
    void enter(int action, int actor) {
        kept.add(true);
        int played = unturned == null ? action : unturned.play(action);
        observer.observe(new SearchStep.Enter(played, actor, -1, null));
    }

    /** {@code node} has children now. */
    void expand(int node) {
        int first = tree.firstChild(node);
        IntStream actions = Arrays.stream(tree.actions, first, first + tree.childCounts[node]);
        observer.observe(new SearchStep.Expand(
                unturned == null
                        ? actions.toArray()
                        : actions.map(unturned::action).toArray()));
    }

    /** An information set is in the tree now, with a child for each of these actions. */
    void expand(int[] actions) {
        observer.observe(new SearchStep.Expand(actions));
    }

    /** The payoffs of the leaf under way will come from {@code where}. */
    void leaf(SearchStep.Source where) {
        source = where;
    }

    /** A node at {@code ply} of the path has other bounds than before. */
    void prove(int ply, double[] low, double[] high) {
        proofs.add(new SearchStep.Prove(ply, low, high));
    }

    /** A simulation has been backed up. */
    void backUp(Simulation simulation) {
        observer.observe(new SearchStep.Leaf(source, simulation.payoffs.clone()));
        tellProofs();
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
