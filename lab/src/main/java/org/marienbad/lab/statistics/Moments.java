package org.marienbad.lab.statistics;

import java.math.BigDecimal;
import java.math.MathContext;

/**
 * Mean and spread of a stream of numbers, in constant memory. Nothing is rounded before the end, so that they depend
 * neither on the order of the numbers nor on what they were added to first.
 */
public final class Moments {
    private long count;
    private final ExactSum sum = new ExactSum();
    private final ExactSum squares = new ExactSum();

    private double min = Double.NaN;
    private double max = Double.NaN;

    public void add(double number) {
        count++;
        sum.add(number);
        squares.addSquare(number);
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
        sum.add(other.sum);
        squares.add(other.squares);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
        count += other.count;
    }

    public long count() {
        return count;
    }

    /** NaN without numbers. */
    public double mean() {
        return count == 0 ? Double.NaN : sum.doubleValue() / count;
    }

    /** The unbiased estimate, divided by count − 1; NaN for fewer than two numbers. */
    public double variance() {
        if (count < 2) {
            return Double.NaN;
        }
        if (!Double.isFinite(squares.doubleValue())) {
            return squares.doubleValue();
        }
        BigDecimal numbers = BigDecimal.valueOf(count);
        BigDecimal apart =
                squares.value().multiply(numbers).subtract(sum.value().pow(2));
        return apart.divide(numbers.multiply(BigDecimal.valueOf(count - 1)), MathContext.DECIMAL64)
                .doubleValue();
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
