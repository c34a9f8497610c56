package org.marienbad.ai.mcts;

import org.marienbad.ai.mcts.tree.InformationSets;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo.Trait;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Monitor;

/**
 * Monte Carlo tree search for games with hidden information: single-observer information set MCTS.
 *
 * <pre>{@code
 * InformationSetMcts search = InformationSetMcts.of(game).iterations(20_000).build(seed);
 * int action = search.search(view).action();
 * }</pre>
 *
 * <p>Each iteration first <em>determinizes</em> the position: what the seat to move cannot know is replaced by a random
 * guess consistent with what it knows. It then selects, expands, plays out and backs up as {@link Mcts} does, with two
 * differences. A node is an <em>information set</em>, all positions that the observer cannot tell apart, found by the key of
 * what it observes; so all determinizations share one tree, and the search cannot make use of what it must not know. And in
 * the term {@code sqrt(ln N / n(a))} of UCB1, N counts the visits of the node in which a was legal, for in another
 * determinization it may not be.
 *
 * <p>The observer is the seat to move at the root; the others are assumed to play by what the observer sees, not by what
 * they know, unless {@link Builder#multipleObservers} is set. Payoffs, seats and chance are as in {@link Mcts}. Nothing is
 * proven and nothing estimated in the tree, for the value of an information set depends on how likely its positions are. The
 * same seed, positions and iterations give the same decisions. The time of an iteration grows in proportion to the legal
 * actions on its path.
 *
 * <p>Cowling, Powley and Whitehouse (2012): Information Set Monte Carlo Tree Search.
 */
public final class InformationSetMcts implements GameSearch {
    private final Decider<InformationSets> decider;

    private InformationSetMcts(Builder builder, long seed) {
        decider = new Decider<>(builder, seed, InformationSets::new);
    }

    /**
     * Begins a search for {@code game}.
     *
     * @throws IllegalArgumentException if the game has no hidden information
     */
    public static Builder of(Game game) {
        return new Builder(game);
    }

    @Override
    public SearchResult search(State position, Budget budget, Monitor monitor) {
        return decider.search(position, budget, monitor);
    }

    /** Collects what a search should be like; everything has a default. */
    public static final class Builder extends TreeSearchBuilder<Builder> {
        private Builder(Game game) {
            super(game);
            if (!game.info().has(Trait.HIDDEN_INFORMATION)) {
                throw new IllegalArgumentException("the game has no hidden information; Mcts searches it");
            }
        }

        @Override
        Builder self() {
            return this;
        }

        /**
         * Whether there is one observer, the seat to move at the root, as unless set, or each seat decides by what it sees
         * itself: multiple-observer information set MCTS. The others then know their own secrets, as in each determinization
         * they are guessed; but a tree of all seats' information sets is larger, and each is visited less.
         */
        public Builder multipleObservers(boolean multiple) {
            options.multipleObservers = multiple;
            return this;
        }

        /**
         * A search that draws from {@code seed}.
         *
         * @throws IllegalArgumentException if leaves are to be evaluated but there is no evaluator, or if the selection
         *     rule needs all-moves-as-first statistics
         */
        public InformationSetMcts build(long seed) {
            if (options.selection != null && options.selection.amafReference() >= 0) {
                throw new IllegalArgumentException("all-moves-as-first statistics are not kept for information sets");
            }
            return new InformationSetMcts(this, seed);
        }
    }
}
