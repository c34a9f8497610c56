package org.marienbad.lab.results;

import org.marienbad.lab.statistics.ExactSum;
import org.marienbad.lab.statistics.Moments;
import org.marienbad.lab.statistics.Proportion;
import org.marienbad.lab.tournament.GameResult;

/**
 * Results of one player counted over games. A game is won by the seat whose payoff is greater than every other's. It is
 * drawn between the seats that share the greatest payoff, and lost by the others.
 */
public final class WinDrawLoss {
    private long games;
    private long wins;
    private long draws;
    private long forfeits;
    private long decisions;
    private long nanos;
    private long judged;
    private long errors;
    private final ExactSum lost = new ExactSum();
    private final Moments payoffs = new Moments();
    private final Moments scores = new Moments();

    /** Counts the game for the player who sat at {@code seat}. */
    public void add(GameResult played, int seat) {
        double points = played.points(seat);
        games++;
        wins += points == 1 ? 1 : 0;
        draws += points == 0.5 ? 1 : 0;
        payoffs.add(played.payoffs()[seat]);
        if (played.scores().length > seat) {
            scores.add(played.scores()[seat]);
        }
        if (played.forfeit().isPresent() && played.forfeit().get().seat() == seat) {
            forfeits++;
        }
        decisions += played.decisions()[seat];
        nanos += played.nanos()[seat];
        if (played.verdict().isPresent()) {
            judged += played.verdict().get().judged()[seat];
            errors += played.verdict().get().errors()[seat];
            lost.add(played.verdict().get().lost()[seat]);
        }
    }

    public long games() {
        return games;
    }

    public long wins() {
        return wins;
    }

    public long draws() {
        return draws;
    }

    public long losses() {
        return games - wins - draws;
    }

    /** Games lost by forfeit: an illegal action, a failure, no answer in time. */
    public long forfeits() {
        return forfeits;
    }

    /** Share of the points, in [0, 1]: 1 for a game won, ½ for one drawn; NaN without games. */
    public double points() {
        return (wins + draws / 2.0) / games;
    }

    /** Share of the games won, with its 95 % interval. */
    public Proportion won() {
        return new Proportion(wins, games);
    }

    public Proportion drawn() {
        return new Proportion(draws, games);
    }

    public Proportion lost() {
        return new Proportion(losses(), games);
    }

    /** Payoffs; NaN without games. */
    public Moments payoffs() {
        return payoffs;
    }

    /** Scores at the end; without any where the game has none. */
    public Moments scores() {
        return scores;
    }

    public long decisions() {
        return decisions;
    }

    /** Mean time of a decision in milliseconds; NaN without decisions. */
    public double decisionMillis() {
        return nanos / 1e6 / decisions;
    }

    /** Decisions of which it is known what was best. */
    public long judged() {
        return judged;
    }

    /** The share of those judged that gave away payoff. */
    public Proportion errors() {
        return new Proportion(errors, judged);
    }

    /** Mean payoff given away in a decision that was judged; NaN without any. */
    public double meanLoss() {
        return lost.doubleValue() / judged;
    }
}
