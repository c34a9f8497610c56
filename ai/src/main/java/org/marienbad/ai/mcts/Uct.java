package org.marienbad.ai.mcts;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.State;

/**
 * UCT (Kocsis and Szepesvári 2006) for any number of seats: every seat maximises its own payoff (max^n, Luckhardt and
 * Irani 1986; Sturtevant 2008), chance is sampled by weight. A node whose leaf is played out gets children when it is
 * visited for the second time, one that is judged by the evaluator at once when it is visited for the first. Where
 * positions are estimated, the estimates are backed up by minimax beside the means (implicit minimax backups, Lanctot
 * et al. 2014). Allocates nothing in an iteration but when the tree grows.
 */
final class Uct implements TreeSearch {
    /** So that the visits of two decisions fit their words. */
    private static final int MOST_VISITS = 1 << 30;

    private final MctsOptions options;
    private final boolean estimates;
    /** Whether other descents may be under way. */
    private final boolean shared;

    private final Tree tree;
    private final ScoreBounds bounds;
    private final Expansion growth;
    private final SubtreeReuse finder;
    private final Selection selection;
    private final RootReport report;
    private final State root;
    private final int seats;
    private final int width;
    private final PayoffScale scale;
    /** The descent that grows the root. */
    private final Simulation first;

    private int longest;
    private boolean decided;
    private boolean started;

    Uct(Game game, MctsOptions options, SplittableRandom random) {
        GameInfo info = game.info();
        this.options = options;
        estimates = options.estimates();
        shared = options.shared();
        width = MctsOptions.width(game);
        seats = info.seats();
        scale = PayoffScale.of(info);
        tree = new Tree(options, 1 + info.maxLegalActions(), width, scale.ofTwo(info.payoffSum()));
        bounds = new ScoreBounds(tree);
        growth = new Expansion(game, options, tree, bounds, random);
        selection = new Selection(tree, bounds, options);
        report = new RootReport(tree, options.solver() ? bounds : null, seats, scale, options.turn());
        root = game.newInitialState();
        first = new Simulation(game, options, random);
        finder = new SubtreeReuse(game, tree);
    }

    @Override
    public void start(State position, BooleanSupplier cancelled) {
        int known = options.reuse() && started ? finder.find(root, position) : -1;
        started = true;
        root.copyFrom(position);
        longest = 0;
        tree.watch(cancelled);
        boolean kept =
                known >= 0 && tree.childCounts[known] > 0 && tree.visits[known] < MOST_VISITS && tree.keep(known);
        if (!kept) {
            tree.clear();
            selection.forget();
            first.state.copyFrom(root);
            if (!growth.expand(first.state, Tree.ROOT, root.actor())) {
                throw new IllegalStateException("the tree has no room for the actions of the root");
            }
            first.path[0] = Tree.ROOT;
            first.actors[0] = root.actor();
            backUpKnowledge(first, 0);
        }
        report.start();
        decided = options.solver() && proves();
    }

    @Override
    public void descend(Simulation descent, int maxDepth) {
        State state = descent.state;
        int[] path = descent.path;
        state.copyFrom(root);
        int node = Tree.ROOT;
        int length = 0;
        boolean learnt = false;
        path[0] = node;
        descent.judged = false;
        while (true) {
            int actor = state.actor();
            descent.actors[length] = actor;
            if (options.solver() && bounds.isExact(node)) {
                break;
            }
            if (actor == State.TERMINAL) {
                state.payoffs(descent.payoffs);
                scale.apply(descent.payoffs);
                descent.judged = true;
                learnt = growth.know(node, descent.payoffs);
                break;
            }
            if (options.turn() && actor != root.actor()) {
                break;
            }
            if (tree.childCounts[node] == 0) {
                boolean ripe = options.playout() == MctsOptions.Leaf.NONE || tree.visits[node] > 0;
                if (!ripe || length >= maxDepth || !growth.expand(state, node, actor)) {
                    break;
                }
                learnt = estimates;
                if (options.playout() == MctsOptions.Leaf.NONE) {
                    break;
                }
            }
            int child = actor == State.CHANCE ? growth.sample(state, node) : selection.select(node, actor);
            state.apply(tree.actions[child]);
            node = child;
            path[++length] = node;
        }
        descent.length = length;
        longest = Math.max(longest, length);
        if (learnt) {
            backUpKnowledge(descent, length);
        }
        lookUp(descent, node);
        if (shared) {
            tree.begin(path, length);
        }
    }

    /** Judges a descent that ends at {@code node} by what is known there, if it is. */
    private void lookUp(Simulation descent, int node) {
        if (options.solver() && bounds.isExact(node)) {
            for (int seat = 0; seat < seats; seat++) {
                descent.payoffs[seat] = bounds.low(node, seat);
            }
            descent.judged = true;
        } else if (options.playout() == MctsOptions.Leaf.NONE
                && !descent.judged
                && !Float.isNaN(tree.estimates[width * node])) {
            for (int seat = 0; seat < seats; seat++) {
                descent.payoffs[seat] = tree.estimate(node, seat);
            }
            descent.judged = true;
        }
    }

    /** Corrects bounds and estimates from the node at {@code length} of the path up, as far as they change. */
    private void backUpKnowledge(Simulation descent, int length) {
        int[] path = descent.path;
        int[] actors = descent.actors;
        boolean proving = options.solver();
        boolean estimating = estimates;
        for (int i = length; i >= 0 && (proving || estimating); i--) {
            int node = path[i];
            if (tree.childCounts[node] > 0) {
                boolean wide = actors[i] == State.CHANCE && growth.isWide(node);
                proving = proving && tree.isMarked(node) && !wide && bounds.infer(node, actors[i]);
                estimating = estimating && growth.backUpEstimate(node, actors[i]);
            }
            if (proving && i > 0) {
                tree.mark(path[i - 1]);
            }
            if (proving && i == 0) {
                decided = proves();
            }
        }
    }

    @Override
    public void backUp(Simulation descent) {
        int[] path = descent.path;
        int length = descent.length;
        double[] payoffs = descent.payoffs;
        if (shared) {
            tree.end(path, length);
        } else {
            tree.visit(path, length);
        }
        if (length == 0) {
            return;
        }
        for (int seat = 0; seat < seats; seat++) {
            selection.see(payoffs[seat]);
        }
        report.count(path[1], payoffs);
        double[] sums = tree.sums;
        for (int i = 1; i <= length; i++) {
            int actor = descent.actors[i - 1];
            if (actor >= 0) {
                sums[path[i]] += payoffs[actor];
            }
        }
    }

    /** Whether the payoff of the seat to move is proven. */
    private boolean proves() {
        return bounds.low(Tree.ROOT, root.actor()) >= bounds.high(Tree.ROOT, root.actor());
    }

    @Override
    public boolean isDecided() {
        return decided;
    }

    @Override
    public int depth() {
        return longest;
    }

    Tree tree() {
        return tree;
    }

    @Override
    public List<RootCandidate> candidates() {
        return report.candidates(root.actor());
    }
}
