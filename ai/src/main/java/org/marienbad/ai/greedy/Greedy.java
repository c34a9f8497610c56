package org.marienbad.ai.greedy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.marienbad.ai.search.GameSearch;
import org.marienbad.ai.search.LeafEvaluation;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.SearchResult;
import org.marienbad.ai.search.SearchResult.Proof;
import org.marienbad.ai.search.shared.Evaluators;
import org.marienbad.ai.search.shared.Requirement;
import org.marienbad.ai.search.shared.StateStack;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;

/**
 * One-ply search: plays the action after which the evaluator promises the seat to move most. An iteration is a position
 * evaluated.
 *
 * <p>The value of an action is {@code E(s·a)}, the payoff at an end of the game, and the mean over the outcomes at a
 * chance node. Of equal actions one is drawn. For any number of seats and any payoffs, with or without chance; not for
 * hidden information. It shows the value of an evaluator without search. The same seed and positions give the same
 * decisions.
 */
public final class Greedy implements GameSearch {
    /** Most positions judged of one action; where chance has more outcomes, they are drawn. */
    private static final int MOST_OUTCOMES = 1000;

    private final Evaluator evaluator;
    private final StateStack stack;
    private final SplittableRandom ties;
    private final SplittableRandom draws;
    private final int seats;
    private final double[] payoffs;
    private final List<Judged> judged = new ArrayList<>();
    private SearchLimits clock;
    private double[] sum;
    private boolean proven;
    private int first;
    private int seat;

    private Greedy(Game game, Evaluator evaluator, long seed) {
        this.evaluator = evaluator.forThread();
        stack = new StateStack(game);
        ties = Seeds.stream(seed, "ties", 0);
        draws = Seeds.stream(seed, "chance", 0);
        seats = game.info().seats();
        payoffs = new double[seats];
    }

    /** An action and its value; equal ones are ranked by lot. */
    private record Judged(int action, double[] value, boolean exact, long visits, long lot) {
        Decision.ActionValue toLine() {
            return new Decision.ActionValue(action, visits, value, exact, new int[0]);
        }
    }

    /**
     * Begins a search of {@code game}.
     *
     * @throws IllegalArgumentException if the game has hidden information
     */
    public static Builder of(Game game) {
        return new Builder(game);
    }

    @Override
    public SearchResult search(State position, Budget budget, Monitor monitor) {
        seat = GameSearch.seatToMove(position);
        judged.clear();
        clock = new SearchLimits(budget, monitor, this::decision);
        stack.reserve(1);
        int[] actions = stack.actions(0);
        int count = position.legalActions(actions);
        first = actions[0];
        for (int i = 0; i < count && !clock.expired(); i++) {
            State child = stack.state(1);
            child.copyFrom(position);
            child.apply(actions[i]);
            judge(actions[i]);
        }
        return new SearchResult(decision(), proof(count), 0);
    }

    private Proof proof(int count) {
        List<Judged> ranked = ranked();
        if (ranked.isEmpty() || !ranked.get(0).exact) {
            return Proof.NONE;
        }
        boolean all = ranked.size() == count && ranked.stream().allMatch(Judged::exact);
        return all ? Proof.POSITION : Proof.ACTION;
    }

    private void judge(int action) {
        long before = clock.spent();
        sum = new double[seats];
        proven = true;
        long lot = ties.nextLong();
        add(1, 1, MOST_OUTCOMES);
        if (!clock.expired()) {
            judged.add(new Judged(action, sum, proven, clock.spent() - before, lot));
        }
    }

    /** Adds the payoffs expected at the state of {@code ply}, times {@code weight}, judging about {@code most} positions. */
    private void add(int ply, double weight, int most) {
        State state = stack.state(ply);
        int actor = state.actor();
        if (actor != State.CHANCE) {
            if (clock.spend()) {
                addHere(state, actor, weight);
            }
            return;
        }
        stack.reserve(ply + 1);
        int[] outcomes = stack.actions(ply);
        int count = state.legalActions(outcomes);
        boolean drawn = count > most;
        proven &= !drawn;
        double total = 0;
        for (int i = 0; i < count && !drawn; i++) {
            total += state.chanceWeight(outcomes[i]);
        }
        int tried = Math.min(count, most);
        for (int i = 0; i < tried && !clock.expired(); i++) {
            int outcome = drawn ? Chance.sample(state, outcomes, count, draws) : outcomes[i];
            double share = drawn ? 1.0 / tried : state.chanceWeight(outcome) / total;
            State child = stack.state(ply + 1);
            child.copyFrom(state);
            child.apply(outcome);
            add(ply + 1, weight * share, Math.max(1, most / tried));
        }
    }

    private void addHere(State state, int actor, double weight) {
        if (actor == State.TERMINAL) {
            state.payoffs(payoffs);
        } else {
            proven = false;
            evaluator.evaluate(state, payoffs);
            LeafEvaluation.requireNumbers(state, payoffs);
        }
        for (int s = 0; s < seats; s++) {
            sum[s] += weight * payoffs[s];
        }
    }

    private List<Judged> ranked() {
        List<Judged> ranked = new ArrayList<>(judged);
        ranked.sort(Comparator.<Judged>comparingDouble(one -> -one.value[seat]).thenComparingLong(Judged::lot));
        return ranked;
    }

    /** The best of those judged; before any is, the first legal action. */
    private Decision decision() {
        List<Judged> ranked = ranked();
        int best = ranked.isEmpty() ? first : ranked.get(0).action;
        List<Decision.ActionValue> lines = ranked.stream().map(Judged::toLine).toList();
        return new Decision(best, lines, clock.spent(), 1, clock.nanos());
    }

    /** Tells a {@link Greedy} how to search. */
    public static final class Builder {
        private final Game game;
        private Evaluator evaluator;

        private Builder(Game game) {
            Requirement.require("Greedy", game, Requirement.NO_HIDDEN_INFORMATION);
            this.game = game;
            boolean judged = !game.advice().evaluators().isEmpty();
            evaluator = judged ? Evaluators.named(Evaluators.SETTING.defaultValue(), game) : null;
        }

        /** Judges positions; the game's first evaluator unless set. */
        public Builder evaluator(Evaluator positions) {
            evaluator = Objects.requireNonNull(positions, "evaluator");
            return this;
        }

        /**
         * @param seed of draws between equals, and of chance where it has very many outcomes
         * @throws IllegalArgumentException if there is no evaluator: neither was one set, nor does the game have any
         */
        public Greedy build(long seed) {
            if (evaluator == null) {
                throw new IllegalArgumentException(
                        "greedy needs an evaluator or a model, and the game has no evaluator; allowed: model=NAME");
            }
            return new Greedy(game, evaluator, seed);
        }
    }
}
