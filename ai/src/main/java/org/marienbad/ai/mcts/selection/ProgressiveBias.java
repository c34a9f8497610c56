package org.marienbad.ai.mcts.selection;

/**
 * UCB1 with a progressive bias: follows the action with the greatest score:
 *
 * <pre>value(a) + c * range * sqrt(ln N / n(a)) + weight * range * P(a) / (n(a) + 1)</pre>
 *
 * Here P(a) is the prior probability of the action, which so matters less and less with each visit. The range is 1 as
 * long as all payoffs are equal.
 *
 * <p>Chaslot, Winands, van den Herik, Uiterwijk and Bouzy (2008): Progressive Strategies for Monte-Carlo Tree Search.
 *
 * @param c the exploration constant of {@link Ucb1}, from 0 to 10
 * @param weight of the bias, not negative
 */
public record ProgressiveBias(double c, double weight) implements SelectionRule {
    public ProgressiveBias {
        new Ucb1(c);
        if (!(weight >= 0)) {
            throw new IllegalArgumentException("the weight is " + weight + ", but must not be negative");
        }
    }

    @Override
    public int select(Siblings siblings) {
        double highest = Double.NEGATIVE_INFINITY;
        int chosen = -1;
        for (int i = 0; i < siblings.count(); i++) {
            if (!siblings.isRuledOut(i)) {
                double bound = score(siblings, i);
                if (bound > highest) {
                    highest = bound;
                    chosen = i;
                }
            }
        }
        return chosen;
    }

    @Override
    public double score(Siblings siblings, int index) {
        int visits = siblings.visits(index);
        double bound = siblings.value(index) + weight * range(siblings) * siblings.prior(index) / (visits + 1);
        return visits == 0 ? bound : bound + Ucb1.term(c * range(siblings), siblings, index);
    }

    private static double range(Siblings siblings) {
        return siblings.payoffRange() > 0 ? siblings.payoffRange() : 1;
    }

    /** The value, {@code c * range}, N, n(a), {@code weight * range} and P(a). */
    @Override
    public double[] parts(Siblings siblings, int index) {
        return new double[] {
            siblings.value(index),
            c * range(siblings),
            siblings.opportunities(index),
            siblings.visits(index),
            weight * range(siblings),
            siblings.prior(index)
        };
    }

    @Override
    public String formula() {
        return "bias";
    }
}
