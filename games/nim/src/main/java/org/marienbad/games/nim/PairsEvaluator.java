package org.marienbad.games.nim;

import org.marienbad.framework.game.Evaluator;
import org.marienbad.framework.game.State;

/**
 * A beginner's heuristic for two seats: of two equal heaps the second mover can copy every move, so pairs cancel. With
 * nothing else left the mover loses, with one heap or two unequal heaps it can leave only pairs; anything else is
 * estimated as even. Deliberately weaker than the theory, so that search has something to find.
 */
final class PairsEvaluator implements Evaluator {
    /** Below the payoff of a game really won, so that search prefers to win. */
    private static final double SURE = 0.9;

    private final NimRules rules;

    PairsEvaluator(NimRules rules) {
        this.rules = rules;
    }

    @Override
    public void evaluate(State state, double[] out) {
        NimState nim = (NimState) state;
        long odd = 0;
        boolean single = true;
        for (int heap = 0; heap < rules.heapCount(); heap++) {
            int size = nim.heap(heap);
            odd ^= size == 0 ? 0 : 1L << size;
            single &= size <= 1;
        }
        double mover = opinion(odd);
        // Among heaps of one match nobody has a choice, and in misère it is good to leave an odd number of them.
        out[nim.turn()] = rules.misere && single ? -mover : mover;
        out[1 - nim.turn()] = -out[nim.turn()];
    }

    /** The mover's prospects with one heap of each size whose bit is set. */
    private double opinion(long odd) {
        if (odd == 0) {
            return -SURE;
        }
        int least = Long.numberOfTrailingZeros(odd);
        long rest = odd & odd - 1;
        int excess = rest == 0 ? least : Long.numberOfTrailingZeros(rest) - least;
        boolean win = (rest & rest - 1) == 0 && (rules.limit == 0 || excess <= rules.limit);
        return win ? SURE : 0;
    }
}
