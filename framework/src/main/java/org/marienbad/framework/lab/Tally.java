package org.marienbad.framework.lab;

import org.marienbad.framework.lab.statistics.Interval;
import org.marienbad.framework.match.MatchResult;

/**
 * Results of one player counted over games. A game is won by the seat whose payoff is greater than every other's,
 * drawn between the seats that share the greatest payoff, and lost by the others.
 */
public final class Tally {
    private int games;
    private int wins;
    private int draws;
    private int forfeits;
    private int scored;
    private double payoff;
    private long score;
    private long decisions;
    private long nanos;

    /** Counts the game for the player who sat at {@code seat}. */
    public void add(Series.Played played, int seat) {
        MatchResult result = played.result();
        double own = result.payoffs()[seat];
        double best = Double.NEGATIVE_INFINITY;
        for (int other = 0; other < result.payoffs().length; other++) {
            if (other != seat) {
                best = Math.max(best, result.payoffs()[other]);
            }
        }
        games++;
        wins += own > best ? 1 : 0;
        draws += own == best ? 1 : 0;
        payoff += own;
        if (result.scores().length > seat) {
            scored++;
            score += result.scores()[seat];
        }
        if (result.forfeit().isPresent() && result.forfeit().get().seat() == seat) {
            forfeits++;
        }
        decisions += played.decisions()[seat];
        nanos += result.nanos()[seat];
    }

    public int games() {
        return games;
    }

    public int wins() {
        return wins;
    }

    public int draws() {
        return draws;
    }

    public int losses() {
        return games - wins - draws;
    }

    /** Games lost for breaking off: an illegal action, a failure, no answer. */
    public int forfeits() {
        return forfeits;
    }

    /** Share of the games won, in [0, 1]; NaN without games. */
    public double winShare() {
        return (double) wins / games;
    }

    /** The 95 % interval of {@link #winShare}. */
    public Interval winInterval() {
        return Interval.wilson(wins, games);
    }

    /** Mean payoff; NaN without games. */
    public double payoff() {
        return payoff / games;
    }

    /** Mean score at the end; NaN where the game has none. */
    public double score() {
        return (double) score / scored;
    }

    /** Mean time of a decision in milliseconds; NaN without decisions. */
    public double decisionMillis() {
        return nanos / 1e6 / decisions;
    }
}
