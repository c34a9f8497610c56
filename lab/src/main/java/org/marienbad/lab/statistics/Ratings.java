package org.marienbad.lab.statistics;

/**
 * How strong entrants are, on the scale of Elo: entrants whose ratings differ by d win against each other at odds of
 * 10^(d/400), draws apart. The mean of all ratings is 0.
 *
 * <p>For two seats it is the model of R. A. Bradley and M. E. Terry (1952) with draws as by R. R. Davidson (On
 * extending the Bradley–Terry model to accommodate ties in paired comparison experiments. JASA 65, 1970): with worths a
 * and b the first wins, draws, loses as a : δ√(ab) : b. For more seats it is the model of R. L. Plackett (1975) and R.
 * D. Luce (1959), in which each place is a choice among those left in proportion to their worths, with shared places as
 * by H. L. Turner, J. van Etten, D. Firth, I. Kosmidis (Modelling rankings in R: the PlackettLuce package.
 * Computational Statistics 35, 2020): t entrants share a place with the weight δ_t times the geometric mean of their
 * worths. With two seats both are the same. Differing from the latter, nothing is read into who shares the last place
 * (see {@link Placings}).
 *
 * <p>A prior gives a rating to an entrant who won all its games, and makes groups comparable that never met. Every
 * entrant has {@link #PRIOR} wins and as many losses against a common phantom whose worth is estimated, too (as Turner
 * et al.). Each δ is drawn to 1 with the same weight. This is the weight of one game an entrant; it fades as games
 * grow.
 */
public final class Ratings {
    /** The wins, and as many losses, that every entrant is given against the phantom. */
    public static final double PRIOR = 0.5;

    private static final double ELO = 400 / Math.log(10);

    private final double[] logWorths;
    private final double[][] covariance;
    /** By the number of those who share a place, from 1; 0 where it never happened. */
    private final double[] ties;

    Ratings(double[] logWorths, double[][] covariance, double[] ties) {
        this.logWorths = logWorths;
        this.covariance = covariance;
        this.ties = ties;
    }

    public int entrants() {
        return logWorths.length;
    }

    /** The rating of an entrant; the mean of all is 0. */
    public double elo(int entrant) {
        return ELO * logWorths[entrant];
    }

    /** The standard error of {@link #elo}, from the observed information. */
    public double standardError(int entrant) {
        return ELO * Math.sqrt(covariance[entrant][entrant]);
    }

    /** The standard error of the difference of two ratings. It is not the sum of theirs: they are correlated. */
    public double standardError(int entrant, int other) {
        double variance = covariance[entrant][entrant] + covariance[other][other] - 2 * covariance[entrant][other];
        return ELO * Math.sqrt(Math.max(0, variance));
    }

    /** The probability of a first place among all entrants if places are not shared; the sum of all is 1. */
    public double worth(int entrant) {
        double sum = 0;
        for (double other : logWorths) {
            sum += Math.exp(other - logWorths[entrant]);
        }
        return 1 / sum;
    }

    /** How easily {@code shared} ≥ 2 entrants share a place, δ above; 0 if it never happened. */
    public double tie(int shared) {
        return shared < ties.length ? ties[shared] : 0;
    }

    /** The probability that {@code entrant} wins a game of two seats against {@code other}. */
    public double win(int entrant, int other) {
        double apart = (logWorths[other] - logWorths[entrant]) / 2;
        return 1 / (1 + tie(2) * Math.exp(apart) + Math.exp(2 * apart));
    }

    /** The probability of a draw in a game of two seats. */
    public double draw(int entrant, int other) {
        return 1 - win(entrant, other) - win(other, entrant);
    }
}
