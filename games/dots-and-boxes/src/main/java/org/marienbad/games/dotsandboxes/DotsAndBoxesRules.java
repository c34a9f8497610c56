package org.marienbad.games.dotsandboxes;

import org.marienbad.framework.game.Payoffs;

/**
 * The options of a game.
 *
 * @param grid the board
 * @param seats two to four
 * @param margin the payoff is the difference of a seat's boxes and the mean of the others', in parts of all boxes;
 *     otherwise the order
 */
public record DotsAndBoxesRules(DotsAndBoxesGrid grid, int seats, boolean margin) {
    static final int MOST_SEATS = 4;

    /** The least payoff of a seat. */
    double leastPayoff() {
        return margin ? -1.0 / (seats - 1) : -1;
    }

    void payoffs(int[] counts, double[] out) {
        if (!margin) {
            Payoffs.ranks(counts, out);
            return;
        }
        int all = 0;
        for (int count : counts) {
            all += count;
        }
        for (int seat = 0; seat < seats; seat++) {
            // The lead over the mean of the others, in one fraction.
            out[seat] = (double) (counts[seat] * seats - all) / ((seats - 1) * grid.boxCount());
        }
    }
}
