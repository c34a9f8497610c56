package org.marienbad.ai.mcts;

import java.util.Objects;
import org.marienbad.ai.mcts.finalmove.FinalMove;
import org.marienbad.ai.mcts.finalmove.RobustChild;
import org.marienbad.ai.mcts.playout.PlayoutPolicies;
import org.marienbad.ai.mcts.playout.PlayoutPolicy;
import org.marienbad.ai.mcts.selection.SelectionRule;
import org.marienbad.ai.mcts.selection.Ucb1;
import org.marienbad.ai.mcts.tree.TreeOptions;
import org.marienbad.ai.search.LimitedBuilder;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.NamedEvaluator;

/** The common part of the builders of {@link Mcts} and {@link InformationSetMcts}. */
public abstract sealed class TreeSearchBuilder<B extends TreeSearchBuilder<B>> extends LimitedBuilder<B>
        permits Mcts.Builder, InformationSetMcts.Builder {
    private static final int MOST_THREADS = 64;

    final Game game;
    final TreeOptions.Builder options = new TreeOptions.Builder();
    FinalMove finalMove = new RobustChild();
    /** Whether an evaluator was handed over. */
    boolean evaluatorSet;

    boolean stopsEarly;
    int threads = 1;
    Parallelization parallelization = Parallelization.ROOT;

    TreeSearchBuilder(Game game) {
        this.game = Objects.requireNonNull(game, "game");
        options.evaluator = game.advice().evaluators().stream()
                .findFirst()
                .map(NamedEvaluator::evaluator)
                .orElse(null);
    }

    /** Which action an iteration follows: unless set {@link Ucb1} with a constant of 0.3, or 0.6 without an evaluator. */
    public B selection(SelectionRule rule) {
        options.selection = Objects.requireNonNull(rule, "rule");
        return self();
    }

    /** {@link #selection} by {@link Ucb1} with this exploration constant. */
    public B exploration(double c) {
        return selection(new Ucb1(c));
    }

    /**
     * The value of an action without visits, over and above its estimate, on the scale from 0 to 1: −1 or more. Unless set,
     * and from 10 on, every action is tried once before any is tried again.
     */
    public B firstPlayUrgency(double urgency) {
        if (!(urgency >= -1)) {
            throw new IllegalArgumentException("the first-play urgency is " + urgency + ", but must be at least -1");
        }
        options.firstPlayUrgency = urgency;
        return self();
    }

    /**
     * Evaluates leaves by playouts of this policy. Unless set they are random. With an evaluator, and so near the end
     * that a playout takes few evaluations, they are {@link PlayoutPolicies#epsilonGreedy}. Actions need then not all
     * be tried first, and the means weigh more beside the estimates.
     */
    public B playouts(PlayoutPolicy policy) {
        options.guided = false;
        options.playouts = Objects.requireNonNull(policy, "policy");
        return self();
    }

    /** Evaluates leaves by the evaluator at once, without playouts. */
    public B evaluateLeaves() {
        options.playouts = null;
        return self();
    }

    /** Cuts playouts off after so many plies and evaluates the position reached; 0, as unless set: never. */
    public B cutoff(int plies) {
        if (plies < 0) {
            throw new IllegalArgumentException("the cut-off is " + plies + ", but must not be negative");
        }
        options.cutoff = plies;
        return self();
    }

    /** The evaluator: any object. Unless set it is the game's first one, if it has any. */
    public B evaluator(Evaluator evaluator) {
        options.evaluator = Objects.requireNonNull(evaluator, "evaluator");
        evaluatorSet = true;
        return self();
    }

    /** Uses no evaluator, even if the game has one. */
    public B withoutEvaluator() {
        options.evaluator = null;
        evaluatorSet = false;
        return self();
    }

    /** Whether the subtree of the position that has arisen since the last search is kept: yes unless set. */
    public B reuse(boolean kept) {
        options.reuse = kept;
        return self();
    }

    /** The end of the tree: with the game unless set. */
    public B horizon(Horizon end) {
        options.turn = end == Horizon.TURN;
        return self();
    }

    /** Which action is played after the search: {@link RobustChild} unless set. */
    public B finalMove(FinalMove choice) {
        finalMove = Objects.requireNonNull(choice, "choice");
        return self();
    }

    /**
     * Whether a search on one thread ends as soon as the rest of its iterations cannot change which action has the most
     * visits. It does not unless set. The action is the same, unless a proof would still have come before visits. Time
     * limits alone do not count as iterations, and several threads go on to the end.
     *
     * @throws IllegalArgumentException from {@code build} if the final move is not {@link RobustChild}
     */
    public B stopEarly(boolean stops) {
        stopsEarly = stops;
        return self();
    }

    /** Most bytes of all trees: 128 MiB unless set. A full tree does not grow any more, but is still improved. */
    public B memory(long bytes) {
        if (bytes < 1) {
            throw new IllegalArgumentException("the memory is " + bytes + " bytes, but must be at least 1");
        }
        options.bytes = bytes;
        return self();
    }

    /** Searches with several threads, up to 64: one unless set. Their number matters for the result, their speed does not. */
    public B threads(int count, Parallelization what) {
        if (count < 1 || count > MOST_THREADS) {
            throw new IllegalArgumentException("threads are " + count + ", but must be from 1 to " + MOST_THREADS);
        }
        threads = count;
        parallelization = Objects.requireNonNull(what, "what");
        return self();
    }

    boolean isTreeShared() {
        return threads > 1 && parallelization == Parallelization.TREE;
    }

    /** Bytes that the trees come to need for {@code iterations}, at most those that they may take. */
    public long need(long iterations) {
        return options.build().need(game, iterations, threads, options.bytes);
    }

    /** The options of one tree. */
    TreeOptions treeOptions() {
        if (stopsEarly && !(finalMove instanceof RobustChild)) {
            throw new IllegalArgumentException(
                    "a search can only stop early where the action with the most visits is played");
        }
        long bytes = options.bytes;
        options.shared = isTreeShared();
        options.bytes = options.shared ? bytes : bytes / threads;
        TreeOptions built = options.build();
        options.bytes = bytes;
        return built;
    }
}
