package org.marienbad.ai.mcts.selection;

/**
 * PUCT: follows the action with the greatest score:
 *
 * <pre>value(a) + c * range * P(a) * sqrt(N) / (1 + n(a))</pre>
 *
 * Here P(a) is its prior probability, n(a) its visits, and N the visits of the node in which it was legal. The range is
 * the width of the payoffs seen so far, 1 as long as all are equal. Actions need not be tried once first. Without
 * visits an action has the value of a tie, or its estimate, plus the first-play urgency, 0 unless set. Without a prior
 * all actions are equally likely.
 *
 * <p>Rosin (2011): Multi-armed Bandits with Episode Context; in this form Silver et al. (2017): Mastering the Game of
 * Go without Human Knowledge.
 *
 * @param c the exploration constant: not negative, about 1 to 3
 */
public record Puct(double c) implements SelectionRule {
    public Puct {
        if (!(c >= 0)) {
            throw new IllegalArgumentException("the exploration constant is " + c + ", but must not be negative");
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
        double exploration =
                siblings.prior(index) * Math.sqrt(siblings.opportunities(index)) / (1 + siblings.visits(index));
        return siblings.value(index) + scale(siblings) * exploration;
    }

    private double scale(Siblings siblings) {
        double range = siblings.payoffRange();
        return range > 0 ? c * range : c;
    }

    /** The value, {@code c * range}, P(a), N and n(a). */
    @Override
    public double[] parts(Siblings siblings, int index) {
        return new double[] {
            siblings.value(index),
            scale(siblings),
            siblings.prior(index),
            siblings.opportunities(index),
            siblings.visits(index)
        };
    }

    @Override
    public String formula() {
        return "puct";
    }

    @Override
    public boolean triesAllFirst() {
        return false;
    }
}
