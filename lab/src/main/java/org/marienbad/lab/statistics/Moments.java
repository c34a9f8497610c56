package org.marienbad.lab.statistics;

/**
 * Mean and spread of a stream of numbers, in constant memory and without cancellation (B. P. Welford: Note on a method
 * for calculating corrected sums of squares and products. Technometrics 4, 1962, 419–420; the union of two streams
 * after T. F. Chan, G. H. Golub, R. J. LeVeque, 1979). Another order of the same numbers may change the last digits.
 */
public final class Moments {
    private long count;
    private double mean;
    /** Sum of the squared deviations from the mean. */
    private double squares;

    private double min = Double.NaN;
    private double max = Double.NaN;

    public void add(double number) {
        count++;
        double before = number - mean;
        mean += before / count;
        squares += before * (number - mean);
        min = count == 1 ? number : Math.min(min, number);
        max = count == 1 ? number : Math.max(max, number);
    }

    /** Adds all numbers that were added to {@code other}. */
    public void add(Moments other) {
        if (other.count == 0) {
            return;
        }
        if (count == 0) {
            min = other.min;
            max = other.max;
        }
        long both = count + other.count;
        double apart = other.mean - mean;
        squares += other.squares + apart * apart * count * ((double) other.count / both);
        mean += apart * other.count / both;
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
        count = both;
    }

    public long count() {
        return count;
    }

    /** NaN without numbers. */
    public double mean() {
        return count == 0 ? Double.NaN : mean;
    }

    /** The unbiased estimate, divided by count − 1; NaN for fewer than two numbers. */
    public double variance() {
        return count < 2 ? Double.NaN : squares / (count - 1);
    }

    /** Square root of {@link #variance}. */
    public double deviation() {
        return Math.sqrt(variance());
    }

    /** Standard error of the mean; NaN for fewer than two numbers. */
    public double standardError() {
        return Math.sqrt(variance() / count);
    }

    /** NaN without numbers. */
    public double min() {
        return min;
    }

    /** NaN without numbers. */
    public double max() {
        return max;
    }
}
