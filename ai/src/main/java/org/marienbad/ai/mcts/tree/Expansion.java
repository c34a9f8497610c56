package org.marienbad.ai.mcts.tree;

import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.marienbad.ai.mcts.finalmove.RootCandidate;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.State;

/** How a tree of {@link Uct} grows: nodes get children, and share them where equal positions do. */
final class Expansion {
    private final Tree tree;
    private final Estimates estimates;
    private final ChanceExpansion chance;
    /** Null if the tree has no priors. */
    private final NodePriors priors;
    /** Null if equal positions have children of their own. */
    private final Transpositions transpositions;

    private final SplittableRandom random;
    private final int[] codes;
    private boolean informed;

    Expansion(
            Game game,
            TreeOptions options,
            Tree tree,
            Estimates estimates,
            ChanceExpansion chance,
            NodePriors priors,
            SplittableRandom random) {
        this.tree = tree;
        this.estimates = estimates;
        this.chance = chance;
        this.priors = priors;
        this.random = random;
        codes = new int[game.info().maxLegalActions()];
        transpositions = options.transpositions ? new Transpositions(game, options, tree) : null;
    }

    /**
     * Gives a node its children, in random order; those of a wide chance node come as they are sampled. Makes {@code state}
     * the position that {@code node} stands for, as {@link #enter} does. False if the tree is full.
     */
    boolean expand(State state, int node, int actor) {
        if (transpositions != null) {
            transpositions.canonicalize(state, node);
        }
        if (actor == State.CHANCE) {
            boolean grown = chance.expand(state, node);
            informed = chance.isInformed();
            return grown;
        }
        int count = state.legalActions(codes);
        if (transpositions != null) {
            int twin = transpositions.find(state);
            if (twin != Transpositions.NONE) {
                tree.share(node, twin);
                informed = estimates.exist() || tree.isMarked(node);
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
        if (priors != null) {
            priors.weigh(state, node, codes, count);
        }
        informed = estimates.examine(state, node, 0);
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

    /** Whether the last expansion has set estimates or payoffs, which are to be backed up. */
    boolean isInformed() {
        return informed;
    }
}
