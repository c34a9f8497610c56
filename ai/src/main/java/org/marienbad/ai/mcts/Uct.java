package org.marienbad.ai.mcts;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;

/**
 * UCT (Kocsis and Szepesvári 2006) for any number of seats: every seat maximises its own payoff (max^n, Luckhardt and
 * Irani 1986; Sturtevant 2008), chance is sampled by weight. Payoffs are scaled to [0, 1]. A node gets children when
 * it is visited for the second time. Allocates nothing in an iteration but when the tree grows.
 */
final class Uct {
    private final double exploration;
    private final Tree tree;
    private final State root;
    private final State state;
    private final SplittableRandom random;
    private final Playout playout;
    private final int seats;
    private final double least;
    private final double scale;
    private final double[] payoffs;
    private final int[] codes;
    private final int[] path;
    private final int[] movers;
    /** Sum of payoffs, one a root child and seat. */
    private double[] rootSums = {};

    private int longest;

    /**
     * @param exploration weight of what is little visited
     * @param nodes most nodes the tree may have
     */
    Uct(Game game, double exploration, int nodes, SplittableRandom random) {
        GameInfo info = game.info();
        this.exploration = exploration;
        this.random = random;
        tree = new Tree(nodes);
        root = game.newInitialState();
        state = game.newInitialState();
        playout = new Playout(game);
        seats = info.seats();
        least = info.minPayoff();
        double range = info.maxPayoff() - info.minPayoff();
        scale = range > 0 ? 1 / range : 0;
        payoffs = new double[seats];
        codes = new int[info.maxLegalActions()];
        path = new int[info.maxPlies() + 2];
        movers = new int[info.maxPlies() + 2];
    }

    /** Forgets the tree and starts a new one at {@code position}, which is not terminal. */
    void start(State position) {
        root.copyFrom(position);
        tree.clear();
        longest = 0;
        int count = root.legalActions(codes);
        if (!tree.expand(Tree.ROOT, codes, count)) {
            throw new IllegalStateException("the tree has no room for the actions of the root");
        }
        if (rootSums.length < count * seats) {
            rootSums = new double[count * seats];
        }
        Arrays.fill(rootSums, 0);
    }

    /** Descends, expands, plays out, backs up. The tree grows no deeper than {@code maxDepth}. */
    void iterate(int maxDepth) {
        state.copyFrom(root);
        int node = Tree.ROOT;
        int length = 0;
        while (tree.childCounts[node] > 0 || length < maxDepth && expand(node)) {
            int actor = state.actor();
            int child = actor == State.CHANCE ? sample(node) : select(node);
            state.apply(tree.actions[child]);
            movers[length] = actor;
            path[length++] = child;
            node = child;
        }
        playout.run(state, random);
        state.payoffs(payoffs);
        longest = Math.max(longest, length);
        backUp(length);
    }

    private boolean expand(int node) {
        if (tree.visits[node] == 0) {
            return false;
        }
        int count = state.legalActions(codes);
        if (count == 0) {
            return false;
        }
        for (int i = count - 1; i > 0; i--) {
            int j = Playout.index(i + 1, random);
            int code = codes[i];
            codes[i] = codes[j];
            codes[j] = code;
        }
        return tree.expand(node, codes, count);
    }

    /** The child that a UCB1 (Auer et al. 2002) player tries next: each once, then the highest upper bound. */
    private int select(int node) {
        int[] visits = tree.visits;
        double[] sums = tree.sums;
        int first = tree.firstChildren[node];
        int end = first + tree.childCounts[node];
        double logVisits = Math.log(visits[node]);
        double highest = Double.NEGATIVE_INFINITY;
        int chosen = first;
        for (int child = first; child < end; child++) {
            int count = visits[child];
            if (count == 0) {
                return child;
            }
            double share = 1.0 / count;
            double bound = sums[child] * share + exploration * Math.sqrt(logVisits * share);
            if (bound > highest) {
                highest = bound;
                chosen = child;
            }
        }
        return chosen;
    }

    private int sample(int node) {
        int[] actions = tree.actions;
        int first = tree.firstChildren[node];
        int end = first + tree.childCounts[node];
        double total = 0;
        for (int child = first; child < end; child++) {
            total += state.chanceWeight(actions[child]);
        }
        double left = random.nextDouble() * total;
        for (int child = first; child < end - 1; child++) {
            left -= state.chanceWeight(actions[child]);
            if (left < 0) {
                return child;
            }
        }
        return end - 1;
    }

    private void backUp(int length) {
        int[] visits = tree.visits;
        double[] sums = tree.sums;
        int base = (path[0] - tree.firstChildren[Tree.ROOT]) * seats;
        for (int seat = 0; seat < seats; seat++) {
            rootSums[base + seat] += payoffs[seat];
            payoffs[seat] = (payoffs[seat] - least) * scale;
        }
        visits[Tree.ROOT]++;
        for (int i = 0; i < length; i++) {
            visits[path[i]]++;
            if (movers[i] >= 0) {
                sums[path[i]] += payoffs[movers[i]];
            }
        }
    }

    Tree tree() {
        return tree;
    }

    /** Length of the longest path through the tree. */
    int depth() {
        return longest;
    }

    /** The mean payoff of each seat after the {@code index}-th child of the root; NaN before its first visit. */
    double[] means(int index) {
        int visits = tree.visits[tree.firstChildren[Tree.ROOT] + index];
        double[] means = new double[seats];
        for (int seat = 0; seat < seats; seat++) {
            means[seat] = visits == 0 ? Double.NaN : rootSums[index * seats + seat] / visits;
        }
        return means;
    }
}
