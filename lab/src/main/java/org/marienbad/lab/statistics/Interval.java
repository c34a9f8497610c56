package org.marienbad.lab.statistics;

/** A confidence interval of a share, both ends in [0, 1]. */
public record Interval(double low, double high) {
    /** The 0.975 quantile of the standard normal distribution: two-sided intervals of 95 %. */
    public static final double Z95 = 1.959963984540054;

    /**
     * The 95 % score interval of a share of {@code successes} in {@code trials} (E. B. Wilson: Probable inference, the
     * law of succession, and statistical inference. JASA 22, 1927, 209–212). Unlike the textbook interval it stays
     * sensible for few trials and for shares near 0 and 1. Without trials nothing is known: [0, 1].
     *
     * @throws IllegalArgumentException if successes are not in [0, trials]
     */
    public static Interval wilson(long successes, long trials) {
        if (successes < 0 || successes > trials) {
            throw new IllegalArgumentException(successes + " successes in " + trials + " trials");
        }
        return ofMean((double) successes / trials, trials);
    }

    /**
     * The same for the mean of {@code trials} results from 0 to 1 each. If results such as draws lie between, it is
     * wider than need be, since they vary less than successes and failures with the same mean.
     *
     * @param mean in [0, 1]; anything without trials
     */
    public static Interval ofMean(double mean, long trials) {
        if (trials == 0) {
            return new Interval(0, 1);
        }
        double zz = Z95 * Z95;
        double centre = mean + zz / (2 * trials);
        double reach = Z95 * Math.sqrt(mean * (1 - mean) / trials + zz / (4.0 * trials * trials));
        double scale = 1 + zz / trials;
        // At the ends one bound is exactly 0 or 1; rounding must not say otherwise.
        double low = mean == 0 ? 0 : (centre - reach) / scale;
        double high = mean == 1 ? 1 : (centre + reach) / scale;
        return new Interval(low, high);
    }
}
