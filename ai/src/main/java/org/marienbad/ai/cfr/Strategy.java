package org.marienbad.ai.cfr;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.marienbad.framework.game.State;
import org.marienbad.framework.player.Solution.MixedStrategy;

/**
 * A behavior strategy of every seat: the probability of each action in each of its information sets. Without
 * probabilities of a set, all its actions are equally likely. Immutable.
 */
public final class Strategy {
    /** All actions equally likely, everywhere. */
    public static final Strategy UNIFORM = new Strategy(null, new double[0][]);

    /** Probabilities below this are not listed: they are rests of early iterations. */
    private static final double NEGLIGIBLE = 1e-9;

    /** Those that it is about; null for any. */
    private final InformationSets sets;
    /** By number of the information set and index of the action; null or absent for uniform. */
    private final double[][] probabilities;

    private Strategy(InformationSets sets, double[][] probabilities) {
        this.sets = sets;
        this.probabilities = probabilities;
    }

    /**
     * The strategy that plays each action in proportion to a weight.
     *
     * @param sets those that it is about
     * @param weights by number of the information set and index of the action, not negative; null, and all zero, for
     *     uniform
     */
    static Strategy ofWeights(InformationSets sets, double[][] weights) {
        double[][] probabilities = new double[weights.length][];
        for (int set = 0; set < weights.length; set++) {
            double sum = weights[set] == null ? 0 : Arrays.stream(weights[set]).sum();
            if (sum > 0) {
                probabilities[set] =
                        Arrays.stream(weights[set]).map(weight -> weight / sum).toArray();
            }
        }
        return new Strategy(sets, probabilities);
    }

    /** @throws IllegalArgumentException if it is not about {@code asked}, in which the same numbers mean other situations */
    void requireAbout(InformationSets asked) {
        if (sets != null && sets != asked) {
            throw new IllegalArgumentException(
                    "the strategy is about other information sets: those of another tree, or of"
                            + " a sampling that was not given those of this one");
        }
    }

    /**
     * The probability of the action at {@code index} of {@code set}.
     *
     * @throws IllegalArgumentException if the strategy is not about the {@link InformationSets} that {@code set} is one of
     */
    public double probability(InformationSet set, int index) {
        requireAbout(set.all());
        return probability(set.number(), index, set.actionCount());
    }

    double probability(int set, int index, int count) {
        return set < probabilities.length && probabilities[set] != null ? probabilities[set][index] : 1.0 / count;
    }

    /** The index of an action of {@code set}, drawn by a number {@code unit} that is uniform in [0, 1). */
    public int draw(InformationSet set, double unit) {
        double left = unit;
        int index = 0;
        while (index < set.actionCount() - 1 && left >= probability(set, index)) {
            left -= probability(set, index);
            index++;
        }
        while (index > 0 && probability(set, index) == 0) { // rounding must not make an action that is never played
            index--;
        }
        return index;
    }

    /** The probabilities of {@code set} that are not negligible, by action. */
    public Map<Integer, Double> probabilities(InformationSet set) {
        Map<Integer, Double> byAction = new TreeMap<>();
        for (int i = 0; i < set.actionCount(); i++) {
            if (probability(set, i) > NEGLIGIBLE) {
                byAction.put(set.action(i), probability(set, i));
            }
        }
        return byAction;
    }

    /** For people: actions by their notation. */
    MixedStrategy mixed(InformationSet set) {
        State position = set.all().example(set);
        Map<String, Double> byNotation = new LinkedHashMap<>();
        probabilities(set)
                .forEach((code, probability) ->
                        byNotation.put(set.all().game().action(position, code).notation(), probability));
        return new MixedStrategy(set.seat(), set.all().text(set), byNotation);
    }
}
