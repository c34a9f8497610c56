package org.marienbad.ai.mcts;

import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.marienbad.ai.mcts.finalmove.RobustChild;
import org.marienbad.ai.mcts.selection.MixedSelection;
import org.marienbad.ai.mcts.tree.InformationSetTree;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.GameSetup;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.Seen;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

/**
 * Monte Carlo tree search for games with hidden information: single-observer information set MCTS.
 *
 * <pre>{@code
 * InformationSetMcts search = InformationSetMcts.of(game).iterations(20_000).build(seed);
 * int action = search.search(view).action();
 * }</pre>
 *
 * <p>Each iteration first <em>determinizes</em> the position: a random guess consistent with the knowledge of the seat to
 * move replaces the rest. It then selects, expands, plays out and backs up as {@link Mcts} does, with two
 * differences. A node is an information set, all positions that the observer cannot tell apart, found by the key of
 * its observations. So all determinizations share one tree, and the search cannot use secrets. In the term {@code
 * sqrt(ln N / n(a))} of UCB1, N counts the visits of the node in which a was legal. In another determinization it may
 * not be.
 *
 * <p>The observer is the seat to move at the root. The others are assumed to play by the observer's view, not by their
 * own knowledge, unless {@link Builder#multipleObservers} is set. Payoffs, seats and chance are as in {@link Mcts}.
 * Nothing is proven and nothing estimated in the tree, for the value of an information set depends on how likely its
 * positions are. The same seed, positions and iterations give the same decisions. The time of an iteration grows in
 * proportion to the legal actions on its path.
 *
 * <p>If seats decide without seeing each other's decision, a certain action can be exploited, and UCB1 ends with one.
 * {@link Builder#sealed} draws such decisions from mixed strategies instead, which in games of simultaneous decisions
 * approach an equilibrium. With dealt cards that nobody else sees they need not (Lisý, Lanctot and Bowling 2015).
 *
 * <p>Cowling, Powley and Whitehouse (2012): Information Set Monte Carlo Tree Search. Lanctot, Lisý and Winands (2014):
 * Monte Carlo Tree Search in Simultaneous Move Games.
 */
public final class InformationSetMcts implements GameSearch {
    private final Decider<InformationSetTree> decider;
    /** Null if no decision is mixed. */
    private final SealedDecisions sealed;

    private final Predicate<ImperfectInformationState> mixedWhere;
    private final SplittableRandom random;

    private InformationSetMcts(Builder builder, long seed) {
        decider = new Decider<>(builder, seed, InformationSetTree::new);
        sealed = builder.options.mixed == null ? null : new SealedDecisions(builder.game);
        mixedWhere = builder.options.mixedWhere;
        random = Seeds.stream(seed, "choice", 0);
    }

    /**
     * Begins a search for {@code game}.
     *
     * @throws IllegalArgumentException if the game has no hidden information
     */
    public static Builder of(Game game) {
        return new Builder(game);
    }

    /**
     * {@inheritDoc}
     *
     * <p>A search with {@link Builder#sealed} follows the game by {@link #begin} and {@link #observe}. It finds out
     * which decisions of others are sealed, as by {@link #search(State, State, Budget, Monitor)}.
     */
    @Override
    public SearchResult search(State position, Budget budget, Monitor monitor) {
        return search(sealed == null ? position : sealed.before(position), position, budget, monitor);
    }

    /**
     * Searches for the best action of the seat to move in {@code position}, if others have made unseen decisions since
     * {@code before}, as in simultaneous moves. Iterations begin at {@code before}, so that those decisions are found
     * by search, too. Other searches guess them.
     *
     * @param before an earlier position, from which whatever the others may decide leads to what the seat to move sees
     *     now
     * @throws IllegalArgumentException if no seat is to move in {@code position} or in {@code before}
     */
    public SearchResult search(State before, State position, Budget budget, Monitor monitor) {
        if (before != position) {
            decider.trees().forEach(tree -> tree.startFrom(before));
        }
        SearchResult result = decider.search(position, budget, monitor);
        return sealed != null && mixedWhere.test((ImperfectInformationState) position) ? drawn(result) : result;
    }

    /** The result with an action drawn from the average strategy, which its visits stand for. */
    private SearchResult drawn(SearchResult result) {
        Decision decision = result.decision();
        List<Decision.ActionValue> lines = decision.lines();
        double left = random.nextDouble()
                * lines.stream().mapToLong(Decision.ActionValue::visits).sum();
        int chosen = decision.action();
        for (Decision.ActionValue line : lines) {
            left -= line.visits();
            if (left < 0) {
                chosen = line.action();
                break;
            }
        }
        return new SearchResult(
                new Decision(chosen, lines, decision.iterations(), decision.depth(), decision.nanos()),
                result.proof(),
                result.statistics());
    }

    @Override
    public void begin(GameSetup setup, int seat) {
        if (sealed != null) {
            sealed.begin(setup, seat);
        }
    }

    @Override
    public void observe(Seen ply) {
        if (sealed != null) {
            sealed.observe(ply);
        }
    }

    /** Collects the parts of a search; everything has a default. */
    public static final class Builder extends TreeSearchBuilder<Builder> {
        private Builder(Game game) {
            super(game);
            if (!game.info().has(Trait.HIDDEN_INFORMATION)) {
                throw new IllegalArgumentException("the game has no hidden information; Mcts searches it");
            }
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Whether there is one observer, the seat to move at the root, as unless set. Otherwise each seat decides by
         * its own view: multiple-observer information set MCTS. The others then know their own secrets, as in each
         * determinization they are guessed. But a tree of all seats' information sets is larger, and each is visited
         * less.
         */
        public Builder multipleObservers(boolean multiple) {
            options.multipleObservers = multiple;
            return this;
        }

        /**
         * Mixes decisions as long as something is hidden ([ImperfectInformationState#hasHiddenInformation]). Iterations
         * draw by {@code rule}. The action to play is drawn from the average strategy, to which the visits of the
         * result are in proportion. Needs {@link #multipleObservers}.
         */
        public Builder sealed(MixedSelection rule) {
            return sealed(rule, ImperfectInformationState::hasHiddenInformation);
        }

        /**
         * The same at the decisions that {@code where} says, others by {@link #selection}. Asked often, and by every thread.
         *
         * @throws IllegalArgumentException if the rule's share of exploration is not above 0 and at most 1
         */
        public Builder sealed(MixedSelection rule, Predicate<ImperfectInformationState> where) {
            if (!(rule.exploration() > 0 && rule.exploration() <= 1)) {
                throw new IllegalArgumentException(
                        "the share of exploration is " + rule.exploration() + ", but must be above 0 and at most 1");
            }
            options.mixed = rule;
            options.mixedWhere = Objects.requireNonNull(where, "where");
            return this;
        }

        /**
         * A search that draws from {@code seed}.
         *
         * @throws IllegalArgumentException if leaves need an evaluator that is missing, or the selection rule needs
         *     all-moves-as-first statistics. Mixed decisions refuse one observer's view, a tree of one turn, a final
         *     move other than {@link RobustChild} and an early stop
         */
        public InformationSetMcts build(long seed) {
            if (options.selection != null && options.selection.amafReference() >= 0) {
                throw new IllegalArgumentException("all-moves-as-first statistics are not kept for information sets");
            }
            if (options.mixed != null && !options.multipleObservers) {
                throw new IllegalArgumentException(
                        "sealed decisions are only mixed with multiple observers: with one, the"
                                + " others would decide by what it has decided");
            }
            if (options.mixed != null && options.turn) {
                throw new IllegalArgumentException(
                        "sealed decisions are not mixed in a tree that ends with the turn: the others are not in it");
            }
            if (options.mixed != null && (stopsEarly || !(finalMove instanceof RobustChild))) {
                throw new IllegalArgumentException(
                        "the action is drawn from the average strategy where decisions are mixed:"
                                + " no other final move and no early stop are possible");
            }
            return new InformationSetMcts(this, seed);
        }
    }
}
