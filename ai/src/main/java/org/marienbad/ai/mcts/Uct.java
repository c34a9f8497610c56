package org.marienbad.ai.mcts;

import java.util.List;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;

/**
 * UCT (Kocsis and Szepesvári 2006) for any number of seats: every seat maximises its own payoff (max^n, Luckhardt and
 * Irani 1986; Sturtevant 2008), chance is sampled by weight. A node whose leaf is played out gets children when it is
 * visited for the second time, one that is judged by the evaluator at once when it is visited for the first. Where
 * positions are estimated, the estimates are backed up by minimax beside the means (implicit minimax backups, Lanctot
 * et al. 2014). Allocates nothing in an iteration but when the tree grows.
 */
final class Uct implements Search {
    /** Chance nodes with more outcomes are widened as they are visited (Couëtoux et al. 2011). */
    private static final int WIDE = 32;

    /** A wide chance node that was visited n times draws this times the root of n outcomes. */
    private static final double WIDENING = 4;

    /** So that the visits of two decisions fit their words. */
    private static final int MOST_VISITS = 1 << 30;

    private final Options options;
    private final boolean estimates;
    private final Tree tree;
    private final Bounds bounds;
    private final Finder finder;
    private final Selection selection;
    private final RootReport report;
    private final State root;
    private final State state;
    private final State trial;
    private final SplittableRandom random;
    private final Rollout rollout;
    private final int seats;
    private final int width;
    private final double least;
    private final double scale;
    private final double[] payoffs;
    private final int[] codes;
    private final int[] path;
    private final int[] actors;
    private int longest;
    private boolean decided;
    private boolean started;

    Uct(Game game, Options options, SplittableRandom random) {
        GameInfo info = game.info();
        this.options = options;
        this.random = random;
        estimates = options.estimates();
        width = Options.width(game);
        seats = info.seats();
        least = info.minPayoff();
        double range = info.maxPayoff() - info.minPayoff();
        scale = range > 0 ? 1 / range : 0;
        double sum = (info.payoffSum() - 2 * least) * scale;
        tree = new Tree(options.bytes(), 1 + info.maxLegalActions(), width, sum, options.solver(), estimates);
        bounds = new Bounds(tree);
        selection = new Selection(tree, bounds, options);
        report = new RootReport(tree, options.solver() ? bounds : null, seats, least, scale);
        root = game.newInitialState();
        state = game.newInitialState();
        trial = game.newInitialState();
        rollout = new Rollout(game, options);
        finder = new Finder(game, tree);
        payoffs = new double[seats];
        codes = new int[info.maxLegalActions()];
        path = new int[info.maxPlies() + 2];
        actors = new int[info.maxPlies() + 2];
    }

    @Override
    public void start(State position) {
        int known = options.reuse() && started ? finder.find(root, position) : -1;
        started = true;
        root.copyFrom(position);
        longest = 0;
        if (known >= 0 && tree.childCounts[known] > 0 && tree.visits[known] < MOST_VISITS) {
            tree.keep(known);
        } else {
            tree.clear();
            selection.forget();
            state.copyFrom(root);
            if (!expand(Tree.ROOT, root.actor())) {
                throw new IllegalStateException("the tree has no room for the actions of the root");
            }
            path[0] = Tree.ROOT;
            actors[0] = root.actor();
            backUpKnowledge(0);
        }
        report.start();
        decided = options.solver() && proves();
    }

    @Override
    public void iterate(int maxDepth) {
        state.copyFrom(root);
        int node = Tree.ROOT;
        int length = 0;
        boolean learnt = false;
        path[0] = node;
        while (true) {
            int actor = state.actor();
            actors[length] = actor;
            if (options.solver() && bounds.isExact(node)) {
                break;
            }
            if (actor == State.TERMINAL) {
                state.payoffs(payoffs);
                scalePayoffs();
                learnt = know(node);
                break;
            }
            if (tree.childCounts[node] == 0) {
                boolean ripe = options.playout() == Options.Leaf.NONE || tree.visits[node] > 0;
                if (!ripe || length >= maxDepth || !expand(node, actor)) {
                    break;
                }
                learnt = estimates;
                if (options.playout() == Options.Leaf.NONE) {
                    break;
                }
            }
            int child = actor == State.CHANCE ? sample(node) : selection.select(node, actor);
            state.apply(tree.actions[child]);
            node = child;
            path[++length] = node;
        }
        longest = Math.max(longest, length);
        if (learnt) {
            backUpKnowledge(length);
        }
        judge(node);
        backUp(length);
    }

    /** Writes the payoffs that the leaf {@code node} is worth. */
    private void judge(int node) {
        if (options.solver() && bounds.isExact(node)) {
            for (int seat = 0; seat < seats; seat++) {
                payoffs[seat] = bounds.low(node, seat);
            }
        } else if (state.actor() == State.TERMINAL) {
            return;
        } else if (options.playout() == Options.Leaf.NONE && !Float.isNaN(tree.estimates[width * node])) {
            for (int seat = 0; seat < seats; seat++) {
                payoffs[seat] = tree.estimate(node, seat);
            }
        } else {
            rollout.judge(state, random, payoffs);
            scalePayoffs();
        }
    }

    private void scalePayoffs() {
        for (int seat = 0; seat < seats; seat++) {
            payoffs[seat] = (payoffs[seat] - least) * scale;
        }
    }

    /** Takes the payoffs of a position where the game is over for known. */
    private boolean know(int node) {
        if (options.solver()) {
            bounds.set(node, payoffs);
        }
        if (estimates) {
            for (int seat = 0; seat < width; seat++) {
                tree.estimates[width * node + seat] = (float) payoffs[seat];
            }
        }
        return options.solver() || estimates;
    }

    /** Gives a node its children, in random order; those of a wide chance node come as they are sampled. */
    private boolean expand(int node, int actor) {
        int count = state.legalActions(codes);
        if (actor == State.CHANCE) {
            return count > WIDE ? widen(node, count) : expandChance(node, count);
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
        estimateChildren(node, 0);
        return true;
    }

    private boolean expandChance(int node, int count) {
        if (!tree.expand(node, codes, count)) {
            return false;
        }
        double total = 0;
        for (int i = 0; i < count; i++) {
            total += state.chanceWeight(codes[i]);
        }
        int first = tree.firstChild(node);
        for (int i = 0; i < count; i++) {
            tree.sums[first + i] = state.chanceWeight(codes[i]) / total;
        }
        estimateChildren(node, 0);
        return true;
    }

    /** Draws an outcome of a wide chance node by weight and counts it; false if it is new and the tree is full. */
    private boolean widen(int node, int count) {
        int code = Chance.sample(state, codes, count, random);
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCounts[node]; child++) {
            if (tree.actions[child] == code) {
                tree.sums[child]--;
                return true;
            }
        }
        if (!tree.add(node, code)) {
            return false;
        }
        int last = tree.childCounts[node] - 1;
        tree.sums[tree.firstChild(node) + last] = -1;
        estimateChildren(node, last);
        return true;
    }

    /** Estimates the children of {@code node} from the {@code from}-th on, and learns which of them end the game. */
    private void estimateChildren(int node, int from) {
        if (!estimates) {
            return;
        }
        int first = tree.firstChild(node);
        for (int child = first + from; child < first + tree.childCounts[node]; child++) {
            trial.copyFrom(state);
            trial.apply(tree.actions[child]);
            if (trial.actor() == State.TERMINAL) {
                trial.payoffs(payoffs);
                scalePayoffs();
                know(child);
                tree.mark(node);
            } else {
                options.evaluator().evaluate(trial, payoffs);
                scalePayoffs();
                for (int seat = 0; seat < width; seat++) {
                    tree.estimates[width * child + seat] = (float) payoffs[seat];
                }
            }
        }
    }

    /** An outcome by weight; of a wide node one of those drawn so far, as often as it was drawn. */
    private int sample(int node) {
        double total = 1;
        int outcomes = isWide(node) ? state.legalActions(codes) : 0;
        if (outcomes > 0) {
            total = drawn(node);
            if (total * total < WIDENING * WIDENING * tree.visits[node] && widen(node, outcomes)) {
                total++;
            }
        }
        int child = tree.firstChild(node);
        int last = child + tree.childCounts[node] - 1;
        double left = random.nextDouble() * total;
        for (; child < last; child++) {
            left -= Math.abs(tree.sums[child]);
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
            total -= tree.sums[child];
        }
        return total;
    }

    /** Corrects bounds and estimates from the node at {@code length} of the path up, as far as they change. */
    private void backUpKnowledge(int length) {
        boolean proving = options.solver();
        boolean estimating = estimates;
        for (int i = length; i >= 0 && (proving || estimating); i--) {
            int node = path[i];
            if (tree.childCounts[node] > 0) {
                boolean wide = actors[i] == State.CHANCE && isWide(node);
                proving = proving && tree.isMarked(node) && !wide && bounds.infer(node, actors[i]);
                estimating = estimating && backUpEstimate(node, actors[i]);
            }
            if (proving && i > 0) {
                tree.mark(path[i - 1]);
            }
            if (proving && i == 0) {
                decided = proves();
            }
        }
    }

    /** Whether the tree may lack outcomes of a chance node: then it keeps how often they were drawn, negated. */
    private boolean isWide(int node) {
        return tree.sums[tree.firstChild(node)] < 0;
    }

    /** The estimate of a node from those of its children: of the best for its actor, or the mean; whether it changed. */
    private boolean backUpEstimate(int node, int actor) {
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
                for (int child = first; child < end; child++) {
                    mean += tree.sums[child] * tree.estimates[width * child + seat];
                    total += tree.sums[child];
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

    private void backUp(int length) {
        int[] visits = tree.visits;
        double[] sums = tree.sums;
        visits[Tree.ROOT]++;
        if (length == 0) {
            return;
        }
        for (int seat = 0; seat < seats; seat++) {
            selection.see(payoffs[seat]);
        }
        report.count(path[1], payoffs);
        for (int i = 1; i <= length; i++) {
            visits[path[i]]++;
            if (actors[i - 1] >= 0) {
                sums[path[i]] += payoffs[actors[i - 1]];
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
    public List<Candidate> candidates() {
        return report.candidates(root.actor());
    }
}
