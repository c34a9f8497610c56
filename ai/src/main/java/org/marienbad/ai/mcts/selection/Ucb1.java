package org.marienbad.ai.mcts.selection;

/**
 * UCB1: follows the action with the greatest upper confidence bound:
 *
 * <pre>value(a) + c * range * sqrt(ln N / n(a))</pre>
 *
 * Here value(a) is the mean payoff after action a, n(a) its visits, and N the visits of the node in which it was legal.
 * The range is the width of the payoffs seen so far, so that one c serves games with payoffs of any size. An action
 * without visits has no exploration term: its value holds the first-play urgency (Gelly and Wang 2006).
 *
 * <p>Auer, Cesa-Bianchi and Fischer (2002): Finite-time Analysis of the Multiarmed Bandit Problem. Kocsis and
 * Szepesvári (2006): Bandit Based Monte-Carlo Planning.
 *
 * @param c the exploration constant, in parts of the payoffs seen so far: from 0, which never explores, to 10
 */
public record Ucb1(double c) implements SelectionRule {
    private static final double GREATEST = 10;

    public Ucb1 {
        if (!(c >= 0 && c <= GREATEST)) {
            throw new IllegalArgumentException("the exploration constant is " + c + ", but must be from 0 to 10");
        }
    }

    @Override
    public int select(Siblings siblings) {
        double scale = c * siblings.payoffRange();
        double factor = 0;
        int opportunities = 0;
        double highest = Double.NEGATIVE_INFINITY;
        int chosen = -1;
        int count = siblings.count();
        for (int i = 0; i < count; i++) {
            if (siblings.isRuledOut(i)) {
                continue;
            }
            double bound = siblings.value(i);
            int visits = siblings.visits(i);
            if (visits > 0) {
                int times = siblings.opportunities(i);
                if (times != opportunities) {
                    opportunities = times;
                    factor = scale * Math.sqrt(Math.log(Math.max(1, times)));
                }
                bound += factor / Math.sqrt(visits);
            }
            if (bound > highest) {
                highest = bound;
                chosen = i;
            }
        }
        return chosen;
    }

    @Override
    public double score(Siblings siblings, int index) {
        int visits = siblings.visits(index);
        return siblings.value(index) + (visits == 0 ? 0 : term(c * siblings.payoffRange(), siblings, index));
    }

    /** {@code scale * sqrt(ln N / n(a))}, where n(a) is at least 1. */
    static double term(double scale, Siblings siblings, int index) {
        return scale
                * Math.sqrt(Math.log(Math.max(1, siblings.opportunities(index))) / Math.max(1, siblings.visits(index)));
    }

    /** The value, {@code c * range}, N and n(a). */
    @Override
    public double[] parts(Siblings siblings, int index) {
        return new double[] {
            siblings.value(index), c * siblings.payoffRange(), siblings.opportunities(index), siblings.visits(index)
        };
    }

    @Override
    public String formula() {
        return "ucb1";
    }
}
