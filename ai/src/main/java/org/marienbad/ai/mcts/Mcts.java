package org.marienbad.ai.mcts;

import java.util.List;
import java.util.Objects;
import org.marienbad.ai.mcts.selection.Prior;
import org.marienbad.ai.mcts.selection.Puct;
import org.marienbad.ai.mcts.tree.Uct;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.model.BatchEvaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.State;
import org.marienbad.framework.game.Symmetries;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.SearchNode;

/**
 * Monte Carlo tree search with UCB1 selection (UCT).
 *
 * <pre>{@code
 * Mcts mcts = Mcts.of(game).iterations(20_000).exploration(0.3).threads(2, ROOT).build(seed);
 * int action = mcts.search(position).action();
 * }</pre>
 *
 * <p>Each iteration <em>selects</em> a path from the root to a leaf, <em>expands</em> the leaf, and estimates its
 * payoffs by a <em>playout</em> or an evaluator. It then <em>backs up</em> these payoffs along the path. If seat p
 * moves, the path takes the action a with the greatest {@code mean(p, a) + c * range * sqrt(ln N / n(a))}. Here mean(p,
 * a) is the mean payoff of p after a, n(a) the visits of a, and N those of its parent. The range is the width of the
 * payoffs seen so far, so that one c serves games with payoffs of any size. Actions without visits come first unless
 * {@link Builder#firstPlayUrgency} is set. Another {@link Builder#selection} changes the formula. Chance nodes are
 * sampled by weight; those with more than 32 outcomes grow by progressive widening.
 *
 * <p>If the game has an evaluator, every position of the tree is estimated. The estimates are backed up by minimax
 * beside the means, and the two are mixed: {@link Builder#implicitMinimax}. When the tree reaches the end of the game,
 * the solver proves bounds of the payoffs and stops when the best action is proven: {@link Builder#solver}.
 *
 * <p>The result is the action with the most visits; a proven win comes before statistics. Every seat maximizes its own
 * payoff (max^n), so any number of seats, general-sum payoffs and extra turns work. Hidden information does not: see
 * {@link InformationSetMcts}. The same seed, positions and iterations give the same decisions. For two seats of
 * constant sum a node takes 28 to 52 bytes; an iteration allocates only when the tree grows.
 *
 * <p>Kocsis and Szepesvári (2006), UCT. Auer, Cesa-Bianchi and Fischer (2002), UCB1. Luckhardt and Irani (1986), max^n;
 * Sturtevant (2008), UCT for several seats. Couëtoux et al. (2011), widening. Winands, Björnsson and Saito (2008),
 * Monte-Carlo Tree Search Solver, and Cazenave and Saffidine (2010), score bounds. Lanctot et al. (2014), implicit
 * minimax backups. Measurements: docs/measurements/mcts-ablation.md.
 */
public final class Mcts implements GameSearch {
    private final Decider<Uct> decider;
    /** Whether the actions of the tree's nodes are those of canonical positions. */
    private final boolean canonical;

    private Mcts(Builder builder, long seed) {
        canonical = builder.options.symmetries;
        decider = new Decider<>(builder, seed, Uct::new);
    }

    /** Begins a search for {@code game} with the settings of the player {@code mcts}. */
    public static Builder of(Game game) {
        return new Builder(game);
    }

    /** @throws IllegalArgumentException if no seat is to move, or something is hidden */
    @Override
    public SearchResult search(State position, Budget budget, Monitor monitor) {
        requireOpen(position);
        return decider.search(position, budget, monitor);
    }

    private static void requireOpen(State position) {
        if (ImperfectInformationState.hides(position)) {
            throw new IllegalArgumentException(
                    "Mcts needs a position in which nothing is hidden; InformationSetMcts searches others");
        }
    }

    /**
     * Thinks in the time of the seat to move: grows the tree of {@code position} until {@code monitor} cancels, or its
     * value is proven. A search of a later position continues the tree below it, if the tree is kept.
     *
     * @throws IllegalArgumentException as {@link #search}
     */
    public void ponder(State position, Monitor monitor) {
        requireOpen(position);
        decider.ponder(position, monitor);
    }

    /** {@inheritDoc} Of several threads with trees of their own it is that of the first; empty with {@link Builder#symmetries}. */
    @Override
    public List<SearchNode> searchTree(int levels) {
        return canonical ? List.of() : decider.trees().get(0).searchTree(levels);
    }

    /** Collects the parts of a search; everything has a default. */
    public static final class Builder extends TreeSearchBuilder<Builder> {
        private static final int MOST_LEAVES = 1024;

        /** Whether that was asked for. */
        private boolean backsUpEstimates;

        private Builder(Game game) {
            super(game);
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Weight, from 0 to 1, of the backed-up estimates against the means: 0.6 unless set, and 0 without an evaluator.
         *
         * @throws IllegalArgumentException from {@code build} if there is no evaluator, unless the weight is 0
         */
        public Builder implicitMinimax(double weight) {
            if (!(weight >= 0 && weight <= 1)) {
                throw new IllegalArgumentException("the weight is " + weight + ", but must be from 0 to 1");
            }
            options.implicit = weight;
            backsUpEstimates = weight > 0;
            return this;
        }

        /**
         * Prior probabilities of the actions, for selection rules that use them, as {@link Puct} does: all are equally
         * likely unless set.
         */
        public Builder prior(Prior policy) {
            options.prior = Objects.requireNonNull(policy, "policy");
            return this;
        }

        /**
         * Whether equal positions share the nodes below them, so that the tree becomes a graph. The statistics of an
         * action belong to a position, for every order of plies that reaches it. Those of the position itself belong to
         * the ply that led there (UCT1 of Childs, Brodeur and Kocsis 2008). The tree is then not kept between searches.
         * No unless set.
         *
         * @throws IllegalArgumentException from {@code build} if the history of the game matters
         */
        public Builder transpositions(boolean shared) {
            options.transpositions = shared;
            return this;
        }

        /**
         * Whether positions that are symmetric count as equal, too, in a game that has {@link Symmetries}: only with
         * {@link #transpositions}. Below the actions of the root the tree then holds canonical positions; the lines of results
         * are as they are played. No unless set.
         *
         * @throws IllegalArgumentException from {@code build} without transpositions, in a game without symmetries, or if
         *     the selection rule or the playout policy learns from actions
         */
        public Builder symmetries(boolean alike) {
            options.symmetries = alike;
            return this;
        }

        /**
         * Progressive widening, for positions with very many actions. A node with N visits searches only {@code factor
         * * N^power} of them, at least one, those with the greatest {@link #prior} first. Without a prior the order is
         * random. Not unless set. Coulom (2007); Chaslot et al. (2008), progressive unpruning.
         *
         * @param factor above 0, finite
         * @param power from 0 to 1
         */
        public Builder widening(double factor, double power) {
            if (!(factor > 0 && factor < Double.POSITIVE_INFINITY && power >= 0 && power <= 1)) {
                throw new IllegalArgumentException("widening by " + factor + " * N^" + power
                        + ": the factor must be above 0 and finite, the power from 0 to 1");
            }
            options.widening = factor;
            options.wideningPower = power;
            return this;
        }

        /**
         * Evaluates leaves in batches, value and policy together, without playouts, and selects by {@link Puct} with a
         * constant of 1.5 unless a rule is set. The game's evaluator is not used, and the search is on one thread.
         *
         * @throws IllegalArgumentException if the batch size is not from 1 to 1024. The method {@code build} throws it
         *     if playouts, an evaluator or a prior judge leaves or actions, too
         */
        public Builder batchEvaluator(BatchEvaluator evaluator) {
            int size = evaluator.batchSize();
            if (size < 1 || size > MOST_LEAVES) {
                throw new IllegalArgumentException(
                        "the batch size is " + size + ", but must be from 1 to " + MOST_LEAVES);
            }
            options.batch = evaluator;
            options.evaluator = null;
            return this;
        }

        /**
         * Whether the solver finds actions that end the game as soon as their parent is expanded: decisive moves
         * (Teytaud and Teytaud 2010). It plays each of them. No unless set; where positions are estimated it always
         * does.
         */
        public Builder lookahead(boolean recognises) {
            options.lookahead = recognises;
            return this;
        }

        /** Whether bounds are proven: yes unless set. */
        public Builder solver(boolean proves) {
            options.solver = proves;
            return this;
        }

        /**
         * A search that draws from {@code seed}.
         *
         * @throws IllegalArgumentException if leaves are to be evaluated but there is no evaluator, or in batches by
         *     several threads
         */
        public Mcts build(long seed) {
            if (options.transpositions && game.info().repetition() != GameInfo.Repetition.IRRELEVANT) {
                throw new IllegalArgumentException("transpositions are for games in which a repetition means nothing");
            }
            if (options.symmetries) {
                requireSymmetries();
            }
            if (options.batch != null) {
                requireBatchesAlone();
            }
            if (backsUpEstimates && options.evaluator == null) {
                throw new IllegalArgumentException(
                        "estimates can only be backed up with an evaluator, but there is none");
            }
            return new Mcts(this, seed);
        }

        private void requireBatchesAlone() {
            if (threads > 1) {
                throw new IllegalArgumentException("batches are evaluated by one thread, but threads are " + threads);
            }
            boolean playouts = !options.guided || options.playouts == null || options.cutoff > 0;
            if (playouts || evaluatorSet || options.prior != null) {
                throw new IllegalArgumentException(
                        "where leaves are evaluated in batches, neither playouts nor an evaluator"
                                + " nor a prior can be set");
            }
        }

        private void requireSymmetries() {
            if (!options.transpositions) {
                throw new IllegalArgumentException("symmetries are only used with transpositions");
            }
            if (!(game instanceof Symmetries)) {
                throw new IllegalArgumentException("symmetries are to be used, but the game has none");
            }
            if (options.build().records()) {
                throw new IllegalArgumentException(
                        "symmetries cannot be used where the selection rule or the playout policy learns from actions");
            }
        }
    }
}
