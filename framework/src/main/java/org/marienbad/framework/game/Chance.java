package org.marienbad.framework.game;

import java.util.random.RandomGenerator;

/** Chance nodes. */
public final class Chance {
    private Chance() {}

    /**
     * Draws an outcome by weight after {@code ply} plies of the match with {@code seed}; the same whenever it is
     * called. The first {@code count} of {@code outcomes} are possible in {@code state}.
     */
    public static int draw(State state, int[] outcomes, int count, long seed, int ply) {
        return sample(state, outcomes, count, Seeds.stream(seed, "chance", ply));
    }

    /** One of the first {@code count} outcomes of {@code outcomes} at the chance node {@code state}, by weight. */
    public static int sample(State state, int[] outcomes, int count, RandomGenerator random) {
        double total = 0;
        for (int i = 0; i < count; i++) {
            total += state.chanceWeight(outcomes[i]);
        }
        double left = random.nextDouble() * total;
        for (int i = 0; i < count - 1; i++) {
            left -= state.chanceWeight(outcomes[i]);
            if (left < 0) {
                return outcomes[i];
            }
        }
        return outcomes[count - 1];
    }
}
