package org.marienbad.lab.statistics;

/** How often something happened: {@code successes} of {@code trials}. */
public record Proportion(long successes, long trials) {
    /** @throws IllegalArgumentException if successes are not in [0, trials] */
    public Proportion {
        if (successes < 0 || successes > trials) {
            throw new IllegalArgumentException(successes + " successes in " + trials + " trials");
        }
    }

    /** The share itself, in [0, 1]; NaN without trials. */
    public double value() {
        return (double) successes / trials;
    }

    /** Its 95 % interval, see {@link Interval#wilson}. */
    public Interval interval() {
        return Interval.wilson(successes, trials);
    }
}
