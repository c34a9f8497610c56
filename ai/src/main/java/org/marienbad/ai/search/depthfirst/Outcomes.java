package org.marienbad.ai.search.depthfirst;

import org.marienbad.framework.game.Seeds;
import org.marienbad.framework.game.State;

/**
 * The outcomes of chance nodes with their probabilities, likeliest first. An unbiased sample stands in for too many
 * outcomes. It is systematic sampling (Madow and Madow 1944): n draws take an outcome of probability p n·p times, up to
 * rounding. A position always gets the same sample.
 */
final class Outcomes {
    private final int most;
    private final long seed;
    private boolean sampled;

    /** @param most how many outcomes of a node are searched at most */
    Outcomes(int most, long seed) {
        this.most = most;
        this.seed = seed;
    }

    /** Whether a node has been sampled since {@link #forget}. */
    boolean sampled() {
        return sampled;
    }

    void forget() {
        sampled = false;
    }

    /** Writes outcomes of the chance node {@code state} and their probabilities; returns how many. */
    int list(State state, int[] outcomes, double[] probabilities) {
        int count = state.legalActions(outcomes);
        double total = 0;
        for (int i = 0; i < count; i++) {
            probabilities[i] = state.chanceWeight(outcomes[i]);
            total += probabilities[i];
        }
        if (count > most) {
            count = sample(state.hash(), outcomes, probabilities, count, total);
            total = most;
        }
        for (int i = 0; i < count; i++) {
            int outcome = outcomes[i];
            double probability = probabilities[i] / total;
            int j = i;
            for (; j > 0 && probabilities[j - 1] < probability; j--) {
                probabilities[j] = probabilities[j - 1];
                outcomes[j] = outcomes[j - 1];
            }
            probabilities[j] = probability;
            outcomes[j] = outcome;
        }
        return count;
    }

    /** Keeps the outcomes drawn, with the numbers of draws as their weights. */
    private int sample(long hash, int[] outcomes, double[] weights, int count, double total) {
        sampled = true;
        double step = total / most;
        double next = (Seeds.mix(hash + seed) >>> 11) * 0x1p-53 * step;
        double end = 0;
        int kept = 0;
        int left = most;
        for (int i = 0; i < count && left > 0; i++) {
            end += weights[i];
            int draws = 0;
            while (left > 0 && (next < end || i == count - 1)) {
                draws++;
                left--;
                next += step;
            }
            if (draws > 0) {
                outcomes[kept] = outcomes[i];
                weights[kept++] = draws;
            }
        }
        return kept;
    }
}
