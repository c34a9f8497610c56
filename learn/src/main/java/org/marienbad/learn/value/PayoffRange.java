package org.marienbad.learn.value;

import org.marienbad.framework.game.Game;
import org.marienbad.framework.game.GameInfo;

/** The payoffs of a game and the scale −1 … +1 on which estimates are learned. */
public final class PayoffRange {
    private final double centre;
    private final double half;
    private final double least;
    private final double greatest;
    private final boolean constantSum;
    private final double sum;

    public PayoffRange(Game game) {
        GameInfo info = game.info();
        least = info.minPayoff();
        greatest = info.maxPayoff();
        centre = (least + greatest) / 2;
        half = (greatest - least) / 2;
        constantSum = info.has(GameInfo.Trait.CONSTANT_SUM);
        sum = info.payoffSum();
    }

    public double payoff(double scaled) {
        return centre + half * scaled;
    }

    public double scaled(double payoff) {
        return half == 0 ? 0 : Math.max(-1, Math.min(1, (payoff - centre) / half));
    }

    /** The payoff of the other seat of two, in a game with a constant sum. */
    public double other(double payoff) {
        return Math.max(least, Math.min(greatest, sum - payoff));
    }

    /** Makes the sum of estimates that of the game, if it is constant: all are shifted, and drawn together where one leaves the range. */
    public void normalize(double[] payoffs) {
        if (!constantSum) {
            return;
        }
        int seats = payoffs.length;
        double mean = 0;
        for (double payoff : payoffs) {
            mean += payoff / seats;
        }
        double share = sum / seats;
        double factor = 1;
        for (double payoff : payoffs) {
            double shift = payoff - mean;
            if (share + shift > greatest) {
                factor = Math.min(factor, (greatest - share) / shift);
            } else if (share + shift < least) {
                factor = Math.min(factor, (least - share) / shift);
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            payoffs[seat] = share + factor * (payoffs[seat] - mean);
        }
    }
}
