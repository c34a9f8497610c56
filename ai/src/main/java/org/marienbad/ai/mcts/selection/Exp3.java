package org.marienbad.ai.mcts.selection;

/**
 * Exp3, exponential weights for exploration and exploitation: draws each action with a probability in proportion to:
 *
 * <pre>exp(exploration / K * G(a))</pre>
 *
 * Here K is the number of actions. G(a) is the payoff of the action in all visits so far, estimated by importance
 * sampling: {@link Siblings#weightedPayoffs}.
 *
 * <p>Auer, Cesa-Bianchi, Freund and Schapire (2002): The Nonstochastic Multiarmed Bandit Problem. In trees: Teytaud and
 * Flory (2011): Upper Confidence Trees with Short Term Partial Information; the average strategy leaves exploration
 * out.
 *
 * @param exploration the share of visits that draw from all actions alike: above 0, at most 1
 */
public record Exp3(double exploration) implements MixedSelection {
    private static final double EXPLORATION = 0.3;

    public Exp3 {
        requireShare(exploration);
    }

    /** Explores in three visits of ten. */
    public Exp3() {
        this(EXPLORATION);
    }

    static void requireShare(double exploration) {
        if (!(exploration > 0 && exploration <= 1)) {
            throw new IllegalArgumentException(
                    "the share of exploration is " + exploration + ", but must be above 0 and at most 1");
        }
    }

    @Override
    public void mix(Siblings siblings, double[] out) {
        int count = siblings.count();
        double rate = exploration / count;
        double greatest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            out[i] = rate * siblings.weightedPayoffs(i);
            greatest = Math.max(greatest, out[i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            out[i] = Math.exp(out[i] - greatest);
            sum += out[i];
        }
        for (int i = 0; i < count; i++) {
            out[i] /= sum;
        }
    }
}
