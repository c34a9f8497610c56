package org.marienbad.ai.montecarlo;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.marienbad.ai.search.SearchLimits;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;
import org.marienbad.framework.game.ImperfectInformationState;
import org.marienbad.framework.game.Observer;
import org.marienbad.framework.game.Playout;
import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.SearchObserver;

/**
 * Random playouts after each action of one position, and their means. Actions are known by their index, in an order
 * that is drawn anew for every position, so that equals are chosen with equal chances. Allocates nothing in a playout.
 */
public final class Playouts {
    private static final double WIN = 3;

    private final Playout playout;
    private final SplittableRandom playoutRandom;
    private final SplittableRandom orderRandom;
    /** Guesses of hidden things have a stream of their own, so that they do not depend on how playouts go. */
    private final SplittableRandom guessRandom;

    private final State root;
    private final State state;
    private final boolean hidden;
    private final boolean points;
    private final int seats;
    private final double least;
    private final double scale;
    private final double[] payoffs;
    private final int[] actions;
    private final int[] visits;
    private final double[] rewards;
    private final double[] sums;
    private final boolean[] terminal;
    private int count;
    private int seat;
    private SearchLimits clock;
    /** Null if nobody watches. */
    private PlayoutSteps steps;

    /** @param points whether a playout counts 3 for a win alone, 1 for one shared, 0 otherwise */
    Playouts(Game game, boolean points, long seed) {
        GameInfo info = game.info();
        this.points = points;
        playout = new Playout(game);
        playoutRandom = Seeds.stream(seed, "playout", 0);
        orderRandom = Seeds.stream(seed, "order", 0);
        guessRandom = Seeds.stream(seed, "determinization", 0);
        root = game.newInitialState();
        state = game.newInitialState();
        hidden = info.has(GameInfo.Trait.HIDDEN_INFORMATION);
        seats = info.seats();
        least = info.minPayoff();
        double range = info.maxPayoff() - info.minPayoff();
        scale = range > 0 ? 1 / range : 0;
        payoffs = new double[seats];
        int most = info.maxLegalActions();
        actions = new int[most];
        visits = new int[most];
        rewards = new double[most];
        sums = new double[most * seats];
        terminal = new boolean[most];
    }

    /** Sets the position, in which {@code seat} is to move. */
    void start(State position, int seat) {
        this.seat = seat;
        root.copyFrom(position);
        count = root.legalActions(actions);
        for (int i = count - 1; i > 0; i--) {
            int j = Playout.index(i + 1, orderRandom);
            int action = actions[i];
            actions[i] = actions[j];
            actions[j] = action;
        }
        Arrays.fill(visits, 0);
        Arrays.fill(rewards, 0);
        Arrays.fill(sums, 0);
        Arrays.fill(terminal, false);
    }

    /** Sets the clock that every playout is charged to, and whose observer watches the allocation. */
    void charge(SearchLimits clock, PlayoutAllocation allocation) {
        this.clock = clock;
        SearchObserver observer = clock.observer();
        steps = observer == null ? null : new PlayoutSteps(observer, this, allocation, seat);
    }

    /** How many playouts all actions have had. */
    long played() {
        return Arrays.stream(visits, 0, count).asLongStream().sum();
    }

    /** How many actions there are. */
    public int count() {
        return count;
    }

    /** The action of that index. */
    int action(int index) {
        return actions[index];
    }

    /** How many playouts an action has had. */
    public int visits(int index) {
        return visits[index];
    }

    /** Plays once after the action {@code index}; false if the budget is used up. */
    public boolean play(int index) {
        if (!clock.spend()) {
            return false;
        }
        if (steps != null) {
            steps.select(index);
        }
        state.copyFrom(root);
        if (hidden) {
            ((ImperfectInformationState) state).determinize(Observer.seat(seat), guessRandom);
        }
        state.apply(actions[index]);
        if (steps != null) {
            steps.enter(index, state.actor());
        }
        terminal[index] = playout.run(state, playoutRandom) == 0 && !hidden;
        state.payoffs(payoffs);
        for (int i = 0; i < seats; i++) {
            sums[index * seats + i] += payoffs[i];
        }
        visits[index]++;
        rewards[index] += reward(seat);
        if (steps != null) {
            double[] all = new double[seats];
            Arrays.setAll(all, this::reward);
            steps.backUp(index, terminal[index], all);
        }
        return true;
    }

    /** The reward of the last playout for {@code seat}, from 0 to 1. */
    private double reward(int seat) {
        return points ? points(payoffs, seat) / WIN : (payoffs[seat] - least) * scale;
    }

    /** 3 if {@code seat} alone has the greatest payoff, 1 if it shares it, else 0. */
    static double points(double[] payoffs, int seat) {
        double own = payoffs[seat];
        boolean shared = false;
        for (int i = 0; i < payoffs.length; i++) {
            if (payoffs[i] > own) {
                return 0;
            }
            shared |= i != seat && payoffs[i] == own;
        }
        return shared ? 1 : WIN;
    }

    /** The mean reward on a scale from 0 to 1; −1 before the first playout. */
    public double mean(int index) {
        return visits[index] == 0 ? -1 : rewards[index] / visits[index];
    }

    /** The mean payoff of each seat; NaN before the first playout. */
    double[] value(int index) {
        double[] value = new double[seats];
        for (int i = 0; i < seats; i++) {
            value[i] = visits[index] == 0 ? Double.NaN : sums[index * seats + i] / visits[index];
        }
        return value;
    }

    /** Whether the action ends the game, so that its value is known. */
    boolean isTerminal(int index) {
        return terminal[index];
    }
}
