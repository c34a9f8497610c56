package org.marienbad.ai.toy;

import java.util.HashMap;
import java.util.Map;
import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameProvider;
import org.marienbad.framework.game.State;
import org.marienbad.framework.setting.Settings;

/**
 * Values by plain recursion, as the definitions say: the reference of every search. Positions are remembered by their
 * text, which is equal only for equal positions. Not for games with secrets.
 */
public final class BruteForce {
    /** Payoffs that differ by less are equal; chance makes rounding errors. */
    private static final double EQUAL = 1e-9;

    private final Game game;
    private final Evaluator evaluator;
    private final Map<String, double[]> known = new HashMap<>();
    private final int coalition;

    private BruteForce(Game game, Evaluator evaluator, int coalition) {
        this.game = game;
        this.evaluator = evaluator;
        this.coalition = coalition;
    }

    /**
     * Every seat maximizes its own payoff (minimax, max^n); of equals the one that leaves the strongest rival least,
     * then the next seats in turn. Chance nodes are expectations. Estimates by {@code evaluator} stand in below the depth asked.
     */
    public static BruteForce selfish(Game game, Evaluator evaluator) {
        return new BruteForce(game, evaluator, -1);
    }

    /** All seats but {@code seat} minimize its payoff (the paranoid assumption). */
    public static BruteForce paranoid(Game game, Evaluator evaluator, int seat) {
        return new BruteForce(game, evaluator, seat);
    }

    /** Searches to the end of the game. */
    public static BruteForce selfish(Game game) {
        return selfish(game, null);
    }

    /** A game with the options given. */
    public static Game game(GameProvider provider, int seats, Map<String, ?> options) {
        return provider.create(seats, Settings.of("option", provider.id(), provider.options(), options));
    }

    /** The payoffs under best play to the end. */
    public double[] value(State state) {
        return value(state, Integer.MAX_VALUE);
    }

    /** The payoffs under best play for {@code depth} plies, chance included. */
    public double[] value(State state, int depth) {
        if (state.actor() == State.TERMINAL || depth == 0) {
            double[] out = new double[game.info().seats()];
            if (state.actor() == State.TERMINAL) {
                state.payoffs(out);
            } else {
                evaluator.evaluate(state, out);
            }
            return out;
        }
        String key = depth == Integer.MAX_VALUE ? state.toString() : depth + " " + state;
        double[] found = known.get(key);
        if (found == null) {
            found = state.actor() == State.CHANCE ? expectation(state, depth) : best(state, depth);
            known.put(key, found);
        }
        return found;
    }

    /** The payoffs after {@code action} and then best play, the action being the first of {@code depth} plies. */
    public double[] valueOf(State state, int action, int depth) {
        State child = state.copy();
        child.apply(action);
        return value(child, depth == Integer.MAX_VALUE ? depth : depth - 1);
    }

    private double[] expectation(State state, int depth) {
        double[] sum = new double[game.info().seats()];
        double weights = 0;
        for (int outcome : actions(state)) {
            double weight = state.chanceWeight(outcome);
            double[] value = valueOf(state, outcome, depth);
            weights += weight;
            for (int seat = 0; seat < sum.length; seat++) {
                sum[seat] += weight * value[seat];
            }
        }
        for (int seat = 0; seat < sum.length; seat++) {
            sum[seat] /= weights;
        }
        return sum;
    }

    private double[] best(State state, int depth) {
        double[] best = null;
        for (int action : actions(state)) {
            double[] value = valueOf(state, action, depth);
            if (best == null || isBetter(value, best, state.actor())) {
                best = value;
            }
        }
        return best;
    }

    /** Whether {@code seat} prefers {@code one} to {@code other}. */
    public boolean isBetter(double[] one, double[] other, int seat) {
        if (coalition >= 0) {
            double gain = one[coalition] - other[coalition];
            return seat == coalition ? gain > EQUAL : gain < -EQUAL;
        }
        double gain = one[seat] - other[seat];
        if (Math.abs(gain) > EQUAL) {
            return gain > 0;
        }
        double loss = rival(one, seat) - rival(other, seat);
        for (int i = 1; i < one.length && Math.abs(loss) <= EQUAL; i++) {
            loss = one[(seat + i) % one.length] - other[(seat + i) % one.length];
        }
        return loss < -EQUAL;
    }

    private static double rival(double[] value, int seat) {
        double most = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < value.length; other++) {
            most = other == seat ? most : Math.max(most, value[other]);
        }
        return most;
    }

    /** The legal actions or possible outcomes. */
    public int[] actions(State state) {
        return game.legalActions(state);
    }
}
