package org.marienbad.ai.mcts.tree;

import org.marienbad.framework.game.GameInfo;

/** Payoffs on the scale from 0 to 1 on which a tree counts; all 0 in a game with a single payoff. */
record PayoffScale(double least, double factor) {
    static PayoffScale of(GameInfo info) {
        double range = info.maxPayoff() - info.minPayoff();
        return new PayoffScale(info.minPayoff(), range > 0 ? 1 / range : 0);
    }

    /** Puts {@code payoffs} on the scale. */
    void apply(double[] payoffs) {
        for (int seat = 0; seat < payoffs.length; seat++) {
            payoffs[seat] = (payoffs[seat] - least) * factor;
        }
    }

    /** The payoff that {@code scaled} stands for. */
    double payoff(double scaled) {
        return factor == 0 ? least : scaled / factor + least;
    }

    /** The place of {@code sum}, of the payoffs of two seats, on the scale. */
    double ofTwo(double sum) {
        return (sum - 2 * least) * factor;
    }
}
