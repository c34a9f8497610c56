package org.marienbad.ai.greedy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.ai.search.StateStack;
import org.marienbad.framework.game.Chance;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Budget;
import org.marienbad.framework.player.Decision;
import org.marienbad.framework.player.Monitor;
import org.marienbad.framework.player.Player;

/** Judges every position that one action leads to; an iteration is a position judged. */
final class GreedyPlayer implements Player {
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

    GreedyPlayer(Game game, Evaluator evaluator, long seed) {
        this.evaluator = evaluator.forThread();
        stack = new StateStack(game);
        ties = Seeds.stream(seed, "ties", 0);
        draws = Seeds.stream(seed, "chance", 0);
        seats = game.info().seats();
        payoffs = new double[seats];
    }

    /** An action and what it is worth; equal ones are ranked by {@code lot}. */
    private record Judged(int action, double[] value, boolean exact, long visits, long lot) {
        Decision.ActionValue toLine() {
            return new Decision.ActionValue(action, visits, value, exact, new int[0]);
        }
    }

    @Override
    public Decision choose(State view, int seat, Budget budget, Monitor monitor) {
        this.seat = seat;
        judged.clear();
        clock = new SearchLimits(budget, monitor, this::decision);
        stack.reserve(1);
        int[] actions = stack.actions(0);
        int count = view.legalActions(actions);
        first = actions[0];
        for (int i = 0; i < count && !clock.expired(); i++) {
            State child = stack.state(1);
            child.copyFrom(view);
            child.apply(actions[i]);
            judge(actions[i]);
        }
        return decision();
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
        }
        for (int s = 0; s < seats; s++) {
            sum[s] += weight * payoffs[s];
        }
    }

    /** The best of those judged; before any is, the first legal action. */
    private Decision decision() {
        List<Judged> ranked = new ArrayList<>(judged);
        ranked.sort(Comparator.<Judged>comparingDouble(one -> -one.value[seat]).thenComparingLong(Judged::lot));
        int best = ranked.isEmpty() ? first : ranked.get(0).action;
        List<Decision.ActionValue> lines = ranked.stream().map(Judged::toLine).toList();
        return new Decision(best, lines, clock.spent(), 1, clock.nanos());
    }
}
