package org.marienbad.ai.montecarlo;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.LimitedBuilder;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

/**
 * Flat Monte Carlo: plays random games after each action of the position, and no tree grows.
 *
 * <p>After action a the game is played to its end by random actions, n(a) times. The value of a is the mean of the
 * payoffs, {@code v(a) = (r1 + … + rn(a)) / n(a)}. A {@link PlayoutAllocation} decides which action gets the next
 * playout. It is all in turn (flat), the more the better an action does (UCB1), or in rounds that each drop the worse
 * half (sequential halving). Secrets from the seat to move are guessed anew for every playout (determinization).
 *
 * <p>The result is the action that the allocation ranks highest, by default the one with the greatest mean. For every
 * game: any number of seats, any payoffs, chance, hidden information. As the others are taken to play at random, it
 * does not see a single good reply: a tree search ({@code Mcts}) does. The same seed, positions and iterations give the
 * same decisions. A playout allocates nothing. Without any limit it plays 200 of them for each action, on average.
 *
 * <p>Abramson: Expected-Outcome: A General Model of Static Evaluation (1990). Brügmann: Monte Carlo Go (1993).
 */
public final class MonteCarlo implements GameSearch {
    /** Spent on the value of a forced action in a match. */
    private static final long FORCED_PLAYOUTS = 100;
    /** Keeps visit counts within int. */
    private static final long MOST_PLAYOUTS = Integer.MAX_VALUE;

    /** As many playouts of an action as the player has, but only if nothing else ends the search. */
    private static final int UNSET = -1;

    private static final int DEFAULT_PLAYOUTS = 200;

    private final Budget own;
    private final int playoutsPerAction;
    private final Playouts playouts;
    private final PlayoutAllocation allocation;
    private SearchLimits clock;

    private MonteCarlo(Builder builder, long seed) {
        own = builder.limits();
        playoutsPerAction = builder.playoutsPerAction;
        playouts = new Playouts(builder.game, builder.countsWins, seed);
        allocation = builder.allocation;
    }

    /** Begins a search of {@code game}, which may be any game. */
    public static Builder of(Game game) {
        return new Builder(game);
    }

    @Override
    public SearchResult search(State position, Budget budget, Monitor monitor) {
        playouts.start(position, GameSearch.seatToMove(position));
        boolean forced = playouts.count() == 1 && !monitor.wantsValue();
        Budget limits = limits(budget, forced);
        clock = new SearchLimits(limits, monitor, this::decision);
        playouts.charge(clock, allocation);
        allocation.spend(
                playouts, limits.iterations() == MOST_PLAYOUTS ? PlayoutAllocation.ENDLESS : limits.iterations());
        Decision decision = decision();
        boolean known = decision.lines().get(0).exact();
        boolean only = playouts.count() == 1;
        return new SearchResult(decision, !known ? Proof.NONE : only ? Proof.POSITION : Proof.ACTION, 0);
    }

    private Budget limits(Budget budget, boolean forced) {
        int count = playouts.count();
        Budget asked = own.and(budget);
        Budget most = Budget.ofIterations(forced ? FORCED_PLAYOUTS : MOST_PLAYOUTS);
        boolean ends = asked.iterations() != Long.MAX_VALUE || asked.isTimed();
        if (playoutsPerAction == 0 || playoutsPerAction == UNSET && ends) {
            return asked.orDefaultTime().and(most);
        }
        int each = playoutsPerAction == UNSET ? DEFAULT_PLAYOUTS : playoutsPerAction;
        Budget share = Budget.ofIterations((long) each * count);
        return asked.and(share).and(most);
    }

    private Decision decision() {
        Comparator<Integer> worse = Comparator.<Integer>comparingDouble(index -> allocation.rank(playouts, index))
                .thenComparingDouble(playouts::mean);
        List<Integer> ranked = IntStream.range(0, playouts.count())
                .boxed()
                .sorted(worse.reversed())
                .toList();
        List<Decision.ActionValue> lines = ranked.stream()
                .map(index -> new Decision.ActionValue(
                        playouts.action(index),
                        playouts.visits(index),
                        playouts.value(index),
                        playouts.isTerminal(index),
                        new int[0]))
                .toList();
        return new Decision(lines.get(0).action(), lines, clock.spent(), 1, clock.nanos());
    }

    /** Tells a {@link MonteCarlo} how to search. */
    public static final class Builder extends LimitedBuilder<Builder> {
        private final Game game;
        private int playoutsPerAction = UNSET;
        private PlayoutAllocation allocation = new UniformAllocation();
        private boolean countsWins;

        private Builder(Game game) {
            this.game = game;
        }

        @Override
        protected Builder self() {
            return this;
        }

        /**
         * Most playouts of one search for each legal action, on average; 0 for no limit. Unless set it is 200 for a search
         * that nothing else limits, and other searches are as long as they may be.
         */
        public Builder playoutsPerAction(int playouts) {
            if (playouts < 0) {
                throw new IllegalArgumentException("playoutsPerAction is " + playouts + ", but must not be negative");
            }
            playoutsPerAction = playouts;
            return this;
        }

        /** Which action gets the next playout: all in turn unless set. */
        public Builder allocation(PlayoutAllocation bandit) {
            allocation = Objects.requireNonNull(bandit, "allocation");
            return this;
        }

        /** A playout counts 3 for a win alone, 1 for a shared one, 0 otherwise, instead of its payoff. */
        public Builder countWins(boolean wins) {
            countsWins = wins;
            return this;
        }

        /** @param seed of playouts and ties */
        public MonteCarlo build(long seed) {
            return new MonteCarlo(this, seed);
        }
    }
}
