package org.marienbad.ai.mcts.selection;

import java.util.Arrays;

/**
 * Regret matching draws each action in proportion to its regret. The regret is its gain over the actions played, had it
 * been played in every visit so far. Only regrets above 0 count; without any, all actions are equally likely. An action
 * that was not drawn is valued by importance sampling: {@link Siblings#weightedPayoffs}.
 *
 * <p>Hart and Mas-Colell (2000): A Simple Adaptive Procedure Leading to Correlated Equilibrium. In trees: Lanctot, Lisý
 * and Winands (2014): Monte Carlo Tree Search in Simultaneous Move Games with Applications to Goofspiel.
 *
 * @param exploration the share of visits that draw from all actions alike: above 0, at most 1
 */
public record RegretMatching(double exploration) implements MixedSelection {
    private static final double EXPLORATION = 0.3;

    public RegretMatching {
        Exp3.requireShare(exploration);
    }

    /** Explores in three visits of ten. */
    public RegretMatching() {
        this(EXPLORATION);
    }

    @Override
    public void mix(Siblings siblings, double[] out) {
        int count = siblings.count();
        double played = siblings.playedPayoffs();
        double sum = 0;
        for (int i = 0; i < count; i++) {
            out[i] = Math.max(0, siblings.weightedPayoffs(i) - played);
            sum += out[i];
        }
        if (sum <= 0) {
            Arrays.fill(out, 0, count, 1.0 / count);
            return;
        }
        for (int i = 0; i < count; i++) {
            out[i] /= sum;
        }
    }
}
