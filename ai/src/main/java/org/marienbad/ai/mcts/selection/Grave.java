package org.marienbad.ai.mcts.selection;

/**
 * Generalised rapid action value estimation (GRAVE): follows the action with the greatest
 *
 * <pre>(1 - b) * value(a) + b * amaf(a) + c * range * sqrt(ln N / n(a)),  b = m / (m + n(a) + bias * m * n(a))</pre>
 *
 * where amaf(a) is the mean payoff of the m simulations in which the seat played a anywhere below the reference node: all
 * moves as first. The reference is the node itself, or as long as that has few visits the nearest node above it where the
 * same seat moves and which has enough. With 0 visits to have it is RAVE. Good where an action code means much the same
 * in many positions. An action that nobody has played yet comes first; without visits n(a) counts as 1 in the last term.
 *
 * <p>Gelly and Silver (2011): Monte-Carlo Tree Search and Rapid Action Value Estimation. Cazenave (2015): Generalized Rapid
 * Action Value Estimation; here the reference of a seat is a node where that seat moves.
 *
 * @param c the exploration constant of {@link Ucb1}, from 0 to 10
 * @param reference visits that a reference node has at least
 * @param bias how fast the actions' own means take over: not negative
 */
public record Grave(double c, int reference, double bias) implements SelectionRule {
    private static final int REFERENCE = 50;
    private static final double BIAS = 1e-3;
    private static final double FIRST = 1e6;

    public Grave {
        new Ucb1(c);
        if (reference < 0 || !(bias >= 0)) {
            throw new IllegalArgumentException(
                    "reference is " + reference + " and bias " + bias + ", but neither may be negative");
        }
    }

    /** References of 50 visits, and a bias of 0.001. */
    public Grave(double c) {
        this(c, REFERENCE, BIAS);
    }

    @Override
    public int select(Siblings siblings) {
        double range = siblings.payoffRange();
        double highest = Double.NEGATIVE_INFINITY;
        int chosen = -1;
        for (int i = 0; i < siblings.count(); i++) {
            if (!siblings.isRuledOut(i)) {
                double bound = bound(siblings, i, range);
                if (bound > highest) {
                    highest = bound;
                    chosen = i;
                }
            }
        }
        return chosen;
    }

    private double bound(Siblings siblings, int index, double range) {
        int visits = siblings.visits(index);
        double all = siblings.amafVisits(index);
        if (visits == 0 && all == 0) {
            return siblings.value(index) + FIRST;
        }
        double value = 0;
        if (visits > 0) {
            value = siblings.value(index);
        }
        if (all > 0) {
            double weight = all / (all + visits + bias * all * visits);
            value += weight * (siblings.amafMean(index) - value);
        }
        return value
                + c * range * Math.sqrt(Math.log(Math.max(1, siblings.opportunities(index))) / Math.max(1, visits));
    }

    @Override
    public boolean triesAllFirst() {
        return false;
    }

    @Override
    public int amafReference() {
        return reference;
    }
}
