package org.marienbad.ai.cfr;

import java.util.Arrays;

/** Regret matching (Hart, Mas-Colell 2000): plays actions in proportion to how much it regrets not having played them. */
final class Regrets {
    private Regrets() {}

    /** Writes the probabilities for {@code regrets}, of which only those above 0 count; uniform if there are none. */
    static void match(double[] regrets, double[] out) {
        double sum = 0;
        for (double regret : regrets) {
            sum += Math.max(regret, 0);
        }
        if (sum <= 0) {
            Arrays.fill(out, 1.0 / out.length);
            return;
        }
        for (int i = 0; i < out.length; i++) {
            out[i] = Math.max(regrets[i], 0) / sum;
        }
    }
}
