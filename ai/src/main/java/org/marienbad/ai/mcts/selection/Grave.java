package org.marienbad.ai.mcts.selection;

/**
 * Generalized rapid action value estimation (GRAVE): follows the action with the greatest score:
 *
 * <pre>(1 - b) * value(a) + b * amaf(a) + c * range * sqrt(ln N / n(a)),  b = m / (m + n(a) + bias * m * n(a))</pre>
 *
 * Here amaf(a) is the mean payoff of the m simulations in which the seat played a anywhere below the reference node:
 * all moves as first. The reference is the node itself. As long as that has few visits it is the nearest node above it
 * with enough visits where the same seat moves. With 0 visits to have it is RAVE. Good where an action code means much
 * the same in many positions. An action that nobody has played yet comes first; without visits n(a) counts as 1 in the
 * last term.
 *
 * <p>Gelly and Silver (2011): Monte-Carlo Tree Search and Rapid Action Value Estimation. Cazenave (2015): Generalized
 * Rapid Action Value Estimation; here the reference of a seat is a node where that seat moves.
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
        double all = siblings.amafVisits(index);
        if (visits == 0 && all == 0) {
            return siblings.value(index) + FIRST;
        }
        double value = 0;
        if (visits > 0) {
            value = siblings.value(index);
        }
        if (all > 0) {
            double weight = weight(all, visits);
            value += weight * (siblings.amafMean(index) - value);
        }
        return value + Ucb1.term(c * siblings.payoffRange(), siblings, index);
    }

    private double weight(double all, int visits) {
        return all / (all + visits + bias * all * visits);
    }

    /** b, value(a), amaf(a), {@code c * range}, N and n(a); b is -1 for an action that nobody has played. */
    @Override
    public double[] parts(Siblings siblings, int index) {
        int visits = siblings.visits(index);
        int all = siblings.amafVisits(index);
        double unplayed = visits == 0 ? -1 : 0;
        return new double[] {
            all > 0 ? weight(all, visits) : unplayed,
            visits > 0 ? siblings.value(index) : 0,
            all > 0 ? siblings.amafMean(index) : 0,
            c * siblings.payoffRange(),
            siblings.opportunities(index),
            visits
        };
    }

    @Override
    public String formula() {
        return "grave";
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
